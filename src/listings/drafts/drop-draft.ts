import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import type { Reader } from '../../db/client.ts'
import { listingDrafts } from '../../db/tables/listings.ts'
import type { dropListingDraftSchema } from './schema.ts'

/** Deletes the viewer's draft of one form; without one it does nothing. */
export async function dropListingDraft(
  { db, viewer }: Pick<SignedIn, 'viewer'> & { db: Reader },
  { place }: z.output<typeof dropListingDraftSchema>,
): Promise<void> {
  await db
    .delete(listingDrafts)
    .where(and(eq(listingDrafts.employeeId, viewer.employeeId), eq(listingDrafts.place, place)))
}
