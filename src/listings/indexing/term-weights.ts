import { saturation } from '../../db/tables/matching.ts'
import { detectLanguage } from '../../language/languages.ts'
import { indexTermsOf } from '../../language/terms/index-terms.ts'
import type { Side } from '../../shared/sides.ts'

/** How much a listing's words say about it: BM25F over its name, its points and its description. */

/** Raise it when `weigh` makes anything else of a text: older listings are indexed anew then (reindex.ts). */
export const termsVersion = 1

export interface ListingText {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly description: string
  /** All of them, hidden ones too: what comes of retrieval is read by nobody. */
  readonly points: readonly string[]
}

/**
 * `usual` is the length, in terms, that counts as neither long nor short. It is a constant, not the market's
 * average, so that a listing weighs the same whenever it was published.
 */
const fields = {
  name: { weight: 3, lengthShare: 0.4, usual: 5 },
  points: { weight: 2, lengthShare: 0.6, usual: 30 },
  description: { weight: 1, lengthShare: 0.7, usual: 40 },
} as const
type Field = keyof typeof fields

export interface TermWeights {
  /** Each term once, in rising order. */
  readonly terms: number[]
  readonly impacts: number[]
  /** Parallel: a point's position and one of its terms. */
  readonly pointPositions: number[]
  readonly pointTerms: number[]
}

export function termWeightsOf(listing: ListingText): TermWeights {
  const language = detectLanguage([listing.name, ...listing.points, listing.description].join('\n'))
  const points = listing.points.map((point) => indexTermsOf(point, language))
  const texts = {
    name: indexTermsOf(listing.name, language).mentioned,
    points: points.flatMap(({ mentioned }) => mentioned),
    description: indexTermsOf(listing.description, language).mentioned,
  }

  const frequencies = new Map<number, number>()
  for (const field of Object.keys(texts) as Field[]) {
    const share = shareOfOne(field, texts[field].length)
    for (const term of texts[field]) frequencies.set(term, (frequencies.get(term) ?? 0) + share)
  }
  const entries = [...frequencies].sort(([a], [b]) => a - b)
  const inPoints = points.flatMap(({ stated }, position) => stated.map((term) => ({ position, term })))
  return {
    terms: entries.map(([term]) => term),
    impacts: entries.map(([, frequency]) => (frequency * (saturation + 1)) / (frequency + saturation)),
    pointPositions: inPoints.map((word) => word.position),
    pointTerms: inPoints.map((word) => word.term),
  }
}

/** What one occurrence in a field of this length is worth. */
function shareOfOne(field: Field, length: number): number {
  const { weight, lengthShare, usual } = fields[field]
  return weight / (1 - lengthShare + (lengthShare * length) / usual)
}
