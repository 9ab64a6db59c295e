import { thingOf } from '../../language/terms/term-hash.ts'
import { memoize } from '../../shared/memoize.ts'

/** How well candidates fit a listing, on all their words: exact, where retrieval's proposals are quick. */

/** What the index keeps of a listing. */
export interface IndexedListing {
  /** Each word once, with its BM25F impact. */
  readonly terms: readonly number[]
  readonly impacts: readonly number[]
  /** Parallel: a point's position, and one of its words. */
  readonly pointPositions: readonly number[]
  readonly pointTerms: readonly number[]
}

/** What a shared word says: the rarer, the more. */
export type Rarity = (term: number) => number

/** BM25's inverse document frequency. */
export const rarityOf = (found: number, market: number): number =>
  Math.log(1 + (Math.max(market - found, 0) + 0.5) / (found + 0.5))

/** The BM25F score of a candidate by the query's words and what each of them weighs. */
export function wholeScore(candidate: IndexedListing, weights: ReadonlyMap<number, number>): number {
  return candidate.terms.reduce(
    (sum, term, i) => sum + (weights.get(term) ?? 0) * (candidate.impacts[i] ?? 0),
    0,
  )
}

/** A strength that shares this much of a requirement answers it whole: the rest is said in other words. */
const enough = 0.85

/** An amount says as much as two words, however wide it is. */
const amountWeight = 2

/** A word of a point, or an amount with all of its terms. */
interface Thing {
  readonly position: number
  readonly terms: number[]
}

/**
 * 0 to 1: for each requirement the best single strength, by the rarity of what they share; squared, since one
 * requirement answered whole is worth more than two by half; and averaged.
 */
export function shareAnswered(
  requirements: IndexedListing,
  strengths: IndexedListing,
  rarity: Rarity,
): number {
  const offered = offeredBy(strengths)
  const asked = askedBy(requirements)
  if (asked.size === 0) return 0
  let sum = 0
  for (const requirement of asked.values()) sum += bestAnswer(requirement, offered, rarity) ** 2
  return sum / asked.size
}

function bestAnswer(
  requirement: readonly Thing[],
  offered: ReadonlyMap<number, readonly Thing[]>,
  rarity: Rarity,
): number {
  let whole = 0
  const answered = new Map<number, number>()
  const answer = (strength: number, said: number) =>
    answered.set(strength, (answered.get(strength) ?? 0) + said)
  for (const { terms } of requirement) {
    const [term = 0] = terms
    const rare = terms.length > 1 ? amountWeight * mean(terms.map(rarity)) : rarity(term)
    whole += rare
    const same = offered.get(thingOf(term)) ?? []
    for (const thing of same) answer(thing.position, rare * overlap(terms, thing.terms))
  }
  return Math.min(1, Math.max(0, ...answered.values()) / (enough * whole))
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Of two amounts the share of the narrower one that lies in the other: 1 for 7 kg where 5 to 10 kg are asked for. */
const overlap = (a: readonly number[], b: readonly number[]): number =>
  a.filter((term) => b.includes(term)).length / Math.min(a.length, b.length)

// Once for each listing: the one that asks is compared with all that are found.
const offeredBy = memoize((strengths: IndexedListing) =>
  groupBy(thingsOf(strengths), ({ terms: [term = 0] }) => thingOf(term)),
)
const askedBy = memoize((requirements: IndexedListing) =>
  groupBy(thingsOf(requirements), ({ position }) => position),
)

/** A point's words and amounts, in its order. */
function thingsOf({ pointTerms, pointPositions }: IndexedListing): Thing[] {
  const things: Thing[] = []
  pointTerms.forEach((term, i) => {
    const position = pointPositions[i] ?? 0
    const last = things.at(-1)
    // The terms of an amount stand together.
    if (last?.position === position && thingOf(last.terms[0] ?? 0) === thingOf(term)) last.terms.push(term)
    else things.push({ position, terms: [term] })
  })
  return things
}

function groupBy<T>(values: readonly T[], key: (value: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const value of values) {
    const group = groups.get(key(value))
    if (group) group.push(value)
    else groups.set(key(value), [value])
  }
  return groups
}
