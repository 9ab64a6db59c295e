import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listings } from '../../src/db/tables/listings.ts'
import { indexedListings } from '../../src/db/tables/matching.ts'
import { deleteListing } from '../../src/listings/delete.ts'
import { indexListing, unindexListing } from '../../src/listings/indexing/postings.ts'
import { reindexListings } from '../../src/listings/indexing/reindex.ts'
import { termsVersion } from '../../src/listings/indexing/term-weights.ts'
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

/** As an earlier version left it: found by a word that today's terms don't make of its text. */
const age = (listing: Listing, word: string) =>
  app.db.transaction(async (tx) => {
    await indexListing(tx, { ...listing, name: word, description: word, points: [word, word] })
    await tx.update(indexedListings).set({ termsVersion: 0, matchedRevision: 1 }).where(one(listing))
  })

const found = async (listing: Listing) =>
  (await retrieve(app.ctx, listing, 50)).map((counterparty) => counterparty.listingId)

const indexed = async (listing: Pick<Listing, 'id'>) => {
  const [row] = await app.db.select().from(indexedListings).where(one(listing))
  return row
}

/** Everything retrieval reads of these listings but their numbers, postings as they really are. */
const contentOf = async (listing: Listing) => {
  const { number = 0, side, terms, impacts, pointPositions, pointTerms } = (await indexed(listing)) ?? {}
  const postings = await app.db.execute(sql`
    select side, term, impact from postings where listing = ${number} order by term`)
  return { side, terms, impacts, pointPositions, pointTerms, postings: [...postings] }
}

const counts = async () => {
  await foldTermChanges(app.db)
  return [...(await app.db.execute(sql`select * from terms where listings <> 0 order by side, term`))]
}

const older = (...made: readonly Listing[]) =>
  app.db.$count(
    indexedListings,
    and(
      sql`listing_id = any(${`{${made.map(({ id }) => id)}}`}::uuid[])`,
      eq(indexedListings.termsVersion, 0),
    ),
  )

describe.each(eachSide)('a %s listing indexed with older terms', (side) => {
  const other = otherSide(side)

  it('is found by its words after the job, and by the old ones no more', async () => {
    const [trade, old] = [newTrade(), newTrade()]
    const [byTrade, byOld] = [await publishIn(app.ctx, trade, other), await publishIn(app.ctx, old, other)]
    const listing = await publishIn(app.ctx, trade, side, { points: [{ text: trade, reveal: false }] })
    await age(listing, old)
    expect([await found(byTrade), await found(byOld)]).toEqual([[], [listing.id]])

    await reindex()
    expect([await found(byTrade), await found(byOld)]).toEqual([[listing.id], []])
  })

  it('is indexed and counted as if it had been published today', async () => {
    const trade = newTrade()
    const given = { points: [{ text: `${trade} of 500 g` }, { text: 'Not plated' }] }
    const listing = await publishIn(app.ctx, trade, side, given)
    const [content, counted] = [await contentOf(listing), await counts()]
    await age(listing, newTrade())
    expect(await contentOf(listing)).not.toEqual(content)
    expect(await counts()).not.toEqual(counted)

    await reindex()
    expect(await contentOf(listing)).toEqual(content)
    expect(content.postings).toHaveLength(content.terms?.length ?? 0)
    expect(await counts()).toEqual(counted)
    await refreshTerms(app.ctx)
    expect(await counts()).toEqual(counted)
  })

  it('is neither matched anew, nor opened again while it is full, nor told about', async () => {
    const listing = await publishIn(app.ctx, newTrade(), side)
    await age(listing, newTrade())
    const fullUntil = addDays(app.ctx.now(), 9)
    await app.db.update(indexedListings).set({ fullUntil }).where(one(listing))
    const said = () =>
      app.db.execute(
        sql`select (select count(*) from pgboss.job) as jobs, (select count(*) from outbox) as events`,
      )
    const before = await said()

    await reindex()
    expect(await indexed(listing)).toMatchObject({ termsVersion, matchedRevision: 1, fullUntil })
    expect(await said()).toEqual(before)
  })

  it('is left alone the second time', async () => {
    const listing = await publishIn(app.ctx, newTrade(), side)
    await age(listing, newTrade())
    await reindex()
    await foldTermChanges(app.db)
    const stamp = () =>
      app.db.execute(sql`
      select xmin::text, ctid::text from indexed_listings where listing_id = ${listing.id}`)
    const before = await stamp()

    await reindex()
    expect(await stamp()).toEqual(before)
    expect(await app.db.execute(sql`select from term_changes`)).toHaveLength(0)
  })

  it('stays away when it is deleted', async () => {
    const trade = newTrade()
    const asking = await publishIn(app.ctx, trade, other)
    const [listing, leftover] = [await publishIn(app.ctx, trade, side), await publishIn(app.ctx, trade, side)]
    await age(listing, newTrade())
    await age(leftover, newTrade())
    await deleteListing(as(app.ctx, listing.person), listing)
    await app.db.update(listings).set({ deletedAt: app.ctx.now() }).where(eq(listings.id, leftover.id))

    await reindex()
    expect(await indexed(listing)).toBeUndefined()
    expect(await found(asking)).toEqual([])
    await deleteListing(as(app.ctx, asking.person), asking)
    await app.db.transaction((tx) => unindexListing(tx, leftover.id))
  })

  it('waits for the next run while somebody holds it', async () => {
    const listing = await publishIn(app.ctx, newTrade(), side)
    await age(listing, newTrade())
    await app.db.transaction(async (tx) => {
      await tx.select().from(listings).where(eq(listings.id, listing.id)).for('no key update')
      await reindex()
      expect(await older(listing)).toBe(1)
    })
    await reindex()
    expect(await older(listing)).toBe(0)
  })
})

