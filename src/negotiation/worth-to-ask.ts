import { aspiration, elapsed, openingWorth, reserveWorth } from './aspiration.ts'
import { forecastSurplus } from './forecast.ts'
import type { OpponentModel } from './opponent-model.ts'
import type { Situation, Style } from './types.ts'
import { worthOf } from './worth.ts'

/** The share of the forecast surplus below which this side doesn't go before it must. */
const shares: Record<Style, number> = { quick: 0.45, balanced: 0.5, firm: 0.65 }

/** What the packages of this round are worth to this side. Never rises, and never less than one minor unit. */
export function worthToAsk(situation: Situation, model: OpponentModel): number {
  const { mandate, publicTerms, history, round, lastRound } = situation
  const worths = (by: 'own' | 'other') =>
    history
      .filter((one) => one.by === by)
      .flatMap(({ packages }) => packages.map((one) => worthOf(mandate, publicTerms, one)))
      .filter(Number.isFinite)
  const surplus = forecastSurplus(situation, model) ?? Number.NEGATIVE_INFINITY
  const fairShare = Math.round(shares[mandate.style] * surplus)
  const reserve = reserveWorth(mandate)
  const isLast = round >= lastRound && lastRound > 1
  const floor = isLast && surplus >= 1 ? Math.max(1, Math.min(fairShare, reserve)) : reserve
  const wanted =
    isLast && surplus >= 1 ? fairShare : Math.max(aspiration(mandate, elapsed(round, lastRound)), fairShare)
  const least = Math.max(floor, ...worths('other'))
  const most = Math.min(openingWorth(mandate), ...worths('own'))
  return Math.max(floor, Math.min(most, Math.max(least, wanted)))
}
