import type { Ctx, SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import type { Side } from '../shared/sides.ts'
import { type IndexEntry, indexEntryOf, indexListing } from './indexing/postings.ts'
import { isOwnListing } from './lock-own-listing.ts'
import { pointsJson } from './read.ts'

/** The index entry of a listing that is out of the index, and the revision that it was made of. */
interface Prepared {
  readonly entry: IndexEntry
  readonly revision: number
}

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
): Promise<Prepared | null> {
  const [listing] = await ctx.db
    .select({
      id: listings.id,
      side: listings.side,
      name: listings.name,
      description: listings.description,
      points: pointsJson,
      revision: listings.revision,
      pausedAt: listings.pausedAt,
      filledAt: listings.filledAt,
    })
    .from(listings)
    .where(isOwnListing(ctx.viewer, { side, id }))
  if (!listing || !isDue(listing)) return null
  await limit?.(ctx)
  const { points, revision, pausedAt: _, filledAt: __, ...text } = listing
  return { entry: await indexEntryOf({ ...text, points: points.map(({ text }) => text) }), revision }
}

/**
 * Puts a listing that was out of the index back into it, and queues its matching. The caller locks its row.
 * @throws AppError CONFLICT if the listing has changed since `prepared`
 */
export async function startMatching(
  ctx: Ctx,
  tx: Tx,
  { id, revision }: typeof listings.$inferSelect,
  prepared: Prepared | null,
): Promise<void> {
  if (prepared?.revision !== revision) throw new AppError('CONFLICT')
  await indexListing(tx, prepared.entry)
  await ctx.enqueue(tx, 'match-listing', { listingId: id, revision })
}
