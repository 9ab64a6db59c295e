import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../context.ts'
import type { Tx } from '../db/client.ts'
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
  { companyId }: Pick<Viewer, 'companyId'>,
  { side, id }: { side: Side; id: string },
  strength: 'update' | 'no key update' = 'update',
): Promise<typeof listings.$inferSelect> {
  const isOwn = and(eq(listings.companyId, companyId), eq(listings.side, side), isNull(listings.deletedAt))
  const [listing] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), isOwn))
    .for(strength)
  if (!listing) throw new AppError('NOT_FOUND')
  return listing
}
