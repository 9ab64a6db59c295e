import { foldTermChanges } from '../../../src/matching/retrieval/refresh-terms.ts'
import type { Side } from '../../../src/shared/sides.ts'
import { mean } from '../measure.ts'
import { withParley } from '../parley.ts'
import { IndexedMarket, judgedAtMost } from './indexed-market.ts'
import type { MarketListing } from './make-market.ts'
import { makePeople, type Published, publishListing } from './publish-market.ts'
import { Random } from './random.ts'
import { measureTyped } from './typed.ts'

/** Random pairs of other trades that are judged for each listing. */
const strangers = 5

/** NDCG@10 of each order, and shares of pairs, 0 to 1. */
interface OrderOfSide {
  readonly side: Side
  /** Exact BM25F and retrieval among listings of the same language. */
  readonly exact: number
  readonly retrievedInLanguage: number
  /** Retrieval among all listings. */
  readonly retrieved: number
  /** The order of the accepted pairs after the assistant. */
  readonly judged: number
  /** The share of all full matches that retrieval finds, so that they are judged. */
  readonly fullFound: number
  /** Of the found full matches, the share that the assistant accepts. */
  readonly fullAccepted: number
  /** Of the found pairs of other trades, the share that the assistant accepts. */
  readonly othersAccepted: number
  /** The accepted share of random pairs of other trades. */
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
    for (const [position, listing] of market.entries())
      published.push(await publishListing(ctx, people[position]!, listing))
    await foldTermChanges(ctx.db)
    const indexed = new IndexedMarket(ctx, market, published)
    const sides = [await measureSide(indexed, 'buyer', seed), await measureSide(indexed, 'seller', seed)]
    figures.push({ sides, typed: await measureTyped(indexed, seed) })
  })
  return figures[0]!
}

async function measureSide(indexed: IndexedMarket, side: Side, seed: number): Promise<OrderOfSide> {
  const { grades, market } = indexed
  const random = new Random(seed)
  const worths: Record<'exact' | 'inLanguage' | 'retrieved' | 'judged', number[]> = {
    ...{ exact: [], inLanguage: [], retrieved: [], judged: [] },
  }
  const full = { all: 0, found: 0, accepted: 0 }
  const others = { found: 0, accepted: 0 }
  const unrelated = { judged: 0, accepted: 0 }
  for (const position of market.keys()) {
    if (market[position]!.side !== side) continue
    const found = await indexed.retrieve(position, judgedAtMost)
    const order = found.map((one) => indexed.positionOf(one))
    const judged = await indexed.judge(position, found)
    const accepted = judged
      .filter(({ match }) => match)
      .map((one) => ({ position: indexed.positionOf(one), score: one.score }))
      // Between equals the market's order, which is random.
      .sort((a, b) => b.score - a.score || a.position - b.position)
      .map((one) => one.position)

    const worth = grades.worthOf(position, order)
    if (worth !== null) {
      worths.retrieved.push(worth)
      worths.judged.push(grades.worthOf(position, accepted)!)
    }
    const inLanguage = grades.worthInLanguage(position, order)
    if (inLanguage !== null) {
      worths.inLanguage.push(inLanguage)
      worths.exact.push(grades.worthInLanguage(position, indexed.exact(position))!)
    }
    const fullMatches = new Set(grades.fullMatchesOf(position))
    full.all += fullMatches.size
    full.found += order.filter((other) => fullMatches.has(other)).length
    full.accepted += accepted.filter((other) => fullMatches.has(other)).length
    others.found += order.filter((other) => grades.isOtherTrade(position, other)).length
    others.accepted += accepted.filter((other) => grades.isOtherTrade(position, other)).length

    const inOtherTrades = grades
      .counterpartiesOf(position)
      .filter((other) => grades.isOtherTrade(position, other))
    const sample = random.sample(inOtherTrades, strangers)
    const judgedSample = await indexed.judge(position, await indexed.counterparties(position, sample))
    unrelated.judged += sample.length
    unrelated.accepted += judgedSample.filter(({ match }) => match).length
  }
  return {
    side,
    exact: mean(worths.exact),
    retrievedInLanguage: mean(worths.inLanguage),
    retrieved: mean(worths.retrieved),
    judged: mean(worths.judged),
    fullFound: full.found / full.all,
    fullAccepted: full.accepted / full.found,
    othersAccepted: others.accepted / others.found,
    strangersAccepted: unrelated.accepted / unrelated.judged,
  }
}
