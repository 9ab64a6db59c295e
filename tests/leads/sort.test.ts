import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outbox } from '../../src/db/tables/events.ts'
import { judgeRequirement } from '../../src/leads/judgements/judge-requirement.ts'
import { rankLeads } from '../../src/leads/list/rank-leads.ts'
import { saveOrder } from '../../src/leads/list/save-order.ts'
import { sortLeads } from '../../src/leads/list/sort-leads.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { readSources } from '../../src/listings/read.ts'
import { rankBrief } from '../../src/providers/assistant/briefs.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, jobRun, type Matched, makeLead } from '../make/leads.ts'
import { as, makeEmployee } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { listed, me, withAssistant } from './helpers.ts'

const app = await forFile(startApp())

/** Points of counterparts that fit between not at all and perfectly, in no particular order. */
const fits = [
  ['Steel pipes', 'Copper wire', 'Brass valves'],
  ['Certified organic', 'Delivery within 3 days', 'Paper bags'],
  ['Certified organic', 'Steel pipes', 'Copper wire'],
  ['Certified organic', 'Delivery within 3 days', 'Steel pipes'],
]

/** One listing with a lead for each of `fits`. */
async function makeLeads(side: Side): Promise<[Matched, ...Matched[]]> {
  const other = otherSide(side)
  const own = {
    points: ['Certified organic', 'Delivery within 3 days', 'Paper bags'].map((text) => ({ text })),
  }
  const theirs = (i: number) => ({
    [other]: { name: `Offer ${i}`, description: '-', points: fits[i]!.map((text) => ({ text })) },
  })
  const first = await makeLead(app.ctx, { [side]: own, ...theirs(0) })
  const shared = { people: { [side]: first.people[side] }, listings: { [side]: first.listings[side] } }
  const more = []
  for (const i of [1, 2, 3]) more.push(await makeLead(app.ctx, { ...shared, ...theirs(i) }))
  return [first, ...more]
}

const results = async (employeeId: string) =>
  (await app.db.select().from(outbox).where(eq(outbox.event, 'sort_best_matches_done')).orderBy(outbox.id))
    .filter((row) => row.rooms.includes(rooms.user(employeeId)))
    .map((row) => row.payload)

describe.each(eachSide)('the %s’s leads', (side) => {
  test('are ranked by a job, best first, terminated ones last', async () => {
    const matches = await makeLeads(side)
    const [first] = matches
    const listing = { side, listingId: first.listings[side].id }
    const who = me(app.ctx, first, side)
    await terminate(who, { side, leadId: matches[1]!.leadId })
    await sortLeads(who, listing)
    await app.drain()
    const [none, full, one, two] = matches.map((lead) => lead.leadId)
    expect(await results(who.viewer.employeeId)).toEqual([
      { success: true, error: null, listing_id: listing.listingId, sorted_order: [two, one, none, full] },
    ])
  })

  test('get the same ranking for any input order', async () => {
    const matches = await makeLeads(side)
    const otherId = (lead: Matched) => lead.listings[otherSide(side)].id
    const ownId = matches[0].listings[side].id
    const sources = await readSources(app.db, [ownId, ...matches.map(otherId)])
    const rank = (order: readonly Matched[]) =>
      app.ctx.assistant.rank(
        rankBrief(
          sources.get(ownId)!,
          order.map((lead) => ({ leadId: lead.leadId, other: sources.get(otherId(lead))!, thread: [] })),
        ),
        {},
      )
    const expected = await rank(matches)
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(matches, { minLength: matches.length }), async (order) => {
        expect(await rank(order)).toEqual(expected)
      }),
    )
  })

  test('report a failed ranking', async () => {
    const [lead] = await makeLeads(side)
    const failing = withAssistant(app.ctx, {
      rank: () => {
        throw new Error('overloaded')
      },
    })
    const { employeeId } = lead.people[side]
    await rankLeads(failing, { listingId: lead.listings[side].id, employeeId }, jobRun())
    expect(await results(employeeId)).toMatchObject([
      { success: false, sorted_order: [], error: expect.stringMatching(/./) },
    ])
  })

  test('keep the saved order, which may contain no other listing’s lead', async () => {
    const matches = await makeLeads(side)
    const [first] = matches
    const foreign = await makeLead(app.ctx)
    const listing = { side, listingId: first.listings[side].id }
    const who = me(app.ctx, first, side)
    const order = matches.map((lead) => lead.leadId).reverse()
    await saveOrder(who, { ...listing, leadIds: order })
    const ranked = async () =>
      Object.fromEntries((await listed(who, listing)).map((lead) => [lead.id, lead.bestRank]))
    const saved = Object.fromEntries(order.map((id, i) => [id, i + 1]))
    expect(await ranked()).toEqual(saved)
    await expect(saveOrder(who, { ...listing, leadIds: [foreign.leadId, ...order] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await ranked()).toEqual(saved)
    const others = await listed(me(app.ctx, first, otherSide(side)), {
      side: otherSide(side),
      listingId: first.listings[otherSide(side)].id,
    })
    expect(others[0]?.bestRank).toBeNull()
  })

  test('keep one complete order after twenty concurrent saves', async () => {
    const matches = await makeLeads(side)
    const listing = { side, listingId: matches[0].listings[side].id }
    const who = me(app.ctx, matches[0], side)
    const ids = matches.map((lead) => lead.leadId)
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        saveOrder(who, { ...listing, leadIds: i % 2 ? ids : ids.toReversed() }),
      ),
    )
    const ranks = (await listed(who, listing)).map((lead) => lead.bestRank)
    expect(ranks.toSorted()).toEqual([1, 2, 3, 4])
  })

  test('can be sorted and ordered by their own company only', async () => {
    const [lead] = await makeLeads(side)
    const { manager } = await makeCompany(app.db)
    const listing = { side, listingId: lead.listings[side].id }
    for (const who of [as(app.ctx, manager), me(app.ctx, lead, otherSide(side))]) {
      await expect(sortLeads(who, listing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(saveOrder(who, { ...listing, leadIds: [] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

test('a buyer’s own judgements count in the order', async () => {
  const matches = await makeLeads('buyer')
  const [first] = matches
  const who = me(app.ctx, first, 'buyer')
  for (const requirement of ['Certified organic', 'Delivery within 3 days', 'Paper bags']) {
    await judgeRequirement(who, { leadId: first.leadId, requirement, verdict: 'meet' })
    await judgeRequirement(who, { leadId: matches[1]!.leadId, requirement, verdict: 'not meet' })
  }
  await sortLeads(who, { side: 'buyer', listingId: first.listings.buyer.id })
  await app.drain()
  const [none, full, one, two] = matches.map((lead) => lead.leadId)
  expect(await results(who.viewer.employeeId)).toMatchObject([{ sorted_order: [none, two, one, full] }])
})

test('a person’s ranking of a listing is queued once until it runs', async () => {
  const lead = await makeLead(app.ctx)
  const who = me(app.ctx, lead, 'seller')
  const input = {
    side: 'seller',
    companyId: who.viewer.companyId,
    listingId: lead.listings.seller.id,
  } as const
  await Promise.all(Array.from({ length: 5 }, () => sortLeads(who, input)))
  const colleague = as(app.ctx, await makeEmployee(app.db, who.viewer.companyId))
  await sortLeads(colleague, input)
  await app.drain()
  expect(await results(who.viewer.employeeId)).toHaveLength(1)
  expect(await results(colleague.viewer.employeeId)).toHaveLength(1)
  await sortLeads(who, input)
  await app.drain()
  expect(await results(who.viewer.employeeId)).toHaveLength(2)
})
