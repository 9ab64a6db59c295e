import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { leads } from '../../src/db/tables/leads.ts'
import { expireLocks } from '../../src/leads/lock/expire-locks.ts'
import { makeMatch } from '../make/leads.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'
import { jobsOf } from './at-work.ts'

const start = '2026-03-02T12:01:00Z'
const { app, clock } = await startAppWithClock(start)
beforeEach(async () => {
  clock.set(start)
  await app.db.delete(leads)
})

/** A match whose job came to its end without opening it, as past the budget. */
const unopened = async () => (await makeMatch(app.ctx)).leadId
const quarter = () => clock.advance(15 * 60 - ((clock.now().getTime() / 1000) % (15 * 60)))
const asked = async (leadId: string) => (await jobsOf(app, 'open-lead', leadId)).length

test('an opening that nobody finished is asked for again on the quarter', async () => {
  const late = await unopened()
  await expireLocks(app.ctx)
  quarter()
  await expireLocks(app.ctx)
  expect(await asked(late)).toBe(0)
  quarter()
  await expireLocks(app.ctx)
  expect(await asked(late)).toBe(1)
  quarter()
  await expireLocks(app.ctx)
  expect(await asked(late)).toBe(1)
})

test('those that never get done keep no younger one waiting', async () => {
  for (let older = 0; older < 3; older++) await unopened()
  clock.advance(60)
  const young = await unopened()
  quarter()
  // Every run is a draw of one among four, each time the stuck have come to nothing again.
  for (let runs = 0; runs < 100 && (await asked(young)) === 0; runs++) {
    quarter()
    await expireLocks(app.ctx, 1)
    await app.db.execute(sql`delete from pgboss.job where data->>'leadId' <> ${young}`)
  }
  expect(await asked(young)).toBe(1)
})
