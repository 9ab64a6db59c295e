import { describe, expect, test } from 'vitest'
import { terminateRefusal, terminationText, writeRefusal } from '../../src/leads/policy.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { eachSide, makeLead } from '../make/leads.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { eventsOf, expectRefused, me, submit, view } from './helpers.ts'

const app = await forFile(startApp())

const state = (...terminatedBy: Side[]) => ({ terminatedBy, lock: null })

test('explains a termination with one of three texts', () => {
  expect(terminationText(state('seller', 'buyer'))).toBe('This conversation has been terminated.')
  expect(terminationText(state('seller'))).toBe('The conversation has been terminated.')
  expect(terminationText(state('buyer'))).toBe('The conversation has been terminated.')
  expect(terminationText(state())).toBe('This conversation is terminated.')
})

test('an expired lock blocks nobody', () => {
  const until = '2026-03-01T12:00:00.000Z'
  const locked = { ...state(), lock: { side: 'seller', until } } as const
  const [before, at, after] = ['11:59:59', '12:00:00', '12:00:01'].map((t) => new Date(`2026-03-01T${t}Z`))
  expect(writeRefusal(locked, before!)).toBe('LEAD_LOCKED')
  expect(writeRefusal(locked, at!)).toBe('LEAD_LOCKED')
  expect(writeRefusal(locked, after!)).toBeNull()
  expect(terminateRefusal(locked, 'buyer', before!)).toBe('LEAD_LOCKED')
  expect(terminateRefusal(locked, 'buyer', after!)).toBeNull()
})

describe.each(eachSide)('terminated by the %s', (side) => {
  const other = otherSide(side)

  test('neither side can write any more, and both see who terminated it', async () => {
    const lead = await makeLead(app.ctx)
    const { leadId } = lead
    await terminate(me(app.ctx, lead, side), { side, leadId })
    for (const writer of [side, other]) {
      const who = me(app.ctx, lead, writer)
      const refusal = {
        code: 'LEAD_TERMINATED',
        message: 'The conversation has been terminated.',
        status: 409,
      }
      await expect(sendMessage(who, { side: writer, leadId, text: 'Wait!' })).rejects.toMatchObject(refusal)
      await expect(submit[writer](who, lead, 'Wait!')).rejects.toMatchObject(refusal)
      expect(await view(app.ctx, lead, writer)).toMatchObject({
        terminatedBy: [side],
        lock: null,
      })
    }
    expect((await eventsOf(app, leadId)).at(-1)?.event).toBe('conversation_updated')
  })

  test('the other side may terminate it too, each side once', async () => {
    const lead = await makeLead(app.ctx)
    const { leadId } = lead
    await terminate(me(app.ctx, lead, side), { side, leadId })
    await expect(terminate(me(app.ctx, lead, side), { side, leadId })).rejects.toMatchObject({
      code: 'LEAD_TERMINATED',
    })
    await terminate(me(app.ctx, lead, other), { side: other, leadId })
    await expect(
      sendMessage(me(app.ctx, lead, other), { side: other, leadId, text: 'Wait!' }),
    ).rejects.toThrow('This conversation has been terminated.')
  })

  test('is refused during a turn', async () => {
    const lead = await makeLead(app.ctx)
    const { leadId } = lead
    await submit[other](me(app.ctx, lead, other), lead, 'Hello.')
    await expect(terminate(me(app.ctx, lead, side), { side, leadId })).rejects.toMatchObject({
      code: 'LEAD_LOCKED',
    })
    await app.drain()
    await terminate(me(app.ctx, lead, side), { side, leadId })
  })

  test('refuses a third company, and the other side in this side’s name', async () => {
    const lead = await makeLead(app.ctx)
    await expectRefused(app, lead, side, (who) => terminate(who, { side, leadId: lead.leadId }))
  })
})
