import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Ctx } from '../../src/context.ts'
import { assistantCalls } from '../../src/db/tables/assistant.ts'
import { sortLeads } from '../../src/leads/list/sort-leads.ts'
import { openLead } from '../../src/leads/opening/open-lead.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { followUp } from '../../src/leads/turns/follow-up.ts'
import { speakRound } from '../../src/leads/turns/speak-round.ts'
import { revise } from '../../src/listings/revise.ts'
import type { Call, Usage } from '../../src/providers/assistant/assistant.ts'
import { eachSide, jobRun, makeLead, makeMatch } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { jobOf, jobsOf, leadRow, me, submit, view } from './helpers.ts'

const now = new Date('2026-03-10T12:00:00Z')
const lastMonth = new Date('2026-02-28T23:59:59Z')

const app = await forFile(startApp({ now: () => now }))

const usage: Usage = {
  call: 'judge',
  provider: 'claude',
  model: 'a-model',
  inputTokens: 100,
  outputTokens: 10,
  cacheReadTokens: 50,
  cacheWriteTokens: 5,
  costMicros: 1_500_000,
}
const spend = (companyId: string, createdAt: Date) =>
  app.db.insert(assistantCalls).values({ ...usage, companyId, createdAt })
const withBudget = (budget: Ctx['config']['budget']): Ctx => ({
  ...app.ctx,
  config: { ...app.ctx.config, budget },
})
const usedUp = {
  code: 'UNAVAILABLE',
  message: "The assistant has used up this month's budget. You can go on by direct message.",
}

describe.each(eachSide)('the %s’s budget', (side) => {
  test('blocks rounds and sorting once it is used up, but not direct messages', async () => {
    const lead = await makeLead(app.ctx)
    const { leadId } = lead
    const ctx = withBudget({ total: null, company: 1 })
    await spend(lead.people[side].companyId, now)
    const who = me(ctx, lead, side)
    await expect(submit[side](who, lead, 'Hello.')).rejects.toMatchObject(usedUp)
    await expect(sortLeads(who, { side, listingId: lead.listings[side].id })).rejects.toMatchObject(usedUp)

    await sendMessage(who, { side, leadId, text: 'Then just me.' })
    await sendMessage(who, { side, leadId, text: 'And me again.' })
    const { latestRound, lock } = await view(ctx, lead, side)
    expect(lock).toBeNull()
    expect(latestRound.messages.slice(-2).map((row) => row.content)).toEqual([
      'Then just me.',
      'And me again.',
    ])
    expect(await jobsOf(app, 'follow-up', leadId)).toEqual([])
  })

  test('starts again each month', async () => {
    const lead = await makeLead(app.ctx)
    await spend(lead.people[side].companyId, lastMonth)
    await submit[side](me(withBudget({ total: null, company: 1 }), lead, side), lead, 'Hello.')
    expect((await view(app.ctx, lead, side)).lock?.side).toBe(side)
    await app.drain()
  })

  test('is limited by the total budget of all companies', async () => {
    const lead = await makeLead(app.ctx)
    const elsewhere = await makeLead(app.ctx)
    await spend(elsewhere.people[side].companyId, now)
    const who = (total: number) => me(withBudget({ total, company: null }), lead, side)
    await expect(submit[side](who(1), lead, 'Hello.')).rejects.toMatchObject(usedUp)
    await submit[side](who(1_000_000), lead, 'Hello.')
    await app.drain()
  })

  test('records every assistant call, including those of failed turns', async () => {
    const lead = await makeLead(app.ctx)
    const { companyId } = lead.people[side]
    await submit[side](me(app.ctx, lead, side), lead, 'Hello.')
    const job = await jobOf<Parameters<typeof speakRound>[1]>(app, 'speak-round', lead.leadId)
    const withUsage =
      <B, T>(call: Usage['call'], run: (brief: B, call: Call) => Promise<T>) =>
      async (brief: B, options: Call) => {
        options.onUsage?.({ ...usage, call })
        return await run(brief, options)
      }
    const real = app.ctx.assistant
    const failing = async () => {
      throw new Error('overloaded')
    }
    const assistant = { ...real, pitch: withUsage('pitch', real.pitch), judge: withUsage('judge', failing) }
    await expect(speakRound({ ...app.ctx, assistant }, job, jobRun())).rejects.toThrow('overloaded')
    const rows = await app.db.select().from(assistantCalls).where(eq(assistantCalls.companyId, companyId))
    const recorded = rows.filter((row) => row.model === 'a-model')
    expect(recorded.map((row) => row.call).sort()).toEqual(['judge', 'pitch'])
    expect(recorded[0]).toMatchObject({ ...usage, call: recorded[0]?.call, createdAt: now })
  })
})

test('opens a match only when there is budget', async () => {
  const match = await makeMatch(app.ctx)
  await spend(match.people.seller.companyId, now)
  await openLead(withBudget({ total: null, company: 1 }), match, jobRun())
  expect((await leadRow(app, match.leadId)).state).toBe('opening')
  await openLead(app.ctx, match, jobRun())
  expect((await leadRow(app, match.leadId)).state).toBe('open')
})

test('does not update judgements after a revision when the total budget is used up', async () => {
  const lead = await makeLead(app.ctx)
  const ctx = withBudget({ total: 1, company: null })
  await spend(lead.people.buyer.companyId, now)
  const listing = listingInput('buyer', { points: [{ text: 'A new requirement' }] })
  await revise(me(ctx, lead, 'buyer'), { ...listing, id: lead.listings.buyer.id })
  await followUp(ctx, await jobOf(app, 'follow-up', lead.leadId), jobRun())
  const { latestRound } = await view(ctx, lead, 'buyer')
  expect(latestRound.judgements.map((row) => row.requirement)).not.toContain('A new requirement')
  await app.db.delete(assistantCalls)
})
