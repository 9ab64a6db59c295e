import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Reader, Tx } from '../../src/db/client.ts'
import { sideNumber } from '../../src/db/tables/matching.ts'
import { indexListing, unindexListing } from '../../src/listings/indexing/postings.ts'
import { termWeightsOf } from '../../src/listings/indexing/term-weights.ts'
import { foldTermChanges } from '../../src/matching/retrieval/refresh-terms.ts'
import type { Connection } from './connection.ts'
import type { MarketListing } from './market.ts'
import { median, percentile, timed } from './measure.ts'

/** What the index adds to publishing: alone, and with many publishing at once. */

const writers = 8

type Index = (tx: Tx, listing: MarketListing & { id: string }) => Promise<void>

/** What the append-only changes are held against: the common words' rows updated in every transaction. */
const withHotRows: Index = async (tx, listing) => {
  await indexListing(tx, listing)
  await countAtOnce(tx, listing, 1)
}

async function countAtOnce(tx: Reader, listing: MarketListing, change: 1 | -1): Promise<void> {
  const { terms } = termWeightsOf({ id: '', ...listing })
  await tx.execute(sql`
    insert into terms (side, term, listings)
    select ${sideNumber[listing.side]}::smallint, term, ${change}::int
    from unnest(${`{${terms.join(',')}}`}::int[]) as term order by term
    on conflict (side, term) do update set listings = terms.listings + excluded.listings`)
}

export async function measurePublishing(
  connection: Connection,
  market: readonly MarketListing[],
): Promise<Record<string, string>[]> {
  const alone: number[] = []
  for (const listing of market) alone.push((await timed(() => publish(connection, listing, indexListing))).ms)
  const appended = await perSecond(connection, market, indexListing)
  const upserted = await perSecond(connection, market, withHotRows)
  const fold = await timed(() => foldTermChanges(connection.db))
  // All of them, so that a kept database is as it was.
  const removal: number[] = []
  for (const id of published.splice(0))
    removal.push((await timed(() => connection.db.transaction((tx) => unindexListing(tx, id)))).ms)
  for (const listing of market) await countAtOnce(connection.db, listing, -1)
  await connection.sql`delete from listings where name = ${benchName}`
  await foldTermChanges(connection.db)
  const both = (ms: number[]) => `${median(ms).toFixed(1)} / ${percentile(ms, 0.95).toFixed(1)}`
  return [
    {
      'publish, p50 / p95 ms': both(alone),
      'remove, p50 / p95 ms': both(removal),
      [`${writers} writers, listings a second`]: appended.toFixed(0),
      '… with upserted frequencies': upserted.toFixed(0),
      [`fold of ${3 * market.length} changes, ms`]: fold.ms.toFixed(0),
    },
  ]
}

/** One transaction, as `publish` has it, without the listing's own row: only the index is measured. */
async function publish({ db }: Connection, listing: MarketListing, index: Index): Promise<void> {
  const id = await freeListing(db)
  await db.transaction((tx) => index(tx, { ...listing, id }))
  published.push(id)
}

const published: string[] = []
const benchName = 'Published by the bench'

/** A row for the index to stand on, copied from any other; not measured apart, a few tenths of a millisecond. */
async function freeListing(db: Connection['db']): Promise<string> {
  const id = v7()
  await db.execute(sql`
    insert into listings (id, side, company_id, created_by, name, description)
    select ${id}, side, company_id, created_by, ${benchName}, description from listings limit 1`)
  return id
}

async function perSecond(
  connection: Connection,
  market: readonly MarketListing[],
  index: Index,
): Promise<number> {
  const waiting = [...market]
  const { ms } = await timed(() =>
    Promise.all(
      Array.from({ length: writers }, async () => {
        for (let listing = waiting.pop(); listing; listing = waiting.pop())
          await publish(connection, listing, index)
      }),
    ),
  )
  return (market.length * 1000) / ms
}
