import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { emit } from '../db/outbox/emit.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import { inTurn } from '../shared/in-turn.ts'
import { rooms } from '../shared/live-events.ts'
import { queueFollowUps } from './lifecycle/queue-follow-ups.ts'
import { limitChanges } from './limit-changes.ts'
import { lockOwnListing, readOwnListing } from './lock-own-listing.ts'
import type { reviseSchema } from './schema.ts'
import { formColumns, formEntry, writeParts } from './write-parts.ts'

type Revision = z.output<typeof reviseSchema>

/**
 * Replaces a listing's content. The listing is rematched, and its open leads are judged again.
 *
 * @throws AppError NOT_FOUND; CONFLICT for a filled request; TOO_MANY; BAD_INPUT for a file that isn't available
 */
export function revise(ctx: SignedIn, { id, ...input }: Revision): Promise<{ id: string; revision: number }> {
  const which = { side: input.side, id }
  return inTurn(`listings of ${ctx.viewer.companyId}`, async () => {
    // The same checks as in the transaction, so that a refused call doesn't read the terms.
    assertNotFilled(await readOwnListing(ctx.db, ctx.viewer, which))
    await limitChanges(ctx)
    const entry = await formEntry(id, input)
    return await ctx.db.transaction(async (tx) => {
      const listing = await lockOwnListing(tx, ctx.viewer, which, 'no key update')
      assertNotFilled(listing)

      const revision = listing.revision + 1
      await tx
        .update(listings)
        .set({
          ...formColumns(ctx.viewer, withCurrentSettings(listing, input)),
          revision,
          updatedAt: ctx.now(),
        })
        .where(eq(listings.id, id))
      await writeParts(ctx, tx, { entry, revision, paused: listing.pausedAt !== null }, input)
      await queueFollowUps(ctx, tx, listing)
      emit(tx, [rooms.company(listing.companyId)], 'listing_updated', { listing_id: id })
      return { id, revision }
    })
  })
}

/** @throws AppError CONFLICT */
function assertNotFilled({ filledAt }: { filledAt: Date | null }): void {
  if (filledAt) throw new AppError('CONFLICT', 'This request is filled and can no longer be changed.')
}

/** The input, with the listing's current value for each setting that is missing. */
function withCurrentSettings(listing: typeof listings.$inferSelect, input: Omit<Revision, 'id'>) {
  const { matchingInstructions, notifyOnMatch, contact } = input
  return {
    ...input,
    matchingInstructions: matchingInstructions ?? listing.matchingInstructions,
    notifyOnMatch: notifyOnMatch ?? listing.notifyOnMatch,
    contact: {
      reveal: contact?.reveal ?? listing.revealContact,
      fields: contact?.fields ?? listing.revealFields,
      additionalMethod: contact?.additionalMethod ?? listing.additionalContactMethod,
    },
  }
}
