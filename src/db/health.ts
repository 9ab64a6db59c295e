import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { OutageLog } from './outage-log.ts'
import { heartbeats } from './tables/heartbeats.ts'

/** How often a worker process reports that it runs, in milliseconds. */
const aliveEveryMs = 10_000

/** What /readyz requires of the database. `space`: a server whose disk is full still reads, but writes fail. */
export const databaseParts = (db: Db, outages: Pick<OutageLog, 'hasSpace'>) => ({
  database: async () => (await db.execute(sql`select 1`)).length > 0,
  queue: async () => (await db.execute(sql`select 1 from pgboss.version`)).length > 0,
  space: async () => outages.hasSpace(),
})

/** How long the oldest job that could run has been waiting, and when a worker last reported; in seconds. */
export async function workDetails(db: Db): Promise<Record<string, number | null>> {
  const [row] = await db.execute<{ waiting: number | null; seen: number | null }>(sql`
    select
      (select extract(epoch from now() - min(greatest(created_on, start_after)))::int from pgboss.job
        where state in ('created', 'retry') and start_after <= now()) as waiting,
      (select extract(epoch from now() - max(seen_at))::int from ${heartbeats}) as seen`)
  return { oldestWaitingJobSeconds: row?.waiting ?? null, workerSeenSeconds: row?.seen ?? null }
}

/** Reports at once and then regularly that a worker runs. Returns a function that stops it. */
export function reportAlive(db: Db): () => Promise<void> {
  const seenAt = sql`now()`
  const report = () =>
    db
      .insert(heartbeats)
      .values({ role: 'worker', seenAt })
      .onConflictDoUpdate({ target: heartbeats.role, set: { seenAt } })
      .then(
        () => {},
        // An outage is logged by the work that it fails. The next report shows when it ends.
        () => {},
      )
  let last = report()
  const timer = setInterval(() => {
    last = report()
  }, aliveEveryMs)
  return async () => {
    clearInterval(timer)
    await last
  }
}
