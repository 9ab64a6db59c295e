import { and, gte, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { emit } from '../../db/outbox/emit.ts'
import { maxResumed } from '../../db/queue/jobs.ts'
import { hasJob } from '../../db/queue/queue.ts'
import { anyOf } from '../../db/sql/any-of.ts'
import { leads } from '../../db/tables/leads.ts'
import { addMinutes } from '../../shared/dates.ts'
import { leadRooms } from '../../shared/live-events.ts'

/**
 * Queues follow-ups again whose job has used up its retries. The buyer, who reads the judgements, pays for them. After
 * `maxResumed` times the judgements stay as they are.
 */
export async function resumeFollowUps(
  ctx: Ctx,
  { lateMinutes, limit }: { lateMinutes: number; limit: number },
): Promise<void> {
  const isLate = and(
    isNotNull(leads.judgingVersion),
    isNull(leads.lockToken),
    isNull(leads.terminatedBySellerAt),
    isNull(leads.terminatedByBuyerAt),
    lt(leads.lastActivityAt, addMinutes(ctx.now(), -lateMinutes)),
    not(hasJob('follow-up', 'leadId', leads.id)),
  )
  await giveUpFollowUps(ctx, and(isLate, gte(leads.resumed, maxResumed)))
  await ctx.db.transaction(async (tx) => {
    const late = await tx
      .select({ leadId: leads.id, version: leads.judgingVersion, group: leads.buyerCompanyId })
      .from(leads)
      .where(and(isLate, lt(leads.resumed, maxResumed)))
      .limit(limit)
      .for('update', { skipLocked: true })
    await tx
      .update(leads)
      .set({ resumed: sql`${leads.resumed} + 1` })
      .where(
        anyOf(
          leads.id,
          late.map(({ leadId }) => leadId),
        ),
      )
    await ctx.enqueueAll(
      tx,
      'follow-up',
      late.flatMap(({ leadId, version, group }) =>
        version === null
          ? []
          : [{ data: { leadId, lockToken: null, version, side: 'buyer', attempt: 0 }, group }],
      ),
    )
  })
}

const giveUpFollowUps = (ctx: Ctx, which: ReturnType<typeof and>): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const locked = tx.select({ id: leads.id }).from(leads).where(which).for('update', { skipLocked: true })
    const outdated = await tx
      .update(leads)
      .set({ judgingVersion: null, resumed: 0 })
      .where(inArray(leads.id, locked))
      .returning()
    for (const lead of outdated) {
      ctx.log.warn({ leadId: lead.id }, 'follow-up given up')
      emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: lead.id })
    }
  })
