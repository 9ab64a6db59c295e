import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resumeNegotiations } from '../../src/agreements/mandates/resume-negotiations.ts'
import { startNegotiation } from '../../src/agreements/mandates/start-negotiation.ts'
import type { Ctx } from '../../src/context.ts'
import { type JobSettings, type Jobs, jobs } from '../../src/db/queue/jobs.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { expireLocks } from '../../src/leads/lock/expire-locks.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { followUp } from '../../src/leads/turns/follow-up.ts'
import { revise } from '../../src/listings/revise.ts'
import { jobRun, type Matched, makeLead } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { makeMandate } from '../make/mandates.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'
import { jobOf, me, submit } from './helpers.ts'

const { app, clock } = await startAppWithClock('2026-03-02T12:01:00Z')
const { ctx } = app

/** More leads of one listing than a queue has workers, and a lead of other companies. */
let busy: Matched[] = []
let other: Matched
beforeAll(async () => {
  const first = await makeLead(ctx)
  busy = [first]
  while (busy.length < 10) {
    const { people, listings } = first
    busy.push(
      await makeLead(ctx, { people: { seller: people.seller }, listings: { seller: listings.seller } }),
    )
  }
  other = await makeLead(ctx)
})
beforeEach(async () => {
  await app.db.execute(sql`delete from pgboss.job`)
  await app.db.execute(sql`update leads set lock_side = null, lock_token = null, lock_until = null, lock_lapses = 0,
    judging_version = null, resumed = 0`)
})

/** The leads whose jobs the workers of one process run at first. */
async function fetched(name: 'follow-up' | 'speak-round' | 'negotiate'): Promise<string[]> {
  const { perGroup, concurrency }: JobSettings = jobs[name]
  const leadIds: string[] = []
  for (let i = 0; i < concurrency; i++) {
    const options = perGroup === undefined ? {} : { groupConcurrency: perGroup }
    for (const { data } of await app.queue.boss.fetch<{ leadId: string }>(name, options))
      leadIds.push(data.leadId)
  }
  return leadIds
}
const expectFair = async (name: 'follow-up' | 'speak-round' | 'negotiate') => {
  const leadIds = await fetched(name)
  expect(leadIds).toContain(other.leadId)
  expect(leadIds).toHaveLength(jobs[name].perGroup + 1)
}
const write = (lead: Matched) =>
  sendMessage(me(ctx, lead, 'seller'), { side: 'seller', leadId: lead.leadId, text: 'Hello.' })
/** Lets time pass until work without a job is queued again. */
const resumeLate = async () => {
  await app.db.execute(sql`delete from pgboss.job`)
  clock.advance(45 * 60 - ((clock.now().getTime() / 1000) % (15 * 60)))
  await expireLocks(ctx)
}

describe('one company’s many leads don’t delay another’s', () => {
  test('follow-ups of messages, also when they are queued again', async () => {
    for (const lead of [...busy, other]) await write(lead)
    await expectFair('follow-up')
    await resumeLate()
    // The buyers, each of another company, pay for these.
    expect(await fetched('follow-up')).toHaveLength(jobs['follow-up'].concurrency)
  })

  test('follow-ups that wait for the assistant', async () => {
    const { assistant } = ctx
    const away: Ctx = { ...ctx, assistant: { ...assistant, isAvailable: () => false } }
    for (const lead of [...busy, other]) {
      await write(lead)
      const job = await jobOf<Jobs['follow-up']>(app, 'follow-up', lead.leadId)
      await app.db.execute(sql`delete from pgboss.job where data ->> 'leadId' = ${lead.leadId}`)
      await followUp(away, job, jobRun())
    }
    await expectFair('follow-up')
  })

  test('follow-ups of a revision', async () => {
    const { seller } = busy[0]!.listings
    await revise(me(ctx, busy[0]!, 'seller'), { ...listingInput('seller'), id: seller.id })
    await write(other)
    await expectFair('follow-up')
  })

  test('rounds, also when they are resumed', async () => {
    for (const lead of [...busy, other])
      await submit.seller(me(ctx, lead, 'seller'), lead, 'We deliver on Mondays.')
    await expectFair('speak-round')
    await resumeLate()
    await expectFair('speak-round')
  })

  test('a round that waits behind others keeps its lock, its job and its place', async () => {
    await submit.seller(me(ctx, other, 'seller'), other, 'We deliver on Mondays.')
    const job = await jobOf<Jobs['speak-round']>(app, 'speak-round', other.leadId)
    for (let i = 0; i < 4; i++) {
      clock.advance(130)
      await expireLocks(ctx)
    }
    expect(await jobOf<Jobs['speak-round']>(app, 'speak-round', other.leadId)).toEqual(job)
    const [lead] = await app.db.select().from(leads).where(eq(leads.id, other.leadId))
    expect(lead).toMatchObject({ lockToken: job.lockToken, lockLapses: 0, turnFailedSide: null })
  })

  test('negotiations, also when they are queued again', async () => {
    await makeMandate(ctx, busy[0]!, 'seller')
    await makeMandate(ctx, other, 'seller')
    for (const lead of [...busy, other]) {
      await makeMandate(ctx, lead, 'buyer')
      await startNegotiation(me(ctx, lead, 'seller'), lead)
    }
    await expectFair('negotiate')
    await app.db.execute(sql`delete from pgboss.job`)
    await resumeNegotiations(ctx)
    await expectFair('negotiate')
  })
})
