import type { Ctx, SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { withinBudget } from '../../metering/metering.ts'
import { releaseLock } from '../lock/lock.ts'
import type { Lead } from '../own-lead.ts'
import { assess, writeAssessment } from './assess.ts'
import { countChange, emitUpdated, takeTurn } from './lead-turn.ts'

/** The job after a message, an edit, a deletion or a listing's revision: judges and asks anew, says nothing. */
export const followUp = (ctx: Ctx, job: Jobs['follow-up'], run: JobRun): Promise<void> =>
  takeTurn(
    ctx,
    job,
    run,
    (turn, call) => assess(ctx, turn, turn.talk, call),
    (tx, turn, made) => writeAssessment(tx, turn.round.id, made),
  )

/**
 * Ends a person's change of the talk: counts it, tells both sides, and hands the lock to the follow-up.
 * Without budget people go on by themselves.
 */
export async function enqueueFollowUp(tx: Tx, ctx: SignedIn, lead: Lead, lockToken: string): Promise<void> {
  const version = await countChange(tx, lead.id, ctx.now(), ctx.viewer.employeeId)
  emitUpdated(tx, lead)
  if (await withinBudget({ ...ctx, db: tx }, ctx.viewer.companyId))
    await ctx.enqueue(tx, 'follow-up', { leadId: lead.id, lockToken, version })
  else await releaseLock(tx, lead.id, lockToken)
}
