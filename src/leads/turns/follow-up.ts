import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { AssistantError, isCausedByInput, isCausedByOutage } from '../../providers/assistant/errors.ts'
import { addSeconds } from '../../shared/dates.ts'
import { assess, writeAssessment } from '../judgements/assess.ts'
import { giveUpFollowUp } from '../judgements/judging.ts'
import { releaseLock } from '../lock/lock.ts'
import { lockLead } from '../own-lead.ts'
import { isFollowUpDue, runLeadTurn } from './lead-turn.ts'

type Job = Jobs['follow-up']

/** How long the assistant may send nothing, in milliseconds. Nobody waits, so it is longer than for a round. */
const maxSilenceMs = 20_000
/** After this many failures, not counting outages, the judgements stay as they are if the input caused the last one. */
const maxAttempts = 3
/** The same for a thread that takes too long: 18 = 6 tries of a job × (1 + `maxResumed`). */
const maxSlowAttempts = 18
/** The delay before the first retry and the longest one, in seconds. Each delay is four times the one before. */
const retrySeconds = { first: 2, longest: 60 } as const

/**
 * The job after a message, an edit, a deletion or a listing's revision: updates judgements and questions. Holds no lock.
 * While the assistant is unavailable, it is queued again for later.
 */
export async function followUp(ctx: Ctx, job: Job, run: JobRun): Promise<void> {
  if (job.attempt === undefined) await migrateJob(ctx, job)
  if (!ctx.assistant.isAvailable()) {
    if (await isFollowUpDue(ctx, job)) await retryLater(ctx, job, retrySeconds.longest)
    return
  }
  let revisions = ''
  try {
    await runLeadTurn(ctx, { ...job, lockToken: null }, run, {
      work: (state, call) => {
        revisions = state.revisions
        return assess(ctx, state, state.thread, { ...call, maxSilenceMs }, state.answered)
      },
      write: (tx, { round }, assessment) => writeAssessment(tx, round, assessment),
    })
  } catch (error) {
    if (!(error instanceof AssistantError) || run.signal.aborted) throw error
    const isOutage = isCausedByOutage(error, ctx.assistant)
    const attempt = (job.attempt ?? 0) + 1
    const outages = (job.outages ?? 0) + (isOutage ? 1 : 0)
    ctx.log.warn({ err: error, leadId: job.leadId, attempt }, 'follow-up failed')
    const max = isCausedByInput(error) ? maxAttempts : maxSlowAttempts
    if (!isOutage && attempt - outages >= max)
      return await ctx.db.transaction((tx) => giveUpFollowUp(tx, job, revisions))
    const delay = Math.min(retrySeconds.longest, retrySeconds.first * 4 ** (attempt - 1))
    await retryLater(ctx, { ...job, attempt, outages }, delay)
  }
}

const retryLater = (ctx: Ctx, job: Job, seconds: number): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const startAfter = addSeconds(ctx.now(), seconds)
    const [lead] = await tx.select().from(leads).where(eq(leads.id, job.leadId))
    if (!lead) return
    const group = lead[leadSides[job.side ?? 'buyer'].company]
    const again = { ...job, lockToken: null, attempt: job.attempt ?? 0 }
    await ctx.enqueue(tx, 'follow-up', again, { startAfter, group })
  })

/** A job of an earlier release may hold the lock, and hasn't set `judgingVersion`: the lead waits for it from now on. */
const migrateJob = (ctx: Ctx, { leadId, lockToken, version }: Job): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    if (lead?.version !== version) return
    if (lockToken) await releaseLock(tx, leadId, lockToken)
    await tx.update(leads).set({ judgingVersion: version }).where(eq(leads.id, leadId))
  })
