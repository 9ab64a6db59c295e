import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listings } from '../../src/db/tables/listings.ts'
import { indexedListings } from '../../src/db/tables/matching.ts'
import { indexEntryOf, indexListing, unindexListing } from '../../src/listings/indexing/postings.ts'
import { reindexListings } from '../../src/listings/indexing/reindex.ts'
import { termsVersion } from '../../src/listings/indexing/term-weights.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { revise } from '../../src/listings/revise.ts'
import { reviseSchema } from '../../src/listings/schema.ts'
import { foldTermChanges, refreshTerms } from '../../src/matching/retrieval/refresh-terms.ts'
import { retrieve } from '../../src/matching/retrieval/retrieve.ts'
import { addDays } from '../../src/shared/dates.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { eachSide, jobRun } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as } from '../make/people.ts'
import { newTrade, type Published, publishIn, publishSome } from '../matching/trade.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

type Listing = Pick<Published, 'id' | 'side'>
const one = ({ id }: Pick<Listing, 'id'>) => eq(indexedListings.listingId, id)
const reindex = (pace?: Parameters<typeof reindexListings>[2]) => reindexListings(app.ctx, jobRun(), pace)

/** Indexes a listing as an older version would: by a word that its text doesn't contain. */
async function indexWithOldTerms(listing: Listing, word: string): Promise<void> {
  const entry = await indexEntryOf({ ...listing, name: word, description: word, points: [word, word] })
  await app.db.transaction(async (tx) => {
    await indexListing(tx, entry)
    await tx.update(indexedListings).set({ termsVersion: 0, matchedRevision: 1 }).where(one(listing))
  })
}

const found = async (listing: Listing) =>
  (await retrieve(app.ctx, listing, 50)).map((counterparty) => counterparty.listingId)

const indexed = async (listing: Pick<Listing, 'id'>) => {
  const [row] = await app.db.select().from(indexedListings).where(one(listing))
  return row
}

/** A listing's index entry and postings, without its number. */
const entryOf = async (listing: Listing) => {
  const { number = 0, side, terms, impacts, pointPositions, pointTerms } = (await indexed(listing)) ?? {}
  const postings = await app.db.execute(sql`
    select side, term, impact from postings where listing = ${number} order by term`)
  return { side, terms, impacts, pointPositions, pointTerms, postings: [...postings] }
}

const counts = async () => {
  await foldTermChanges(app.db)
  return [...(await app.db.execute(sql`select * from terms where listings <> 0 order by side, term`))]
}

const countOutdated = (...checked: readonly Listing[]) =>
  app.db.$count(
    indexedListings,
    and(
      sql`listing_id = any(${`{${checked.map(({ id }) => id)}}`}::uuid[])`,
      eq(indexedListings.termsVersion, 0),
    ),
  )

