import type { MatchVerdict } from '../providers/assistant/results.ts'

/**
 * A pair's fit, from 0 to 1: mostly the share of the request's requirements that the offering covers. It is comparable
 * across listings and the same for both sides. It depends on contents only, never on ids or times, because waiting
 * leads of the whole market open in its order.
 */

/** What the parts besides coverage add at most: they refine the order of coverage and never scramble it. */
const refinements = { assistant: 0.03, sharedWords: 0.05, price: 0.0199, content: 0.0001 } as const
const refined = Object.values(refinements).reduce((sum, part) => sum + part, 0)

/** The lowest fit of a pair with this coverage: 0.5 where half of the requirements are met. */
const lowestFit = (coverage: number): number => refined + (1 - 2 * refined) * coverage

/** A full match. */
export const fullFit = lowestFit(0.85)
/**
 * A pair that meets at least half. Coverage counts words, and sides word the same thing differently: on made markets
 * with known fits (`npm run bench -- market`), pairs that meet half have a coverage around 0.4.
 */
export const halfMetFit = lowestFit(0.4)
/** Below it, the words that a pair shares answer none of the requirements. */
export const partlyMetFit = lowestFit(0.15)

interface FitParts {
  readonly coverage: number
  /** The share of the request's words that the offering contains, wherever they are. */
  readonly sharedWords: number
  /** The assistant's. */
  readonly score: number
  /** How good the price is for the buyer, 0 to 1; null unless both sides state one. */
  readonly price: number | null
  /** A hash of both listings' contents, 0 to 1: it orders pairs that are equal otherwise. */
  readonly content: number
}

export function fitOf({ coverage, sharedWords, score, price, content }: FitParts): number {
  const refinement =
    refinements.assistant * score +
    refinements.sharedWords * sharedWords +
    refinements.price * (price ?? 0.5) +
    refinements.content * content
  return lowestFit(coverage) + refinement
}

/** Coverage that outweighs an assistant which sees no match but names no conflict. */
const acceptedCoverage = 0.6

/** One strange answer of the assistant must not lose a pair that meets the requirements, so only a conflict does. */
export const isAccepted = ({ match, conflict }: MatchVerdict, coverage: number): boolean =>
  !conflict && (match || coverage >= acceptedCoverage)
