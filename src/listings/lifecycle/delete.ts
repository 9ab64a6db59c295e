import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../context.ts'
import { emit } from '../../db/outbox/emit.ts'
import { listings } from '../../db/tables/listings.ts'
import { AppError } from '../../shared/errors.ts'
import { rooms } from '../../shared/live-events.ts'
import type { Side } from '../../shared/sides.ts'
import { unindexListing } from '../indexing/postings.ts'
import { lockOwnListing } from '../lock-own-listing.ts'
import { deleteRefusal } from '../policy.ts'
import { endLeads } from './end-leads.ts'

/**
 * Deletes a listing: retrieval no longer finds it, and its open leads end for its side. Those with an agreement in force
 * stay, so that both sides can read and cancel it.
 * @throws NOT_FOUND, FORBIDDEN for a colleague's listing unless the viewer is a manager
 */
export function deleteListing(
  ctx: SignedIn,
  { side, id }: { side: Side; id: string },
): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    const listing = await lockOwnListing(tx, ctx.viewer, { side, id })
    const refusal = deleteRefusal(ctx.viewer, listing)
    if (refusal) throw new AppError(refusal)

    await tx.update(listings).set({ deletedAt: ctx.now() }).where(eq(listings.id, id))
    await unindexListing(tx, id)
    await endLeads(ctx, tx, { side, listingId: id })
    emit(tx, [rooms.company(ctx.viewer.companyId)], 'listing_updated', { listing_id: id })
    return { id }
  })
}
