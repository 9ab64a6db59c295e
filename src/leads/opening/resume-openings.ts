import { and, eq, gt, gte, inArray, lt, not, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { emit } from '../../db/outbox/emit.ts'
import { maxResumed, openDuePriority } from '../../db/queue/jobs.ts'
import { hasJob } from '../../db/queue/queue.ts'
import { anyOf } from '../../db/sql/any-of.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { dueListings } from '../../db/tables/matching.ts'
import { addMinutes } from '../../shared/dates.ts'
import { rooms } from '../../shared/live-events.ts'

/**
 * Queues openings again whose job has used up its retries, or which wait for a month with budget. The job is idempotent. If
 * there are more than `limit`, each run picks a different pseudo-random subset, so that failing ones don't block the others.
 * After `maxResumed` times the match is dropped.
 */
export async function resumeOpenings(
  ctx: Ctx,
  { lateMinutes, limit }: { lateMinutes: number; limit: number },
): Promise<void> {
  const now = ctx.now()
  const isLate = and(
    eq(leads.state, 'opening'),
    lt(leads.countedAt, addMinutes(now, -lateMinutes)),
    not(hasJob('open-lead', 'leadId', leads.id)),
  )
  await dropOpenings(ctx, and(isLate, gte(leads.resumed, maxResumed)))
  await ctx.db.transaction(async (tx) => {
    const late = await tx
      .select({ leadId: leads.id })
      .from(leads)
      .where(and(isLate, lt(leads.resumed, maxResumed)))
      .orderBy(sql`md5(${leads.id}::text || ${now.toISOString()}::text)`)
      .limit(limit)
      .for('update', { skipLocked: true })
    const ids = late.map(({ leadId }) => leadId)
    await tx
      .update(leads)
      .set({ resumed: sql`${leads.resumed} + 1` })
      .where(anyOf(leads.id, ids))
    await ctx.enqueueAll(
      tx,
      'open-lead',
      late.map((data) => ({ data })),
    )
  })
}

/**
 * Deletes matches that the assistant can't open. Nobody has seen them, and both sides get their place back. A later match of
 * one of the listings finds the pair again.
 */
const dropOpenings = (ctx: Ctx, which: ReturnType<typeof and>): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const locked = tx.select({ id: leads.id }).from(leads).where(which).for('update', { skipLocked: true })
    const dropped = await tx.delete(leads).where(inArray(leads.id, locked)).returning()
    if (dropped.length === 0) return
    for (const lead of dropped)
      ctx.log.warn(
        { leadId: lead.id, seller: lead.sellerListingId, buyer: lead.buyerListingId },
        'opening of a lead given up',
      )
    const reopened = dropped.flatMap((lead) =>
      Object.values(leadSides).map(({ listing, company }) => ({
        listingId: lead[listing],
        companyId: lead[company],
      })),
    )
    await tx.insert(dueListings).values(reopened.map(({ listingId }) => ({ listingId })))
    for (const { listingId, companyId } of reopened)
      emit(tx, [rooms.company(companyId)], 'listing_updated', { listing_id: listingId })
    await ctx.enqueue(tx, 'open-due', {}, { priority: openDuePriority })
  })

/** The opening waits for the assistant or for a month with budget, however often it is queued until then. */
export async function keepOpening({ db }: Pick<Ctx, 'db'>, leadId: string): Promise<void> {
  await db
    .update(leads)
    .set({ resumed: 0 })
    .where(and(eq(leads.id, leadId), gt(leads.resumed, 0)))
}
