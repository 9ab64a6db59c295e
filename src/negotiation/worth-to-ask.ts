import { aspiration, elapsed, openingWorth, reserveWorth } from './aspiration.ts'
import { forecastSurplus } from './forecast.ts'
import type { OpponentModel } from './opponent-model.ts'
import type { Situation, Style } from './types.ts'
import { worthOf } from './worth.ts'

/** The share of the forecast surplus below which this side doesn't go before it must. */
const shares: Record<Style, number> = { quick: 0.45, balanced: 0.5, firm: 0.65 }

export interface Asked {
  /** In minor units. */
  readonly worth: number
  /** For a last word: amounts are rounded towards the other side, down to this worth. Null: in this side's favour. */
  readonly roundsDownTo: number | null
}

/**
 * What the packages of this round are worth to this side: never rises, and never less than one minor unit.
 *
 * Only the final proposal of the negotiation, when the other side has used up its own, goes below the reserve, and only
 * towards a side that has come near: so two sides with a price in common agree. A side that proposes before that asks for at
 * most a third of its opening in its last proposal, so that the other can tell how far it would go.
 */
export function worthToAsk(situation: Situation, model: OpponentModel): Asked {
  const { mandate, publicTerms, history, round, lastRound } = situation
  const worths = (by: 'own' | 'other') =>
    history
      .filter((one) => one.by === by)
      .flatMap(({ packages }) => packages.map((one) => worthOf(mandate, publicTerms, one)))
      .filter(Number.isFinite)
  const { surplus, reach } = forecastSurplus(situation, model)
  const fairShare = Math.round(shares[mandate.style] * surplus)
  const reserve = reserveWorth(mandate)
  const isLast = round >= lastRound && lastRound > 1
  const isFinal = isLast && history.filter(({ by }) => by === 'other').length >= lastRound
  const range = (floor: number, wanted: number, roundsDownTo: number | null = null) => ({
    floor,
    wanted,
    roundsDownTo,
  })
  const { floor, wanted, roundsDownTo } =
    isFinal && surplus >= 1
      ? range(Math.max(1, Math.min(fairShare, reserve)), fairShare, fairShare < reserve ? 1 : reserve)
      : isFinal && reach >= 0
        ? range(1, 1, 1)
        : isLast && surplus >= 1
          ? range(reserve, Math.min(fairShare, Math.floor(openingWorth(mandate) / 3)))
          : range(reserve, Math.max(aspiration(mandate, elapsed(round, lastRound)), fairShare))
  const least = Math.max(floor, ...worths('other'))
  const most = Math.min(openingWorth(mandate), ...worths('own'))
  return { worth: Math.max(floor, Math.min(most, Math.max(least, wanted))), roundsDownTo }
}
