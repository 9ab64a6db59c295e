import type { Side } from '../../src/shared/sides.ts'
import { otherSide, sides } from '../../src/shared/sides.ts'
import { termsOf } from '../../src/shared/text/terms.ts'
import type { MarketListing } from './market.ts'

/**
 * Textbook BM25F in the process's memory, nothing pruned and nothing approximated: true average lengths, every
 * word of the query as often as it stands there, every listing scored. What the index is held against; it shares no code with it but the terms.
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
  readonly #postings: Record<Side, Map<string, Postings>> = { seller: new Map(), buyer: new Map() }
  readonly #sizes: Record<Side, number> = { seller: 0, buyer: 0 }
  readonly #scores: Float64Array

  constructor(market: readonly MarketListing[]) {
    this.#market = market
    this.#scores = new Float64Array(market.length)
    const averages = {} as Record<Side, Record<Field, number>>
    for (const side of sides) averages[side] = this.#averageLengths(side)
    market.forEach((listing, i) => {
      this.#sizes[listing.side]++
      const postings = this.#postings[listing.side]
      for (const [term, frequency] of this.#frequencies(listing, averages[listing.side])) {
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

  /** Places in the market of the best counterparties. */
  search(query: MarketListing, limit: number): number[] {
    const other = otherSide(query.side)
    const size = this.#sizes[other]
    const words = termsOf([query.name, ...query.points, query.description].join('\n'), 'en')
    const found = new Set<number>()
    for (const term of words) {
      const list = this.#postings[other].get(term)
      if (!list) continue
      const rarity = Math.log(1 + (size - list.listings.length + 0.5) / (list.listings.length + 0.5))
      for (let at = 0; at < list.listings.length; at++) {
        const listing = list.listings[at]!
        this.#scores[listing]! += list.impacts[at]! * rarity
        found.add(listing)
      }
    }
    const best = [...found]
      .filter((listing) => this.#market[listing]!.company !== query.company)
      .sort((a, b) => this.#scores[b]! - this.#scores[a]! || a - b)
      .slice(0, limit)
    for (const listing of found) this.#scores[listing] = 0
    return best
  }

  #frequencies(listing: MarketListing, average: Record<Field, number>): Map<string, number> {
    const frequencies = new Map<string, number>()
    for (const field of fieldNames) {
      const words = wordsOf(listing, field)
      const { weight, b } = fields[field]
      const share = weight / (1 - b + (b * words.length) / average[field])
      for (const word of words) frequencies.set(word, (frequencies.get(word) ?? 0) + share)
    }
    return frequencies
  }

  #averageLengths(side: Side): Record<Field, number> {
    const ofSide = this.#market.filter((listing) => listing.side === side)
    const average = (field: Field) =>
      ofSide.reduce((sum, listing) => sum + wordsOf(listing, field).length, 0) / ofSide.length
    return { name: average('name'), points: average('points'), description: average('description') }
  }
}

const wordsOf = (listing: MarketListing, field: Field): string[] =>
  termsOf(field === 'points' ? listing.points.join('\n') : listing[field], 'en')
