import { inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { dropQueuedJobs } from '../../db/queue/queue.ts'
import { anyOf } from '../../db/sql/any-of.ts'
import { leads } from '../../db/tables/leads.ts'
import { dueListings } from '../../db/tables/matching.ts'
import { unmarkReopened } from './full-listings.ts'
import { openBestLeads } from './open-best.ts'

/**
 * The job that opens the waiting leads of all due listings, best first over all of them. Whatever may let a lead
 * open adds its listing to `due_listings` and enqueues this job in the same transaction. It runs after the queued matches, so
 * in a burst the order of arrival doesn't decide.
 *
 * One run works at a time. A run that finds another one ends, and the other one reads the due listings again before it
 * ends. Idempotent: rows are deleted only after the work.
 */
export async function openDueLeads(ctx: Ctx): Promise<void> {
  for (;;) {
    // Before the rows are read: those of the dropped jobs are committed.
    await dropQueuedJobs(ctx.db, 'open-due')
    const due = await ctx.db.select().from(dueListings)
    if (due.length === 0) return
    const ids = [...new Set(due.map(({ listingId }) => listingId))]
    await unmarkReopened(ctx, ids)
    const ofDue = or(anyOf(leads.sellerListingId, ids), anyOf(leads.buyerListingId, ids))
    if (!(await openBestLeads(ctx, ofDue, takeTurn))) return
    const done = due.map(({ id }) => id)
    await ctx.db.delete(dueListings).where(inArray(dueListings.id, done))
  }
}

/** Key of the advisory lock that one run holds in each of its transactions; the value is arbitrary. */
const runLock = 0x4f50454e

async function takeTurn(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ acquired: boolean }>(
    sql`select pg_try_advisory_xact_lock(${runLock}) as acquired`,
  )
  return row?.acquired === true
}
