import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm'
import type { Viewer } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { preparedQuery } from '../db/sql/view.ts'
import { leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import type { Side } from '../shared/sides.ts'

/** Where a side's listing and company stand in a lead. */
export const endOf = {
  seller: { listing: leads.sellerListingId, company: leads.sellerCompanyId },
  buyer: { listing: leads.buyerListingId, company: leads.buyerCompanyId },
} as const

/** @throws NOT_FOUND unless the listing is the viewer's company's, on this side and not deleted */
export async function assertOwnListing(
  db: Reader,
  viewer: Pick<Viewer, 'companyId'>,
  { side, listingId }: { side: Side; listingId: string },
): Promise<void> {
  const [listing] = await own(db).execute({ listingId, side, companyId: viewer.companyId })
  if (!listing) throw new AppError('NOT_FOUND')
}

/** The listing `listingId` where it is the company's own, on `side` and not deleted. */
export const isOwnListing = and(
  eq(listings.id, sql.placeholder('listingId')),
  eq(listings.side, sql.placeholder('side')),
  eq(listings.companyId, sql.placeholder('companyId')),
  isNull(listings.deletedAt),
)

const own = preparedQuery((db) =>
  db.select({ id: listings.id }).from(listings).where(isOwnListing).prepare('own_listing'),
)

/** The open leads of a listing, ended ones too. */
export const openLeadsOf = (side: Side, listingId: string | Placeholder) =>
  and(eq(endOf[side].listing, listingId), eq(leads.state, 'open'))
