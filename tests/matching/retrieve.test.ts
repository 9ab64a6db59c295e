import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leads } from '../../src/db/tables/leads.ts'
import { indexedListings } from '../../src/db/tables/matching.ts'
import { indexEntryOf, indexListing } from '../../src/listings/indexing/postings.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { revise } from '../../src/listings/revise.ts'
import { reviseSchema } from '../../src/listings/schema.ts'
import { foldTermChanges, refreshTerms } from '../../src/matching/retrieval/refresh-terms.ts'
import { type RetrievalSettings, retrievalSettings, retrieve } from '../../src/matching/retrieval/retrieve.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, makeMatch } from '../make/leads.ts'
import { listingInput, makeListing } from '../make/listings.ts'
import { as, makeIndividual } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { newTrade, type Published, publishIn, publishSome } from './trade.ts'

const app = await forFile(startApp())

const found = async (
  listing: Pick<Published, 'id' | 'side'>,
  limit = 50,
  change: Partial<RetrievalSettings> = {},
) =>
  (await retrieve(app.ctx, listing, limit, { ...retrievalSettings, ...change })).map((one) => one.listingId)

/** The order of these listings; listings of other tests may match by chance and are left out. */
const among = (order: readonly string[], ...listings: readonly Published[]) =>
  order.filter((id) => listings.some((listing) => listing.id === id))

const inPoints = (...texts: string[]) => ({ points: texts.map((text) => ({ text })) })

describe.each(eachSide)('retrieval for a %s listing', (side) => {
  const other = otherSide(side)

  it('finds the other side of its trade and no other trade', async () => {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, side)
    await publishIn(app.ctx, trade, side)
    await publishIn(app.ctx, newTrade(), other, {
      ...inPoints('Nothing shared'),
      description: 'Else',
      name: 'Else',
    })
    const counterparty = await publishIn(app.ctx, trade, other)
    expect(await found(own)).toEqual([counterparty.id])
  })

  it('ranks first the listing whose single strengths cover the requirements, not the one published first', async () => {
    const trade = newTrade()
    const [cobalt, amber] = [newTrade(), newTrade()]
    const requirements = inPoints(`${cobalt} ${trade}`, `${amber} ${trade}`)
    const strengths = inPoints(`${amber} ${trade}`, `${cobalt} ${trade}`)
    // The same words, but not together in one point.
    const scattered = {
      ...inPoints(`${cobalt} ${amber}`, trade),
      description: `It is all about ${trade}, ${cobalt} and ${amber}.`,
    }
    const worse = await publishIn(app.ctx, trade, other, scattered)
    const best = await publishIn(app.ctx, trade, other, strengths)
    const alsoWorse = await publishIn(app.ctx, trade, other, scattered)
    const own = await publishIn(app.ctx, trade, side, requirements)
    const order = await found(own)
    expect(order[0]).toBe(best.id)
    expect(order.slice(1).toSorted()).toEqual([worse.id, alsoWorse.id].toSorted())
  })

  it('compares amounts across units', async () => {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, side, inPoints(`${trade} in bags of 500 g`))
    const more = await publishIn(app.ctx, trade, other, inPoints(`${trade} in bags of 500 kg`))
    const same = await publishIn(app.ctx, trade, other, inPoints(`${trade} in bags of 0.4 to 0.6 kg`))
    expect(among(await found(own), same, more)).toEqual([same.id, more.id])
  })

  it('ranks a listing that denies a requirement last', async () => {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, side, inPoints(`${trade} without chrome`))
    const plated = await publishIn(app.ctx, trade, other, inPoints(`${trade} with chrome, all of it chrome`))
    const free = await publishIn(app.ctx, trade, other, inPoints(`${trade}, chrome-free`))
    expect(among(await found(own), plated, free)).toEqual([free.id, plated.id])
  })

  it('breaks ties by a stable order that is not the order of publication', async () => {
    const trade = newTrade()
    const queries = [
      await publishIn(app.ctx, trade, side),
      await publishIn(app.ctx, trade, side),
      await publishIn(app.ctx, trade, side),
    ]
    const published = await publishSome(app.ctx, trade, other, 8)
    const orders = await Promise.all(queries.map((query) => found(query)))
    for (const order of orders) expect(order.toSorted()).toEqual(published.map(({ id }) => id).toSorted())
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
    expect(await found(queries[0] as Published)).toEqual(orders[0])
  })

  it('searches hidden points too', async () => {
    const secret = newTrade()
    const plain = { name: newTrade(), description: newTrade() }
    const own = await publishIn(app.ctx, secret, side, plain)
    const hidden = await publishIn(app.ctx, secret, other, {
      ...plain,
      points: [{ text: `Our ${secret} costs half`, reveal: false }],
    })
    expect((await found(own))[0]).toBe(hidden.id)
  })

  it('leaves out listings of the same company', async () => {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, side)
    await publishIn(app.ctx, trade, other, {}, own.person)
    expect(await found(own)).toEqual([])
  })

  it('leaves out counterparties with an open lead, but not with a waiting one', async () => {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, side)
    const [counted, waiting] = [
      await publishIn(app.ctx, trade, other),
      await publishIn(app.ctx, trade, other),
    ]
    for (const [counterparty, state] of [
      [counted, 'open'],
      [waiting, 'waiting'],
    ] as const) {
      const people = { [side]: own.person, [other]: counterparty.person }
      const listings = { [side]: own, [other]: counterparty }
      const { leadId } = await makeMatch(app.ctx, { people, listings } as Parameters<typeof makeMatch>[1])
      await app.db.update(leads).set({ state }).where(eq(leads.id, leadId))
    }
    expect(await found(own)).toEqual([waiting.id])
  })

  it('finds a listing with room behind any number of better ones that are full', async () => {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, side)
    const better = await publishSome(app.ctx, trade, other, 20)
    const roomy = await publishIn(app.ctx, newTrade(), other, { description: `Also ${trade}` })
    const findBest = () => found(own, 1, { candidateCount: 2 })
    expect(await findBest()).not.toEqual([roomy.id])
    const ids = better.map(({ id }) => id)
    const fullUntil = new Date(Date.now() + 60_000)
    await app.db.update(indexedListings).set({ fullUntil }).where(inArray(indexedListings.listingId, ids))
    expect(await findBest()).toEqual([roomy.id])
  })

  it('finds a listing from its commit until its deletion', async () => {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, side)
    const { manager } = await makeCompany(app.db)
    const late = await makeListing(app.db, manager, other)
    const text = { id: late.id, side: other, name: trade, description: trade, points: [trade] }
    const entry = await indexEntryOf(text)
    await app.db.transaction(async (tx) => {
      await indexListing(tx, entry)
      expect(await found(own)).toEqual([])
    })
    expect(await found(own)).toEqual([late.id])
    await deleteListing(as(app.ctx, manager), { side: other, id: late.id })
    expect(await found(own)).toEqual([])
  })

  it('finds a revised listing by its new words only', async () => {
    const [before, after] = [newTrade(), newTrade()]
    const [own, newOwn] = [await publishIn(app.ctx, before, side), await publishIn(app.ctx, after, side)]
    const { id, person } = await publishIn(app.ctx, before, other, { name: before })
    const changed = { ...inPoints(after), name: after, description: after }
    await revise(as(app.ctx, person), reviseSchema.parse({ ...listingInput(other, changed), id }))
    expect(await found(own)).not.toContain(id)
    expect((await found(newOwn))[0]).toBe(id)
  })

  it('returns no more than the limit, the best ones', async () => {
    const [trade, amber] = [newTrade(), newTrade()]
    const own = await publishIn(app.ctx, trade, side, inPoints(`${amber} ${trade}`))
    const good = await publishIn(app.ctx, trade, other, inPoints(`${amber} ${trade}`))
    await publishIn(app.ctx, trade, other)
    expect(await found(own, 1)).toEqual([good.id])
  })
})

