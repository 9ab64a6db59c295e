import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../context.ts'
import type { Reader, Tx } from '../db/client.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import type { Side } from '../shared/sides.ts'

/**
 * Locks and returns a listing of the viewer's company. Every employee may change all of the company's listings.
 *
 * @param strength 'no key update' lets others insert leads and files of the listing meanwhile
 * @throws NOT_FOUND for a deleted listing, and for another company's, which doesn't exist for the viewer
 */
export async function lockOwnListing(
  tx: Tx,
  viewer: Pick<Viewer, 'companyId'>,
  which: { side: Side; id: string },
  strength: 'update' | 'no key update' = 'update',
): Promise<typeof listings.$inferSelect> {
  const [listing] = await tx.select().from(listings).where(isOwnListing(viewer, which)).for(strength)
  if (!listing) throw new AppError('NOT_FOUND')
  return listing
}

/**
 * The same without a lock, for checks before a transaction.
 * @throws NOT_FOUND
 */
export async function readOwnListing(
  db: Reader,
  viewer: Pick<Viewer, 'companyId'>,
  which: { side: Side; id: string },
): Promise<Pick<typeof listings.$inferSelect, 'pausedAt' | 'filledAt'>> {
  const { pausedAt, filledAt } = listings
  const [listing] = await db.select({ pausedAt, filledAt }).from(listings).where(isOwnListing(viewer, which))
  if (!listing) throw new AppError('NOT_FOUND')
  return listing
}

/** The listing with this id, if it is the viewer's company's and not deleted. */
export const isOwnListing = (
  { companyId }: Pick<Viewer, 'companyId'>,
  { side, id }: { side: Side; id: string },
) =>
  and(
    eq(listings.id, id),
    eq(listings.companyId, companyId),
    eq(listings.side, side),
    isNull(listings.deletedAt),
  )
