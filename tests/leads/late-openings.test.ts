import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { leads } from '../../src/db/tables/leads.ts'
import { expireLocks } from '../../src/leads/lock/expire-locks.ts'
import { makeMatch } from '../make/leads.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'
import { jobsOf } from './helpers.ts'

const start = '2026-03-02T12:01:00Z'
const { app, clock } = await startAppWithClock(start)
beforeEach(async () => {
  clock.set(start)
  await app.db.delete(leads)
})

/** A match whose job has ended without opening it, as happens without budget. */
const makeUnopened = async () => (await makeMatch(app.ctx)).leadId
const passToQuarter = () => clock.advance(15 * 60 - ((clock.now().getTime() / 1000) % (15 * 60)))
const queuedJobs = async (leadId: string) => (await jobsOf(app, 'open-lead', leadId)).length

test('queues an unfinished opening again on the quarter hour, once', async () => {
  const late = await makeUnopened()
  await expireLocks(app.ctx)
  passToQuarter()
  await expireLocks(app.ctx)
  expect(await queuedJobs(late)).toBe(0)
  passToQuarter()
  await expireLocks(app.ctx)
  expect(await queuedJobs(late)).toBe(1)
  passToQuarter()
  await expireLocks(app.ctx)
  expect(await queuedJobs(late)).toBe(1)
})

test('openings that keep failing do not block a newer one', async () => {
  for (let older = 0; older < 3; older++) await makeUnopened()
  clock.advance(60)
  const young = await makeUnopened()
  passToQuarter()
  // Each run queues one of the four at random; the jobs of the failing ones are removed.
  for (let runs = 0; runs < 100 && (await queuedJobs(young)) === 0; runs++) {
    passToQuarter()
    await expireLocks(app.ctx, 1)
    await app.db.execute(sql`delete from pgboss.job where data->>'leadId' <> ${young}`)
  }
  expect(await queuedJobs(young)).toBe(1)
})