describe.each(eachSide)('a %s listing indexed with outdated terms', (side) => {
  const other = otherSide(side)

  it('is found by its current terms after the job, no longer by the old ones', async () => {
    const [trade, old] = [newTrade(), newTrade()]
    const [byTrade, byOld] = [await publishIn(app.ctx, trade, other), await publishIn(app.ctx, old, other)]
    const listing = await publishIn(app.ctx, trade, side, { points: [{ text: trade, reveal: false }] })
    await indexWithOldTerms(listing, old)
    expect([await found(byTrade), await found(byOld)]).toEqual([[], [listing.id]])

    await reindex()
    expect([await found(byTrade), await found(byOld)]).toEqual([[listing.id], []])
  })

  it('is indexed and counted as if it were published now', async () => {
    const trade = newTrade()
    const content = { points: [{ text: `${trade} of 500 g` }, { text: 'Not plated' }] }
    const listing = await publishIn(app.ctx, trade, side, content)
    const [entry, counted] = [await entryOf(listing), await counts()]
    await indexWithOldTerms(listing, newTrade())
    expect(await entryOf(listing)).not.toEqual(entry)
    expect(await counts()).not.toEqual(counted)

    await reindex()
    expect(await entryOf(listing)).toEqual(entry)
    expect(entry.postings).toHaveLength(entry.terms?.length ?? 0)
    expect(await counts()).toEqual(counted)
    await refreshTerms(app.ctx)
    expect(await counts()).toEqual(counted)
  })

  it('is not rematched, stays full, and causes no job or event', async () => {
    const listing = await publishIn(app.ctx, newTrade(), side)
    await indexWithOldTerms(listing, newTrade())
    const fullUntil = addDays(app.ctx.now(), 9)
    await app.db.update(indexedListings).set({ fullUntil }).where(one(listing))
    const jobsAndEvents = () =>
      app.db.execute(
        sql`select (select count(*) from pgboss.job) as jobs, (select count(*) from outbox) as events`,
      )
    const before = await jobsAndEvents()

    await reindex()
    expect(await indexed(listing)).toMatchObject({ termsVersion, matchedRevision: 1, fullUntil })
    expect(await jobsAndEvents()).toEqual(before)
  })

  it('is not written again by a second run', async () => {
    const listing = await publishIn(app.ctx, newTrade(), side)
    await indexWithOldTerms(listing, newTrade())
    await reindex()
    await foldTermChanges(app.db)
    const rowVersion = () =>
      app.db.execute(sql`
      select xmin::text, ctid::text from indexed_listings where listing_id = ${listing.id}`)
    const before = await rowVersion()

    await reindex()
    expect(await rowVersion()).toEqual(before)
    expect(await app.db.execute(sql`select from term_changes`)).toHaveLength(0)
  })

  it('stays out of the index when it is deleted', async () => {
    const trade = newTrade()
    const query = await publishIn(app.ctx, trade, other)
    const [listing, leftover] = [await publishIn(app.ctx, trade, side), await publishIn(app.ctx, trade, side)]
    await indexWithOldTerms(listing, newTrade())
    await indexWithOldTerms(leftover, newTrade())
    await deleteListing(as(app.ctx, listing.person), listing)
    await app.db.update(listings).set({ deletedAt: app.ctx.now() }).where(eq(listings.id, leftover.id))

    await reindex()
    expect(await indexed(listing)).toBeUndefined()
    expect(await found(query)).toEqual([])
    await deleteListing(as(app.ctx, query.person), query)
    await app.db.transaction((tx) => unindexListing(tx, leftover.id))
  })

  it('is left to the next run while its row is locked', async () => {
    const listing = await publishIn(app.ctx, newTrade(), side)
    await indexWithOldTerms(listing, newTrade())
    await app.db.transaction(async (tx) => {
      await tx.select().from(listings).where(eq(listings.id, listing.id)).for('no key update')
      await reindex()
      expect(await countOutdated(listing)).toBe(1)
    })
    await reindex()
    expect(await countOutdated(listing)).toBe(0)
  })
})

it('limits a run, and continues with the next', async () => {
  const published = await publishSome(app.ctx, newTrade(), 'buyer', 5)
  for (const listing of published) await indexWithOldTerms(listing, newTrade())
  await reindex({ batch: 1, batches: 2 })
  expect(await countOutdated(...published)).toBe(3)
  await reindex({ batch: 2, batches: 1 })
  expect(await countOutdated(...published)).toBe(1)
  await reindex({ batch: 2, batches: 1 })
  expect(await countOutdated(...published)).toBe(0)
})

it('stops when its process stops', async () => {
  const listing = await publishIn(app.ctx, newTrade(), 'seller')
  await indexWithOldTerms(listing, newTrade())
  await reindexListings(app.ctx, { signal: AbortSignal.abort() })
  expect(await countOutdated(listing)).toBe(1)
  await reindex()
})

it('runs concurrently with itself, revisions and deletions, which win', async () => {
  const [before, after] = [newTrade(), newTrade()]
  const [query, queryAfter] = [
    await publishIn(app.ctx, before, 'buyer'),
    await publishIn(app.ctx, after, 'buyer'),
  ]
  const published = await publishSome(app.ctx, before, 'seller', 18)
  const [revised, deleted, unchanged] = [published.slice(0, 6), published.slice(6, 12), published.slice(12)]
  for (const listing of published) await indexWithOldTerms(listing, newTrade())
  const text = { name: after, description: after, points: [{ text: after }] }
  const jobs = () => Array.from({ length: 2 }, () => reindex({ batch: 3, batches: 20 }))
  await Promise.all([
    ...jobs(),
    ...revised.map(({ id, person }) =>
      revise(as(app.ctx, person), reviseSchema.parse({ ...listingInput('seller', text), id })),
    ),
    ...jobs(),
    ...deleted.map((listing) => deleteListing(as(app.ctx, listing.person), listing)),
    ...jobs(),
  ])
  await reindex()

  const ids = (some: readonly Published[]) => some.map(({ id }) => id).toSorted()
  expect((await found(queryAfter)).toSorted()).toEqual(ids(revised))
  expect((await found(query)).toSorted()).toEqual(ids(unchanged))
  const stray = await app.db.execute(sql`
    select from (select side, term, impact, listing from postings) as posted
    full join (
      select side, word.term, word.impact, number as listing
      from indexed_listings cross join unnest(terms, impacts) as word (term, impact)) as indexed
      using (side, term, impact, listing)
    where posted is null or indexed is null`)
  expect(stray).toHaveLength(0)
  const counted = await counts()
  await refreshTerms(app.ctx)
  expect(await counts()).toEqual(counted)
})
