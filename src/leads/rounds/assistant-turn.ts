import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { leadReads, leads } from '../../db/tables/leads.ts'
import { listings } from '../../db/tables/listings.ts'
import { readSources } from '../../listings/read.ts'
import { metered, withinBudget } from '../../metering/metering.ts'
import type { Call, ThreadMessage } from '../../providers/assistant/assistant.ts'
import { releaseLock, underLease } from '../lock/lock.ts'
import { companyOn, type Lead, leadRooms, lockLead, withState } from '../own-lead.ts'
import { activeLock, isTerminated } from '../policy.ts'
import { readThreads } from '../thread/thread.ts'
import type { Pair } from './assess.ts'
import { latestRound, type Round } from './rounds.ts'

/**
 * A turn of the assistant: read the lead, ask outside of any transaction, and write in one, if the lead is
 * still as it was read. The assistant never talks over a person: a lead that was ended, written to or
 * stopped meanwhile drops the result. Killed anywhere and run again, a turn happens once.
 */

interface Job {
  readonly leadId: string
  /** null: judged anew without a turn being taken. */
  readonly lockToken: string | null
  readonly version: number
}

/** The lead as the assistant is told of it. */
export interface Turn extends Pair {
  readonly lead: Lead
  readonly round: Round
  readonly talk: readonly ThreadMessage[]
  /** The listings' revisions: an edited one makes the turn anew. */
  readonly revisions: string
}

/** How often a turn is made anew when listings are edited under it; then its job is tried again. */
const attempts = 3

export async function takeTurn<T>(
  ctx: Ctx,
  job: Job,
  run: JobRun,
  work: (turn: Turn, call: Call) => Promise<T>,
  write: (tx: Tx, turn: Turn, made: T) => Promise<void>,
): Promise<void> {
  const { leadId, lockToken: token } = job
  const takeIt = (signal: AbortSignal) => makeAndWrite(ctx, job, signal, work, write)
  if (token === null) await takeIt(run.signal)
  else await underLease(ctx, { leadId, token, signal: run.signal }, takeIt)
}

async function makeAndWrite<T>(
  ctx: Ctx,
  job: Job,
  signal: AbortSignal,
  work: (turn: Turn, call: Call) => Promise<T>,
  write: (tx: Tx, turn: Turn, made: T) => Promise<void>,
): Promise<void> {
  for (let left = attempts; left > 0; left--) {
    const turn = await readTurn(ctx.db, job.leadId)
    if (!turn || !stillOurs(turn.lead, job, ctx.now())) return await letGo(ctx, job)
    const payer = companyOn(turn.lead, turn.lead.lock?.side ?? 'buyer')
    // A person's own turn was checked when it was taken; nobody asked for this one.
    if (job.lockToken === null && !(await withinBudget(ctx, payer))) return
    const call = metered(ctx, payer, { signal })
    const made = await work(turn, call).finally(call.settled)
    const written = await ctx.db.transaction((tx) => writeIfUnchanged(tx, ctx, job, turn, made, write))
    if (written) return
  }
  throw new Error('the listings are being edited all the time')
}

/** False when the turn has to be made anew. */
async function writeIfUnchanged<T>(
  tx: Tx,
  ctx: Ctx,
  job: Job,
  turn: Turn,
  made: T,
  write: (tx: Tx, turn: Turn, made: T) => Promise<void>,
): Promise<boolean> {
  const { leadId, lockToken } = job
  const lead = await lockLead(tx, leadId)
  if (!lead || !stillOurs(lead, job, ctx.now())) {
    if (lockToken) await releaseLock(tx, leadId, lockToken)
    return true
  }
  if (lead.version !== turn.lead.version || (await revisionsOf(tx, lead)) !== turn.revisions) return false
  await write(tx, turn, made)
  if (lockToken) await releaseLock(tx, leadId, lockToken)
  emitUpdated(tx, lead)
  return true
}

/** Whether the job is still what the lead waits for. */
function stillOurs(lead: Lead, { lockToken, version }: Job, now: Date): boolean {
  if (isTerminated(lead)) return false
  // Without a lock: whoever holds it now will judge anew with what is written by then.
  return lockToken === null
    ? activeLock(lead, now) === null
    : lead.lockToken === lockToken && lead.version === version
}

async function letGo(ctx: Ctx, { leadId, lockToken }: Job): Promise<void> {
  if (lockToken) await ctx.db.transaction((tx) => releaseLock(tx, leadId, lockToken))
}

/** Null for a lead that isn't open. The lead's version is read first, so that a later change is noticed. */
async function readTurn(db: Reader, leadId: string): Promise<Turn | null> {
  const [row] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.state, 'open')))
  if (!row) return null
  return {
    lead: withState(row),
    ...(await readPair(db, row)),
    round: await latestRound(db, leadId),
    talk: (await readThreads(db, [leadId]))(leadId),
  }
}

type Ends = Pick<typeof leads.$inferSelect, 'sellerListingId' | 'buyerListingId'>

/** Both listings, and which revisions of them, as of one moment: a later edit is noticed. */
export async function readPair(db: Reader, ends: Ends): Promise<Pair & { revisions: string }> {
  const sources = await readSources(db, [ends.sellerListingId, ends.buyerListingId])
  const seller = sources.get(ends.sellerListingId)
  const buyer = sources.get(ends.buyerListingId)
  if (!seller || !buyer) throw new Error('a lead without its listings')
  return { seller, buyer, revisions: revisionsText([seller, buyer]) }
}

async function revisionsOf(db: Reader, ends: Ends): Promise<string> {
  const rows = await db
    .select({ id: listings.id, revision: listings.revision })
    .from(listings)
    .where(inArray(listings.id, [ends.sellerListingId, ends.buyerListingId]))
  return revisionsText(rows)
}

/** The same text for the same revisions of the same listings. */
export const revisionsText = (read: readonly { id: string; revision: number }[]): string =>
  read
    .map(({ id, revision }) => `${id}@${revision}`)
    .sort()
    .join(' ')

/** Counts a change of the talk; whoever made it has seen it. Answers the lead's new version. */
export async function countChange(
  tx: Tx,
  leadId: string,
  now: Date,
  employeeId: string | null,
): Promise<number> {
  const [lead] = await tx
    .update(leads)
    .set({ version: sql`${leads.version} + 1`, lastActivityAt: now })
    .where(eq(leads.id, leadId))
    .returning({ version: leads.version })
  if (!lead) throw new Error(`no lead ${leadId}`)
  if (employeeId) await recordRead(tx, leadId, employeeId, now)
  return lead.version
}

export const recordRead = (db: Reader, leadId: string, employeeId: string, now: Date) =>
  db
    .insert(leadReads)
    .values({ leadId, employeeId, visitedAt: now })
    .onConflictDoUpdate({ target: [leadReads.leadId, leadReads.employeeId], set: { visitedAt: now } })

export const emitUpdated = (tx: Tx, lead: Parameters<typeof leadRooms>[0]) =>
  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: lead.id })
