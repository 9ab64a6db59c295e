import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { isQueued } from '../../db/queue/queue.ts'
import { holdAdvisoryLock } from '../../db/sql/advisory-lock.ts'
import { assertBudget } from '../../metering/metering.ts'
import { assertOwnListing } from '../own-listing.ts'
import type { leadsOfListingSchema } from '../schema.ts'

/**
 * Queues the ranking of a listing's leads, unless the same person's waits already. The result is a live event in the user's
 * room.
 */
export function sortLeads(
  ctx: SignedIn,
  { side, listingId, companyId }: z.output<typeof leadsOfListingSchema>,
): Promise<{ listingId: string }> {
  return ctx.db.transaction(async (tx) => {
    await assertOwnListing(tx, ctx.viewer, { side, listingId, companyId })
    await assertBudget({ ...ctx, db: tx }, ctx.viewer.companyId)
    const job = { listingId, employeeId: ctx.viewer.employeeId }
    await holdAdvisoryLock(tx, `rank:${job.listingId}:${job.employeeId}`)
    if (!(await isQueued(tx, 'rank-leads', job))) await ctx.enqueue(tx, 'rank-leads', job)
    return { listingId }
  })
}
