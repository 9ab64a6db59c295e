import { and, eq, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { hasJob } from '../../db/queue/queue.ts'
import { leads } from '../../db/tables/leads.ts'
import { addMinutes } from '../../shared/dates.ts'
import { lockLead } from '../own-lead.ts'
import { activeLock, isTerminated } from '../policy.ts'
import { isPending, latestRound } from '../rounds/rounds.ts'
import { endTurn } from '../turns/end-turn.ts'
import { retakeLock } from './lock.ts'

/** A turn is ended when its lease has expired this many times: the assistant can't complete it. */
const maxLapses = 2
/** Minutes after which an opening or a follow-up without a job is queued again, and the interval between such checks. */
const lateMinutes = 15
/** Openings and follow-ups queued per run; the following runs queue the rest. */
const maxLate = 500

/**
 * The job that runs every minute. It resumes turns whose lease has expired, or ends them and releases their locks. Every
 * `lateMinutes` it also queues openings and follow-ups again that have lost their job. `limit` is the maximum of each.
 */
export async function expireLocks(ctx: Ctx, limit = maxLate): Promise<void> {
  const expired = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(lt(leads.lockUntil, ctx.now()))
    .orderBy(leads.lockUntil)
  for (const { id } of expired) await ctx.db.transaction((tx) => expireLock(tx, ctx, id))
  if (ctx.now().getUTCMinutes() % lateMinutes !== 0) return
  await resumeOpenings(ctx, limit)
  await resumeFollowUps(ctx, limit)
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

  await endTurn(tx, ctx, lead, pending ? 'failed' : 'stopped')
}

/**
 * Queues openings again whose job has used up its retries, or which wait for a month with budget. The job is idempotent. If
 * there are more than `limit`, each run picks a different pseudo-random subset, so that failing ones don't block the others.
 */
async function resumeOpenings(ctx: Ctx, limit: number): Promise<void> {
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    const late = await tx
      .select({ leadId: leads.id })
      .from(leads)
      .where(
        and(
          eq(leads.state, 'opening'),
          lt(leads.countedAt, addMinutes(now, -lateMinutes)),
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

/** Queues follow-ups again whose job has used up its retries. The buyer, who reads the judgements, pays for them. */
async function resumeFollowUps(ctx: Ctx, limit: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const late = await tx
      .select({ leadId: leads.id, version: leads.judgingVersion })
      .from(leads)
      .where(
        and(
          isNotNull(leads.judgingVersion),
          isNull(leads.lockToken),
          isNull(leads.terminatedBySellerAt),
          isNull(leads.terminatedByBuyerAt),
          lt(leads.lastActivityAt, addMinutes(ctx.now(), -lateMinutes)),
          not(hasJob('follow-up', 'leadId', leads.id)),
        ),
      )
      .limit(limit)
    await ctx.enqueueAll(
      tx,
      'follow-up',
      late.flatMap(({ leadId, version }) =>
        version === null ? [] : [{ data: { leadId, lockToken: null, version, side: 'buyer', attempt: 0 } }],
      ),
    )
  })
}
