import type { Ctx } from '../../../src/context.ts'
import { type Language, languages } from '../../../src/language/languages.ts'
import { judgeCounterparties } from '../../../src/matching/judge.ts'
import { type Counterparty, retrieve } from '../../../src/matching/retrieval/retrieve.ts'
import type { Side } from '../../../src/shared/sides.ts'
import { ExactBm25 } from '../retrieval/exact.ts'
import { Grades, limitOf } from './grades.ts'
import type { MarketListing } from './make-market.ts'
import type { Published } from './publish-market.ts'

/** How many counterparties of a listing match-listing judges on the free plan. */
export const judgedAtMost = 2 * limitOf

/** A published market: listings are named by their positions in it. */
export class IndexedMarket {
  readonly ctx: Ctx
  readonly grades: Grades
  readonly #published: readonly Published[]
  readonly #positions: ReadonlyMap<string, number>
  readonly #exact: ReadonlyMap<Language, { engine: ExactBm25; positions: readonly number[] }>

  constructor(ctx: Ctx, market: readonly MarketListing[], published: readonly Published[]) {
    this.ctx = ctx
    this.grades = new Grades(market)
    this.#published = published
    this.#positions = new Map(published.map(({ id }, position) => [id, position]))
    this.#exact = new Map(
      languages.map((language) => {
        const positions = [...market.keys()].filter((position) => market[position]!.language === language)
        const engine = new ExactBm25(
          positions.map((position) => flat(market[position]!, position)),
          language,
        )
        return [language, { engine, positions }]
      }),
    )
  }

  get market(): readonly MarketListing[] {
    return this.grades.market
  }

  positionOf({ listingId }: { listingId: string }): number {
    return this.#positions.get(listingId)!
  }

  retrieve(position: number, limit: number): Promise<Counterparty[]> {
    return this.retrieveFor({ id: this.#published[position]!.id, side: this.market[position]!.side }, limit)
  }

  async retrieveFor(listing: { id: string; side: Side }, limit: number): Promise<Counterparty[]> {
    const found = await retrieve(this.ctx, listing, limit)
    return found.filter(({ listingId }) => this.#positions.has(listingId))
  }

  judge(position: number, found: readonly Counterparty[]): ReturnType<typeof judgeCounterparties> {
    const listing = { ...this.#published[position]!, side: this.market[position]!.side }
    return judgeCounterparties(this.ctx, listing, found, new AbortController().signal)
  }

  /** Exact BM25F among the listings of the same language. */
  exact(position: number): number[] {
    const listing = this.market[position]!
    const { engine, positions } = this.#exact.get(listing.language)!
    return engine.search(flat(listing, position), 50).map((found) => positions[found]!)
  }

  /** The counterparty as retrieval at any depth would give it. */
  async counterparties(position: number, wanted: readonly number[]): Promise<Counterparty[]> {
    const found = await this.retrieve(position, this.market.length)
    const byPosition = new Map(found.map((one) => [this.positionOf(one), one]))
    const unrelated = { score: 0, coverage: 0, raisedCoverage: 0, leastCovered: 0 }
    return wanted.map(
      (other) => byPosition.get(other) ?? { ...unrelated, listingId: this.#published[other]!.id },
    )
  }
}

const flat = ({ side, name, description, points }: MarketListing, company: number) => ({
  ...{ side, name, description, points, company },
  concepts: [],
})
