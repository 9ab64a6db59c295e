import type { MatchVerdict } from '../providers/assistant/results.ts'

/**
 * A pair's fit, from 0 to 1: how much of the request's requirements the offering answers, once by the words of the index
 * (raised coverage) and once by the assistant, and whether both are of one trade. It is comparable across listings and the same
 * for both sides. It depends on contents only, never on ids or times, because waiting leads of the whole market open in its
 * order.
 */
const weights = {
  raisedCoverage: 0.45,
  leastCovered: 0.13,
  assistant: 0.25,
  trade: 0.15,
  price: 0.0199,
  content: 0.0001,
} as const

/**
 * Fits that tell pairs apart, chosen on made markets with known fits (`npm run bench -- market`). They lie below the shares of
 * requirements that they stand for, because sides word the same thing differently.
 */

/** Above it are only pairs that meet nearly everything, though by far not all of them. */
export const fullFit = 0.85
/** A pair that meets at least half. */
export const halfMetFit = 0.38
/** Below it, hardly anything of the requirements is answered. */
export const partlyMetFit = 0.28

/** From this likeness of their trades, two listings are surely of one kind. */
const oneTrade = 0.44

interface FitParts {
  readonly raisedCoverage: number
  /** The raised coverage of the requirement that is covered least: a full match leaves none out. */
  readonly leastCovered: number
  /** The assistant's. */
  readonly score: number
  /** How alike the trades of both are, 0 to 1; null unless both have a known trade. */
  readonly tradeLikeness: number | null
  /** How good the price is for the buyer, 0 to 1; null unless both sides state one. */
  readonly price: number | null
  /** A hash of both listings' contents, 0 to 1: it orders pairs that are equal otherwise. */
  readonly content: number
}

/** The answered requirements stand in for a trade that isn't known. */
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
  const trade = tradeLikeness === null ? answered / answerWeights : Math.min(1, tradeLikeness / oneTrade)
  return answered + weights.trade * trade + weights.price * (price ?? 0.5) + weights.content * content
}
const answerWeights = weights.raisedCoverage + weights.leastCovered + weights.assistant

/** Coverage that outweighs an assistant which sees no match but names no conflict, and one that can't tell. */
const acceptedCoverage = { refused: 0.75, unknown: 0.65 } as const

/** One strange answer of the assistant must not lose a pair that meets the requirements, so only a conflict does. */
export const isAccepted = ({ match, conflict }: MatchVerdict, coverage: number): boolean =>
  !conflict && (match || coverage >= acceptedCoverage[match === null ? 'unknown' : 'refused'])
