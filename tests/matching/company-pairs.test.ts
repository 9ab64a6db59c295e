import { describe, expect, it } from 'vitest'
import { leads } from '../../src/db/tables/leads.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { readPlaces } from '../../src/matching/limits.ts'
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
