import type { Side } from '../../src/shared/sides.ts'
import { randomFrom } from './random.ts'

/**
 * Generates a two-sided market from a seed, deterministically. Topics have words, and concepts of two or three of those
 * words. A request asks for concepts and an offering has concepts; relevance depends only on the concepts, never on the
 * words. Words follow Zipf's law, topics share words, listings leave words out, and descriptions mention concepts that
 * are neither requested nor offered.
 */

export interface MarketListing {
  readonly side: Side
  readonly company: number
  readonly name: string
  readonly description: string
  readonly points: readonly string[]
  /** The concept of each point. */
  readonly concepts: readonly number[]
}

const listingsPerTopic = 400
const listingsPerCompany = 3
const wordsPerTopic = 60
const conceptsPerTopic = 40
const generalWords = 1_500
/** How likely a listing contains a word of a concept beside its first. */
const wordProbability = 0.85
const smallWords = 'the and for with our we in of to a is are from by on this that all your'.split(' ')

/** @param amounts the share of concepts that have an amount, in any of its units or as a range; most differ only by it */
export function makeMarket(size: number, seed = 7, amounts = 0): MarketListing[] {
  const random = randomFrom(seed)
  const topics = makeTopics(Math.max(4, Math.round(size / listingsPerTopic)), amounts, random)
  const general = zipf(generalWords, 1.1)
  const companies = Math.ceil(size / listingsPerCompany)
  return Array.from({ length: size }, (_, i) =>
    makeListing(i % 2 === 0 ? 'seller' : 'buyer', {
      random,
      topic: pick(topics, random),
      general: () => wordOf(general(random())),
      company: Math.floor(random() * companies),
    }),
  )
}

/** The share of the request's concepts that the offering has, 0 to 1. */
export function shareMet(a: MarketListing, b: MarketListing): number {
  const [request, offering] = a.side === 'buyer' ? [a, b] : [b, a]
  const met = request.concepts.filter((concept) => offering.concepts.includes(concept)).length
  return met / request.concepts.length
}

interface Topic {
  /** A word of the topic, by Zipf's law. */
  word(random: number): string
  readonly concepts: readonly Concept[]
}

interface Concept {
  readonly id: number
  readonly words: readonly string[]
  /** In grams. */
  readonly amount: number | null
}

/** Topics draw from one vocabulary, which grows with their number (Heaps' law), so some words belong to many topics. */
function makeTopics(count: number, amounts: number, random: () => number): Topic[] {
  const vocabulary = zipf(Math.round(60 * wordsPerTopic * (count / 60) ** 0.8) + wordsPerTopic, 0.7)
  const inTopic = zipf(wordsPerTopic, 0.9)
  return Array.from({ length: count }, (_, topic) => {
    const words = Array.from({ length: wordsPerTopic }, () => wordOf(generalWords + vocabulary(random())))
    const measured = Math.round(conceptsPerTopic * amounts)
    const concepts: Concept[] = []
    while (concepts.length < conceptsPerTopic) {
      const id = topic * conceptsPerTopic + concepts.length
      // Of four concepts with an amount, one has its own words, and the other three differ from it only by the amount.
      const sameWords = concepts.length < measured && concepts.length % 4 > 0 ? concepts.at(-1)! : null
      concepts.push({
        id,
        words: sameWords?.words ?? Array.from({ length: random() < 0.4 ? 2 : 3 }, () => pick(words, random)),
        amount:
          concepts.length < measured ? (sameWords?.amount ?? 20 + Math.floor(100 * random())) * 6 : null,
      })
    }
    return { word: (at) => words[inTopic(at)]!, concepts }
  })
}

interface ListingParts {
  readonly random: () => number
  readonly topic: Topic
  readonly general: () => string
  readonly company: number
}

function makeListing(side: Side, { random, topic, general, company }: ListingParts): MarketListing {
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const repeat = (count: number, word: () => string) => Array.from({ length: count }, word)
  const topical = () => topic.word(random())
  const dropWords = (words: readonly string[]) =>
    words.filter((_, i) => i === 0 || random() < wordProbability)
  const shuffled = (words: string[]) =>
    words
      .map((word) => ({ word, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ word }) => word)

  const count = side === 'buyer' ? between(3, 6) : between(3, 9)
  const concepts = [...new Set(repeat(count, () => '').map(() => pick(topic.concepts, random)))]
  const points = concepts.map((concept) =>
    shuffled([
      ...dropWords(concept.words),
      ...repeat(between(0, 2), general),
      ...repeat(random() < 0.3 ? 1 : 0, topical),
      ...repeat(2, () => pick(smallWords, random)),
      ...(concept.amount === null ? [] : [formatAmount(concept.amount, random)]),
    ]).join(' '),
  )
  const mentioned = () => pick(random() < 0.5 ? concepts : topic.concepts, random).words
  const description = shuffled([
    ...repeat(between(10, 25), () => pick(smallWords, random)),
    ...repeat(between(12, 25), general),
    ...repeat(between(4, 10), topical),
    ...repeat(between(1, 4), () => '').flatMap(() => dropWords(mentioned())),
  ]).join(' ')
  const name = [...repeat(2, topical), pick(pick(concepts, random).words, random)].join(' ')
  return { side, company, name, description, points, concepts: concepts.map((concept) => concept.id) }
}

/** In grams, kilograms or tonnes; one in three as a range around the amount. */
function formatAmount(grams: number, random: () => number): string {
  const [factor, unit] = pick(
    [
      [1, 'g'],
      [1e3, 'kg'],
      [1e6, 't'],
    ] as const,
    random,
  )
  const inUnit = (share: number) => String(Number(((grams * share) / factor).toPrecision(4)))
  return random() < 1 / 3 ? `${inUnit(0.7)} to ${inUnit(1.4)} ${unit}` : `${inUnit(1)} ${unit}`
}

const pick = <T>(from: readonly T[], random: () => number): T => from[Math.floor(random() * from.length)]!

/** A function from a random number (0 to 1) to a rank, distributed by Zipf's law. */
function zipf(ranks: number, exponent: number): (random: number) => number {
  const sums = new Float64Array(ranks)
  let sum = 0
  for (let rank = 0; rank < ranks; rank++) {
    sum += 1 / (rank + 2.7) ** exponent
    sums[rank] = sum
  }
  return (random) => {
    let [low, high] = [0, ranks - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! < random * sum) low = middle + 1
      else high = middle
    }
    return low
  }
}

const consonants = 'b c d f g k l m n p r s t v'.split(' ')
const vowels = 'a e i o u'.split(' ')

/** A pronounceable word for each rank; the most frequent words are the shortest. */
function wordOf(rank: number): string {
  const kinds = consonants.length * vowels.length
  let word = ''
  for (let rest = rank + kinds; rest > 0; rest = Math.floor(rest / kinds)) {
    const syllable = rest % kinds
    word += consonants[syllable % consonants.length]! + vowels[Math.floor(syllable / consonants.length)]!
  }
  return `${word}k`
}
