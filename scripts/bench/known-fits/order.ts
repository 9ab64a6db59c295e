import type { Ctx } from '../../../src/context.ts'
import { type Language, languages } from '../../../src/language/languages.ts'
import { type Judged, judgeCounterparties } from '../../../src/matching/judge.ts'
import { foldTermChanges } from '../../../src/matching/retrieval/refresh-terms.ts'
import { type Counterparty, retrieve } from '../../../src/matching/retrieval/retrieve.ts'
import { parseBrief } from '../../../src/providers/assistant/briefs.ts'
import type { Side } from '../../../src/shared/sides.ts'
import { mean } from '../measure.ts'
import { withParley } from '../parley.ts'
import { ExactBm25 } from '../retrieval-exact.ts'
import { Grades, limitOf } from './grades.ts'
import { joined, type MarketListing } from './make-market.ts'
import { makePeople, type Published, publishListing } from './publish-market.ts'
import { Random } from './random.ts'
import { phrases } from './trades/phrases.ts'

/** How many counterparties of a listing match-listing judges on the free plan. */
const judgedAtMost = 2 * limitOf
/** Random pairs of other trades that are judged for each listing. */
const strangers = 5

interface OrderOfSide {
  readonly side: Side
  readonly exact: number
  readonly retrieved: number
  readonly judged: number
  /** Of all full matches, those that are judged at all. */
  readonly fullFound: number
  readonly fullAccepted: number
  /** Of the pairs of other trades that retrieval finds, those that the assistant accepts. */
  readonly othersAccepted: number
  readonly strangersAccepted: number
}

export interface OrderFigures {
  readonly sides: readonly OrderOfSide[]
  /** NDCG@10 of requests that the assistant parsed from typed sentences; 0 for an empty form. */
  readonly typed: number
}

/** Publishes a market without workers and compares the order of retrieval with the order after the assistant. */
export async function measureOrder(market: readonly MarketListing[], seed: number): Promise<OrderFigures> {
  const figures: OrderFigures[] = []
  await withParley(async ({ ctx }) => {
    const people = await makePeople(ctx, market.length)
    const published: Published[] = []
    for (const [place, listing] of market.entries())
      published.push(await publishListing(ctx, people[place]!, listing))
    await foldTermChanges(ctx.db)
    const indexed = new IndexedMarket(ctx, market, published)
    const sides = [await measureSide(indexed, 'buyer', seed), await measureSide(indexed, 'seller', seed)]
    figures.push({ sides, typed: await measureTyped(indexed, seed) })
  })
  return figures[0]!
}

class IndexedMarket {
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

  judge(place: number, found: readonly Counterparty[]): Promise<Judged[]> {
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
    const unrelated = { score: 0, coverage: 0 }
    return wanted.map(
      (other) => byPlace.get(other) ?? { ...unrelated, listingId: this.#published[other]!.id },
    )
  }
}

const flat = ({ side, name, description, points }: MarketListing, company: number) => ({
  ...{ side, name, description, points, company },
  concepts: [],
})

async function measureSide(indexed: IndexedMarket, side: Side, seed: number): Promise<OrderOfSide> {
  const { grades, market } = indexed
  const random = new Random(seed)
  const worths: Record<'exact' | 'retrieved' | 'judged', number[]> = { exact: [], retrieved: [], judged: [] }
  const full = { all: 0, found: 0, accepted: 0 }
  const others = { found: 0, accepted: 0 }
  const unrelated = { judged: 0, accepted: 0 }
  for (const place of market.keys()) {
    if (market[place]!.side !== side) continue
    const found = await indexed.retrieve(place, judgedAtMost)
    const order = found.map((one) => indexed.placeOf(one))
    const judged = await indexed.judge(place, found)
    const accepted = judged
      .filter(({ match }) => match)
      .map((one) => ({ place: indexed.placeOf(one), score: one.score }))
      // Between equals the market's order, which is random.
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .map((one) => one.place)

    const worth = grades.worthOf(place, order)
    if (worth !== null) {
      worths.retrieved.push(worth)
      worths.judged.push(grades.worthOf(place, accepted)!)
      worths.exact.push(grades.worthOf(place, indexed.exact(place))!)
    }
    const fullMatches = new Set(grades.fullMatchesOf(place))
    full.all += fullMatches.size
    full.found += order.filter((other) => fullMatches.has(other)).length
    full.accepted += accepted.filter((other) => fullMatches.has(other)).length
    others.found += order.filter((other) => grades.isOtherTrade(place, other)).length
    others.accepted += accepted.filter((other) => grades.isOtherTrade(place, other)).length

    const inOtherTrades = grades.counterpartiesOf(place).filter((other) => grades.isOtherTrade(place, other))
    const sample = random.sample(inOtherTrades, strangers)
    const judgedSample = await indexed.judge(place, await indexed.counterparties(place, sample))
    unrelated.judged += sample.length
    unrelated.accepted += judgedSample.filter(({ match }) => match).length
  }
  return {
    side,
    exact: mean(worths.exact),
    retrieved: mean(worths.retrieved),
    judged: mean(worths.judged),
    fullFound: full.found / full.all,
    fullAccepted: full.accepted / full.found,
    othersAccepted: others.accepted / others.found,
    strangersAccepted: unrelated.accepted / unrelated.judged,
  }
}

/** Each request once more, typed as sentences, parsed by the assistant and published as the form shows it. */
async function measureTyped(indexed: IndexedMarket, seed: number): Promise<number> {
  const { ctx, grades, market } = indexed
  const random = new Random(seed)
  const people = await makePeople(ctx, market.length)
  const worths: number[] = []
  for (const [place, listing] of market.entries()) {
    if (listing.side !== 'buyer') continue
    const form = await ctx.assistant.parse(parseBrief('buyer', typedText(listing, random)), {})
    const order: number[] = []
    if (form.name !== '') {
      const points = form.points.length > 0 ? form.points : [form.name]
      const { id } = await publishListing(ctx, people[place]!, { ...form, side: 'buyer', points })
      const found = await indexed.retrieveFor({ id, side: 'buyer' }, judgedAtMost)
      order.push(...found.map((one) => indexed.placeOf(one)))
    }
    const worth = grades.worthOf(place, order)
    if (worth !== null) worths.push(worth)
  }
  return mean(worths)
}

/** The request as a person types it into the text area. */
export function typedText({ language, provider, wordings, budget }: MarketListing, random: Random): string {
  const list = joined(wordings, language, random.chance(0.7))
  return random
    .pick(phrases[language].typed)
    .replace('{provider}', provider)
    .replace('{list}', list)
    .replace('{p}', budget)
}
