import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leadSides, leads } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { openWaitingLeads } from '../../src/matching/opening/open-waiting.ts'
import { addDays } from '../../src/shared/dates.ts'
import { matchesPerMonth } from '../../src/shared/limits.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide } from '../make/leads.ts'
import { makePlan } from '../make/plans.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'
import { leadsOf, match, newTrade, publishIn, publishSome } from './trade.ts'

const limit = matchesPerMonth.free

const march = '2026-03-31T23:59:59Z'
const april = '2026-04-01T00:05:00Z'

const { app, clock, at } = await startAppWithClock(march)

describe.each(eachSide)('waiting leads of a %s', (side) => {
  const other = otherSide(side)
  /** A listing with `waiting` counterparties more than a month allows. */
  const crowded = async (waiting: number) => {
    const trade = newTrade()
    await publishSome(at(march), trade, other, limit + waiting)
    const own = await publishIn(app.ctx, trade, side)
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting })
    return own
  }
  const waitingOf = (listingId: string) =>
    app.db
      .select({
        id: leads.id,
        score: leads.score,
        state: leads.state,
        other: leads[leadSides[other].listing],
      })
      .from(leads)
      .where(eq(leads[leadSides[side].listing], listingId))

  it('open at the start of a month in UTC, and not a second before', async () => {
    const own = await crowded(3)
    await openWaitingLeads(at(march), { companyId: null })
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: 3 })
    await openWaitingLeads(at(april), { companyId: null })
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit + 3, waiting: 0 })
    const counted = await app.db.select().from(leads).where(eq(leads[leadSides[side].listing], own.id))
    expect(
      counted.filter((lead) => lead.countedAt?.toISOString() === new Date(april).toISOString()),
    ).toHaveLength(3)
  })

  it('open when the plan allows more, for that company only', async () => {
    const own = await crowded(2)
    const neighbour = await crowded(1)
    const { companyId } = own.person
    await makePlan(app.db, companyId, {
      planType: 'one_time',
      status: 'active',
      oneTimeExpiresAt: addDays(clock.now(), 30),
    })
    await openWaitingLeads(at(march), { companyId })
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit + 2, waiting: 0 })
    expect(await leadsOf(app.ctx, neighbour)).toEqual({ counted: limit, waiting: 1 })
  })

  it('are joined by counterparties that last month had no room to judge', async () => {
    const trade = newTrade()
    await publishSome(at(march), trade, other, 2 * limit + 5)
    const own = await publishIn(app.ctx, trade, side)
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: limit })
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: limit })

    await openWaitingLeads(at(april), { companyId: null })
    await match(app.ctx, own)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: 2 * limit, waiting: 5 })
  })

  it('open best first, up to the limit', async () => {
    const own = await crowded(15)
    const waiting = (await waitingOf(own.id)).filter((lead) => lead.state === 'waiting')
    const best = waiting.slice(0, 5).map((lead) => lead.id)
    for (const [i, { id }] of waiting.entries())
      await app.db
        .update(leads)
        .set({ score: i < 5 ? 0.9 : 0.5 })
        .where(eq(leads.id, id))
    // All but five of the new month's matches are used already.
    clock.set('2026-04-01T00:00:00Z')
    const used = (await waitingOf(own.id)).filter((lead) => lead.state !== 'waiting').slice(0, limit - 5)
    for (const { id } of used)
      await app.db.update(leads).set({ countedAt: clock.now() }).where(eq(leads.id, id))
    await openWaitingLeads(at(april), { companyId: own.person.companyId })
    const opened = (await waitingOf(own.id)).filter((lead) => best.includes(lead.id))
    expect(opened.every((lead) => lead.state === 'opening')).toBe(true)
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit + 5, waiting: 10 })
  })

  it('open once under concurrent runs', async () => {
    const own = await crowded(4)
    at(april)
    await Promise.all(Array.from({ length: 4 }, () => openWaitingLeads(app.ctx, { companyId: null })))
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit + 4, waiting: 0 })
    for (const { id } of await waitingOf(own.id))
      expect(await app.queue.boss.findJobs('matching', { data: { leadId: id } })).toHaveLength(1)
  })

  it('are deleted with their counterparty’s listing', async () => {
    const own = await crowded(2)
    const waiting = (await waitingOf(own.id)).filter((lead) => lead.state === 'waiting')
    await app.db.update(listings).set({ deletedAt: clock.now() }).where(eq(listings.id, waiting[0]!.other))
    await openWaitingLeads(at(april), { companyId: null })
    expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit + 1, waiting: 0 })
  })

  it('open also from beyond the first page', async () => {
    const trade = newTrade()
    const popular = await publishIn(at(march), trade, other)
    const others = await publishSome(app.ctx, trade, side, limit + 1)
    for (const listing of others) await match(app.ctx, listing)
    // A page of better leads that can't open: their other listing has no room this month.
    const full = await publishIn(app.ctx, newTrade(), side)
    const now = new Date('2026-04-01T00:01:00Z')
    const { manager } = await makeCompany(app.db)
    const fill = await app.db
      .insert(listings)
      .values(
        Array.from({ length: 230 }, () => ({
          side: other,
          companyId: manager.companyId,
          createdBy: manager.employeeId,
          name: 'One of many',
          description: 'One of many',
        })),
      )
      .returning({ id: listings.id })
    await app.db.insert(leads).values(
      fill.map((one, i) => ({
        sellerListingId: '',
        buyerListingId: '',
        sellerCompanyId: '',
        buyerCompanyId: '',
        [`${side}ListingId`]: full.id,
        [`${side}CompanyId`]: full.person.companyId,
        [`${other}ListingId`]: one.id,
        [`${other}CompanyId`]: manager.companyId,
        state: i < limit ? ('open' as const) : ('waiting' as const),
        countedAt: i < limit ? now : null,
        score: 0.99,
      })),
    )
    await openWaitingLeads(at(april), { companyId: null })
    expect(await leadsOf(app.ctx, popular)).toEqual({ counted: limit + 1, waiting: 0 })
    expect(await leadsOf(app.ctx, full)).toEqual({ counted: limit, waiting: 210 })
  })
})
