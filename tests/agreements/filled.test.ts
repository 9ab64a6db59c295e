import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cancelAgreement } from '../../src/agreements/cancel.ts'
import { readAgreement, readProposals } from '../../src/agreements/read.ts'
import { agreements } from '../../src/db/tables/agreements.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { indexedListings } from '../../src/db/tables/matching.ts'
import { lockLead } from '../../src/leads/own-lead.ts'
import { block } from '../../src/leads/safety/block.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { filledNotices, fillRequest } from '../../src/listings/fill.ts'
import { reopenRequest } from '../../src/listings/lifecycle/reopen.ts'
import { publish } from '../../src/listings/publish.ts'
import { revise } from '../../src/listings/revise.ts'
import { publishSchema } from '../../src/listings/schema.ts'
import { addMinutes } from '../../src/shared/dates.ts'
import { rooms } from '../../src/shared/live-events.ts'
import type { Side } from '../../src/shared/sides.ts'
import { eventsOf, me, view } from '../leads/helpers.ts'
import { listingEvents } from '../listings/listing-events.ts'
import { makeCompany } from '../make/companies.ts'
import { makeLead, makeMatch } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as } from '../make/people.ts'
import { makeAgreement, makeProposal } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())
const { ctx, db } = app

/** A request with an agreement, a lead with an open proposal, one that the seller ended, and one that isn't open yet. */
async function makeRequest() {
  const { manager } = await makeCompany(db)
  const { id } = await publish(
    as(ctx, manager),
    publishSchema.parse({
      side: 'buyer',
      name: 'Rye flour',
      description: 'For our bread.',
      points: [{ text: 'Organic' }],
    }),
  )
  await app.drain()
  const [request] = await db.select().from(listings).where(eq(listings.id, id))
  const options = { people: { buyer: manager }, listings: { buyer: request! } }
  const [agreed, running, ended] = [
    await makeLead(ctx, options),
    await makeLead(ctx, options),
    await makeLead(ctx, options),
  ]
  const { leadId: opening } = await makeMatch(ctx, options)
  const agreementId = await makeAgreement(ctx, agreed)
  const proposal = await makeProposal(ctx, running, 'seller')
  await terminate(me(ctx, ended, 'seller'), { side: 'seller', leadId: ended.leadId })
  return { id, owner: as(ctx, manager), agreed, running, ended, opening, agreementId, proposal }
}

/** How many of the database's connections wait for a lock. */
const waitingForLocks = async () => {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.count
}

const notices = async (lead: Parameters<typeof view>[1], side: Side) =>
  (await view(ctx, lead, side)).latestRound.messages.filter(({ content }) => content === filledNotices.en)

