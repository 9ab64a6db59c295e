import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm'
import type { Viewer } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { preparedQuery } from '../db/sql/view.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import type { Side } from '../shared/sides.ts'

/** @throws NOT_FOUND when the input names a company that isn't the viewer's */
export function assertOwnCompany(viewer: Pick<Viewer, 'companyId'>, companyId: string | undefined): void {
  if (companyId !== undefined && companyId !== viewer.companyId) throw new AppError('NOT_FOUND')
}

/** @throws NOT_FOUND unless the listing belongs to the viewer's company, is on `side` and isn't deleted */
export async function assertOwnListing(
  db: Reader,
  viewer: Pick<Viewer, 'companyId'>,
  { side, listingId, companyId }: { side: Side; listingId: string; companyId?: string | undefined },
): Promise<void> {
  assertOwnCompany(viewer, companyId)
  const [listing] = await ownListing(db).execute({ listingId, side, companyId: viewer.companyId })
  if (!listing) throw new AppError('NOT_FOUND')
}

/** Selects the listing `listingId` if it belongs to `companyId`, is on `side` and isn't deleted (placeholders). */
export const isOwnListing = and(
  eq(listings.id, sql.placeholder('listingId')),
  eq(listings.side, sql.placeholder('side')),
  eq(listings.companyId, sql.placeholder('companyId')),
  isNull(listings.deletedAt),
)

const ownListing = preparedQuery((db) =>
  db.select({ id: listings.id }).from(listings).where(isOwnListing).prepare('own_listing'),
)

/** Selects a listing's open leads, including terminated ones. */
export const openLeadsOf = (side: Side, listingId: string | Placeholder) =>
  and(eq(leads[leadSides[side].listing], listingId), eq(leads.state, 'open'))
