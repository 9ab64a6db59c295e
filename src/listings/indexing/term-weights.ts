import { saturation } from '../../db/tables/matching.ts'
import { detectLanguage } from '../../language/detect-language.ts'
import { itemsOf } from '../../language/items.ts'
import { indexTermsOf } from '../../language/terms/index-terms.ts'
import { readGlossaryFor } from '../../language/terms/phrases.ts'
import { tradeTermsOf } from '../../language/terms/trades.ts'
import { atOnce } from '../../shared/in-steps.ts'
import { limits } from '../../shared/limits.ts'
import type { Side } from '../../shared/sides.ts'

/** The BM25F impact of each term of a listing, over the fields name, points and description. */

/** Increment this when `termWeightsOf` returns anything else for a text: reindex.ts then updates older listings. */
export const termsVersion = 22

export interface ListingText {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly description: string
  /** Including hidden ones: nobody can read the index or the scores. */
  readonly points: readonly string[]
}

/** How many items of a point's list are indexed: positions must fit into a smallint. */
const maxItems = 100

/**
 * BM25F's parameters: `lengthShare` is b, and `usualLength` (in terms) replaces the average length. It is a constant,
 * so that the impacts of a listing don't depend on what else is published.
 */
const fields = {
  name: { weight: 3, lengthShare: 0.4, usualLength: 5 },
  points: { weight: 2, lengthShare: 0.6, usualLength: 30 },
  description: { weight: 1, lengthShare: 0.7, usualLength: 40 },
} as const
type Field = keyof typeof fields

/** The frequency of a trade's term in a listing that belongs to that trade alone. */
const tradeFrequency = 4

export interface TermWeights {
  /** Each term once, in ascending order. */
  readonly terms: number[]
  readonly impacts: number[]
  /** Parallel arrays: the position of a point, or of an item of it, and one of its terms. */
  readonly pointPositions: number[]
  readonly pointTerms: number[]
}

export const termWeightsOf = (listing: ListingText): TermWeights => atOnce(termWeightsInSteps(listing))

/** The same in steps: a large listing takes some hundreds of milliseconds. */
export function* termWeightsInSteps(listing: ListingText): Generator<void, TermWeights> {
  const text = [listing.name, ...listing.points, listing.description].join('\n')
  const language = detectLanguage(text)
  yield* readGlossaryFor(text, language)
  const mentions: Record<Field, readonly number[]> = {
    name: indexTermsOf(listing.name, language).mentioned,
    points: [],
    description: indexTermsOf(listing.description, language).mentioned,
  }
  const ofPoints: (readonly number[])[] = []
  const inPoints: { position: number; term: number }[] = []
  for (const [number, point] of listing.points.entries()) {
    yield
    const { mentioned, stated } = indexTermsOf(point, language)
    ofPoints.push(mentioned)
    // A requirement that lists several things is as many requirements, of which each may be covered by another strength.
    // A strength stays whole, because a list of strengths covers each of its items.
    const items = listing.side === 'buyer' ? itemsOf(point).slice(0, maxItems) : [point]
    for (const [item, itemText] of items.entries()) {
      const terms = itemText === point ? stated : indexTermsOf(itemText, language).stated
      for (const term of terms) inPoints.push({ position: number + limits.points * item, term })
    }
  }
  mentions.points = ofPoints.flat()
  yield

  const frequencies = new Map<number, number>()
  for (const field of Object.keys(mentions) as Field[]) {
    const weight = occurrenceWeight(field, mentions[field].length)
    for (const term of mentions[field]) frequencies.set(term, (frequencies.get(term) ?? 0) + weight)
  }
  for (const { term, share } of tradeTermsOf(text, language)) frequencies.set(term, tradeFrequency * share)
  const entries = [...frequencies].sort(([a], [b]) => a - b)
  return {
    terms: entries.map(([term]) => term),
    impacts: entries.map(([, frequency]) => (frequency * (saturation + 1)) / (frequency + saturation)),
    pointPositions: inPoints.map(({ position }) => position),
    pointTerms: inPoints.map(({ term }) => term),
  }
}

/** What one occurrence adds to a term's frequency, in a field of this length (in terms). */
function occurrenceWeight(field: Field, length: number): number {
  const { weight, lengthShare, usualLength } = fields[field]
  return weight / (1 - lengthShare + (lengthShare * length) / usualLength)
}
