import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Ctx } from '../../src/context.ts'
import { assistantCalls } from '../../src/db/tables/assistant.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { dueListings } from '../../src/db/tables/matching.ts'
import { expireLocks } from '../../src/leads/lock/expire-locks.ts'
import { openLead } from '../../src/leads/opening/open-lead.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { revise } from '../../src/listings/revise.ts'
import { AssistantError } from '../../src/providers/assistant/errors.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { sides } from '../../src/shared/sides.ts'
import { listingEvents } from '../listings/listing-events.ts'
import { jobRun, type Matched, makeLead, makeMatch } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'
import { jobsOf, listed, me, view } from './helpers.ts'

const { app, clock } = await startAppWithClock('2026-03-02T12:01:00Z')
beforeEach(async () => {
  await app.db.delete(leads)
  await app.db.delete(dueListings)
})

type Late = 'open-lead' | 'follow-up'

/** The job uses up its retries; an hour later it is forgotten, and whatever lost it is queued again. Whether it is. */
async function loseJob(name: Late, { leadId }: Matched): Promise<boolean> {
  await app.db.execute(sql`delete from pgboss.job where data ->> 'leadId' = ${leadId}`)
  clock.advance(75 * 60 - ((clock.now().getTime() / 1000) % (15 * 60)))
  await expireLocks(app.ctx)
  return (await jobsOf(app, name, leadId)).length === 1
}

const failing = (error: Error, isAvailable = true): Ctx => ({
  ...app.ctx,
  assistant: { ...app.ctx.assistant, judge: () => Promise.reject(error), isAvailable: () => isAvailable },
})
const away = new AssistantError('unavailable', 'The assistant is away.')
const tooSlow = new AssistantError('too slow', 'The assistant took too long.')

describe('an opening that fails again and again', () => {
  test('is queued twice more, then its match is dropped and both sides get their place back', async () => {
    const match = await makeMatch(app.ctx)
    expect([
      await loseJob('open-lead', match),
      await loseJob('open-lead', match),
      await loseJob('open-lead', match),
    ]).toEqual([true, true, false])
    expect(await app.db.$count(leads)).toBe(0)
    const due = await app.db.select({ id: dueListings.listingId }).from(dueListings)
    expect(due.map(({ id }) => id).sort()).toEqual([match.listings.seller.id, match.listings.buyer.id].sort())
    for (const side of sides) {
      const { id, companyId } = match.listings[side]
      expect(await listingEvents(app, id)).toEqual([
        { rooms: [rooms.company(companyId)], event: 'listing_updated' },
      ])
    }
    expect(await jobsOf(app, 'open-lead', match.leadId)).toEqual([])
    await openLead(app.ctx, match, jobRun())
    expect(
      await listed(me(app.ctx, match, 'buyer'), { side: 'buyer', listingId: match.listings.buyer.id }),
    ).toEqual([])
  })

  test('because it takes too long while others open, is dropped', async () => {
    const match = await makeMatch(app.ctx)
    for (let time = 0; time < 2; time++) {
      expect(await loseJob('open-lead', match)).toBe(true)
      await expect(openLead(failing(tooSlow), match, jobRun())).rejects.toBe(tooSlow)
    }
    expect(await loseJob('open-lead', match)).toBe(false)
    expect(await app.db.$count(leads)).toBe(0)
  })

  test.each([
    ['is away', failing(away)],
    ['takes too long for all texts', failing(tooSlow, false)],
  ])('because the assistant %s, stays and opens once it is back', async (_, ctx) => {
    const match = await makeMatch(app.ctx)
    for (let time = 0; time < 5; time++) {
      expect(await loseJob('open-lead', match)).toBe(true)
      await expect(openLead(ctx, match, jobRun())).rejects.toThrow(AssistantError)
    }
    await openLead(app.ctx, match, jobRun())
    expect((await view(app.ctx, match, 'seller')).latestRound.number).toBe(1)
  })

  test('because the month’s budget is used up, stays and opens when there is one', async () => {
    const match = await makeMatch(app.ctx)
    const budget = { total: null, company: 1 }
    const ctx = { ...app.ctx, config: { ...app.ctx.config, budget } }
    await app.db.insert(assistantCalls).values({
      companyId: match.people.seller.companyId,
      call: 'judge',
      provider: 'claude',
      model: 'a-model',
      inputTokens: 1,
      outputTokens: 1,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      costMicros: 2_000_000,
      createdAt: clock.now(),
    })
    for (let time = 0; time < 5; time++) {
      expect(await loseJob('open-lead', match)).toBe(true)
      await openLead(ctx, match, jobRun())
    }
    await openLead(app.ctx, match, jobRun())
    expect((await view(app.ctx, match, 'seller')).latestRound.number).toBe(1)
  })

  test('of a listing that is revised starts over', async () => {
    const match = await makeMatch(app.ctx)
    for (let time = 0; time < 2; time++) await loseJob('open-lead', match)
    await revise(me(app.ctx, match, 'seller'), { ...listingInput('seller'), id: match.listings.seller.id })
    for (let time = 0; time < 2; time++) expect(await loseJob('open-lead', match)).toBe(true)
    expect(await loseJob('open-lead', match)).toBe(false)
  })
})

describe('a follow-up that fails again and again', () => {
  const requirements = { buyer: { points: [{ text: 'Organic certification' }] } }
  const write = (lead: Matched) =>
    sendMessage(me(app.ctx, lead, 'seller'), { side: 'seller', leadId: lead.leadId, text: 'Hello.' })

  test('is queued twice more, then the judgements stay as they are until the next message', async () => {
    const lead = await makeLead(app.ctx, requirements)
    const before = (await view(app.ctx, lead, 'buyer')).latestRound.judgements
    await write(lead)
    expect([await loseJob('follow-up', lead), await loseJob('follow-up', lead)]).toEqual([true, true])
    expect((await view(app.ctx, lead, 'buyer')).judging).toBe(true)
    expect(await loseJob('follow-up', lead)).toBe(false)
    const { judging, latestRound } = await view(app.ctx, lead, 'buyer')
    expect([judging, latestRound.judgements]).toEqual([false, before])
    expect(await loseJob('follow-up', lead)).toBe(false)

    await write(lead)
    expect([
      await loseJob('follow-up', lead),
      await loseJob('follow-up', lead),
      await loseJob('follow-up', lead),
    ]).toEqual([true, true, false])
  })

  test.each(['seller', 'buyer'] as const)('starts over when the %s’s listing is revised', async (side) => {
    const lead = await makeLead(app.ctx, requirements)
    await write(lead)
    for (let time = 0; time < 2; time++) await loseJob('follow-up', lead)
    await revise(me(app.ctx, lead, side), { ...listingInput(side), id: lead.listings[side].id })
    for (let time = 0; time < 2; time++) expect(await loseJob('follow-up', lead)).toBe(true)
    await app.drain()
    expect((await view(app.ctx, lead, 'buyer')).judging).toBe(false)
    const [row] = await app.db.select().from(leads).where(eq(leads.id, lead.leadId))
    expect(row?.judgingVersion).toBeNull()
  })
})
