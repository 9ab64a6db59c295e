import { otherSide, type Side } from '../../../src/shared/sides.ts'
import { type MarketListing, shareMet } from '../market.ts'
import { ndcg10 } from '../measure.ts'

/** Judges rankings by the concepts that the listings were generated from. */

/** Recall counts listings that meet at least this share of a request as relevant. */
const relevantShare = 2 / 3
/** NDCG's gain: an offering that meets all of a request gains fifteen times as much as one that meets a quarter. */
const gain = (share: number) => 2 ** (4 * share) - 1

export interface SearchQuality {
  readonly ndcg: number
  /** Null where no listing is relevant. */
  readonly recall: number | null
}

export class GroundTruth {
  readonly #market: readonly MarketListing[]
  readonly #byConcept: Record<Side, Map<number, number[]>> = { seller: new Map(), buyer: new Map() }

  constructor(market: readonly MarketListing[]) {
    this.#market = market
    market.forEach((listing, i) => {
      const positions = this.#byConcept[listing.side]
      for (const concept of listing.concepts) {
        const found = positions.get(concept)
        if (found) found.push(i)
        else positions.set(concept, [i])
      }
    })
  }

  /** NDCG at 10 and recall at 50 of a ranking of positions in the market. */
  judge(query: number, ranking: readonly number[]): SearchQuality {
    const sharesMet = this.#sharesMet(query)
    const shares = ranking.slice(0, 50).map((position) => sharesMet.get(position) ?? 0)
    const relevant = [...sharesMet.values()].filter((share) => share >= relevantShare).length
    const found = shares.filter((share) => share >= relevantShare).length
    return {
      ndcg: ndcg10(shares.map(gain), [...sharesMet.values()].map(gain)),
      recall: relevant === 0 ? null : found / Math.min(50, relevant),
    }
  }

  #sharesMet(query: number): Map<number, number> {
    const own = this.#market[query]!
    const positions = this.#byConcept[otherSide(own.side)]
    const candidates = new Set(own.concepts.flatMap((concept) => positions.get(concept) ?? []))
    return new Map(
      [...candidates]
        .filter((position) => this.#market[position]!.company !== own.company)
        .map((position) => [position, shareMet(own, this.#market[position]!)]),
    )
  }
}
