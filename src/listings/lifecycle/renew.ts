import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { emit } from '../../db/outbox/emit.ts'
import { takeMatchTurn } from '../../db/sql/match-priority.ts'
import { listings } from '../../db/tables/listings.ts'
import { indexedListings } from '../../db/tables/matching.ts'
import { rooms } from '../../shared/live-events.ts'
import { queueFollowUps } from './queue-follow-ups.ts'

/**
 * The job after the analysis of a listing's files. The assistant reads what the analysis found as a part of the listing, so this
 * counts as a revision. A repeated run matches and judges once more, with the same result.
 */
export async function renewListing(ctx: Ctx, { listingId }: { listingId: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [listing] = await tx
      .select()
      .from(listings)
      .where(and(eq(listings.id, listingId), isNull(listings.deletedAt)))
      .for('no key update')
    if (!listing) return

    const revision = listing.revision + 1
    await tx.update(listings).set({ revision }).where(eq(listings.id, listingId))
    // A paused listing and a filled request aren't in the index.
    const [indexed] = await tx
      .update(indexedListings)
      .set({ matchedRevision: null, resumed: 0, fullUntil: null })
      .where(eq(indexedListings.listingId, listingId))
      .returning({ listingId: indexedListings.listingId })
    if (indexed) {
      const priority = await takeMatchTurn(tx, listingId)
      await ctx.enqueue(tx, 'match-listing', { listingId, revision }, { priority })
    }
    await queueFollowUps(ctx, tx, listing)
    emit(tx, [rooms.company(listing.companyId)], 'listing_updated', { listing_id: listingId })
  })
}
