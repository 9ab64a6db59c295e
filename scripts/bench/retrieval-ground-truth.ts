import { otherSide, type Side } from '../../src/shared/sides.ts'
import { type MarketListing, shareMet } from './market.ts'
import { ndcg10 } from './measure.ts'

/** Which listings fit a query, by the concepts they were made from, and what a ranking of them is worth. */

/** Who has at least this share of a request is who `recall` looks for. */
const fitting = 2 / 3
/** An offering that has all of it is worth fifteen times one that has a quarter. */
const gain = (share: number) => 2 ** (4 * share) - 1

export interface SearchQuality {
  readonly ndcg: number
  /** null where nobody fits. */
  readonly recall: number | null
}

export class GroundTruth {
  readonly #market: readonly MarketListing[]
  readonly #byConcept: Record<Side, Map<number, number[]>> = { seller: new Map(), buyer: new Map() }

  constructor(market: readonly MarketListing[]) {
    this.#market = market
    market.forEach((listing, i) => {
      const places = this.#byConcept[listing.side]
      for (const concept of listing.concepts) {
        const found = places.get(concept)
        if (found) found.push(i)
        else places.set(concept, [i])
      }
    })
  }

  /** The worth of the first fifty of a ranking, given as places in the market. */
  judge(query: number, ranking: readonly number[]): SearchQuality {
    const fits = this.#fits(query)
    const shares = ranking.slice(0, 50).map((place) => fits.get(place) ?? 0)
    const wanted = [...fits.values()].filter((share) => share >= fitting).length
    const got = shares.filter((share) => share >= fitting).length
    return {
      ndcg: ndcg10(shares.map(gain), [...fits.values()].map(gain)),
      recall: wanted === 0 ? null : got / Math.min(50, wanted),
    }
  }

  #fits(query: number): Map<number, number> {
    const own = this.#market[query]!
    const places = this.#byConcept[otherSide(own.side)]
    const candidates = new Set(own.concepts.flatMap((concept) => places.get(concept) ?? []))
    return new Map(
      [...candidates]
        .filter((place) => this.#market[place]!.company !== own.company)
        .map((place) => [place, shareMet(own, this.#market[place]!)]),
    )
  }
}
