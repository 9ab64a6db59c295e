import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cancelAgreement } from '../../src/agreements/cancel.ts'
import { decline, withdraw } from '../../src/agreements/close-proposal.ts'
import { expireProposals } from '../../src/agreements/expire-proposals.ts'
import { readProposals } from '../../src/agreements/read.ts'
import { proposals } from '../../src/db/tables/agreements.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { webhookDeliveries } from '../../src/db/tables/webhooks.ts'
import { markRead } from '../../src/leads/list/mark-read.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { followUp } from '../../src/leads/turns/follow-up.ts'
import { readTilesById } from '../../src/listings/tiles/read-tiles.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { otherSide, type Side, sides } from '../../src/shared/sides.ts'
import { eventsOf, jobOf, listed, me, view } from '../leads/helpers.ts'
import { eachSide, jobRun, type Matched, makeLead } from '../make/leads.ts'
import { acceptProposal, expire, makeAgreement, makeProposal } from '../make/proposals.ts'
import { makeEndpoint } from '../make/webhooks.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())
const { ctx, db } = app

/** The live events since `work` began, without the lead's id, and the rooms of the last one. */
async function eventsDuring(lead: Matched, work: () => Promise<unknown>) {
  const before = (await eventsOf(app, lead.leadId)).length
  await work()
  const rows = (await eventsOf(app, lead.leadId)).slice(before)
  return rows.map(({ event, payload }) => {
    const { conversation_id: _, ...ids } = payload as Record<string, string>
    return [event, ids]
  })
}

const mailsTo = (lead: Matched, side: Side) =>
  db.select().from(mails).where(eq(mails.recipient, lead.people[side].email)).orderBy(mails.id)

/** What a side's list and tile show of the lead. */
async function shownTo(lead: Matched, side: Side) {
  const own = { side, listingId: lead.listings[side].id }
  const [row] = await listed(me(ctx, lead, side), own)
  const tiles = (await readTilesById(me(ctx, lead, side), { ids: [lead.leadId] })).toJSON()
  return { row: row!, tile: tiles[side].tiles[0]! }
}

