import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { Jobs } from '../../src/db/queue/jobs.ts'
import { leads, messages } from '../../src/db/tables/leads.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { followUp } from '../../src/leads/turns/follow-up.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { otherSide, type Side, sides } from '../../src/shared/sides.ts'
import { callerFactory } from '../../src/trpc/procedures.ts'
import { appRouter } from '../../src/trpc/router.ts'
import { eachSide, jobRun, type Matched, makeLead } from '../make/leads.ts'
import { as, makeEmployee } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import {
  eventsOf,
  expectRefused,
  jobsOf,
  leadRow,
  listed,
  me,
  submit,
  view,
  withAssistant,
} from './helpers.ts'

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

  test('with an id is sent once, even after the conversation has ended', async () => {
    const lead = await makeLead(app.ctx)
    const input = { side, leadId: lead.leadId, text: 'Only once.', messageId: v7() }
    await sendMessage(me(app.ctx, lead, side), input)
    await terminate(me(app.ctx, lead, otherSide(side)), { side: otherSide(side), leadId: lead.leadId })
    expect(await sendMessage(me(app.ctx, lead, side), input)).toEqual({ messageId: input.messageId })
    expect((await threadOf(lead, side)).filter(({ content }) => content === input.text)).toHaveLength(1)
  })

  test('refuses the id of another lead’s or person’s message', async () => {
    const [lead, other] = [await makeLead(app.ctx), await makeLead(app.ctx)]
    const { messageId } = await sendMessage(me(app.ctx, other, side), {
      side,
      leadId: other.leadId,
      text: 'Elsewhere.',
    })
    const input = { side, leadId: lead.leadId, text: 'Here.', messageId }
    await expect(sendMessage(me(app.ctx, lead, side), input)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('locks nothing, is judged by a follow-up, and emits events to both companies', async () => {
    const lead = await makeLead(app.ctx)
    const { leadId } = lead
    const before = (await eventsOf(app, leadId)).length
    await sendMessage(me(app.ctx, lead, side), { side, leadId, text: 'Can we talk?' })

    for (const reader of [side, otherSide(side)])
      expect(await view(app.ctx, lead, reader)).toMatchObject({ lock: null, judging: true })
    await app.drain()
    expect(await view(app.ctx, lead, side)).toMatchObject({ lock: null, judging: false })

    const events = (await eventsOf(app, leadId)).slice(before)
    expect(events.map(({ event, payload }) => [event, payload])).toEqual([
      ['conversation_updated', { conversation_id: leadId }],
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

test('twenty concurrent messages are all sent, and judged once', async () => {
  const lead = await makeLead(app.ctx)
  const { leadId } = lead
  const texts = Array.from({ length: 20 }, (_, i) => `Message ${i}.`)
  await Promise.all(
    texts.map((text, i) => {
      const side = i % 2 ? 'seller' : 'buyer'
      return sendMessage(me(app.ctx, lead, side), { side, leadId, text })
    }),
  )
  const direct = (await threadOf(lead, 'seller')).filter((message) => message.author === 'direct')
  expect(direct.map((message) => message.content).toSorted()).toEqual(texts.toSorted())
  expect((await leadRow(app, leadId)).version).toBe(20)

  let judged = 0
  const counting = withAssistant(app.ctx, { judge: () => judged++ })
  for (const job of await jobsOf<Jobs['follow-up']>(app, 'follow-up', leadId))
    await followUp(counting, job, jobRun())
  expect(judged).toBe(1)
  expect((await view(app.ctx, lead, 'buyer')).judging).toBe(false)
  await app.drain()
})

test('a message is refused during a turn, for both sides', async () => {
  const lead = await makeLead(app.ctx)
  await submit.seller(me(app.ctx, lead, 'seller'), lead, 'We deliver on Mondays.')
  for (const side of sides) {
    const sent = sendMessage(me(app.ctx, lead, side), { side, leadId: lead.leadId, text: 'Hello?' })
    await expect(sent).rejects.toMatchObject({
      code: 'LEAD_LOCKED',
      message: 'Action blocked: The conversation is currently locked... Please wait a moment and try again.',
    })
  }
  await app.drain()
})
