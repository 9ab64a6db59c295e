import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Reader, Tx } from '../../../src/db/client.ts'
import { sideNumber } from '../../../src/db/tables/matching.ts'
import { indexEntryOf, indexListing, unindexListing } from '../../../src/listings/indexing/postings.ts'
import { termWeightsOf } from '../../../src/listings/indexing/term-weights.ts'
import { foldTermChanges } from '../../../src/matching/retrieval/refresh-terms.ts'
import type { Connection } from '../connection.ts'
import type { MarketListing } from '../market.ts'
import { median, percentile, timed } from '../measure.ts'

/** What the index adds to the time of publishing, with one writer and with several. */

const writers = 8

type Index = (tx: Tx, listing: MarketListing & { id: string }) => Promise<void>

const index: Index = async (tx, listing) => indexListing(tx, await indexEntryOf(listing))

/** The alternative to append-only changes: every transaction updates the counts, also of common words. */
const indexWithUpserts: Index = async (tx, listing) => {
  await index(tx, listing)
  await upsertCounts(tx, listing, 1)
}

async function upsertCounts(tx: Reader, listing: MarketListing, change: 1 | -1): Promise<void> {
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
  for (const listing of market) alone.push((await timed(() => publish(connection, listing, index))).ms)
  const appended = await perSecond(connection, market, index)
  const upserted = await perSecond(connection, market, indexWithUpserts)
  const fold = await timed(() => foldTermChanges(connection.db))
  // Removes all of them, so that a kept database is unchanged.
  const removal: number[] = []
  for (const id of published.splice(0))
    removal.push((await timed(() => connection.db.transaction((tx) => unindexListing(tx, id)))).ms)
  for (const listing of market) await upsertCounts(connection.db, listing, -1)
  await connection.sql`delete from listings where name = ${benchName}`
  await foldTermChanges(connection.db)
  const percentiles = (ms: number[]) => `${median(ms).toFixed(1)} / ${percentile(ms, 0.95).toFixed(1)}`
  return [
    {
      'publish, p50 / p95 ms': percentiles(alone),
      'remove, p50 / p95 ms': percentiles(removal),
      [`${writers} writers, listings a second`]: appended.toFixed(0),
      '… with upserted frequencies': upserted.toFixed(0),
      [`fold of ${3 * market.length} changes, ms`]: fold.ms.toFixed(0),
    },
  ]
}

/** Indexes in one transaction as `publish` does, without inserting the listing: only the index is measured. */
async function publish({ db }: Connection, listing: MarketListing, index: Index): Promise<void> {
  const id = await insertListing(db)
  await db.transaction((tx) => index(tx, { ...listing, id }))
  published.push(id)
}

const published: string[] = []
const benchName = 'Published by the bench'

/** Inserts the listing row that the index entry refers to; part of the measured time, some tenths of a millisecond. */
async function insertListing(db: Connection['db']): Promise<string> {
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
  const queue = [...market]
  const { ms } = await timed(() =>
    Promise.all(
      Array.from({ length: writers }, async () => {
        for (let listing = queue.pop(); listing; listing = queue.pop())
          await publish(connection, listing, index)
      }),
    ),
  )
  return (market.length * 1000) / ms
}