describe.each(eachSide)('a proposal of the %s', (side) => {
  const other = otherSide(side)

  test('is activity: unseen and waiting for the other side, and shown in lists and tiles', async () => {
    const lead = await makeLead(ctx)
    for (const reader of [side, other]) await markRead(me(ctx, lead, reader), lead)
    const proposal = await makeProposal(ctx, lead, side)
    const summary = {
      id: proposal.id,
      number: 1,
      side,
      author: 'person',
      status: 'open',
      validUntil: proposal.validUntil,
      createdAt: proposal.createdAt,
      totals: [{ minor: 1_650_000, currency: 'EUR' }],
    }
    const theirs = await shownTo(lead, other)
    expect(theirs.row).toMatchObject({ unseen: true, latestProposal: summary, agreementId: null })
    expect(theirs.tile).toMatchObject({
      waiting: 1,
      proposals: { waiting: 1, nextExpiry: proposal.validUntil },
      agreed: 0,
    })
    const own = await shownTo(lead, side)
    expect(own.row).toMatchObject({ unseen: false, latestProposal: summary })
    expect(own.tile.proposals).toEqual({ waiting: 0, nextExpiry: null })
    expect((await view(ctx, lead, other)).latestProposal).toEqual(proposal)

    const { agreementId } = await acceptProposal(ctx, lead, proposal)
    const agreed = await shownTo(lead, side)
    expect(agreed.row).toMatchObject({ unseen: true, agreementId, latestProposal: { status: 'accepted' } })
    expect(agreed.tile.agreed).toBe(1)
    expect((await shownTo(lead, other)).tile.proposals.waiting).toBe(0)
  })

  test('shows in both lists that a side asks to cancel what was agreed, which waits for the other', async () => {
    const lead = await makeLead(ctx)
    const { agreementId } = await acceptProposal(ctx, lead, await makeProposal(ctx, lead, side))
    expect((await shownTo(lead, other)).row.cancelRequestedBy).toBeNull()
    await cancelAgreement(me(ctx, lead, side), { agreementId })
    for (const reader of [side, other]) {
      const { row, tile } = await shownTo(lead, reader)
      expect(row.cancelRequestedBy).toBe(side)
      expect(tile.inputs).toBe(reader === other ? 1 : 0)
    }
    await cancelAgreement(me(ctx, lead, other), { agreementId })
    expect((await shownTo(lead, other)).row).toMatchObject({ agreementId: null, cancelRequestedBy: null })
  })

  test('that is accepted leaves no inputs to wait for', async () => {
    const lead = await makeLead(ctx)
    await db
      .update(leads)
      .set({ sellerInputPending: true, buyerInputPending: true })
      .where(eq(leads.id, lead.leadId))
    const proposal = await makeProposal(ctx, lead, side)
    expect((await shownTo(lead, side)).tile).toMatchObject({ waiting: 1, inputs: 1 })
    await acceptProposal(ctx, lead, proposal)
    for (const reader of [side, other])
      expect((await shownTo(lead, reader)).tile).toMatchObject({ waiting: 0, inputs: 0 })
  })

  test('emits events of ids only to both companies', async () => {
    const lead = await makeLead(ctx)
    const first = await makeProposal(ctx, lead, side)
    const rows = await eventsOf(app, lead.leadId)
    expect(rows.at(-1)).toMatchObject({
      event: 'proposal_made',
      payload: { conversation_id: lead.leadId, proposal_id: first.id },
      rooms: [
        rooms.lead(lead.leadId),
        rooms.company(lead.people.seller.companyId),
        rooms.company(lead.people.buyer.companyId),
      ],
    })

    let counter = first
    const countered = await eventsDuring(lead, async () => {
      counter = await makeProposal(ctx, lead, other, { answers: first.id })
    })
    expect(countered).toEqual([
      ['proposal_closed', { proposal_id: first.id }],
      ['proposal_made', { proposal_id: counter.id }],
    ])
    let agreementId = ''
    const accepted = await eventsDuring(lead, async () => {
      ;({ agreementId } = await acceptProposal(ctx, lead, counter))
    })
    expect(accepted).toEqual([
      ['proposal_closed', { proposal_id: counter.id }],
      ['agreement_made', { agreement_id: agreementId }],
    ])
    for (const who of [side, other]) {
      const cancelled = await eventsDuring(lead, () => cancelAgreement(me(ctx, lead, who), { agreementId }))
      expect(cancelled).toEqual([['conversation_updated', {}]])
    }
  })

  test.each([
    ['withdrawn', side, withdraw],
    ['declined', other, decline],
  ] as const)('%s emits its end and mails the other side', async (_, by, close) => {
    const lead = await makeLead(ctx)
    const { id } = await makeProposal(ctx, lead, side)
    const sent = (await mailsTo(lead, otherSide(by))).length
    const events = await eventsDuring(lead, () =>
      close(me(ctx, lead, by), { proposalId: id, reason: 'CANARY reason' }),
    )
    expect(events).toEqual([['proposal_closed', { proposal_id: id }]])
    const [mail, ...more] = (await mailsTo(lead, otherSide(by))).slice(sent)
    expect(more).toEqual([])
    expect(mail?.body).not.toMatch(/CANARY|16[.,]?500/)
    const [closed] = await readProposals(me(ctx, lead, other), lead)
    expect(closed).toMatchObject({ reason: 'CANARY reason', closedAt: expect.any(String) })
  })

  test('ends with the lead, and says so', async () => {
    const lead = await makeLead(ctx)
    const { id } = await makeProposal(ctx, lead, side)
    const events = await eventsDuring(lead, () =>
      terminate(me(ctx, lead, other), { side: other, leadId: lead.leadId }),
    )
    expect(events).toEqual([
      ['proposal_closed', { proposal_id: id }],
      ['conversation_updated', {}],
    ])
    expect((await shownTo(lead, other)).tile).toMatchObject({ waiting: 0, proposals: { waiting: 0 } })
  })

  test('mails the other side with a link, and no terms', async () => {
    const lead = await makeLead(ctx)
    await makeProposal(ctx, lead, side, { note: 'CANARY note' })
    const [mail] = (await mailsTo(lead, other)).slice(-1)
    expect(mail?.body).toContain(
      `${app.config.publicUrl}/${side === 'seller' ? 'procurement' : 'product'}_lead?`,
    )
    expect(mail?.body).toContain(lead.leadId)
    expect(mail?.body).not.toMatch(/CANARY|16[.,]?500/)
  })

  test('is told to webhooks, like its agreement', async () => {
    const lead = await makeLead(ctx)
    await makeEndpoint(db, lead.people[other])
    const proposal = await makeProposal(ctx, lead, side, { note: 'CANARY note' })
    const { agreementId } = await acceptProposal(ctx, lead, proposal)
    const sent = await db
      .select({ event: webhookDeliveries.event, body: webhookDeliveries.body })
      .from(webhookDeliveries)
      .where(sql`${webhookDeliveries.body} like ${`%${lead.leadId}%`}`)
      .orderBy(webhookDeliveries.id)
    expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'proposal', data: { proposal_id: proposal.id, number: 1, by: side, status: 'open' } },
      { type: 'agreement', data: { agreement_id: agreementId, by: other, status: 'made', side: other } },
    ])
    expect(sent.map(({ body }) => body).join()).not.toMatch(/CANARY|16[.,]?500/)
  })

  test('that has expired is told once', async () => {
    const lead = await makeLead(ctx)
    const { id } = await makeProposal(ctx, lead, side)
    await expireProposals(ctx)
    await expire(ctx, id)
    const sent = { own: (await mailsTo(lead, side)).length, other: (await mailsTo(lead, other)).length }
    const events = await eventsDuring(lead, () =>
      Promise.all([expireProposals(ctx), expireProposals(ctx), expireProposals(ctx)]),
    )
    expect(events).toEqual([['proposal_closed', { proposal_id: id }]])
    expect(await mailsTo(lead, side)).toHaveLength(sent.own + 1)
    expect(await mailsTo(lead, other)).toHaveLength(sent.other + 1)
  })
})

