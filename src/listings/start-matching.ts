import type { Ctx, SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { takeMatchTurn } from '../db/sql/match-priority.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import type { Side } from '../shared/sides.ts'
import { indexListing } from './indexing/postings.ts'
import { type EntryOfRevision, entryOfRow, indexedColumns } from './indexing/read-text.ts'
import { isOwnListing } from './lock-own-listing.ts'

/**
 * Makes the index entry of a listing of the viewer's company, before the transaction that calls `startMatching`.
 * Null for a listing that isn't to be matched again by what the transaction does, or doesn't exist.
 * @param limit counts what is done, and throws above a limit
 */
export async function prepareMatching(
  ctx: SignedIn,
  { side, id }: { side: Side; id: string },
  isDue: (listing: Pick<typeof listings.$inferSelect, 'pausedAt' | 'filledAt'>) => boolean,
  limit?: (ctx: SignedIn) => Promise<void>,
): Promise<EntryOfRevision | null> {
  const [listing] = await ctx.db
    .select({ ...indexedColumns, pausedAt: listings.pausedAt, filledAt: listings.filledAt })
    .from(listings)
    .where(isOwnListing(ctx.viewer, { side, id }))
  if (!listing || !isDue(listing)) return null
  await limit?.(ctx)
  return await entryOfRow(listing)
}

/**
 * Puts a listing that was out of the index back into it, and queues its matching. The caller locks its row.
 * @throws AppError CONFLICT if the listing has changed since `prepared`
 */
export async function startMatching(
  ctx: Ctx,
  tx: Tx,
  { id, revision }: typeof listings.$inferSelect,
  prepared: EntryOfRevision | null,
): Promise<void> {
  if (prepared?.revision !== revision) throw new AppError('CONFLICT')
  await indexListing(tx, prepared.entry)
  const priority = await takeMatchTurn(tx, id)
  await ctx.enqueue(tx, 'match-listing', { listingId: id, revision }, { priority })
}