describe('the index', () => {
  it('has no results for a listing that was never indexed', async () => {
    const person = await makeIndividual(app.db)
    const { id } = await makeListing(app.db, person, 'buyer')
    expect(await found({ id, side: 'buyer' })).toEqual([])
  })

  it('accepts a listing without a word', async () => {
    const person = await makeIndividual(app.db)
    const { id } = await makeListing(app.db, person, 'buyer')
    const entry = await indexEntryOf({ id, side: 'buyer', name: '!', description: '…', points: ['?'] })
    await app.db.transaction((tx) => indexListing(tx, entry))
    expect(await found({ id, side: 'buyer' })).toEqual([])
  })

  it('keeps correct counts under concurrent publishing, revising and deleting', async () => {
    const trade = newTrade()
    const { manager } = await makeCompany(app.db)
    await makePlan(app.db, manager.companyId)
    const created = await Promise.all(
      Array.from({ length: 24 }, (_, i) => makeListing(app.db, manager, 'seller', { name: `${trade} ${i}` })),
    )
    const index = async (id: string, word: string) => {
      const text = { name: trade, description: `common words ${word}`, points: [word] }
      const entry = await indexEntryOf({ id, side: 'seller', ...text })
      await app.db.transaction((tx) => indexListing(tx, entry))
    }
    await Promise.all(created.map(({ id }) => index(id, 'first')))
    await Promise.all([
      ...created.slice(0, 12).map(({ id }) => index(id, 'second')),
      ...created.slice(12).map(({ id }) => deleteListing(as(app.ctx, manager), { side: 'seller', id })),
      ...Array.from({ length: 6 }, () => foldTermChanges(app.db)),
    ])
    await foldTermChanges(app.db)
    const counts = () => app.db.execute(sql`select * from terms where listings <> 0 order by side, term`)
    const folded = await counts()
    await refreshTerms(app.ctx)
    expect(await counts()).toEqual(folded)
    expect(await app.db.execute(sql`select count(*)::int as rows from term_changes`)).toEqual([{ rows: 0 }])
  })

  it('corrects counts that drifted', async () => {
    await publishIn(app.ctx, newTrade(), 'seller')
    await refreshTerms(app.ctx)
    const counts = () => app.db.execute(sql`select * from terms order by side, term`)
    const right = await counts()
    await app.db.execute(sql`update terms set listings = listings + 7 where term % 2 = 0`)
    await app.db.execute(sql`delete from terms where term % 3 = 0`)
    await app.db.execute(sql`insert into terms (side, term, listings) values (0, 12345, 9)`)
    expect(await counts()).not.toEqual(right)
    await refreshTerms(app.ctx)
    expect(await counts()).toEqual(right)
  })
})
