import { lt } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { isQueued } from '../../db/queue/queue.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { resumeFollowUps } from '../judgements/resume-follow-ups.ts'
import { resumeOpenings } from '../opening/resume-openings.ts'
import { lockLead } from '../own-lead.ts'
import { activeLock, isTerminated } from '../policy.ts'
import { isPending, latestRound } from '../rounds/rounds.ts'
import { endTurn } from '../turns/end-turn.ts'
import { extendLock, retakeLock } from './lock.ts'

/** A turn is ended when its lease has expired this many times: the assistant can't complete it. */
const maxLapses = 2
/** Minutes after which an opening or a follow-up without a job is queued again, and the interval between such checks. */
const lateMinutes = 15
/** Openings and follow-ups queued per run; the following runs queue the rest. */
const maxLate = 500

/**
 * The job that runs every minute. It resumes turns whose lease has expired, or ends them and releases their locks. Every
 * `lateMinutes` it also queues openings and follow-ups again that have lost their job, or gives them up. `limit` is the
 * maximum of each.
 */
export async function expireLocks(ctx: Ctx, limit = maxLate): Promise<void> {
  const expired = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(lt(leads.lockUntil, ctx.now()))
    .orderBy(leads.lockUntil)
  for (const { id } of expired) await ctx.db.transaction((tx) => expireLock(tx, ctx, id))
  if (ctx.now().getUTCMinutes() % lateMinutes !== 0) return
  await resumeOpenings(ctx, { lateMinutes, limit })
  await resumeFollowUps(ctx, { lateMinutes, limit })
}

async function expireLock(tx: Tx, ctx: Ctx, leadId: string): Promise<void> {
  const lead = await lockLead(tx, leadId)
  if (!lead?.lockToken || !lead.lockSide || activeLock(lead, ctx.now())) return
  const round = await latestRound(tx, leadId)
  const pending = await isPending(tx, round.id)
  if (pending && !isTerminated(lead)) {
    const { lockToken, version } = lead
    // Behind others of its company: nothing of it has failed.
    const isWaiting = await isQueued(tx, 'speak-round', { leadId, roundId: round.id, lockToken, version })
    if (isWaiting) return await extendLock(tx, leadId, ctx.now())
  }
  const retry = !isTerminated(lead) && lead.lockLapses + 1 < maxLapses
  if (pending && retry) {
    const lockToken = await retakeLock(tx, leadId, ctx.now())
    const job = { leadId, roundId: round.id, lockToken, version: lead.version }
    const group = lead[leadSides[lead.lockSide].company]
    return await ctx.enqueue(tx, 'speak-round', job, { group })
  }

  await endTurn(tx, ctx, lead, pending ? 'failed' : 'stopped')
}
