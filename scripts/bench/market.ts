import type { Side } from '../../src/shared/sides.ts'

/**
 * A two-sided market out of one number, the same every time. Topics own words and concepts (two or three of
 * those words that mean something together). A request asks for concepts, an offering has some; who fits
 * whom is known from the concepts alone, never from the words. Words follow Zipf's law, topics share some,
 * people leave words out, and descriptions speak of things that aren't asked for or offered.
 */

export interface MarketListing {
  readonly side: Side
  readonly company: number
  readonly name: string
  readonly description: string
  readonly points: readonly string[]
  /** What the points mean, one each. */
  readonly concepts: readonly number[]
}

const listingsPerTopic = 400
const listingsPerCompany = 3
const wordsPerTopic = 60
const conceptsPerTopic = 40
const generalWords = 1_500
/** How likely a person says a word of a concept. */
const said = 0.85
const smallWords = 'the and for with our we in of to a is are from by on this that all your'.split(' ')

/** `amounts`: this share of the concepts is told apart by an amount alone, written in any of its units or as a range. */
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

/** How much of the request the offering has: 0 to 1. */
export function shareMet(a: MarketListing, b: MarketListing): number {
  const [request, offering] = a.side === 'buyer' ? [a, b] : [b, a]
  const met = request.concepts.filter((concept) => offering.concepts.includes(concept)).length
  return met / request.concepts.length
}

interface Topic {
  /** Zipf's law within the topic too. */
  word(random: number): string
  readonly concepts: readonly Concept[]
}

interface Concept {
  readonly id: number
  readonly words: readonly string[]
  /** In grams. */
  readonly amount: number | null
}

/** Topics draw from one vocabulary that grows with them (Heaps' law), so some words belong to many topics. */
function makeTopics(count: number, amounts: number, random: () => number): Topic[] {
  const vocabulary = zipf(Math.round(60 * wordsPerTopic * (count / 60) ** 0.8) + wordsPerTopic, 0.7)
  const inTopic = zipf(wordsPerTopic, 0.9)
  return Array.from({ length: count }, (_, topic) => {
    const words = Array.from({ length: wordsPerTopic }, () => wordOf(generalWords + vocabulary(random())))
    const measured = Math.round(conceptsPerTopic * amounts)
    const concepts: Concept[] = []
    while (concepts.length < conceptsPerTopic) {
      const id = topic * conceptsPerTopic + concepts.length
      // One in four has words of its own; the other three differ from it by the amount.
      const alike = concepts.length < measured && concepts.length % 4 > 0 ? concepts.at(-1)! : null
      concepts.push({
        id,
        words: alike?.words ?? Array.from({ length: random() < 0.4 ? 2 : 3 }, () => pick(words, random)),
        amount: concepts.length < measured ? (alike?.amount ?? 20 + Math.floor(100 * random())) * 6 : null,
      })
    }
    return { word: (at) => words[inTopic(at)]!, concepts }
  })
}

interface Making {
  readonly random: () => number
  readonly topic: Topic
  readonly general: () => string
  readonly company: number
}

function makeListing(side: Side, { random, topic, general, company }: Making): MarketListing {
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const some = (count: number, word: () => string) => Array.from({ length: count }, word)
  const topical = () => topic.word(random())
  const spoken = (words: readonly string[]) => words.filter((_, i) => i === 0 || random() < said)
  const shuffled = (words: string[]) =>
    words
      .map((word) => ({ word, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ word }) => word)

  const count = side === 'buyer' ? between(3, 6) : between(3, 9)
  const concepts = [...new Set(some(count, () => '').map(() => pick(topic.concepts, random)))]
  const points = concepts.map((concept) =>
    shuffled([
      ...spoken(concept.words),
      ...some(between(0, 2), general),
      ...some(random() < 0.3 ? 1 : 0, topical),
      ...some(2, () => pick(smallWords, random)),
      ...(concept.amount === null ? [] : [written(concept.amount, random)]),
    ]).join(' '),
  )
  const mentioned = () => pick(random() < 0.5 ? concepts : topic.concepts, random).words
  const description = shuffled([
    ...some(between(10, 25), () => pick(smallWords, random)),
    ...some(between(12, 25), general),
    ...some(between(4, 10), topical),
    ...some(between(1, 4), () => '').flatMap(() => spoken(mentioned())),
  ]).join(' ')
  const name = [...some(2, topical), pick(pick(concepts, random).words, random)].join(' ')
  return { side, company, name, description, points, concepts: concepts.map((concept) => concept.id) }
}

/** In grams, kilograms or tonnes; every third time as a range around it. */
function written(grams: number, random: () => number): string {
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

/** mulberry32 */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Turns a number from 0 to 1 into a rank, the first ones most often. */
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

/** A pronounceable word for each rank, the commonest the shortest. */
function wordOf(rank: number): string {
  const kinds = consonants.length * vowels.length
  let word = ''
  for (let left = rank + kinds; left > 0; left = Math.floor(left / kinds)) {
    const syllable = left % kinds
    word += consonants[syllable % consonants.length]! + vowels[Math.floor(syllable / consonants.length)]!
  }
  return `${word}k`
}
