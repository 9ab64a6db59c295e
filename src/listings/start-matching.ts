import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { type listings, points } from '../db/tables/listings.ts'
import { indexListing } from './indexing/postings.ts'

/** Puts a listing that was out of the index back into it, and queues its matching. The caller locks its row. */
export async function startMatching(
  ctx: Ctx,
  tx: Tx,
  { id, side, name, description, revision }: typeof listings.$inferSelect,
): Promise<void> {
  const texts = await tx
    .select({ text: points.text })
    .from(points)
    .where(eq(points.listingId, id))
    .orderBy(points.position)
  await indexListing(tx, { id, side, name, description, points: texts.map(({ text }) => text) })
  await ctx.enqueue(tx, 'match-listing', { listingId: id, revision })
}
