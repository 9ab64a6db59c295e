import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Ctx } from '../../src/context.ts'
import { jobs } from '../../src/db/queue/jobs.ts'
import { rollOverMonth } from '../../src/matching/opening/month-rollover.ts'
import { matchesPerMonth } from '../../src/shared/limits.ts'
import { startAppWithClock } from '../setup/app-with-clock.ts'
import { leadsOf, match, newTrade, publishIn, publishSome } from './trade.ts'

const limit = matchesPerMonth.free

const { app, at } = await startAppWithClock('2031-03-31T23:59:59Z')

/** The number of matches queued since the last call. */
async function takeQueuedMatches(): Promise<number> {
  const rows = await app.db.execute(
    sql`delete from pgboss.job where name = 'matching' and group_id = 'match-listing' returning id`,
  )
  return rows.length
}

it('runs once a month, at the first hour that a process is up', async () => {
  expect(jobs['open-waiting'].cron).toMatch(/^\d+ \* \* \* \*$/)
  await rollOverMonth(at('2031-03-31T22:05:00Z'))
  const trade = newTrade()
  await publishSome(app.ctx, trade, 'buyer', limit + 3)
  const own = await publishIn(app.ctx, trade, 'seller')
  await match(app.ctx, own)
  await takeQueuedMatches()
  await rollOverMonth(at('2031-03-31T23:05:00Z'))
  expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit, waiting: 3 })
  expect(await takeQueuedMatches()).toBe(0)

  // No process was up on the first.
  await rollOverMonth(at('2031-04-17T10:05:00Z'))
  expect(await leadsOf(app.ctx, own)).toEqual({ counted: limit + 3, waiting: 0 })
  expect(await takeQueuedMatches()).toBe(limit + 4)
  await rollOverMonth(at('2031-04-17T11:05:00Z'))
  expect(await takeQueuedMatches()).toBe(0)
})

it('starts over after a killed run', async () => {
  const ctx = at('2031-05-01T00:05:00Z')
  const killed: Ctx = { ...ctx, enqueueAll: () => Promise.reject(new Error('killed')) }
  await expect(rollOverMonth(killed)).rejects.toThrow('killed')
  await rollOverMonth(ctx)
  expect(await takeQueuedMatches()).toBe(limit + 4)
})
