import { isTimeLimit } from '../../language/quantities/amounts.ts'
import {
  isFurther,
  isMeaning,
  isMinor,
  isSameTerm,
  isWordTerm,
  stepOf,
  termGroup,
} from '../../language/terms/term-hash.ts'
import { atOnce } from '../../shared/in-steps.ts'
import { memoize } from '../../shared/memoize.ts'

/** Exact scoring of the candidates that the index proposed, over all terms of both listings. */

/** A listing's row in the index. */
export interface IndexedListing {
  /** Each term once, with its BM25F impact. */
  readonly terms: readonly number[]
  readonly impacts: readonly number[]
  /** Parallel arrays: a point's position and one of its terms. */
  readonly pointPositions: readonly number[]
  readonly pointTerms: readonly number[]
}

/** How rare a term is, 0 to 1: its inverse document frequency, relative to that of a term in no listing. */
export type Rarity = (term: number) => number

/** BM25's formula. The counts may lag behind the index, so a term can seem to be in more listings than there are. */
export const inverseDocumentFrequency = (documentFrequency: number, listingCount: number): number =>
  Math.log(1 + (Math.max(listingCount - documentFrequency, 0) + 0.5) / (documentFrequency + 0.5))

/** A candidate's BM25F score. `weights` maps the query's terms to their weights. */
export function bm25fScore(candidate: IndexedListing, weights: ReadonlyMap<number, number>): number {
  return candidate.terms.reduce(
    (sum, term, i) => sum + (weights.get(term) ?? 0) * (candidate.impacts[i] ?? 0),
    0,
  )
}

/**
 * A strength that shares this part of a long requirement's weight covers it fully, because the rest is usually phrased
 * differently. In a short requirement every word counts. Otherwise the rare word 'sink' alone would let 'sink plumbing'
 * cover 'sink replacement'.
 */
const fullCoverage = 0.85
const minWordsOfLongRequirement = 4

/**
 * The weights of an amount and of a minor word in a requirement, regardless of how many terms they have. A word that names
 * a thing has weight 1. A word that isn't in the glossary has its rarity as its weight, because it may be a name or
 * meaningless.
 */
const weights = { amount: 3, minor: 0.2 } as const

/** A word of a point (its term, or those of a meaning) or an amount (all of its terms). */
interface PointTerm {
  readonly position: number
  /** More than one for a word with several meanings. */
  readonly readings: number[][]
}

/** How well the strengths cover the requirements, from 0 to 1. */
export const requirementCoverage = (
  requirements: IndexedListing,
  strengths: IndexedListing,
  rarity: Rarity,
): number => mean(atOnce(bestAnswersInSteps(requirements, strengths, rarity)))

/**
 * The mean coverage of requirements (`answers`, each 0 to 1), with partly covered ones raised: an offering that meets all
 * requirements in other words ranks before one that meets some of them in the same words.
 */
export const raisedCoverage = (answers: readonly number[]): number => mean(answers.map(Math.sqrt))

/** The raised coverage of the requirement that is covered least, 0 to 1. */
export const leastCovered = (answers: readonly number[]): number => Math.sqrt(Math.min(...answers))

/**
 * How well each requirement's best single strength covers it, from 0 to 1, by the weights of the words and amounts they share.
 * In steps of a requirement: two of the largest listings take more than a hundred milliseconds.
 */
export function* bestAnswersInSteps(
  requirements: IndexedListing,
  strengths: IndexedListing,
  rarity: Rarity,
): Generator<void, number[]> {
  const offered = byTermGroup(strengths)
  const answers: number[] = []
  for (const requirement of byPosition(requirements).values()) {
    answers.push(bestCoverage(requirement, offered, rarity))
    yield
  }
  return answers
}

/** The share of a listing's terms that another one contains, weighted by rarity and impact; 0 to 1. */
export function sharedTerms(own: IndexedListing, other: IndexedListing, rarity: Rarity): number {
  const others = new Set(other.terms)
  let total = 0
  let shared = 0
  own.terms.forEach((term, i) => {
    const weight = rarity(term) * (own.impacts[i] ?? 0)
    total += weight
    if (others.has(term)) shared += weight
  })
  return total === 0 ? 0 : shared / total
}

