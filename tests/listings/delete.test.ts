import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox } from '../../src/db/tables/events.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { indexedListings } from '../../src/db/tables/matching.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { listOwn, readListing } from '../../src/listings/read.ts'
import { revise } from '../../src/listings/revise.ts'
import { readTiles } from '../../src/listings/tiles/read-tiles.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, makeLead, makeMatch } from '../make/leads.ts'
import { listingInput, makeListing } from '../make/listings.ts'
import { as, makeEmployee, makeIndividual } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { listingEvents } from './listing-events.ts'

const app = await forFile(startApp())

const eventsOf = (leadId: string) =>
  app.db
    .select({ rooms: outbox.rooms, event: outbox.event, payload: outbox.payload })
    .from(outbox)
    .where(sql`payload->>'conversation_id' = ${leadId}`)
    .orderBy(outbox.id)
const leadRow = async (leadId: string) => (await app.db.select().from(leads).where(eq(leads.id, leadId)))[0]

describe.each(eachSide)('deleting as a %s', (side) => {
  it('hides the listing from its company and from retrieval', async () => {
    const { manager } = await makeCompany(app.db)
    const ctx = as(app.ctx, manager)
    const { id } = await makeListing(app.db, manager, side)
    await revise(ctx, { ...listingInput(side), id })
    expect(await deleteListing(ctx, { side, id })).toEqual({ id })
    await expect(readListing(ctx, { side, id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await listOwn(ctx, { side })).listings).toEqual([])
    expect((await readTiles(ctx, { side, limit: 50 })).toJSON()).toMatchObject({ tiles: [], total: 0 })
    expect(await app.db.$count(indexedListings, eq(indexedListings.listingId, id))).toBe(0)
    await expect(deleteListing(ctx, { side, id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('ends its open leads for its side, and notifies both', async () => {
    const { leadId, people, listings } = await makeLead(app.ctx)
    const before = await leadRow(leadId)
    const eventCount = (await eventsOf(leadId)).length
    await deleteListing(as(app.ctx, people[side]), { side, id: listings[side].id })
    const ended = { seller: 'terminatedBySellerAt', buyer: 'terminatedByBuyerAt' } as const
    const after = await leadRow(leadId)
    expect(after?.[ended[side]]).toBeInstanceOf(Date)
    expect(after?.[ended[otherSide(side)]]).toBeNull()
    expect(after?.version).toBe(before!.version + 1)
    expect((await eventsOf(leadId)).slice(eventCount)).toEqual([
      {
        rooms: [
          rooms.lead(leadId),
          rooms.company(people.seller.companyId),
          rooms.company(people.buyer.companyId),
        ],
        event: 'conversation_updated',
        payload: { conversation_id: leadId },
      },
    ])
  })

  it('releases the lock of a running turn, whose result is discarded', async () => {
    const { leadId, people, listings } = await makeLead(app.ctx)
    const lock = { lockSide: otherSide(side), lockToken: leadId, lockUntil: new Date(Date.now() + 60_000) }
    await app.db.update(leads).set(lock).where(eq(leads.id, leadId))
    await deleteListing(as(app.ctx, people[side]), { side, id: listings[side].id })
    expect(await leadRow(leadId)).toMatchObject({ lockSide: null, lockToken: null, lockUntil: null })
    expect((await eventsOf(leadId)).slice(-2)).toMatchObject([
      { event: 'conversation_lock_status', payload: { conversation_id: leadId, locked: false } },
      { event: 'conversation_updated' },
    ])
  })

  it('keeps the listing readable for its counterparties', async () => {
    const { people, listings } = await makeLead(app.ctx)
    await deleteListing(as(app.ctx, people[side]), { side, id: listings[side].id })
    const counterparty = as(app.ctx, people[otherSide(side)])
    expect(await readListing(counterparty, { side, id: listings[side].id })).toMatchObject({
      own: false,
      name: listings[side].name,
    })
  })

  it.each(['waiting', 'opening'] as const)('deletes leads that are %s', async (state) => {
    const { leadId, people, listings } = await makeMatch(app.ctx)
    await app.db.update(leads).set({ state }).where(eq(leads.id, leadId))
    await deleteListing(as(app.ctx, people[side]), { side, id: listings[side].id })
    expect(await leadRow(leadId)).toBeUndefined()
  })

  it('is allowed to the creator and the manager, not to another employee or a stranger', async () => {
    const { manager } = await makeCompany(app.db)
    const contributor = () =>
      makeEmployee(app.db, manager.companyId, { role: 'company individual contributor' })
    const [creator, colleague] = [await contributor(), await contributor()]
    const stranger = (await makeCompany(app.db)).manager
    const [one, two] = [await makeListing(app.db, creator, side), await makeListing(app.db, creator, side)]
    const by = (person: typeof manager, { id }: { id: string }) =>
      deleteListing(as(app.ctx, person), { side, id })
    await expect(by(colleague, one)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(by(stranger, one)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(by(creator, one)).resolves.toEqual({ id: one.id })
    await expect(by(manager, two)).resolves.toEqual({ id: two.id })
  })

  it('notifies the pages of its company, also without a lead', async () => {
    const { manager } = await makeCompany(app.db)
    const { id } = await makeListing(app.db, manager, side)
    await deleteListing(as(app.ctx, manager), { side, id })
    expect(await listingEvents(app, id)).toEqual([
      { rooms: [rooms.company(manager.companyId)], event: 'listing_updated' },
    ])
  })

  it('is allowed to an individual', async () => {
    const person = await makeIndividual(app.db)
    const { id } = await makeListing(app.db, person, side)
    await expect(deleteListing(as(app.ctx, person), { side, id })).resolves.toEqual({ id })
  })

  it('happens once under concurrent requests', async () => {
    const { leadId, people, listings } = await makeLead(app.ctx)
    const eventCount = (await eventsOf(leadId)).length
    const answers = await Promise.allSettled(
      Array.from({ length: 3 }, () =>
        deleteListing(as(app.ctx, people[side]), { side, id: listings[side].id }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect((await eventsOf(leadId)).length).toBe(eventCount + 1)
  })
})
