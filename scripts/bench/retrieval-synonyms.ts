import { type Counterparty, reach, retrieve } from '../../src/matching/retrieval/retrieve.ts'
import type { Side } from '../../src/shared/sides.ts'
import { otherSide } from '../../src/shared/sides.ts'
import type { Pair } from '../eval/cases.ts'
import { devPairs } from '../eval/dev-pairs.ts'
import { heldOutPairs } from '../eval/held-out-pairs.ts'
import { buyerOf, sellerOf } from '../eval/listings.ts'
import type { MarketListing } from './market.ts'
import { mean, table } from './measure.ts'
import { openMarket } from './retrieval-load.ts'

/**
 * What synonyms are worth where words are people's own: the labelled pairs (scripts/eval) in one small market. Each
 * listing of a pair that belongs together looks for its other half among all of both halves of the data.
 * `--worth=0,0.25,0.5,1`: what a word counts that only means the same; each is held against the first.
 * `--half=held-out`: the half that nothing may be chosen by.
 */

const halves = { dev: devPairs, 'held-out': heldOutPairs } as const

export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const worths = (flags.get('worth') ?? '0,0.25,0.5,0.75,1').split(',').map(Number)
  const asked = halves[flags.get('half') === 'held-out' ? 'held-out' : 'dev'].filter((pair) => pair.match)
  const pairs: readonly Pair[] = Object.values(halves).flat()
  await using opened = await openMarket(pairs.flatMap(listingsOf), { folder: undefined, rivals: [] })
  const idOf = (pair: Pair, side: Side) => opened.ids[2 * pairs.indexOf(pair) + (side === 'seller' ? 0 : 1)]!
  const placeOf = async (pair: Pair, side: Side, synonyms: number) => {
    const ctx = { db: opened.connection.db, now: () => new Date() }
    const found = await retrieve(ctx, { id: idOf(pair, side), side }, pairs.length, { ...reach, synonyms })
    return placeIn(found, idOf(pair, otherSide(side)))
  }
  const rows: Record<string, string | number>[] = []
  const moves: Record<string, string | number>[] = []
  for (const side of ['buyer', 'seller'] as const) {
    let first: readonly number[] | undefined
    for (const synonyms of worths) {
      const places: number[] = []
      for (const pair of asked) places.push(await placeOf(pair, side, synonyms))
      first ??= places
      const moved = asked.flatMap(({ id }, i) =>
        places[i] === first![i]
          ? []
          : [{ who: `${id}, a ${side} asks`, synonyms, from: first![i]!, to: places[i]! }],
      )
      moves.push(...moved)
      rows.push({
        who: `a ${side} asks`,
        synonyms,
        'recall at 1': share(places, 1),
        'recall at 5': share(places, 5),
        NDCG: mean(places.map((place) => 1 / Math.log2(place + 1))).toFixed(3),
        found: share(places, pairs.length),
        better: moved.filter(({ from, to }) => to < from).length,
        worse: moved.filter(({ from, to }) => to > from).length,
        queries: asked.length,
      })
    }
  }
  console.log(`${table(rows)}\n`)
  if (moves.length > 0) console.log(table(moves))
}

/** From 1; Infinity where it isn't found at all. */
function placeIn(found: readonly Counterparty[], id: string): number {
  const at = found.findIndex((one) => one.listingId === id)
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1
}

const share = (places: readonly number[], within: number): string =>
  mean(places.map((place) => (place <= within ? 1 : 0))).toFixed(3)

const listingsOf = (pair: Pair, number: number): MarketListing[] =>
  [sellerOf(pair), buyerOf(pair)].map(({ side, name, description, points }, i) => ({
    side,
    company: 2 * number + i,
    name,
    description,
    points: points.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])),
    concepts: [],
  }))
