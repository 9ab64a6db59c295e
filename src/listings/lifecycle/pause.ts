import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { emit } from '../../db/outbox/emit.ts'
import { listings } from '../../db/tables/listings.ts'
import { AppError } from '../../shared/errors.ts'
import { inTurn } from '../../shared/in-turn.ts'
import { rooms } from '../../shared/live-events.ts'
import { unindexListing } from '../indexing/postings.ts'
import { limitChanges } from '../limit-changes.ts'
import { lockOwnListing } from '../lock-own-listing.ts'
import type { pauseSchema } from '../schema.ts'
import { prepareMatching, startMatching } from '../start-matching.ts'

/**
 * Pauses a listing or resumes it. A paused listing gets no new matches, and its waiting ones don't open; its conversations go
 * on. Resuming matches it with all listings that are open then. Idempotent.
 *
 * @throws AppError NOT_FOUND; CONFLICT for a filled request, and for a listing that is changed meanwhile; TOO_MANY
 */
export function pauseListing(
  ctx: SignedIn,
  { side, id, paused }: z.output<typeof pauseSchema>,
): Promise<{ pausedAt: string | null }> {
  return inTurn(`listings of ${ctx.viewer.companyId}`, async () => {
    const isPaused = ({ pausedAt, filledAt }: { pausedAt: Date | null; filledAt: Date | null }) =>
      pausedAt !== null && filledAt === null
    const prepared = paused ? null : await prepareMatching(ctx, { side, id }, isPaused, limitChanges)
    return await ctx.db.transaction(async (tx) => {
      const listing = await lockOwnListing(tx, ctx.viewer, { side, id })
      if (listing.filledAt) throw new AppError('CONFLICT')
      if ((listing.pausedAt !== null) === paused) return { pausedAt: listing.pausedAt?.toISOString() ?? null }

      const pausedAt = paused ? ctx.now() : null
      await tx.update(listings).set({ pausedAt }).where(eq(listings.id, id))
      if (paused) await unindexListing(tx, id)
      else await startMatching(ctx, tx, listing, prepared)
      emit(tx, [rooms.company(listing.companyId)], 'listing_updated', { listing_id: id })
      return { pausedAt: pausedAt?.toISOString() ?? null }
    })
  })
}
