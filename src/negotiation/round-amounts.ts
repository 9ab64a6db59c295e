import type { Package, Proposal, Situation, TermValues } from './types.ts'
import { isPrice } from './worth.ts'

/**
 * Rounds prices to amounts that a person would name. The step is derived from what both sides see and never from a mandate,
 * so that the roundness of an amount reveals nothing about the limit. Only a final proposal is less round, where the limit
 * leaves no room for a step.
 */

/** The step relative to the price, and to the distance between both sides on the same terms. */
const shares = { price: 1 / 1000, distance: 1 / 20 }

/**
 * The step whose multiples are round amounts at this point of the negotiation, in minor units: 1, 2 or 5 times a power of
 * ten.
 */
export function amountStep(history: readonly Proposal[], price: number): number {
  const first = history.find(({ by }) => by === 'own')?.packages[0]?.price ?? price
  return roundStep(Math.min(first * shares.price, distance(history) * shares.distance))
}

/** The largest round step that is at most `size`, or 1. */
function roundStep(size: number): number {
  if (!(size >= 2)) return 1
  const power = 10 ** Math.floor(Math.log10(size))
  return power * ([5, 2].find((digit) => digit * power <= size) ?? 1)
}

/** The difference between the sides' latest prices on the same terms, in minor units; infinite before there are any. */
function distance(history: readonly Proposal[]): number {
  const own = history.findLast(({ by }) => by === 'own')?.packages ?? []
  const others = history.flatMap(({ by, packages }) => (by === 'other' ? packages : []))
  const gaps = own.flatMap((one) => {
    const other = others.findLast(({ terms }) => haveEqualTerms(one.terms, terms))
    return other ? [Math.abs(one.price - other.price)] : []
  })
  return Math.min(...gaps, Number.POSITIVE_INFINITY)
}

const haveEqualTerms = (a: TermValues, b: TermValues) =>
  Object.keys(a).every((key) => a[key] === b[key]) && Object.keys(b).every((key) => key in a)

/**
 * Rounds prices in this side's favour, so that no package becomes worth less to it. Where that would ask for more than before
 * on the same terms, the earlier price stays. So does the target, which a person has chosen.
 */
export function roundForOwnSide({ mandate, history }: Situation, packages: readonly Package[]): Package[] {
  const [round, better, worse] =
    mandate.side === 'buyer' ? [Math.floor, Math.min, Math.max] : [Math.ceil, Math.max, Math.min]
  const made = history.flatMap(({ by, packages }) => (by === 'own' ? packages : []))
  return packages.map(({ price, terms }) => {
    if (price === mandate.target) return { price, terms }
    const step = amountStep(history, price)
    const earlier = made.filter((one) => haveEqualTerms(one.terms, terms)).map((one) => one.price)
    const rounded = better(price, worse(round(price / step) * step, ...earlier))
    return { price: isPrice(rounded) ? rounded : price, terms }
  })
}

/** Rounds prices towards the other side, to the roundest ones that give away at most `room`. */
export function roundForOtherSide(
  { mandate, history }: Situation,
  packages: readonly Package[],
  room: number,
): Package[] {
  const round = mandate.side === 'buyer' ? Math.ceil : Math.floor
  return packages.map(({ price, terms }) => {
    const rounded = stepsFrom(amountStep(history, price))
      .map((step) => round(price / step) * step)
      .find((one) => Math.abs(one - price) <= room && isPrice(one))
    return { price: rounded ?? price, terms }
  })
}

/** All round steps from `largest` down to 2. */
const stepsFrom = (largest: number): number[] =>
  largest < 2 ? [] : [largest, ...stepsFrom(roundStep(largest - 1))]
