import { and, eq, lt, not, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import { hasJob } from '../../db/queue/queue.ts'
import { leads } from '../../db/tables/leads.ts'
import { addMinutes } from '../../shared/dates.ts'
import { bumpVersion } from '../bump-version.ts'
import { leadRooms, lockLead } from '../own-lead.ts'
import { activeLock, isTerminated } from '../policy.ts'
import { isPending, latestRound, withdrawPendingRound } from '../rounds/rounds.ts'
import { releaseLock, retakeLock } from './lock.ts'

/** A turn is ended when its lease has expired this many times: the assistant can't complete it. */
const maxLapses = 2
/** Minutes after which an opening without a job is queued again, and the interval between such checks. */
const openingMinutes = 15
/** Openings queued per run; the following runs queue the rest. */
const maxOpenings = 500

/**
 * The job of every minute. Turns whose lease has expired are resumed, or ended and their locks released. Openings
 * that lost their job are queued again.
 */
export async function expireLocks(ctx: Ctx, openings = maxOpenings): Promise<void> {
  const expired = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(lt(leads.lockUntil, ctx.now()))
    .orderBy(leads.lockUntil)
  for (const { id } of expired) await ctx.db.transaction((tx) => expireLock(tx, ctx, id))
  await resumeOpenings(ctx, openings)
}

async function expireLock(tx: Tx, ctx: Ctx, leadId: string): Promise<void> {
  const lead = await lockLead(tx, leadId)
  if (!lead?.lockToken || activeLock(lead, ctx.now())) return
  const round = await latestRound(tx, leadId)
  const pending = await isPending(tx, round.id)
  const retry = !isTerminated(lead) && lead.lockLapses + 1 < maxLapses
  if (pending && retry) {
    const lockToken = await retakeLock(tx, leadId, ctx.now())
    return await ctx.enqueue(tx, 'speak-round', {
      leadId,
      roundId: round.id,
      lockToken,
      version: lead.version,
    })
  }

  await releaseLock(tx, leadId, lead.lockToken)
  if (pending) {
    await withdrawPendingRound(tx, leadId)
    await bumpVersion(tx, leadId, lead.lastActivityAt)
  } else if (retry) {
    // Without the lock: people can go on writing while the judgements are updated.
    await ctx.enqueue(tx, 'follow-up', { leadId, lockToken: null, version: lead.version })
  }
  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
}

/**
 * Queues openings again whose job gave up, or which wait for a month with budget. The job is idempotent. If there are
 * more than `limit`, each run picks a different pseudo-random subset, so that failing ones don't block the others.
 */
async function resumeOpenings(ctx: Ctx, limit: number): Promise<void> {
  const now = ctx.now()
  if (now.getUTCMinutes() % openingMinutes !== 0) return
  await ctx.db.transaction(async (tx) => {
    const late = await tx
      .select({ leadId: leads.id })
      .from(leads)
      .where(
        and(
          eq(leads.state, 'opening'),
          lt(leads.countedAt, addMinutes(now, -openingMinutes)),
          not(hasJob('open-lead', 'leadId', leads.id)),
        ),
      )
      .orderBy(sql`md5(${leads.id}::text || ${now.toISOString()}::text)`)
      .limit(limit)
    await ctx.enqueueAll(
      tx,
      'open-lead',
      late.map((data) => ({ data })),
    )
  })
}