it('ends a run after so many, and goes on with the next', async () => {
  const made = await publishSome(app.ctx, newTrade(), 'buyer', 5)
  for (const listing of made) await age(listing, newTrade())
  await reindex({ batch: 1, batches: 2 })
  expect(await older(...made)).toBe(3)
  await reindex({ batch: 2, batches: 1 })
  expect(await older(...made)).toBe(1)
  await reindex({ batch: 2, batches: 1 })
  expect(await older(...made)).toBe(0)
})

it('ends when its process stops', async () => {
  const listing = await publishIn(app.ctx, newTrade(), 'seller')
  await age(listing, newTrade())
  await reindexListings(app.ctx, { signal: AbortSignal.abort() })
  expect(await older(listing)).toBe(1)
  await reindex()
})

it('lets revisions and removals win that come at once, and processes be many', async () => {
  const [before, after] = [newTrade(), newTrade()]
  const [asking, askingAfter] = [
    await publishIn(app.ctx, before, 'buyer'),
    await publishIn(app.ctx, after, 'buyer'),
  ]
  const made = await publishSome(app.ctx, before, 'seller', 18)
  const [revised, removed, kept] = [made.slice(0, 6), made.slice(6, 12), made.slice(12)]
  for (const listing of made) await age(listing, newTrade())
  const text = { name: after, description: after, points: [{ text: after }] }
  const jobs = () => Array.from({ length: 2 }, () => reindex({ batch: 3, batches: 20 }))
  await Promise.all([
    ...jobs(),
    ...revised.map(({ id, person }) =>
      revise(as(app.ctx, person), reviseSchema.parse({ ...listingInput('seller', text), id })),
    ),
    ...jobs(),
    ...removed.map((listing) => deleteListing(as(app.ctx, listing.person), listing)),
    ...jobs(),
  ])
  await reindex()

  const ids = (some: readonly Published[]) => some.map(({ id }) => id).toSorted()
  expect((await found(askingAfter)).toSorted()).toEqual(ids(revised))
  expect((await found(asking)).toSorted()).toEqual(ids(kept))
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
