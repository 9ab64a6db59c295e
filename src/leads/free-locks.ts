import { and, eq, lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { leads } from '../db/tables/leads.ts'
import { addMinutes } from '../shared/dates.ts'
import { releaseLock, retakeLock } from './lock.ts'
import { heldLead } from './own-lead.ts'
import { isTerminated, lockNow } from './policy.ts'
import { latestRound, unspoken, withdrawUnspoken } from './rounds.ts'
import { countChange, emitUpdated } from './turn.ts'

/** A turn whose lease ran out this often is ended: the assistant doesn't get it done. */
const mostLapses = 2
/** So many minutes after it was due an opening is asked for again, and then as often. */
const openingMinutes = 15

/**
 * The job of every minute. A lease that ran out counts as free already; here its turn is taken up again, or
 * ended cleanly, and the pages hear of it.
 */
export async function freeLocks(ctx: Ctx): Promise<void> {
  const lapsed = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(lt(leads.lockUntil, ctx.now()))
    .orderBy(leads.lockUntil)
  for (const { id } of lapsed) await ctx.db.transaction((tx) => freeLock(tx, ctx, id))
  await resumeOpenings(ctx)
}

async function freeLock(tx: Tx, ctx: Ctx, leadId: string): Promise<void> {
  const lead = await heldLead(tx, leadId)
  if (!lead?.lockToken || lockNow(lead, ctx.now())) return
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

/** Openings whose job gave up, or waits for a month with budget. Asking twice does nothing twice. */
async function resumeOpenings(ctx: Ctx): Promise<void> {
  if (ctx.now().getUTCMinutes() % openingMinutes !== 0) return
  const before = addMinutes(ctx.now(), -openingMinutes)
  await ctx.db.transaction(async (tx) => {
    const late = await tx
      .select({ leadId: leads.id })
      .from(leads)
      .where(and(eq(leads.state, 'opening'), lt(leads.countedAt, before)))
      .orderBy(leads.countedAt)
      .limit(50)
    for (const { leadId } of late) await ctx.enqueue(tx, 'open-lead', { leadId })
  })
}
