import { matchesPerMonth } from '../../../src/shared/limits.ts'
import { ndcg10 } from '../measure.ts'
import { gradeOf, type MarketListing } from './make-market.ts'
import { Random } from './random.ts'

/** A request and an offering, by their positions in the market. */
export interface Pair {
  readonly request: number
  readonly offering: number
}

export const limitOf = matchesPerMonth.free

/** The true grades of a market, and what an order or a set of pairs is worth by them. */
export class Grades {
  readonly market: readonly MarketListing[]
  readonly #positions: Record<MarketListing['side'], readonly number[]>

  constructor(market: readonly MarketListing[]) {
    this.market = market
    const positionsOf = (side: MarketListing['side']) =>
      market.flatMap((listing, position) => (listing.side === side ? [position] : []))
    this.#positions = { buyer: positionsOf('buyer'), seller: positionsOf('seller') }
  }

  /** Positions of the listings on the other side. */
  counterpartiesOf(position: number): readonly number[] {
    return this.#positions[this.market[position]!.side === 'buyer' ? 'seller' : 'buyer']
  }

  of(a: number, b: number): number {
    return gradeOf(this.market[a]!, this.market[b]!)
  }

  isOtherTrade(a: number, b: number): boolean {
    return this.market[a]!.trade !== this.market[b]!.trade
  }

  isSameLanguage(a: number, b: number): boolean {
    return this.market[a]!.language === this.market[b]!.language
  }

  fullMatchesOf(position: number): number[] {
    return this.counterpartiesOf(position).filter((other) => this.of(position, other) === 1)
  }

  /** NDCG@10 of an order of counterparties; null when no counterparty meets anything. */
  worthOf(position: number, order: readonly number[]): number | null {
    return this.#worth(position, order, this.counterpartiesOf(position))
  }

  /** The same among the counterparties of the listing's own language. */
  worthInLanguage(position: number, order: readonly number[]): number | null {
    const isComparable = (other: number) => this.isSameLanguage(position, other)
    return this.#worth(
      position,
      order.filter(isComparable),
      this.counterpartiesOf(position).filter(isComparable),
    )
  }

  #worth(position: number, order: readonly number[], all: readonly number[]): number | null {
    const gainOf = (other: number) => gain(this.of(position, other))
    const best = all.map(gainOf)
    if (best.every((one) => one === 0)) return null
    return ndcg10(order.map(gainOf), best)
  }

  /** The pairs with a grade above 0 that both limits allow, taken best first. */
  bestByLimits(seed: number): Pair[] {
    const pairs = this.#positions.buyer.flatMap((request) =>
      this.#positions.seller.map((offering) => ({ request, offering, grade: this.of(request, offering) })),
    )
    const used = new Map<number, number>()
    const isFull = (position: number) => (used.get(position) ?? 0) >= limitOf
    return new Random(seed)
      .shuffle(pairs.filter(({ grade }) => grade > 0))
      .sort((a, b) => b.grade - a.grade)
      .filter(({ request, offering }) => {
        if (isFull(request) || isFull(offering)) return false
        for (const position of [request, offering]) used.set(position, (used.get(position) ?? 0) + 1)
        return true
      })
  }
}

/** A full match is worth fifteen times one that meets a quarter, as in the retrieval benchmark. */
const gain = (grade: number) => 2 ** (4 * grade) - 1
