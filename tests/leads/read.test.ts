import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { describe, expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { points } from '../../src/db/tables/listings.ts'
import { markRead } from '../../src/leads/list/mark-read.ts'
import { isParty, listWholeLeads, readLead, readSummary } from '../../src/leads/read.ts'
import { submitBuyerRound } from '../../src/leads/rounds/submit-round.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { stopTurn } from '../../src/leads/turns/stop-turn.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { as, makeEmployee } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { listed, me, view } from './helpers.ts'

const app = await forFile(startApp())

const listOf = (lead: Matched, side: Side) =>
  listed(me(app.ctx, lead, side), { side, listingId: lead.listings[side].id })

/** A context whose database connection records its statements. */
function counting() {
  const { sql, close } = connect(app.databaseUrl, 2)
  const queries: string[] = []
  const db = drizzle(sql, { casing: 'snake_case', logger: { logQuery: (query) => queries.push(query) } })
  return { ctx: { ...app.ctx, db }, queries, [Symbol.asyncDispose]: close }
}

const isVerdict = (value: unknown) => [null, 'meet', 'not meet'].includes(value as string | null)

test('a requirement that the buyer hides leaves the seller’s marks at once', async () => {
  const lead = await makeLead(app.ctx)
  const marks = async () => (await view(app.ctx, lead, 'seller')).latestRound.marks
  expect((await marks()).map((mark) => mark.requirement)).toEqual([
    'Organic certification',
    'Delivery within a week',
  ])
  const ofRequest = and(eq(points.listingId, lead.listings.buyer.id), eq(points.position, 0))
  await app.db.update(points).set({ reveal: false }).where(ofRequest)
  expect((await marks()).map((mark) => mark.requirement)).toEqual(['Delivery within a week'])
})

describe.each(eachSide)('for the %s', (side) => {
  const other = otherSide(side)

  test('a lead names both companies and the counterpart’s listing', async () => {
    const lead = await makeLead(app.ctx, { [other]: { name: 'What the others want' } })
    await app.db
      .update(companies)
      .set({ name: 'The Others' })
      .where(eq(companies.id, lead.people[other].companyId))
    const [first] = await listOf(lead, side)
    expect(first).toMatchObject({
      own: { companyId: lead.people[side].companyId, listingId: lead.listings[side].id },
      counterpart: {
        listingName: 'What the others want',
        companyName: 'The Others',
        companyId: lead.people[other].companyId,
        listingId: lead.listings[other].id,
      },
    })
  })

  test('shows the viewer’s own inputs and none of the other side’s', async () => {
    const lead = await makeLead(app.ctx, {
      buyer: { points: [{ text: 'Organic certification' }, { text: 'Milled on request', reveal: false }] },
    })
    const mine = (await view(app.ctx, lead, side)).latestRound
    const { leads: whole } = await listWholeLeads(me(app.ctx, lead, side), {
      side,
      listingId: lead.listings[side].id,
    })
    expect(whole).toEqual([await view(app.ctx, lead, side)])
    expect(mine.judgements.length).toBe(side === 'buyer' ? 2 : 0)
    expect(mine[side === 'seller' ? 'judgements' : 'questions']).toEqual([])
    const marks = [{ requirement: 'Organic certification', verdict: expect.toSatisfy(isVerdict) }]
    expect(mine.marks).toEqual(side === 'seller' ? marks : [])
    expect(mine[side === 'seller' ? 'buyerFreeForm' : 'sellerFreeForm']).toBeNull()
  })

  test('the list starts with the latest activity and shows the last message', async () => {
    const first = await makeLead(app.ctx)
    const shared = { people: { [side]: first.people[side] }, listings: { [side]: first.listings[side] } }
    const second = await makeLead(app.ctx, shared)
    expect((await listOf(first, side)).map((lead) => lead.id)).toEqual([second.leadId, first.leadId])
    const text = `Hello\n\n${'again and '.repeat(50)}again.`
    await sendMessage(me(app.ctx, first, other), { side: other, leadId: first.leadId, text })
    const [top] = await listOf(first, side)
    expect(top).toMatchObject({ id: first.leadId, lock: null, judging: true })
    expect(top?.snippet).toMatch(/^Hello\s+again and .*…$/)
    expect(top?.snippet.length).toBeLessThanOrEqual(140)
    await app.drain()
  })

  test('a lead that one person has read is still unseen for a colleague', async () => {
    const lead = await makeLead(app.ctx)
    const colleague = as(app.ctx, await makeEmployee(app.db, lead.people[side].companyId))
    await markRead(me(app.ctx, lead, side), lead)
    await markRead(me(app.ctx, lead, side), lead)
    expect((await listOf(lead, side))[0]?.unseen).toBe(false)
    const theirs = await listed(colleague, { side, listingId: lead.listings[side].id })
    expect(theirs[0]?.unseen).toBe(true)
  })

  test('a deleted listing’s leads stay visible to the counterpart only', async () => {
    const lead = await makeLead(app.ctx)
    await deleteListing(me(app.ctx, lead, side), { side, id: lead.listings[side].id })
    await expect(listOf(lead, side)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(view(app.ctx, lead, side)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const [remaining] = await listOf(lead, other)
    expect(remaining).toMatchObject({
      id: lead.leadId,
      terminatedBy: [side],
    })
    expect((await view(app.ctx, lead, other)).latestRound.messages).toHaveLength(1)
  })

  test('refuses a third company, and the other side on this side’s listing', async () => {
    const lead = await makeLead(app.ctx)
    const { manager } = await makeCompany(app.db)
    const stranger = as(app.ctx, manager)
    const listing = { side, listingId: lead.listings[side].id }
    for (const who of [stranger, me(app.ctx, lead, other)]) {
      await expect(listed(who, listing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(readSummary(who, { ...listing, ...lead })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(listWholeLeads(who, listing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(readLead(stranger, lead)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(markRead(stranger, lead)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await isParty(app.db, stranger.viewer, lead.leadId)).toBe(false)
    expect(await isParty(app.db, lead.people[side], lead.leadId)).toBe(true)
  })

  test('runs as many statements for eight leads as for two', async () => {
    const first = await makeLead(app.ctx)
    const shared = { people: { [side]: first.people[side] }, listings: { [side]: first.listings[side] } }
    const whole: typeof listed = async (ctx, input) => [...(await listWholeLeads(ctx, input)).leads] as never
    const statements = async (read: typeof listed) => {
      await using counted = counting()
      const who = as(counted.ctx, first.people[side])
      const rows = await read(who, { side, listingId: first.listings[side].id })
      return { rows: rows.length, statements: counted.queries.length }
    }
    await makeLead(app.ctx, shared)
    const two = [await statements(listed), await statements(whole)]
    for (let i = 0; i < 6; i++) await makeLead(app.ctx, shared)
    const eight = [await statements(listed), await statements(whole)]
    expect(two.map((read) => read.rows)).toEqual([2, 2])
    expect(eight.map((read) => read.rows)).toEqual([8, 8])
    expect(eight.map((read) => read.statements)).toEqual(two.map((read) => read.statements))
    expect(Math.max(...eight.map((read) => read.statements))).toBeLessThanOrEqual(5)
  })
})

test('the coverage includes hidden requirements and the buyer’s verdicts for the buyer only', async () => {
  const lead = await makeLead(app.ctx, {
    seller: { points: [{ text: 'Certified organic' }, { text: 'Delivery within 3 days' }] },
    buyer: {
      points: [
        { text: 'Certified organic' },
        { text: 'Delivery within 3 days' },
        { text: 'Painted by Vermeer', reveal: false },
      ],
    },
  })
  const coverage = async (side: Side) => (await listOf(lead, side))[0]?.coverage
  expect(await coverage('buyer')).toEqual({ meet: 2, notMeet: 0, unknown: 1 })
  expect(await coverage('seller')).toEqual({ meet: 2, notMeet: 0, unknown: 0 })

  const buyer = me(app.ctx, lead, 'buyer')
  await submitBuyerRound(buyer, {
    leadId: lead.leadId,
    freeForm: '',
    reviews: [{ requirement: 'Certified organic', thoughts: '', humanVerdict: 'not meet' }],
  })
  await stopTurn(buyer, { side: 'buyer', leadId: lead.leadId })
  expect(await coverage('buyer')).toEqual({ meet: 1, notMeet: 1, unknown: 1 })
  expect(await coverage('seller')).toEqual({ meet: 2, notMeet: 0, unknown: 0 })
})
