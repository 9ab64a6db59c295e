import { and, eq, inArray, isNull, lte, not, or } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { hasJob } from '../db/queue/queue.ts'
import { listings } from '../db/tables/listings.ts'
import { indexedListings } from '../db/tables/matching.ts'

/** Asked for again in one run; the rest comes with the next. */
const batch = 500

/**
 * The job of every quarter of an hour: listings whose match has no job any more are matched again. Their job failed
 * once too often, as when the assistant is away for long; a full one would stay closed until everybody is matched anew.
 */
export async function resumeMatches(ctx: Ctx): Promise<void> {
  const { matchedRevision, fullUntil, listingId } = indexedListings
  await ctx.db.transaction(async (tx) => {
    const left = await tx
      .select({ listingId, revision: listings.revision })
      .from(indexedListings)
      .innerJoin(listings, eq(listings.id, listingId))
      .where(
        and(
          or(and(isNull(matchedRevision), isNull(fullUntil)), lte(fullUntil, ctx.now())),
          not(hasJob('match-listing', 'listingId', listingId)),
        ),
      )
      .limit(batch)
      .for('no key update', { of: listings, skipLocked: true })
    if (left.length === 0) return
    const ids = left.map((one) => one.listingId)
    await tx.update(indexedListings).set({ matchedRevision: null }).where(inArray(listingId, ids))
    await ctx.enqueueAll(
      tx,
      'match-listing',
      left.map((data) => ({ data })),
    )
  })
}
