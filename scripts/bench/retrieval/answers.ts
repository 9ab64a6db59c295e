import { type ListingText, termWeightsOf } from '../../../src/listings/indexing/term-weights.ts'
import { type IndexedListing, requirementCoverage } from '../../../src/matching/retrieval/score.ts'
import type { ListingSource } from '../../../src/providers/assistant/briefs.ts'
import { limits } from '../../../src/shared/limits.ts'
import type { Label, Pair } from '../../eval/cases.ts'
import { devPairs } from '../../eval/dev-pairs.ts'
import { heldOutPairs } from '../../eval/held-out-pairs.ts'
import { buyerOf, sellerOf } from '../../eval/listings.ts'
import { mean, table } from '../measure.ts'

/**
 * How well the coverage score separates requirements that are met from others: scores each labelled requirement
 * (scripts/eval) alone against its own seller's strengths, with the same idf for all words.
 */

export async function run(): Promise<void> {
  const halves = { dev: devPairs, 'held out': heldOutPairs }
  console.log(table(Object.entries(halves).map(([half, pairs]) => ({ half, ...measure(pairs) }))))
}

function measure(pairs: readonly Pair[]): Record<string, string> {
  const coverages: Record<Label, number[]> = { '+': [], '-': [], '?': [] }
  for (const pair of pairs) {
    const [strengths, requirements] = [indexed(sellerOf(pair)), indexed(buyerOf(pair))]
    pair.requirements.forEach(([, label], position) => {
      coverages[label].push(requirementCoverage(pointOf(requirements, position), strengths, () => 1))
    })
  }
  return {
    'met above not met': above(coverages['+'], coverages['-']),
    'met above unknown': above(coverages['+'], coverages['?']),
    'met, mean': mean(coverages['+']).toFixed(2),
    'not met, mean': mean(coverages['-']).toFixed(2),
    'unknown, mean': mean(coverages['?']).toFixed(2),
  }
}

function indexed({ id, side, name, description, points }: ListingSource): IndexedListing {
  const texts = points.flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
  return termWeightsOf({ id, side, name, description, points: texts } satisfies ListingText)
}

function pointOf(listing: IndexedListing, position: number): IndexedListing {
  const ofPoint = (_: number, i: number) => (listing.pointPositions[i] ?? 0) % limits.points === position
  return {
    ...listing,
    pointPositions: listing.pointPositions.filter(ofPoint),
    pointTerms: listing.pointTerms.filter(ofPoint),
  }
}

/** The probability that a value of the first is above one of the second; a tie counts half. */
function above(first: readonly number[], second: readonly number[]): string {
  const wins = first.flatMap((a) => second.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  return mean(wins).toFixed(3)
}
