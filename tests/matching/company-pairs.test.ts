import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { maxResumed } from '../../src/db/queue/jobs.ts'
import { leadSides, leads } from '../../src/db/tables/leads.ts'
import { dueListings } from '../../src/db/tables/matching.ts'
import { resumeOpenings } from '../../src/leads/opening/resume-openings.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { readPlaces } from '../../src/matching/limits.ts'
import { openDueLeads } from '../../src/matching/opening/open-due.ts'
import { matchesPerMonth } from '../../src/shared/limits.ts'
import { otherSide, sides } from '../../src/shared/sides.ts'
import { me } from '../leads/helpers.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, makeLead } from '../make/leads.ts'
import { as } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { leadsOf, newTrade, publishIn } from './trade.ts'

const app = await forFile(startApp())

describe.each(sides)('the places of a listing (%s)', (side) => {
  const other = otherSide(side)

  it('are not used up by many copies of one company’s listing, and go to others', async () => {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, side)
    const { manager } = await makeCompany(app.db)
    await makePlan(app.db, manager.companyId, {
      planType: 'one_time',
      oneTimeExpiresAt: new Date(Date.now() + 1e9),
    })
    for (let n = 0; n < matchesPerMonth.free + 5; n++) await publishIn(app.ctx, trade, other, {}, manager)
    await app.drain()
    expect((await leadsOf(app.ctx, own)).counted).toBe(1)
    for (let n = 0; n < 3; n++) await publishIn(app.ctx, trade, other)
    await app.drain()
    expect((await leadsOf(app.ctx, own)).counted).toBe(4)
  })

  it('are at most two for one company’s different listings', async () => {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, side)
    const { manager } = await makeCompany(app.db)
    await makePlan(app.db, manager.companyId)
    for (let n = 0; n < 4; n++) {
      const words = Array.from({ length: 6 }, () => newTrade()).join(' ')
      await publishIn(app.ctx, trade, other, { description: `It is all about ${trade}: ${words}.` }, manager)
    }
    await app.drain()
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 2, waiting: 2 })
  })
})

describe.each(eachSide)('a match that the %s ends', (side) => {
  const other = otherSide(side)
  const used = async (lead: Awaited<ReturnType<typeof makeLead>>, of: typeof side) =>
    (await readPlaces(app.db, [lead.listings[of].id], new Date())).get(lead.listings[of].id)?.used

  it('before anybody wrote is given back to the other side only', async () => {
    const lead = await makeLead(app.ctx)
    expect([await used(lead, side), await used(lead, other)]).toEqual([1, 1])
    await terminate(me(app.ctx, lead, side), { side, leadId: lead.leadId })
    expect([await used(lead, side), await used(lead, other)]).toEqual([1, 0])
    await terminate(me(app.ctx, lead, other), { side: other, leadId: lead.leadId })
    expect([await used(lead, side), await used(lead, other)]).toEqual([1, 0])
  })

  it('by deleting the listing is given back, too', async () => {
    const lead = await makeLead(app.ctx)
    await deleteListing(me(app.ctx, lead, side), { side, id: lead.listings[side].id })
    expect(await used(lead, other)).toBe(0)
  })

  it('after a message stays used', async () => {
    const lead = await makeLead(app.ctx)
    await sendMessage(me(app.ctx, lead, other), { side: other, leadId: lead.leadId, text: 'Hello' })
    await terminate(me(app.ctx, lead, side), { side, leadId: lead.leadId })
    expect(await used(lead, other)).toBe(1)
  })
})

it('a place that is given back is used by a lead that waits', async () => {
  const trade = newTrade()
  const own = await publishIn(app.ctx, trade, 'seller')
  const others = []
  for (let n = 0; n < matchesPerMonth.free + 1; n++) others.push(await publishIn(app.ctx, trade, 'buyer'))
  await app.drain()
  expect(await leadsOf(app.ctx, own)).toEqual({ counted: matchesPerMonth.free, waiting: 1 })
  const rows = await app.db.select().from(leads)
  const open = rows.find((row) => row.sellerListingId === own.id && row.state === 'open')!
  const buyer = others.find(({ id }) => id === open.buyerListingId)!
  await terminate(as(app.ctx, buyer.person), { side: 'buyer', leadId: open.id })
  await app.drain()
  expect(await leadsOf(app.ctx, own)).toEqual({ counted: matchesPerMonth.free + 1, waiting: 0 })
})

describe.each(eachSide)('a place that a full listing of the %s gets back', (side) => {
  const other = otherSide(side)
  const limit = matchesPerMonth.free

  /** A listing that has used up its month, with a lead that is open, and its trade. */
  async function crowded() {
    const trade = newTrade()
    const own = await publishIn(app.ctx, trade, side)
    for (let n = 0; n < 2 * limit; n++) await publishIn(app.ctx, trade, other)
    await app.drain()
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: limit })
    const late = await publishIn(app.ctx, trade, other)
    await app.drain()
    expect(await leadsOf(app.ctx, late)).toEqual({ counted: 0, waiting: 0 })
    const [lead] = await app.db
      .select()
      .from(leads)
      .where(and(eq(leads[leadSides[side].listing], own.id), eq(leads.state, 'open')))
    return { own, trade, lead: lead! }
  }

  it('because the other side has ended a match is used by one that waits, and new ones find it again', async () => {
    const { own, trade, lead } = await crowded()
    await app.db
      .update(leads)
      .set({ [leadSides[other].terminatedAt]: new Date() })
      .where(eq(leads.id, lead.id))
    await app.db.insert(dueListings).values({ listingId: own.id })
    await openDueLeads(app.ctx)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit + 1, waiting: limit - 1 })
    const next = await publishIn(app.ctx, trade, other)
    await app.drain()
    expect(await leadsOf(app.ctx, next)).toEqual({ counted: 0, waiting: 1 })
  })

  it('because a match could not be opened is used as well, and that match doesn’t come back', async () => {
    const { own, lead } = await crowded()
    const countedAt = new Date(Date.now() - 90 * 60_000)
    await app.db
      .update(leads)
      .set({ state: 'opening', resumed: maxResumed, countedAt })
      .where(eq(leads.id, lead.id))
    await app.db.execute(sql`delete from pgboss.job where data ->> 'leadId' = ${lead.id}`)
    await resumeOpenings(app.ctx, { lateMinutes: 60, limit: 10 })
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit - 1, waiting: limit })
    await app.drain()
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: limit - 1 })
    const { sellerListingId, buyerListingId } = lead
    const isPair = and(eq(leads.sellerListingId, sellerListingId), eq(leads.buyerListingId, buyerListingId))
    expect(await app.db.$count(leads, isPair)).toBe(0)
  })
})