function bestCoverage(
  requirement: readonly PointTerm[],
  offered: ReadonlyMap<number, readonly OfferedTerm[]>,
  rarity: Rarity,
): number {
  let total = 0
  const covered = new Map<number, number>()
  for (const { readings } of requirement) {
    const weight = mean(readings.map((terms) => weightOf(terms, rarity)))
    total += weight
    for (const [position, similarity] of similarities(readings, offered))
      covered.set(position, (covered.get(position) ?? 0) + weight * similarity)
  }
  const enough = requirement.length >= minWordsOfLongRequirement ? fullCoverage : 1
  return Math.min(1, Math.max(0, ...covered.values()) / (enough * total))
}

const isWord = ([term = 0, ...others]: readonly number[]): boolean => others.length === 0 || isWordTerm(term)

function weightOf(terms: readonly number[], rarity: Rarity): number {
  const [term = 0, ...others] = terms
  if (!isWord(terms)) return weights.amount
  if (others.length === 0) return rarity(term)
  return isMinor(term) ? weights.minor : 1
}

/**
 * How similar a word or amount of a requirement is to the most similar one in each strength, 0 to 1, by the strength's
 * position. `readings` are the terms of its meanings.
 */
function similarities(
  readings: readonly (readonly number[])[],
  offered: ReadonlyMap<number, readonly OfferedTerm[]>,
): Map<number, number> {
  const found = new Map<number, number>()
  for (const terms of readings) {
    const similarityOf =
      isWord(terms) && terms.length > 1 ? sameness : isTimeLimit(terms) ? timeLimitKept : overlap
    for (const match of offered.get(termGroup(terms[0] ?? 0)) ?? [])
      found.set(match.position, Math.max(found.get(match.position) ?? 0, similarityOf(terms, match.terms)))
  }
  return found
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** How much a synonym counts. The same word, which is less ambiguous, counts 1. */
const synonymShare = 0.9

/** For two words with a common meaning: 1 for the same word, less for synonyms. */
const sameness = (a: readonly number[], b: readonly number[]): number =>
  a.every((term) => b.some((other) => isSameTerm(term, other))) ? 1 : synonymShare

/** For two amounts: the share of the narrower one that lies within the other, 1 for 7 kg and 5 to 10 kg. */
const overlap = (a: readonly number[], b: readonly number[]): number =>
  a.filter((term) => b.includes(term)).length / Math.min(a.length, b.length)

/** For a required time limit: 1 if the offered one keeps it, as 'within 2 hours' keeps 'within 24 hours', otherwise 0. */
const timeLimitKept = (required: readonly number[], offered: readonly number[]): number =>
  isTimeLimit(offered)
    ? Number(stepOf(offered[0] ?? 0) <= stepOf(required[0] ?? 0))
    : overlap(required, offered)

/** One reading of an offered word, or an amount. */
interface OfferedTerm {
  readonly position: number
  readonly terms: readonly number[]
}

// Memoized by listing: the query is compared with every candidate.
const byTermGroup = memoize((strengths: IndexedListing) =>
  Map.groupBy(
    pointTermsOf(strengths).flatMap(({ position, readings }) =>
      readings.map((terms): OfferedTerm => ({ position, terms })),
    ),
    ({ terms: [term = 0] }) => termGroup(term),
  ),
)
const byPosition = memoize((requirements: IndexedListing) =>
  Map.groupBy(pointTermsOf(requirements), ({ position }) => position),
)

/** The words and amounts of all points, in order. The terms of an amount and of a word are adjacent. */
function pointTermsOf({ pointTerms, pointPositions }: IndexedListing): PointTerm[] {
  const found: PointTerm[] = []
  pointTerms.forEach((term, i) => {
    const position = pointPositions[i] ?? 0
    const last = found.at(-1)
    const reading = last?.readings.at(-1)
    if (last?.position !== position || !reading || (isMeaning(term) && !isFurther(term)))
      found.push({ position, readings: [[term]] })
    else if (isMeaning(term)) last.readings.push([term])
    else if (termGroup(reading[0] ?? 0) === termGroup(term)) reading.push(term)
    else found.push({ position, readings: [[term]] })
  })
  return found
}