test('a proposal of an ended lead is never told as expired, and not read again', async () => {
  const lead = await makeLead(ctx)
  const { id } = await makeProposal(ctx, lead, 'seller')
  await terminate(me(ctx, lead, 'buyer'), { side: 'buyer', leadId: lead.leadId })
  await expire(ctx, id)
  expect(await eventsDuring(lead, () => expireProposals(ctx))).toEqual([])
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id))
  expect(row).toMatchObject({ expiredAt: null, withdrawnAt: expect.any(Date) })
})

test('the app’s clock decides nothing', async () => {
  for (const days of [-400, 400]) {
    const skewed = { ...ctx, now: () => new Date(Date.now() + days * 86_400_000) }
    const lead = await makeLead(ctx)
    const proposal = await makeProposal(skewed, lead, 'seller')
    const lifetime = Date.parse(proposal.validUntil) - Date.now()
    expect(lifetime / 86_400_000).toBeCloseTo(14, 1)
    await expireProposals(skewed)
    expect((await readProposals(me(skewed, lead, 'buyer'), lead))[0]?.status).toBe('open')
    await acceptProposal(skewed, lead, proposal)

    const expired = await makeLead(ctx)
    const late = await makeProposal(ctx, expired, 'seller')
    await expire(ctx, late.id)
    await expect(acceptProposal(skewed, expired, late)).rejects.toMatchObject({ code: 'PROPOSAL_EXPIRED' })
  }
})

test('a lead with an agreement can’t be terminated until both sides have cancelled', async () => {
  const lead = await makeLead(ctx)
  const agreementId = await makeAgreement(ctx, lead)
  const { leadId } = lead
  const end = () => terminate(me(ctx, lead, 'buyer'), { side: 'buyer', leadId })
  await expect(end()).rejects.toMatchObject({ code: 'AGREEMENT_EXISTS' })
  expect(await cancelAgreement(me(ctx, lead, 'buyer'), { agreementId })).toEqual({ cancelled: false })
  expect(await cancelAgreement(me(ctx, lead, 'buyer'), { agreementId })).toEqual({ cancelled: false })
  await expect(end()).rejects.toMatchObject({ code: 'AGREEMENT_EXISTS' })
  expect(await cancelAgreement(me(ctx, lead, 'seller'), { agreementId })).toEqual({ cancelled: true })
  expect(await cancelAgreement(me(ctx, lead, 'seller'), { agreementId })).toEqual({ cancelled: true })
  await makeAgreement(ctx, lead, 'buyer')
  await expect(end()).rejects.toMatchObject({ code: 'AGREEMENT_EXISTS' })
})

test('after an agreement the assistant asks about open requirements that it doesn’t settle', async () => {
  const points = [
    { text: 'Payment only 60 days after the invoice' },
    { text: 'A contact person who speaks Dutch' },
  ]
  const lead = await makeLead(ctx, { buyer: { points } })
  const { leadId } = lead
  const asked = async () => {
    const open: string[] = []
    const { assistant } = ctx
    const listening: typeof assistant = {
      ...assistant,
      ask: (brief, call) => {
        open.push(...brief.open.map(({ requirement }) => requirement))
        return assistant.ask(brief, call)
      },
    }
    await followUp({ ...ctx, assistant: listening }, await jobOf(app, 'follow-up', leadId), jobRun())
    return open
  }
  const agreementId = await makeAgreement(ctx, lead)
  expect(await asked()).toEqual(['A contact person who speaks Dutch'])
  for (const who of sides) await cancelAgreement(me(ctx, lead, who), { agreementId })
  expect(await asked()).toEqual(points.map(({ text }) => text))
})
