import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { leadRanks, leads } from '../../db/tables/leads.ts'
import { listings } from '../../db/tables/listings.ts'
import { AppError } from '../../shared/errors.ts'
import { assertOwnListing, openLeadsOf } from '../own-listing.ts'
import type { saveOrderSchema } from './schema.ts'

/** Saves the 'best' order of a listing's leads. @throws NOT_FOUND if it contains another listing's lead */
export function saveOrder(
  ctx: SignedIn,
  { side, listingId, leadIds }: z.output<typeof saveOrderSchema>,
): Promise<{ listingId: string; saved: number }> {
  return ctx.db.transaction(async (tx) => {
    await assertOwnListing(tx, ctx.viewer, { side, listingId })
    // Serializes concurrent saves of the same listing's order.
    await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, listingId)).for('no key update')
    const open = await tx.select({ id: leads.id }).from(leads).where(openLeadsOf(side, listingId))
    const known = new Set(open.map((lead) => lead.id))
    const order = [...new Set(leadIds)]
    if (!order.every((id) => known.has(id))) throw new AppError('NOT_FOUND')

    await tx.delete(leadRanks).where(eq(leadRanks.listingId, listingId))
    const rows = order.map((leadId, index) => ({ listingId, leadId, rank: index + 1 }))
    if (rows.length > 0) await tx.insert(leadRanks).values(rows)
    return { listingId, saved: rows.length }
  })
}
