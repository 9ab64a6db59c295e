import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { agreements } from '../../db/tables/agreements.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { withinBudget } from '../../metering/metering.ts'
import type { Call } from '../../providers/assistant/assistant.ts'
import type { ThreadMessage } from '../../providers/assistant/briefs.ts'
import { leadRooms } from '../../shared/live-events.ts'
import type { Package } from '../../shared/proposals/agreements.ts'
import type { Side } from '../../shared/sides.ts'
import { giveUpFollowUp } from '../judgements/judging.ts'
import { releaseLock, renewLock } from '../lock/lock.ts'
import { type Lead, lockLead, toLead } from '../own-lead.ts'
import { activeLock, isTerminated } from '../policy.ts'
import { type Pair, readPair, readRevisions } from '../rounds/pair.ts'
import { answeredQuestions, latestRound, type Round } from '../rounds/rounds.ts'
import { readThreads } from '../thread/thread.ts'
import { runTurn } from './run-turn.ts'
import { whileCurrent } from './while-current.ts'

interface TurnJob {
  readonly leadId: string
  /** Null for a turn that runs without the lock. */
  readonly lockToken: string | null
  readonly version: number
  /** The side that pays for a turn without the lock; by default the buyer, who reads the judgements. */
  readonly side?: Side
}

/** An open lead, as the assistant works on it. */
export interface TurnState extends Pair {
  readonly lead: Lead
  readonly round: Round
  readonly thread: readonly ThreadMessage[]
  /** The package of the agreement in force. */
  readonly agreed: Package | null
  /** The questions that the seller has answered in any round. */
  readonly answered: readonly string[]
}

/** What a kind of turn does: `work` calls the assistant, `write` stores its result. */
interface LeadTurn<Result> {
  work(state: TurnState, call: Call): Promise<Result>
  write(tx: Tx, state: TurnState, result: Result): Promise<void>
}

/**
 * Runs the assistant's turn on an open lead, then releases the job's lock. The turn is aborted and its result dropped when
 * somebody terminates the lead, writes in it or stops the turn meanwhile. Idempotent: a completed turn writes nothing when
 * its job runs again.
 */
export async function runLeadTurn<Result>(
  ctx: Ctx,
  job: TurnJob,
  run: JobRun,
  { work, write }: LeadTurn<Result>,
): Promise<void> {
  const { leadId, lockToken } = job
  const turn = {
    read: () => readCurrent(ctx, job),
    payer: (state: TurnState) => payerOf(state, job),
    work,
    write: async (tx: Tx, state: TurnState, result: Result) => {
      const lead = await lockLead(tx, leadId)
      if (!lead || !isCurrent(lead, job, ctx.now())) {
        if (lockToken) await releaseLock(tx, leadId, lockToken)
        return true
      }
      const unchanged =
        lead.version === state.lead.version && (await readRevisions(tx, lead)) === state.revisions
      if (!unchanged) return false
      await write(tx, state, result)
      if (lockToken) await releaseLock(tx, leadId, lockToken)
      emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
      return true
    },
  }
  const isWanted = () => (lockToken ? renewLock(ctx, leadId, lockToken) : isFollowUpDue(ctx, job))
  await whileCurrent(ctx, { signal: run.signal, isCurrent: isWanted }, (signal) => runTurn(ctx, turn, signal))
}

/** Null when the job is obsolete, and when its company's budget doesn't allow a turn that nobody requested. */
async function readCurrent(ctx: Ctx, job: TurnJob): Promise<TurnState | null> {
  const { leadId, lockToken } = job
  const state = await readState(ctx.db, leadId)
  if (!state || !isCurrent(state.lead, job, ctx.now())) {
    if (lockToken) await ctx.db.transaction((tx) => releaseLock(tx, leadId, lockToken))
    return null
  }
  // The budget of a turn with a lock was checked when the lock was taken.
  if (lockToken !== null || (await withinBudget(ctx, payerOf(state, job)))) return state
  await ctx.db.transaction((tx) => giveUpFollowUp(tx, job, state.revisions))
  return null
}

const payerOf = ({ lead }: TurnState, { side }: TurnJob): string =>
  lead[leadSides[lead.lock?.side ?? side ?? 'buyer'].company]

/** Whether the lead still waits for this job. */
function isCurrent(lead: Lead, { lockToken, version }: TurnJob, now: Date): boolean {
  if (isTerminated(lead)) return false
  // A turn without a lock yields to newer changes and to a turn with a lock, which judge the newer thread anyway.
  return lockToken === null
    ? lead.judgingVersion === version && activeLock(lead, now) === null
    : lead.lockToken === lockToken && lead.version === version
}

/** Whether the lead still waits for this follow-up. */
export async function isFollowUpDue(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  job: Omit<TurnJob, 'lockToken'>,
): Promise<boolean> {
  const [row] = await db.select().from(leads).where(eq(leads.id, job.leadId))
  return row !== undefined && isCurrent(toLead(row), { ...job, lockToken: null }, now())
}

/** Null unless the lead is open. The lead's version is read first, so that `write` notices later changes. */
async function readState(db: Reader, leadId: string): Promise<TurnState | null> {
  const [row] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.state, 'open')))
  if (!row) return null
  return {
    ...(await readPair(db, row)),
    lead: toLead(row),
    round: await latestRound(db, leadId),
    thread: (await readThreads(db, [leadId]))(leadId),
    agreed: await readAgreed(db, leadId),
    answered: await answeredQuestions(db, leadId),
  }
}

async function readAgreed(db: Reader, leadId: string): Promise<Package | null> {
  const [agreement] = await db
    .select({ package: agreements.package })
    .from(agreements)
    .where(and(eq(agreements.leadId, leadId), isNull(agreements.cancelledAt)))
  return agreement?.package ?? null
}
