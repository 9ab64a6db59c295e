import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import { inTurn } from '../shared/in-turn.ts'
import { rooms } from '../shared/live-events.ts'
import type { Side } from '../shared/sides.ts'
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
      await queueFollowUps(ctx, tx, input.side, id)
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

/**
 * Queues follow-ups for the listing's running leads. Their rows are locked in order, so that revisions don't deadlock. A lead
 * that is opening is locked too: it is open by then, or opens with this revision.
 */
async function queueFollowUps(ctx: SignedIn, tx: Tx, side: Side, listingId: string): Promise<void> {
  const running = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads[leadSides[side].listing], listingId),
        inArray(leads.state, ['opening', 'open']),
        isNull(leads.terminatedBySellerAt),
        isNull(leads.terminatedByBuyerAt),
      ),
    )
    .orderBy(leads.id)
    .for('update')
  const revised = await tx
    .update(leads)
    .set({ judgingVersion: sql`case when ${leads.state} = 'open' then ${leads.version} end`, resumed: 0 })
    .where(
      inArray(
        leads.id,
        running.map(({ id }) => id),
      ),
    )
    .returning({ leadId: leads.id, version: leads.judgingVersion })
  await ctx.enqueueAll(
    tx,
    'follow-up',
    revised.flatMap(({ leadId, version }) =>
      version === null
        ? []
        : [{ data: { leadId, version, lockToken: null, side, attempt: 0 }, group: ctx.viewer.companyId }],
    ),
  )
}
