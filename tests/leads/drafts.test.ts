import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { leads, roundDrafts, rounds } from '../../src/db/tables/leads.ts'
import { draftRound } from '../../src/leads/drafts/draft-round.ts'
import { dropDraft } from '../../src/leads/drafts/drop-draft.ts'
import { editDraft } from '../../src/leads/drafts/edit-draft.ts'
import { readDraft } from '../../src/leads/drafts/read-draft.ts'
import type { draftRoundSchema } from '../../src/leads/drafts/schema.ts'
import { sendDraft } from '../../src/leads/drafts/send-draft.ts'
import { setSendAtOnce } from '../../src/leads/drafts/set-send-at-once.ts'
import { submitSellerRound } from '../../src/leads/rounds/submit-round.ts'
import { AssistantError } from '../../src/providers/assistant/errors.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { as, makeEmployee } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { eventsOf, expectRefused, leadRow, me, submit, view, withAssistant } from './helpers.ts'

const app = await forFile(startApp())

const draftInput = (
  side: Side,
  { leadId }: Matched,
  freeForm = 'We deliver on Mondays.',
): z.output<typeof draftRoundSchema> =>
  side === 'seller'
    ? { side, round: { leadId, answers: [], freeForm } }
    : { side, round: { leadId, reviews: [], freeForm } }
const stateOf = (lead: Matched, side: Side) => readDraft(me(app.ctx, lead, side), { leadId: lead.leadId })
const contentOf = async (lead: Matched, side: Side) => {
  const { messages } = (await view(app.ctx, lead, side)).latestRound
  return messages.map(({ content }) => content)
}

