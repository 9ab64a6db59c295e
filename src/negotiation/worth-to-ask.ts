import { aspiration, elapsed, openingWorth, reserveWorth } from './aspiration.ts'
import { type Forecast, forecastSurplus } from './forecast.ts'
import type { OpponentModel } from './opponent-model.ts'
import type { Situation, Style } from './types.ts'
import { worthOf } from './worth.ts'

/** The share of the forecast surplus that this side asks for at least before its last proposal. */
const shares: Record<Style, number> = { quick: 0.45, balanced: 0.5, firm: 0.65 }

export interface Asked {
  /** In minor units. */
  readonly worth: number
  /** For a final proposal: prices are rounded towards the other side, down to this worth. Null: in this side's favour. */
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
  const { mandate, publicTerms, history } = situation
  const worths = (by: 'own' | 'other') =>
    history
      .filter((one) => one.by === by)
      .flatMap(({ packages }) => packages.map((one) => worthOf(mandate, publicTerms, one)))
      .filter(Number.isFinite)
  const { surplus, reach } = forecastSurplus(situation, model)
  const fairShare = Math.round(shares[mandate.style] * surplus)
  const { floor, wanted, roundsDownTo } = aimOf(situation, { surplus, reach, fairShare })
  const least = Math.max(floor, ...worths('other'))
  const most = Math.min(openingWorth(mandate), ...worths('own'))
  return { worth: Math.max(floor, Math.min(most, Math.max(least, wanted))), roundsDownTo }
}

/** The worth that this side wants to ask for in a round, and the least that it asks for; in minor units. */
interface Aim {
  readonly floor: number
  readonly wanted: number
  readonly roundsDownTo: number | null
}

function aimOf(
  { mandate, history, round, lastRound }: Situation,
  { surplus, reach, fairShare }: Forecast & { readonly fairShare: number },
): Aim {
  const reserve = reserveWorth(mandate)
  const isLast = round >= lastRound && lastRound > 1
  const isFinal = isLast && history.filter(({ by }) => by === 'other').length >= lastRound
  if (isFinal && surplus >= 1)
    return {
      floor: Math.max(1, Math.min(fairShare, reserve)),
      wanted: fairShare,
      roundsDownTo: fairShare < reserve ? 1 : reserve,
    }
  if (isFinal && reach >= 0) return { floor: 1, wanted: 1, roundsDownTo: 1 }
  const wanted =
    isLast && surplus >= 1
      ? Math.min(fairShare, Math.floor(openingWorth(mandate) / 3))
      : Math.max(aspiration(mandate, elapsed(round, lastRound)), fairShare)
  return { floor: reserve, wanted, roundsDownTo: null }
}
