import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { assertBudget } from '../../metering/metering.ts'
import { assertOwnListing } from '../own-listing.ts'
import type { leadsOfListingSchema } from '../schema.ts'

/** Queues the ranking of a listing's leads. The result is a live event in the user's room. */
export function sortLeads(
  ctx: SignedIn,
  { side, listingId, companyId }: z.output<typeof leadsOfListingSchema>,
): Promise<{ listingId: string }> {
  return ctx.db.transaction(async (tx) => {
    await assertOwnListing(tx, ctx.viewer, { side, listingId, companyId })
    await assertBudget({ ...ctx, db: tx }, ctx.viewer.companyId)
    await ctx.enqueue(tx, 'rank-leads', { listingId, employeeId: ctx.viewer.employeeId })
    return { listingId }
  })
}
