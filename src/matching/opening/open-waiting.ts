import { eq, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { leads } from '../../db/tables/leads.ts'
import { rematch } from '../rematch.ts'
import { openBestLeads } from './open-best.ts'

/**
 * The job for a new month (`companyId` null: all companies) or a changed plan. Opens waiting leads as far as the limits
 * now allow, then rematches the listings. Waiting leads of deleted listings are deleted first.
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
