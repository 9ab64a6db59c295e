import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { listingDrafts } from '../../db/tables/listings.ts'
import type { saveListingDraftSchema } from './schema.ts'

/** Keeps what the viewer has typed into one form. The last save wins. */
export async function saveListingDraft(
  ctx: SignedIn,
  { place, content }: z.output<typeof saveListingDraftSchema>,
): Promise<void> {
  const updatedAt = ctx.now()
  await ctx.db
    .insert(listingDrafts)
    .values({ employeeId: ctx.viewer.employeeId, place, content, updatedAt })
    .onConflictDoUpdate({
      target: [listingDrafts.employeeId, listingDrafts.place],
      set: { content, updatedAt },
    })
}
