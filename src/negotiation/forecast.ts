import { elapsed } from './aspiration.ts'
import { bestJointTerms } from './choose-packages.ts'
import type { OpponentModel } from './opponent-model.ts'
import { amountStep } from './round-amounts.ts'
import type { Proposal, Situation } from './types.ts'
import { worthOfTerms } from './worth.ts'

/** Exponents of the curves that the other side's concessions may follow: below 1 it concedes early, above 1 late. */
const exponents = [0.25, 0.5, 1, 2, 4, 8]
/** The other side's reserve as a share of what it gives from its opening to its reserve, if its curve is like ours. */
const reserveShare = 1 / 9

/** In minor units; negative infinity before the other side has made two proposals that can be compared. */
export interface Forecast {
  readonly surplus: number
  /** The surplus if the other side gave half as much again as it has given so far. */
  readonly reach: number
}

const none: Forecast = { surplus: Number.NEGATIVE_INFINITY, reach: Number.NEGATIVE_INFINITY }

/**
 * What this side's worth would be if the other side went to its limit, on the terms that are best for both: the
 * surplus that there is to share. Follows from how the other side has conceded so far.
 */
export function forecastSurplus(situation: Situation, model: OpponentModel): Forecast {
  const { mandate, publicTerms, history, lastRound } = situation
  const terms = bestJointTerms(situation, model)
  if (!terms) return none
  const joint = worthOfTerms(mandate, publicTerms, terms) + model.worthOf(terms)
  const sign = mandate.side === 'buyer' ? 1 : -1
  // What the other side's packages would be worth to this side on the best terms, if they stayed as good for the other side.
  const offered = history
    .filter(({ by }) => by === 'other')
    .map(({ packages }, i) => {
      const level =
        packages.reduce((sum, one) => sum + sign * one.price + model.worthOf(one.terms), 0) / packages.length
      return { time: elapsed(i + 1, lastRound), worth: joint - level + sign * mandate.walkAway }
    })
    .filter(({ worth }) => Number.isFinite(worth))
  const [first] = offered
  const now = offered.at(-1)
  if (!first || !now || offered.length < 2) return none
  const given = now.worth - first.worth
  const step = openingStep(history)
  // The other side rounds two amounts, its opening and its latest one, each by up to a step.
  const reach = now.worth + given / 2 + Math.max(0, Math.min(2 * step, given))
  // After its last proposal nothing is left but its reserve. Its opening may be rounded up by a step.
  if (now.time >= 1) return { surplus: now.worth + Math.max(0, given - step) * reserveShare, reach }
  const fits = exponents.map((exponent) =>
    fitLine(offered.map(({ time, worth }) => ({ x: time ** exponent, y: worth }))),
  )
  const best = fits.reduce((a, b) => (b.error < a.error ? b : a))
  const left = best.slope <= 0 ? 0 : best.slope * (1 - best.x + reserveShare)
  return { surplus: now.worth + left, reach }
}

const openingStep = (history: readonly Proposal[]): number =>
  amountStep([], history.find(({ by }) => by === 'other')?.packages[0]?.price ?? 0)

/** Fits a line by least squares. `x` is that of the last point. */
function fitLine(points: readonly { x: number; y: number }[]): { slope: number; error: number; x: number } {
  const n = points.length
  const [meanX, meanY] = [points.reduce((s, p) => s + p.x, 0) / n, points.reduce((s, p) => s + p.y, 0) / n]
  const spread = points.reduce((s, p) => s + (p.x - meanX) ** 2, 0)
  const slope = spread === 0 ? 0 : points.reduce((s, p) => s + (p.x - meanX) * (p.y - meanY), 0) / spread
  const error = points.reduce((s, p) => s + (p.y - meanY - slope * (p.x - meanX)) ** 2, 0)
  return { slope, error, x: points.at(-1)?.x ?? 0 }
}
