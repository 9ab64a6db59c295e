import type { MatchVerdict } from '../providers/assistant/results.ts'

/**
 * The weights of the parts of a pair's fit. The fit, from 0 to 1, says how much of the request's requirements the offering
 * answers, by the words of the index (raised coverage) and by the assistant, and whether both are of one trade. It is
 * comparable across listings and the same for both sides. It depends on contents only, never on ids or times, because
 * waiting leads of the whole market open in the order of their fits.
 */
const weights = {
  raisedCoverage: 0.45,
  leastCovered: 0.13,
  assistant: 0.25,
  trade: 0.15,
  price: 0.0199,
  content: 0.0001,
} as const

/*
 * Thresholds of the fit, chosen on synthetic markets with known fits (`npm run bench -- market`). They are lower than the
 * shares of requirements that they stand for, because sides word the same thing differently.
 */

/** A pair with at least this fit meets nearly all requirements. Many pairs that do so have a lower fit. */
export const fullFit = 0.85
/** A pair with at least this fit meets half of the requirements or more. */
export const halfMetFit = 0.38
/** A pair with a lower fit meets hardly any requirement. */
export const partlyMetFit = 0.28

/** Two listings whose trades are at least this similar are of one trade. */
const oneTradeSimilarity = 0.44

interface FitParts {
  readonly raisedCoverage: number
  /** The raised coverage of the requirement that is covered least: a full match leaves none out. */
  readonly leastCovered: number
  /** The score of the assistant's verdict, 0 to 1. */
  readonly score: number
  /** How similar the trades of both are, 0 to 1; null unless both have a known trade. */
  readonly tradeLikeness: number | null
  /** How good the price is for the buyer, 0 to 1; null unless both sides state one. */
  readonly price: number | null
  /** A hash of both listings' contents, 0 to 1: it orders pairs that are equal otherwise. */
  readonly content: number
}

/** A pair's fit, 0 to 1. Where a trade isn't known, the answered requirements count in its place. */
export function fitOf({
  raisedCoverage,
  leastCovered,
  score,
  tradeLikeness,
  price,
  content,
}: FitParts): number {
  const answered =
    weights.raisedCoverage * raisedCoverage + weights.leastCovered * leastCovered + weights.assistant * score
  const trade =
    tradeLikeness === null ? answered / answerWeights : Math.min(1, tradeLikeness / oneTradeSimilarity)
  return answered + weights.trade * trade + weights.price * (price ?? 0.5) + weights.content * content
}
const answerWeights = weights.raisedCoverage + weights.leastCovered + weights.assistant

/** At this coverage or above, a pair matches although the assistant says no without a conflict, or can't tell. */
const acceptedCoverage = { refused: 0.75, unknown: 0.65 } as const

/** Whether a pair matches. High coverage outweighs the assistant's no, which may be an error, but never a conflict. */
export const isAccepted = ({ match, conflict }: MatchVerdict, coverage: number): boolean =>
  !conflict && (match || coverage >= acceptedCoverage[match === null ? 'unknown' : 'refused'])
