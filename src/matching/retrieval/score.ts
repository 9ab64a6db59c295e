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
 * A strength that shares this part of a long requirement's weight covers it fully: the rest is usually phrased
 * differently. Of a short requirement every word counts, or one rare word would cover 'sink replacement' by 'sink plumbing'.
 */
const fullCoverage = 0.85
const minWordsOfLongRequirement = 4

/**
 * What an amount or a minor word of a requirement weighs, however many terms it has; a word that names a thing weighs 1. Words
 * that the glossary doesn't have weigh by their rarity: they may be names, or say nothing.
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
): number => mean(bestAnswers(requirements, strengths, rarity))

/**
 * The same of answers, with partly covered requirements raised: who offers all that is required in other words goes before who
 * offers a part of it in the same words.
 */
export const raisedCoverage = (answers: readonly number[]): number => mean(answers.map(Math.sqrt))

/** The raised coverage of the requirement that is covered least. */
export const leastCovered = (answers: readonly number[]): number => Math.sqrt(Math.min(...answers))

/** How well each requirement's best single strength covers it, from 0 to 1, by the weights of the words and amounts they share. */
export function bestAnswers(
  requirements: IndexedListing,
  strengths: IndexedListing,
  rarity: Rarity,
): number[] {
  const offered = byTermGroup(strengths)
  return [...byPosition(requirements).values()].map((requirement) =>
    bestCoverage(requirement, offered, rarity),
  )
}

/** The share of a listing's terms that another one contains, by their rarity and impact. */
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
    for (const [position, likeness] of likenesses(readings, offered))
      covered.set(position, (covered.get(position) ?? 0) + weight * likeness)
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

/** How like a requirement's word or amount the offered ones are, by their points: the likeness of the likest readings. */
function likenesses(
  readings: readonly (readonly number[])[],
  offered: ReadonlyMap<number, readonly OfferedTerm[]>,
): Map<number, number> {
  const found = new Map<number, number>()
  for (const terms of readings) {
    const likeness = isWord(terms) && terms.length > 1 ? sameness : isTimeLimit(terms) ? keeping : overlap
    for (const match of offered.get(termGroup(terms[0] ?? 0)) ?? [])
      found.set(match.position, Math.max(found.get(match.position) ?? 0, likeness(terms, match.terms)))
  }
  return found
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** What another word with the same meaning counts: the same word says it more surely. */
const synonymShare = 0.9

/** Of two words: 1 for the same one. */
const sameness = (a: readonly number[], b: readonly number[]): number =>
  a.every((term) => b.some((other) => isSameTerm(term, other))) ? 1 : synonymShare

/** Of two amounts, the share of the narrower one that lies within the other: 1 for 7 kg and 5 to 10 kg. */
const overlap = (a: readonly number[], b: readonly number[]): number =>
  a.filter((term) => b.includes(term)).length / Math.min(a.length, b.length)

/** Of two time limits, whether the offered one keeps the required one: 'within 2 hours' does 'within 24 hours'. */
const keeping = (required: readonly number[], offered: readonly number[]): number =>
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
  groupBy(
    pointTermsOf(strengths).flatMap(({ position, readings }) =>
      readings.map((terms): OfferedTerm => ({ position, terms })),
    ),
    ({ terms: [term = 0] }) => termGroup(term),
  ),
)
const byPosition = memoize((requirements: IndexedListing) =>
  groupBy(pointTermsOf(requirements), ({ position }) => position),
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

function groupBy<T>(values: readonly T[], key: (value: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const value of values) {
    const group = groups.get(key(value))
    if (group) group.push(value)
    else groups.set(key(value), [value])
  }
  return groups
}