describe.each(eachSide)('a draft of the %s', (side) => {
  const other = otherSide(side)
  const make = async () => {
    const lead = await makeLead(app.ctx)
    const who = me(app.ctx, lead, side)
    const { draftId, text } = await draftRound(who, draftInput(side, lead))
    return { lead, who, draftId, text, target: { side, leadId: lead.leadId } }
  }

  test('is written from the inputs and changes nothing of the lead', async () => {
    const lead = await makeLead(app.ctx)
    const before = [
      await leadRow(app, lead.leadId),
      await view(app.ctx, lead, side),
      await view(app.ctx, lead, other),
      await eventsOf(app, lead.leadId),
      await app.db.select().from(rounds).where(eq(rounds.leadId, lead.leadId)),
    ]
    const { draftId, text } = await draftRound(me(app.ctx, lead, side), draftInput(side, lead))
    await app.drain()
    expect(text).toContain('Mondays')
    expect([
      await leadRow(app, lead.leadId),
      await view(app.ctx, lead, side),
      await view(app.ctx, lead, other),
      await eventsOf(app, lead.leadId),
      await app.db.select().from(rounds).where(eq(rounds.leadId, lead.leadId)),
    ]).toEqual(before)
    expect((await stateOf(lead, side)).draft).toMatchObject({
      id: draftId,
      text,
      failed: false,
      inputs: { freeForm: { said: 'We deliver on Mondays.', kept: '' } },
    })
  })

  test('is what the assistant would have sent at once', async () => {
    const { lead, who, text } = await make()
    await submit[side](who, lead, 'We deliver on Mondays.')
    await app.drain()
    expect((await contentOf(lead, side)).at(-1)).toBe(text)
  })

  test('belongs to its side: colleagues read it, the other side and strangers do not', async () => {
    const { lead, draftId } = await make()
    const colleague = await makeEmployee(app.db, lead.people[side].companyId)
    expect((await readDraft(as(app.ctx, colleague), { leadId: lead.leadId })).draft?.id).toBe(draftId)
    expect((await stateOf(lead, other)).draft).toBeNull()
    const { leadId } = await makeLead(app.ctx)
    await expect(readDraft(me(app.ctx, lead, side), { leadId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('refuses a third company and the other side', async () => {
    const { lead, draftId, text, target } = await make()
    const { version } = await stateOf(lead, side)
    await expectRefused(app, lead, side, (who) => draftRound(who, draftInput(side, lead)))
    await expectRefused(app, lead, side, (who) => sendDraft(who, { ...target, draftId, text, version }))
    await expectRefused(app, lead, side, (who) => editDraft(who, { ...target, draftId, text: 'Mine.' }))
    await expectRefused(app, lead, side, (who) => dropDraft(who, { ...target, draftId }))
    await expectRefused(app, lead, side, (who) => setSendAtOnce(who, { ...target, sendAtOnce: true }))
    expect((await stateOf(lead, side)).draft?.id).toBe(draftId)
  })

  test('is sent as it is, opens the round and updates the judgements', async () => {
    const { lead, who, draftId, text, target } = await make()
    const { version } = await stateOf(lead, side)
    const { roundId } = await sendDraft(who, { ...target, draftId, text, version })
    const after = await view(app.ctx, lead, other)
    expect(after.lock).toBeNull()
    expect(after.judging).toBe(true)
    expect(after.latestRound).toMatchObject({ id: roundId, number: 2 })
    expect(after.latestRound.messages.at(-1)).toMatchObject({
      side,
      author: 'ai',
      content: text,
      writtenBy: 'assistant',
      edited: false,
    })
    expect((await stateOf(lead, side)).draft).toBeNull()
    const [former] = await app.db.select().from(rounds).where(eq(rounds.leadId, lead.leadId))
    expect(side === 'seller' ? former?.sellerFreeForm : former?.buyerFreeForm).toBe('We deliver on Mondays.')
    await app.drain()
    expect((await view(app.ctx, lead, other)).judging).toBe(false)
    await expect(sendDraft(who, { ...target, draftId, text, version })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('says on the message that a person has edited it', async () => {
    const { lead, who, draftId, target } = await make()
    const { version } = await stateOf(lead, side)
    await editDraft(who, { ...target, draftId, text: 'On Tuesdays, in fact.' })
    expect((await stateOf(lead, side)).draft).toMatchObject({ text: 'On Tuesdays, in fact.', edited: true })
    await sendDraft(who, { ...target, draftId, text: 'On Tuesdays, in fact.', version })
    expect((await view(app.ctx, lead, other)).latestRound.messages.at(-1)).toMatchObject({
      content: 'On Tuesdays, in fact.',
      writtenBy: 'assistant, edited by a person',
      edited: true,
    })
  })

  test('is kept when the conversation has moved on, and sent once the person has seen it', async () => {
    const { lead, who, draftId, text, target } = await make()
    const { version } = await stateOf(lead, side)
    await submit[other](me(app.ctx, lead, other), lead, 'We have news.')
    await expect(sendDraft(who, { ...target, draftId, text, version })).rejects.toMatchObject({
      code: 'LEAD_LOCKED',
    })
    await app.drain()
    await expect(sendDraft(who, { ...target, draftId, text, version })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('your draft is kept'),
    })
    const state = await stateOf(lead, side)
    expect(state.draft).toMatchObject({ id: draftId, text, version })
    expect(state.version).toBeGreaterThan(version)
    await sendDraft(who, { ...target, draftId, text, version: state.version })
    expect((await contentOf(lead, other)).at(-1)).toBe(text)
  })

  test('is replaced by the next one, and gone when it is dropped or the side sends at once', async () => {
    const { lead, who, draftId, target } = await make()
    const next = await draftRound(who, draftInput(side, lead, 'We deliver on Fridays.'))
    expect((await stateOf(lead, side)).draft).toMatchObject({ id: next.draftId, text: next.text })
    await dropDraft(who, { ...target, draftId })
    expect((await stateOf(lead, side)).draft?.id).toBe(next.draftId)
    await dropDraft(who, { ...target, draftId: next.draftId })
    expect((await stateOf(lead, side)).draft).toBeNull()
    await draftRound(who, draftInput(side, lead))
    await submit[side](who, lead, 'We deliver on Sundays.')
    expect((await stateOf(lead, side)).draft).toBeNull()
  })

  test('keeps its inputs when the assistant fails, and is gone when it was dropped meanwhile', async () => {
    const lead = await makeLead(app.ctx)
    const failing = withAssistant(app.ctx, {
      pitch: () => {
        throw new AssistantError('refused', 'The assistant refused this.')
      },
    })
    await expect(draftRound(me(failing, lead, side), draftInput(side, lead))).rejects.toThrow('refused this')
    const { draft } = await stateOf(lead, side)
    expect(draft).toMatchObject({ text: null, failed: true, inputs: { side } })
    const dropping = withAssistant(app.ctx, { pitch: () => app.db.delete(roundDrafts) })
    await expect(draftRound(me(dropping, lead, side), draftInput(side, lead))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect((await stateOf(lead, side)).draft).toBeNull()
    expect(await contentOf(lead, side)).toHaveLength(1)
  })

  test('needs an input that may be said, and an open lead', async () => {
    const lead = await makeLead(app.ctx)
    const who = me(app.ctx, lead, side)
    const confidential = draftInput(side, lead, 'Internally our floor is 800.')
    await expect(draftRound(who, confidential)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringContaining('only for your assistant'),
    })
    await app.db.update(leads).set({ terminatedByBuyerAt: new Date() }).where(eq(leads.id, lead.leadId))
    await expect(draftRound(who, draftInput(side, lead))).rejects.toMatchObject({ code: 'LEAD_TERMINATED' })
  })

  test('is written at once where a person has chosen so, for that lead and person only', async () => {
    const { lead, who, target } = await make()
    const colleague = await makeEmployee(app.db, lead.people[side].companyId)
    await setSendAtOnce(who, { ...target, sendAtOnce: true })
    expect((await stateOf(lead, side)).sendAtOnce).toBe(true)
    expect((await readDraft(as(app.ctx, colleague), { leadId: lead.leadId })).sendAtOnce).toBe(false)
    await setSendAtOnce(who, { ...target, sendAtOnce: false })
    expect((await stateOf(lead, side)).sendAtOnce).toBe(false)
  })
})

test('a round takes the final text of a message as it is', async () => {
  const lead = await makeLead(app.ctx)
  const who = me(app.ctx, lead, 'seller')
  const round = { leadId: lead.leadId, answers: [], freeForm: '' }
  const { text } = await draftRound(who, draftInput('seller', lead))
  await submitSellerRound(who, { ...round, text })
  await submitSellerRound(who, { ...round, text: 'A last word.' })
  await app.drain()
  const { latestRound } = await view(app.ctx, lead, 'buyer')
  expect(latestRound.number).toBe(3)
  expect(latestRound.messages.slice(1)).toMatchObject([
    { content: text, writtenBy: 'assistant' },
    { content: 'A last word.', writtenBy: 'assistant, edited by a person' },
  ])
})
