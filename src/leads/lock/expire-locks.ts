import { and, eq, lt, not, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { hasJob } from '../../db/queue/queue.ts'
import { leads } from '../../db/tables/leads.ts'
import { addMinutes } from '../../shared/dates.ts'
import { lockLead } from '../own-lead.ts'
import { activeLock, isTerminated } from '../policy.ts'
import { countChange, emitUpdated } from '../rounds/lead-turn.ts'
import { latestRound, unspoken, withdrawUnspoken } from '../rounds/rounds.ts'
import { releaseLock, retakeLock } from './lock.ts'

/** A turn whose lease ran out this often is ended: the assistant can't get it done. */
const mostLapses = 2
/** An opening that has no job any more is asked for again this many minutes after it was due, and so on. */
const openingMinutes = 15
/** Asked for in one run; the rest comes with the next. */
const openingsAtOnce = 500

/**
 * The job of every minute. A lease that ran out counts as free already; here its turn is taken up again, or
 * ended cleanly, and the pages hear of it.
 */
export async function expireLocks(ctx: Ctx, openings = openingsAtOnce): Promise<void> {
  const lapsed = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(lt(leads.lockUntil, ctx.now()))
    .orderBy(leads.lockUntil)
  for (const { id } of lapsed) await ctx.db.transaction((tx) => freeLock(tx, ctx, id))
  await resumeOpenings(ctx, openings)
}

async function freeLock(tx: Tx, ctx: Ctx, leadId: string): Promise<void> {
  const lead = await lockLead(tx, leadId)
  if (!lead?.lockToken || activeLock(lead, ctx.now())) return
  const round = await latestRound(tx, leadId)
  const waits = await unspoken(tx, round.id)
  const tryAgain = !isTerminated(lead) && lead.lockLapses + 1 < mostLapses
  if (waits && tryAgain) {
    const lockToken = await retakeLock(tx, leadId, ctx.now())
    return await ctx.enqueue(tx, 'speak-round', {
      leadId,
      roundId: round.id,
      lockToken,
      version: lead.version,
    })
  }

  await releaseLock(tx, leadId, lead.lockToken)
  if (waits) {
    await withdrawUnspoken(tx, leadId)
    await countChange(tx, leadId, lead.lastActivityAt, null)
  } else if (tryAgain) {
    // Nobody need wait for judgements: they are made anew beside whatever people do.
    await ctx.enqueue(tx, 'follow-up', { leadId, lockToken: null, version: lead.version })
  }
  emitUpdated(tx, lead)
}

/**
 * Asks again for openings whose job gave up, or that wait for a month with budget. Asking twice does nothing twice.
 * Where there are more than one run asks for, a draw picks some, others each time: those that keep failing keep
 * nobody else waiting.
 */
async function resumeOpenings(ctx: Ctx, atMost: number): Promise<void> {
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
      .limit(atMost)
    await ctx.enqueueAll(
      tx,
      'open-lead',
      late.map((data) => ({ data })),
    )
  })
}
