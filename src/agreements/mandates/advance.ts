import { eq, max, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { type LeadCompanies, leadSides, messages } from '../../db/tables/leads.ts'
import { negotiations, pausedColumn } from '../../db/tables/mandates.ts'
import { commonGroundBrief } from '../../providers/assistant/briefs.ts'
import type { Side } from '../../shared/sides.ts'
import type { LeadMandates } from './read.ts'

export type Negotiation = typeof negotiations.$inferSelect

export async function readNegotiation(tx: Tx, leadId: string): Promise<Negotiation | null> {
  const [row] = await tx.select().from(negotiations).where(eq(negotiations.leadId, leadId))
  return row ?? null
}

/** The position (`seq`) of the thread's last message; 0 without one. */
export async function lastMessageOf(tx: Tx, leadId: string): Promise<number> {
  const [row] = await tx
    .select({ seq: max(messages.seq) })
    .from(messages)
    .where(eq(messages.leadId, leadId))
  return row?.seq ?? 0
}

/** Begins a negotiation, or restarts it, with the proposal `firstNumber`. Nothing is queued yet: see `advance`. */
export async function begin(
  tx: Tx,
  {
    leadId,
    turn,
    firstNumber,
    mandates,
  }: { leadId: string; turn: Side; firstNumber: number; mandates: LeadMandates },
): Promise<Negotiation> {
  const values = {
    state: 'waiting' as const,
    turn,
    firstNumber,
    round: 1,
    rounds: commonGroundBrief(mandates).rounds,
    lastMessage: await lastMessageOf(tx, leadId),
    sellerPaused: false,
    buyerPaused: false,
    asks: null,
    endedAt: null,
  }
  const [row] = await tx
    .insert(negotiations)
    .values({ leadId, ...values })
    .onConflictDoUpdate({ target: negotiations.leadId, set: values })
    .returning()
  if (!row) throw new Error('the negotiation was not inserted')
  return row
}

/**
 * Queues the step of the side whose turn it is, after the configured interval between steps. If the side has no mandate or
 * has paused its assistant, the negotiation waits for its people instead. Returns whether a step is queued.
 *
 * @param number the latest proposal's number. The step does nothing after a later one.
 */
export async function advance(
  tx: Tx,
  ctx: Pick<Ctx, 'enqueue' | 'config' | 'now'>,
  row: Negotiation,
  {
    lead,
    turn,
    number,
    mandates,
  }: { lead: LeadCompanies; turn: Side; number: number; mandates: LeadMandates },
): Promise<boolean> {
  const isActive = mandates[turn] !== null && !row[pausedColumn[turn]]
  await tx
    .update(negotiations)
    .set({ state: isActive ? 'running' : 'waiting', turn, asks: null, resumed: 0, endedAt: null })
    .where(eq(negotiations.leadId, row.leadId))
  if (!isActive) return false
  const { negotiationIntervalMs } = ctx.config
  const startAfter = new Date(ctx.now().getTime() + negotiationIntervalMs)
  const options = {
    group: lead[leadSides[turn].company],
    ...(negotiationIntervalMs > 0 ? { startAfter } : {}),
  }
  await ctx.enqueue(tx, 'negotiate', { leadId: row.leadId, side: turn, number }, options)
  return true
}

/** Stores the negotiation's round: the number of proposals of the side that has made more of them. */
export const updateRound = (tx: Tx, { leadId, firstNumber }: Negotiation) =>
  tx
    .update(negotiations)
    .set({
      round: sql`(select greatest(1, coalesce(max(made), 1)) from (
        select count(*) as made from proposals
        where lead_id = ${leadId} and number >= ${firstNumber} group by side) as sides)`,
    })
    .where(eq(negotiations.leadId, leadId))

/** Ends a negotiation: the assistants or people have agreed, or the rounds are used up. */
export const endNegotiation = (tx: Tx, leadId: string, endedAt: Date) =>
  tx.update(negotiations).set({ state: 'ended', endedAt, asks: null }).where(eq(negotiations.leadId, leadId))

/** Whether the assistant of a side may negotiate after the end: only once the side has saved another mandate. */
export const mayNegotiateAgain = ({ state, endedAt }: Negotiation, savedAt: Date | null): boolean =>
  state !== 'ended' || (endedAt !== null && savedAt !== null && savedAt > endedAt)
