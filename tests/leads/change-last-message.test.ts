import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { attempts } from '../../src/db/tables/auth.ts'
import { messages, messageVersions } from '../../src/db/tables/leads.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { deleteLastMessage } from '../../src/leads/thread/delete-last-message.ts'
import { editLastMessage } from '../../src/leads/thread/edit-last-message.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { callerFactory } from '../../src/trpc/procedures.ts'
import { appRouter } from '../../src/trpc/router.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { send as call } from '../rest/requests.ts'
import { enter } from '../rest/world.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { expectRefused, me, submit, view } from './helpers.ts'

const app = await forFile(startApp())

const send = async (lead: Matched, side: Side, text: string) => {
  const { messageId } = await sendMessage(me(app.ctx, lead, side), { side, leadId: lead.leadId, text })
  await app.drain()
  return messageId
}
const threadOf = async (lead: Matched, reader: Side) =>
  (await view(app.ctx, lead, reader)).latestRound.messages.map((message) => message.content)
const historyOf = async (messageId: string) =>
  app.db
    .select()
    .from(messageVersions)
    .where(eq(messageVersions.messageId, messageId))
    .orderBy(messageVersions.replacedAt, messageVersions.id)
const changes = {
  edit: (side: Side, leadId: string, messageId?: string) => ({ side, leadId, messageId, text: 'Changed.' }),
  delete: (side: Side, leadId: string, messageId?: string) => ({ side, leadId, messageId }),
}

