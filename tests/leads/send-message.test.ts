import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { leads, messages } from '../../src/db/tables/leads.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { callerFactory } from '../../src/trpc/procedures.ts'
import { appRouter } from '../../src/trpc/router.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { as, makeEmployee } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { eventsOf, expectRefused, leadRow, listed, me, view } from './helpers.ts'

const app = await forFile(startApp())

const threadOf = async (lead: Matched, side: Side) => (await view(app.ctx, lead, side)).latestRound.messages

describe.each(eachSide)('a direct message by the %s', (side) => {
  test('is the last message for both sides, with its author', async () => {
    const lead = await makeLead(app.ctx)
    const { messageId } = await sendMessage(me(app.ctx, lead, side), {
      side,
      leadId: lead.leadId,
      text: 'Can we talk?',
    })

    const expected = { id: messageId, side, author: 'direct', content: 'Can we talk?', edited: false }
    expect((await threadOf(lead, side)).at(-1)).toMatchObject(expected)
    expect((await threadOf(lead, otherSide(side))).at(-1)).toMatchObject(expected)
    const [row] = await app.db.select().from(messages).where(eq(messages.id, messageId))
    expect(row?.employeeId).toBe(lead.people[side].employeeId)
  })

  test('keeps the lead locked until the follow-up has run, and emits events to both companies', async () => {
    const lead = await makeLead(app.ctx)
    const { leadId } = lead
    const before = (await eventsOf(app, leadId)).length
    await sendMessage(me(app.ctx, lead, side), { side, leadId, text: 'Can we talk?' })

    expect((await view(app.ctx, lead, otherSide(side))).lock?.side).toBe(side)
    await app.drain()
    expect((await view(app.ctx, lead, side)).lock).toBeNull()

    const events = (await eventsOf(app, leadId)).slice(before)
    expect(events.map(({ event, payload }) => [event, payload])).toEqual([
      ['conversation_lock_status', { conversation_id: leadId, locked: true }],
      ['conversation_updated', { conversation_id: leadId }],
      ['conversation_lock_status', { conversation_id: leadId, locked: false }],
      ['conversation_updated', { conversation_id: leadId }],
    ])
    for (const row of events) {
      expect(new Set(row.rooms)).toEqual(
        new Set([
          rooms.lead(leadId),
          rooms.company(lead.people.seller.companyId),
          rooms.company(lead.people.buyer.companyId),
        ]),
      )
    }
  })

  test('is unseen for the other side, but not for its author', async () => {
    const lead = await makeLead(app.ctx)
    const unseen = async (reader: Side) => {
      const own = { side: reader, listingId: lead.listings[reader].id }
      return (await listed(me(app.ctx, lead, reader), own))[0]?.unseen
    }
    await sendMessage(me(app.ctx, lead, side), { side, leadId: lead.leadId, text: 'Can we talk?' })
    await app.drain()
    expect(await unseen(side)).toBe(false)
    expect(await unseen(otherSide(side))).toBe(true)
  })

  test('refuses a third company, and the other side in this side’s name', async () => {
    const lead = await makeLead(app.ctx)
    await expectRefused(app, lead, side, (who) =>
      sendMessage(who, { side, leadId: lead.leadId, text: 'Let me in.' }),
    )
  })

  test('refuses an unknown lead and one that is not open yet', async () => {
    const lead = await makeLead(app.ctx)
    await app.db.update(leads).set({ state: 'opening' }).where(eq(leads.id, lead.leadId))
    const input = { side, leadId: lead.leadId, text: 'Too early.' }
    await expect(sendMessage(me(app.ctx, lead, side), input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      sendMessage(me(app.ctx, lead, side), { ...input, leadId: lead.people[side].employeeId }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('refuses an empty text', async () => {
    const lead = await makeLead(app.ctx)
    const caller = callerFactory(appRouter)(me(app.ctx, lead, side))
    await expect(caller.leads.sendMessage({ side, leadId: lead.leadId, text: ' \n ' })).rejects.toThrow(
      'Please type a message before sending.',
    )
  })

  test('can be sent by any colleague', async () => {
    const lead = await makeLead(app.ctx)
    const colleague = await makeEmployee(app.db, lead.people[side].companyId, {
      role: 'company individual contributor',
    })
    await sendMessage(as(app.ctx, colleague), { side, leadId: lead.leadId, text: 'Me too.' })
    expect((await threadOf(lead, side)).at(-1)?.content).toBe('Me too.')
  })
})

test('exactly one of twenty concurrent messages is accepted, and again one after each turn', async () => {
  const lead = await makeLead(app.ctx)
  const { leadId } = lead
  let waiting = Array.from({ length: 20 }, (_, i) => ({
    side: i % 2 ? ('seller' as const) : ('buyer' as const),
    text: `Message ${i}.`,
  }))
  let sent = 0
  for (const _turn of [1, 2, 3]) {
    const results = await Promise.allSettled(
      waiting.map(({ side, text }) => sendMessage(me(app.ctx, lead, side), { side, leadId, text })),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(results.length - refused.length).toBe(1)
    for (const reason of refused) {
      expect(reason).toMatchObject({
        code: 'LEAD_LOCKED',
        message: 'Action blocked: The conversation is currently locked. Please wait a moment and try again.',
      })
    }
    waiting = waiting.filter((_, i) => results[i]?.status === 'rejected')
    sent += 1
    await app.drain()
  }
  const thread = await threadOf(lead, 'seller')
  const direct = thread.filter((message) => message.author === 'direct')
  expect(direct).toHaveLength(sent)
  expect(new Set(direct.map((message) => message.content)).size).toBe(sent)
  expect((await leadRow(app, leadId)).version).toBe(sent)
})
