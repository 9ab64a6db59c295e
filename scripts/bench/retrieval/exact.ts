import type { Language } from '../../../src/language/languages.ts'
import { termsOf } from '../../../src/language/terms/terms.ts'
import type { Side } from '../../../src/shared/sides.ts'
import { otherSide } from '../../../src/shared/sides.ts'
import type { MarketListing } from '../market.ts'

/**
 * Textbook BM25F in memory, as a baseline for the index: exact average lengths, repeated query words counted by their
 * frequency, every listing scored. It shares only the tokenizer with the index.
 */

const fields = {
  name: { weight: 3, b: 0.4 },
  points: { weight: 2, b: 0.6 },
  description: { weight: 1, b: 0.7 },
} as const
type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as Field[]
const k1 = 1.2

interface Postings {
  readonly listings: number[]
  readonly impacts: number[]
}

export class ExactBm25 {
  readonly #market: readonly MarketListing[]
  readonly #language: Language
  readonly #postings: Record<Side, Map<string, Postings>> = { seller: new Map(), buyer: new Map() }
  readonly #sizes: Record<Side, number> = { seller: 0, buyer: 0 }
  readonly #scores: Float64Array

  constructor(market: readonly MarketListing[], language: Language = 'en') {
    this.#market = market
    this.#language = language
    this.#scores = new Float64Array(market.length)
    const averages = averageLengths(market, language)
    market.forEach((listing, i) => {
      this.#sizes[listing.side]++
      const postings = this.#postings[listing.side]
      for (const [term, frequency] of frequencies(listing, averages[listing.side], language)) {
        let list = postings.get(term)
        if (!list) {
          list = { listings: [], impacts: [] }
          postings.set(term, list)
        }
        list.listings.push(i)
        list.impacts.push((frequency * (k1 + 1)) / (frequency + k1))
      }
    })
  }

  /** The best counterparties, as positions in the market. */
  search(query: MarketListing, limit: number): number[] {
    const other = otherSide(query.side)
    const size = this.#sizes[other]
    const words = termsOf([query.name, ...query.points, query.description].join('\n'), this.#language)
    const found: number[] = []
    for (const term of words) {
      const list = this.#postings[other].get(term)
      if (!list) continue
      const rarity = Math.log(1 + (size - list.listings.length + 0.5) / (list.listings.length + 0.5))
      for (let at = 0; at < list.listings.length; at++) {
        const listing = list.listings[at]!
        if (this.#scores[listing] === 0) found.push(listing)
        this.#scores[listing]! += list.impacts[at]! * rarity
      }
    }
    const best = this.#best(found, query.company, limit)
    for (const listing of found) this.#scores[listing] = 0
    return best
  }

  /** The `limit` best, by insertion into a sorted list. */
  #best(found: readonly number[], company: number, limit: number): number[] {
    const best: number[] = []
    const isBetter = (a: number, b: number) =>
      this.#scores[a]! > this.#scores[b]! || (this.#scores[a] === this.#scores[b] && a < b)
    for (const listing of found) {
      if (best.length === limit && !isBetter(listing, best[limit - 1]!)) continue
      if (this.#market[listing]!.company === company) continue
      let position = best.length
      while (position > 0 && isBetter(listing, best[position - 1]!)) position--
      best.splice(position, 0, listing)
      if (best.length > limit) best.pop()
    }
    return best
  }
}

type Lengths = Record<Field, number>

function frequencies(listing: MarketListing, average: Lengths, language: Language): Map<string, number> {
  const found = new Map<string, number>()
  for (const field of fieldNames) {
    const words = wordsOf(listing, field, language)
    const { weight, b } = fields[field]
    const share = weight / (1 - b + (b * words.length) / average[field])
    for (const word of words) found.set(word, (found.get(word) ?? 0) + share)
  }
  return found
}

function averageLengths(market: readonly MarketListing[], language: Language): Record<Side, Lengths> {
  const none = (): Lengths => ({ name: 0, points: 0, description: 0 })
  const averages: Record<Side, Lengths> = { seller: none(), buyer: none() }
  const sizes: Record<Side, number> = { seller: 0, buyer: 0 }
  for (const listing of market) {
    const size = ++sizes[listing.side]
    const average = averages[listing.side]
    for (const field of fieldNames)
      average[field] += (wordsOf(listing, field, language).length - average[field]) / size
  }
  return averages
}

const wordsOf = (listing: MarketListing, field: Field, language: Language): string[] =>
  termsOf(field === 'points' ? listing.points.join('\n') : listing[field], language)