describe.each(eachSide)('the %s’s last message', (side) => {
  const other = otherSide(side)

  test('shows the edited text to both sides, marked as edited, and keeps the former texts', async () => {
    const lead = await makeLead(app.ctx)
    const id = await send(lead, side, 'We open at 9.')
    for (const text of ['We open at 8.', 'We open at 7.']) {
      await editLastMessage(me(app.ctx, lead, side), { side, leadId: lead.leadId, text })
      await app.drain()
    }
    for (const reader of [side, other]) {
      const last = (await view(app.ctx, lead, reader)).latestRound.messages.at(-1)
      expect(last).toMatchObject({ id, content: 'We open at 7.', edited: true, writtenBy: 'person' })
    }
    expect((await historyOf(id)).map((row) => [row.content, row.replacedBy])).toEqual([
      ['We open at 9.', lead.people[side].employeeId],
      ['We open at 8.', lead.people[side].employeeId],
    ])
  })

  test('can be edited a limited number of times a day, and still be deleted', async () => {
    const lead = await makeLead(app.ctx)
    await send(lead, side, 'We open at 9.')
    const who = me(app.ctx, lead, side)
    const edit = { what: 'message-edit', address: '', subject: who.viewer.employeeId } as const
    await app.db.insert(attempts).values(Array.from({ length: 999 }, () => edit))
    await editLastMessage(who, { side, leadId: lead.leadId, text: 'We open at 8.' })
    const refused = editLastMessage(who, { side, leadId: lead.leadId, text: 'We open at 7.' })
    const message = 'You have changed many messages today. Please try again later.'
    await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY', message })
    await deleteLastMessage(who, { side, leadId: lead.leadId })
  })

  test('refuses an edit without changes', async () => {
    const lead = await makeLead(app.ctx)
    await send(lead, side, 'We open at 9.')
    await expect(
      editLastMessage(me(app.ctx, lead, side), { side, leadId: lead.leadId, text: 'We open at 9.' }),
    ).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'No changes detected.' })
    expect((await view(app.ctx, lead, side)).lock).toBeNull()
  })

  test('refuses an empty text', async () => {
    const lead = await makeLead(app.ctx)
    await send(lead, side, 'We open at 9.')
    const caller = callerFactory(appRouter)(me(app.ctx, lead, side))
    await expect(
      caller.leads.editLastMessage({ side, leadId: lead.leadId, text: '   ' }),
    ).rejects.toMatchObject({ cause: { issues: [{ message: 'Message cannot be empty.' }] } })
  })

  test('disappears for both sides when deleted, and stays in the history', async () => {
    const lead = await makeLead(app.ctx)
    const id = await send(lead, side, 'Call me on 555-0199.')
    await deleteLastMessage(me(app.ctx, lead, side), { side, leadId: lead.leadId })
    await app.drain()
    expect(await threadOf(lead, side)).toHaveLength(1)
    expect(await threadOf(lead, other)).toHaveLength(1)
    const [row] = await app.db.select().from(messages).where(eq(messages.id, id))
    expect(row).toMatchObject({ content: '', deletedBy: lead.people[side].employeeId })
    expect((await historyOf(id)).map((version) => version.content)).toEqual(['Call me on 555-0199.'])
  })

  test('can be one that the assistant wrote for this side', async () => {
    const lead = await makeLead(app.ctx)
    await submit[side](me(app.ctx, lead, side), lead, 'We deliver on Mondays.')
    await app.drain()
    const writtenBy = async (reader: Side) =>
      (await view(app.ctx, lead, reader)).latestRound.messages.at(-1)?.writtenBy
    expect(await writtenBy(other)).toBe('assistant')
    await editLastMessage(me(app.ctx, lead, side), {
      side,
      leadId: lead.leadId,
      text: 'On Tuesdays, in fact.',
    })
    await app.drain()
    const last = (await view(app.ctx, lead, other)).latestRound.messages.at(-1)
    expect(last).toMatchObject({ side, author: 'ai', content: 'On Tuesdays, in fact.', edited: true })
    expect(last?.writtenBy).toBe('assistant, edited by a person')
    expect(await writtenBy(side)).toBe('assistant, edited by a person')
    const reader = lead.people[other]
    const path =
      other === 'seller'
        ? `/api/product_leads/${reader.companyId}/${lead.listings.seller.id}`
        : `/api/procurement_leads/${reader.companyId}/${lead.listings.buyer.id}`
    const { body } = await call(app, { method: 'GET', path }, {}, await enter(app, reader, 'session'))
    const [{ latest_round }] = body as [{ latest_round: { round_text: object[] } }]
    expect(latest_round.round_text.at(-1)).toMatchObject({
      role: `${side}:ai`,
      written_by: 'assistant, edited by a person',
      edited: true,
    })
  })

  test('can be edited after the other side has answered', async () => {
    const lead = await makeLead(app.ctx)
    await send(lead, side, 'We open at 9.')
    await send(lead, other, 'Good.')
    await editLastMessage(me(app.ctx, lead, side), { side, leadId: lead.leadId, text: 'We open at 8.' })
    await app.drain()
    expect((await threadOf(lead, side)).slice(-2)).toEqual(['We open at 8.', 'Good.'])
  })

  test('updates the judgements when edited or deleted', async () => {
    const lead = await makeLead(app.ctx, { buyer: { points: [{ text: 'Milled on request' }] } })
    const verdict = async () => (await view(app.ctx, lead, 'buyer')).latestRound.judgements[0]?.verdict
    await send(lead, 'seller', 'We have paper bags.')
    expect(await verdict()).toBeNull()
    const seller = me(app.ctx, lead, 'seller')
    const target = { side: 'seller', leadId: lead.leadId } as const
    await editLastMessage(seller, { ...target, text: 'Our flour is milled on request.' })
    await app.drain()
    expect(await verdict()).toBe('meet')
    await deleteLastMessage(seller, target)
    await app.drain()
    expect(await verdict()).toBeNull()
  })

  describe.each(['edit', 'delete'] as const)('%s', (kind) => {
    const change = (who: ReturnType<typeof me>, lead: Matched, messageId?: string) =>
      kind === 'edit'
        ? editLastMessage(who, changes.edit(side, lead.leadId, messageId))
        : deleteLastMessage(who, changes.delete(side, lead.leadId, messageId))

    test('refuses a third company and the other side', async () => {
      const lead = await makeLead(app.ctx)
      await send(lead, side, 'We open at 9.')
      await expectRefused(app, lead, side, (who) => change(who, lead))
    })

    test('refuses a message that is no longer the last', async () => {
      const lead = await makeLead(app.ctx)
      const former = await send(lead, side, 'We open at 9.')
      await send(lead, side, 'And close at 5.')
      await expect(change(me(app.ctx, lead, side), lead, former)).rejects.toMatchObject({
        code: 'NOT_LAST_MESSAGE',
        status: 409,
      })
      expect((await threadOf(lead, side)).slice(-2)).toEqual(['We open at 9.', 'And close at 5.'])
    })

    test('refuses the other side’s message', async () => {
      const lead = await makeLead(app.ctx)
      const theirs = await send(lead, other, 'Hello.')
      await expect(change(me(app.ctx, lead, side), lead, theirs)).rejects.toMatchObject({
        code: 'NOT_LAST_MESSAGE',
      })
    })

    test('refuses while the lead is locked or terminated', async () => {
      const lead = await makeLead(app.ctx)
      await send(lead, side, 'We open at 9.')
      await submit[other](me(app.ctx, lead, other), lead, 'Good.')
      await expect(change(me(app.ctx, lead, side), lead)).rejects.toMatchObject({ code: 'LEAD_LOCKED' })
      await app.drain()
      await terminate(me(app.ctx, lead, other), { side: other, leadId: lead.leadId })
      await expect(change(me(app.ctx, lead, side), lead)).rejects.toMatchObject({
        code: 'LEAD_TERMINATED',
        message: 'The conversation has been terminated.',
      })
      expect((await threadOf(lead, side)).at(-2)).toBe('We open at 9.')
    })

    test('locks nothing while the judgements are updated', async () => {
      const lead = await makeLead(app.ctx)
      await send(lead, side, 'We open at 9.')
      await change(me(app.ctx, lead, side), lead)
      expect(await view(app.ctx, lead, other)).toMatchObject({ lock: null, judging: true })
      await app.drain()
      expect((await view(app.ctx, lead, other)).judging).toBe(false)
    })
  })
})

test('refuses a side that has no message', async () => {
  const lead = await makeLead(app.ctx)
  await expect(
    deleteLastMessage(me(app.ctx, lead, 'buyer'), { side: 'buyer', leadId: lead.leadId }),
  ).rejects.toMatchObject({ code: 'NOT_LAST_MESSAGE' })
})
