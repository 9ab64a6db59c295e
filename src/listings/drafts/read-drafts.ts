import { desc, eq } from 'drizzle-orm'
import type { SignedIn } from '../../context.ts'
import { listingDrafts } from '../../db/tables/listings.ts'
import type { ListingDraftView } from './schema.ts'

/** The viewer's own drafts, newest first. Colleagues have their own. */
export async function readListingDrafts({ db, viewer }: SignedIn): Promise<ListingDraftView[]> {
  const { place, content, updatedAt } = listingDrafts
  const rows = await db
    .select({ place, content, updatedAt })
    .from(listingDrafts)
    .where(eq(listingDrafts.employeeId, viewer.employeeId))
    .orderBy(desc(updatedAt))
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}
