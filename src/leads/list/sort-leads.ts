import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { requireBudget } from '../../metering/metering.ts'
import { requireOwnListing } from '../own-listing.ts'
import type { leadsOfListingSchema } from '../schema.ts'

/** Queues the ranking of a listing's leads; the order arrives in the user's room. */
export function sortLeads(
  ctx: SignedIn,
  { side, listingId }: z.output<typeof leadsOfListingSchema>,
): Promise<{ listingId: string }> {
  return ctx.db.transaction(async (tx) => {
    await requireOwnListing(tx, ctx.viewer, { side, listingId })
    await requireBudget({ ...ctx, db: tx }, ctx.viewer.companyId)
    await ctx.enqueue(tx, 'rank-leads', { listingId, employeeId: ctx.viewer.employeeId })
    return { listingId }
  })
}
