import type { Mandate, Style } from './types.ts'

const exponents: Record<Style, number> = { quick: 1, balanced: 2, firm: 4 }

/** The worth of the target: the first proposal asks for it. */
export const openingWorth = ({ target, walkAway }: Mandate): number => Math.abs(walkAway - target)

/** The least worth that is proposed before the last proposal. */
export const reserveWorth = (mandate: Mandate): number => Math.ceil(openingWorth(mandate) / 10)

/** The share of the rounds that has passed before proposal `round`: 0 for the first, 1 for the last; half for the only one. */
export const elapsed = (round: number, lastRound: number): number =>
  lastRound <= 1 ? 0.5 : Math.min(1, Math.max(0, (round - 1) / (lastRound - 1)))

/** The worth to ask for at `time`: falls from the opening to the reserve, slowly at first. */
export function aspiration(mandate: Mandate, time: number): number {
  const [opening, reserve] = [openingWorth(mandate), reserveWorth(mandate)]
  return Math.ceil(reserve + (opening - reserve) * (1 - time ** exponents[mandate.style]))
}