describe('a filled request', () => {
  test('thanks each seller in the language of its offering', async () => {
    const { id, owner, running } = await makeRequest()
    const german = { name: 'Roggenmehl', description: 'Wir mahlen Roggen aus der Region auf Stein.' }
    await db.update(listings).set(german).where(eq(listings.id, running.listings.seller.id))
    await fillRequest(owner, { id })
    const { messages } = (await view(ctx, running, 'seller')).latestRound
    expect(messages.at(-1)?.content).toBe(filledNotices.de)
  })

  test('ends its other leads with a notice each, and is matched no more', async () => {
    const { id, owner, agreed, running, ended, opening, proposal, agreementId } = await makeRequest()
    const events = (await eventsOf(app, running.leadId)).length
    const { filledAt, ended: count } = await fillRequest(owner, { id })
    expect(count).toBe(1)
    expect(await fillRequest(owner, { id })).toEqual({ filledAt, ended: 0 })

    expect(await view(ctx, running, 'seller')).toMatchObject({ terminatedBy: ['buyer'] })
    for (const side of ['seller', 'buyer'] as const) {
      expect(await notices(running, side)).toMatchObject([{ side: 'buyer', writtenBy: 'person' }])
      expect(await notices(agreed, side)).toEqual([])
      expect(await notices(ended, side)).toEqual([])
    }
    expect((await readProposals(me(ctx, running, 'seller'), running))[0]?.status).toBe('withdrawn')
    expect((await eventsOf(app, running.leadId)).slice(events).map(({ event }) => event)).toEqual([
      'proposal_closed',
      'conversation_updated',
    ])
    expect(await db.$count(leads, eq(leads.id, opening))).toBe(0)
    expect(await db.$count(indexedListings, eq(indexedListings.listingId, id))).toBe(0)

    // The agreed lead stays open for messages.
    const { leadId } = agreed
    await sendMessage(me(ctx, agreed, 'seller'), { side: 'seller', leadId, text: 'When shall we begin?' })
    expect(await readAgreement(owner, { agreementId })).toMatchObject({ filledAt })
    await expect(revise(owner, { ...listingInput('buyer'), id })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(proposal.status).toBe('open')
  })

  test('can be reopened for 10 minutes: its leads go on as they were', async () => {
    const { id, owner, running, ended, proposal } = await makeRequest()
    const { filledAt } = await fillRequest(owner, { id })
    const at = (minutes: number) => ({ ...owner, now: () => addMinutes(new Date(filledAt), minutes) })
    await expect(reopenRequest(at(10.01), { id })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await reopenRequest(at(9.99), { id })).toEqual({ reopened: 1 })
    expect(await reopenRequest(owner, { id })).toEqual({ reopened: 0 })

    expect(await view(ctx, running, 'seller')).toMatchObject({ terminatedBy: [] })
    expect(await view(ctx, ended, 'seller')).toMatchObject({ terminatedBy: ['seller'] })
    expect(await notices(running, 'seller')).toEqual([])
    expect((await readProposals(me(ctx, running, 'buyer'), running))[0]).toMatchObject({
      id: proposal.id,
      status: 'open',
    })
    await app.drain()
    const [indexed] = await db.select().from(indexedListings).where(eq(indexedListings.listingId, id))
    expect(indexed?.matchedRevision).toBe(1)
    const { leadId } = running
    await sendMessage(me(ctx, running, 'buyer'), { side: 'buyer', leadId, text: 'We go on.' })
  })

  test('notifies its company’s pages, also when no other lead ends', async () => {
    const lead = await makeLead(ctx)
    await makeAgreement(ctx, lead)
    const owner = me(ctx, lead, 'buyer')
    const { id } = lead.listings.buyer
    await fillRequest(owner, { id })
    await reopenRequest(owner, { id })
    const event = { rooms: [rooms.company(lead.people.buyer.companyId)], event: 'listing_updated' }
    expect(await listingEvents(app, id)).toEqual([event, event])
  })

  test('judges what came in before it was filled once it is reopened', async () => {
    const { id, owner, running } = await makeRequest()
    const { leadId } = running
    await sendMessage(me(ctx, running, 'seller'), { side: 'seller', leadId, text: 'It is organic.' })
    await fillRequest(owner, { id })
    await app.drain()
    await reopenRequest(owner, { id })
    expect((await view(ctx, running, 'buyer')).judging).toBe(true)
    await app.drain()
    expect((await view(ctx, running, 'buyer')).judging).toBe(false)
  })

  test('is not reopened for a company that has blocked it meanwhile', async () => {
    const { id, owner, running } = await makeRequest()
    await fillRequest(owner, { id })
    await block(me(ctx, running, 'seller'), { side: 'seller', leadId: running.leadId })
    expect(await reopenRequest(owner, { id })).toEqual({ reopened: 0 })
    expect(await view(ctx, running, 'seller')).toMatchObject({ terminatedBy: ['buyer'] })
  })

  test('needs its agreement until it is filled: a cancellation that commits first wins', async () => {
    const { id, owner, agreed, running, agreementId } = await makeRequest()
    const filling = await db.transaction(async (tx) => {
      await lockLead(tx, agreed.leadId)
      const filled = fillRequest(owner, { id }).catch((error: unknown) => error)
      await expect.poll(waitingForLocks).toBe(1)
      const now = new Date()
      await tx
        .update(agreements)
        .set({ sellerCancelAt: now, buyerCancelAt: now, cancelledAt: now })
        .where(eq(agreements.id, agreementId))
      return { filled }
    })
    expect(await filling.filled).toMatchObject({ code: 'CONFLICT' })
    expect(await view(ctx, running, 'seller')).toMatchObject({ terminatedBy: [] })
  })

  test('needs an agreement in force', async () => {
    const { id, owner, agreed, agreementId } = await makeRequest()
    for (const side of ['seller', 'buyer'] as const)
      await cancelAgreement(me(ctx, agreed, side), { agreementId })
    await expect(fillRequest(owner, { id })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('is filled and reopened by its own company only; an offering never is', async () => {
    const { id, owner, agreed } = await makeRequest()
    const { manager } = await makeCompany(db)
    for (const who of [as(ctx, manager), me(ctx, agreed, 'seller')]) {
      await expect(fillRequest(who, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(reopenRequest(who, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const offering = { id: agreed.listings.seller.id }
    await expect(fillRequest(me(ctx, agreed, 'seller'), offering)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(fillRequest(owner, offering)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
