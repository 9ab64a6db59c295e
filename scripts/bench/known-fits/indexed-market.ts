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

/** A published market: listings are named by their places in it. */
export class IndexedMarket {
  readonly ctx: Ctx
  readonly grades: Grades
  readonly #published: readonly Published[]
  readonly #places: ReadonlyMap<string, number>
  readonly #exact: ReadonlyMap<Language, { engine: ExactBm25; places: readonly number[] }>

  constructor(ctx: Ctx, market: readonly MarketListing[], published: readonly Published[]) {
    this.ctx = ctx
    this.grades = new Grades(market)
    this.#published = published
    this.#places = new Map(published.map(({ id }, place) => [id, place]))
    this.#exact = new Map(
      languages.map((language) => {
        const places = [...market.keys()].filter((place) => market[place]!.language === language)
        const engine = new ExactBm25(
          places.map((place) => flat(market[place]!, place)),
          language,
        )
        return [language, { engine, places }]
      }),
    )
  }

  get market(): readonly MarketListing[] {
    return this.grades.market
  }

  placeOf({ listingId }: { listingId: string }): number {
    return this.#places.get(listingId)!
  }

  retrieve(place: number, limit: number): Promise<Counterparty[]> {
    return this.retrieveFor({ id: this.#published[place]!.id, side: this.market[place]!.side }, limit)
  }

  async retrieveFor(listing: { id: string; side: Side }, limit: number): Promise<Counterparty[]> {
    const found = await retrieve(this.ctx, listing, limit)
    return found.filter(({ listingId }) => this.#places.has(listingId))
  }

  judge(place: number, found: readonly Counterparty[]): ReturnType<typeof judgeCounterparties> {
    const listing = { ...this.#published[place]!, side: this.market[place]!.side }
    return judgeCounterparties(this.ctx, listing, found, new AbortController().signal)
  }

  /** Exact BM25F among the listings of the same language. */
  exact(place: number): number[] {
    const listing = this.market[place]!
    const { engine, places } = this.#exact.get(listing.language)!
    return engine.search(flat(listing, place), 50).map((found) => places[found]!)
  }

  /** The counterparty as retrieval at any depth would give it. */
  async counterparties(place: number, wanted: readonly number[]): Promise<Counterparty[]> {
    const found = await this.retrieve(place, this.market.length)
    const byPlace = new Map(found.map((one) => [this.placeOf(one), one]))
    const unrelated = { score: 0, coverage: 0, raisedCoverage: 0, leastCovered: 0 }
    return wanted.map(
      (other) => byPlace.get(other) ?? { ...unrelated, listingId: this.#published[other]!.id },
    )
  }
}

const flat = ({ side, name, description, points }: MarketListing, company: number) => ({
  ...{ side, name, description, points, company },
  concepts: [],
})
