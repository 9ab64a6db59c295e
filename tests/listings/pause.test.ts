import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leads } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { dueListings, indexedListings } from '../../src/db/tables/matching.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { pauseListing } from '../../src/listings/lifecycle/pause.ts'
import { publish } from '../../src/listings/publish.ts'
import { revise } from '../../src/listings/revise.ts'
import { readTiles } from '../../src/listings/tiles/read-tiles.ts'
import { openDueLeads } from '../../src/matching/opening/open-due.ts'
import { readMatchStatus } from '../../src/matching/read.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, makeLead, makeMatch } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as, makeEmployee } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { listingEvents } from './listing-events.ts'

const app = await forFile(startApp())
const { ctx, db } = app

async function publishAs(side: Side, name: string) {
  const { manager } = await makeCompany(db)
  await makePlan(db, manager.companyId)
  const { id } = await publish(as(ctx, manager), listingInput(side, { name }))
  return { id, manager, who: as(ctx, manager) }
}
const matchesOf = async (who: ReturnType<typeof as>, side: Side) =>
  (await readTiles(who, { side, limit: 50 })).toJSON().tiles[0]?.matches
const isIndexed = async (id: string) =>
  (await db.$count(indexedListings, eq(indexedListings.listingId, id))) === 1
describe.each(eachSide)('a paused listing of the %s', (side) => {
  it('gets no new matches until it is resumed', async () => {
    const own = await publishAs(side, `Paused ${side} flour`)
    await app.drain()
    const { pausedAt } = await pauseListing(own.who, { side, id: own.id, paused: true })
    expect(await pauseListing(own.who, { side, id: own.id, paused: true })).toEqual({ pausedAt })
    expect((await readTiles(own.who, { side, limit: 50 })).toJSON().tiles[0]).toMatchObject({ pausedAt })
    expect(await readMatchStatus(own.who, { side, listingId: own.id })).toMatchObject({ paused: true })

    const before = await matchesOf(own.who, side)
    await publishAs(otherSide(side), `Paused ${side} flour`)
    await app.drain()
    expect(await matchesOf(own.who, side)).toBe(before)

    expect(await pauseListing(own.who, { side, id: own.id, paused: false })).toEqual({ pausedAt: null })
    await app.drain()
    expect(await matchesOf(own.who, side)).toBeGreaterThan(before ?? 0)
    expect(await listingEvents(app, own.id)).toEqual([
      { rooms: [rooms.company(own.manager.companyId)], event: 'listing_updated' },
      { rooms: [rooms.company(own.manager.companyId)], event: 'listing_updated' },
    ])
  })

  it('keeps waiting matches closed, also while it is revised', async () => {
    const [own, other] = [await publishAs(side, 'Held back'), await publishAs(otherSide(side), 'Held back')]
    const rows = await db.select().from(listings)
    const row = (id: string) => rows.find((one) => one.id === id)!
    await pauseListing(own.who, { side, id: own.id, paused: true })
    const { leadId } = await makeMatch(ctx, {
      people: { [side]: own.manager, [otherSide(side)]: other.manager },
      listings: { [side]: row(own.id), [otherSide(side)]: row(other.id) },
    })
    await db.update(leads).set({ state: 'waiting', countedAt: null }).where(eq(leads.id, leadId))
    const state = async () => (await db.select().from(leads).where(eq(leads.id, leadId)))[0]?.state

    await revise(own.who, { ...listingInput(side, { name: 'Held back' }), id: own.id })
    expect(await isIndexed(own.id)).toBe(false)
    await db.insert(dueListings).values({ listingId: own.id })
    await openDueLeads(ctx)
    expect(await state()).toBe('waiting')

    await pauseListing(own.who, { side, id: own.id, paused: false })
    await app.drain()
    expect(await state()).toBe('open')
  })

  it('goes on with its conversations', async () => {
    const lead = await makeLead(ctx)
    const who = as(ctx, lead.people[side])
    await pauseListing(who, { side, id: lead.listings[side].id, paused: true })
    await expect(sendMessage(who, { side, leadId: lead.leadId, text: 'Still here.' })).resolves.toBeDefined()
  })

  it('is paused by every employee, refused to strangers, and once it is filled', async () => {
    const { id, manager, who } = await publishAs(side, 'By any colleague')
    const colleague = await makeEmployee(db, manager.companyId, { role: 'company individual contributor' })
    const stranger = (await makeCompany(db)).manager
    const pause = (person: typeof manager, paused = true) =>
      pauseListing(as(ctx, person), { side, id, paused })
    await expect(pause(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(pauseListing(who, { side: otherSide(side), id, paused: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await isIndexed(id)).toBe(true)
    await expect(pause(colleague)).resolves.toMatchObject({ pausedAt: expect.any(String) })
    expect(await isIndexed(id)).toBe(false)
    await db.update(listings).set({ filledAt: new Date() }).where(eq(listings.id, id))
    await expect(pause(manager, false)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
