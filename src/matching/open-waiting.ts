import { eq, or, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { leadColumns } from '../listings/read.ts'
import { openBestLeads } from './open-best.ts'
import { rematch } from './rematch.ts'

/**
 * The month turned (all companies), or a company's plan changed: opens what waits, as far as limits allow
 * now, and matches anew.
 */
export async function openWaitingLeads(ctx: Ctx, { companyId }: { companyId: string | null }): Promise<void> {
  await ctx.db.execute(sql`
    delete from leads using listings
    where leads.state = 'waiting' and listings.deleted_at is not null
      and listings.id in (leads.seller_listing_id, leads.buyer_listing_id)`)
  await openBestLeads(
    ctx,
    companyId === null
      ? undefined
      : or(eq(leads.sellerCompanyId, companyId), eq(leads.buyerCompanyId, companyId)),
  )
  await rematch(ctx, companyId)
}
