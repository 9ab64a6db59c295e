import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { leadSides } from '../../db/tables/leads.ts'
import { negotiations, pausedColumn } from '../../db/tables/mandates.ts'
import { type Lead, leadRooms, lockLead } from '../../leads/own-lead.ts'
import { activeLock } from '../../leads/policy.ts'
import { withinBudget } from '../../metering/metering.ts'
import type { MandateSource } from '../../providers/assistant/briefs.ts'
import type { ProposalView } from '../../shared/agreements.ts'
import type { Side } from '../../shared/sides.ts'
import { acceptAs } from '../accept.ts'
import type { Actor } from '../actor.ts'
import { type Negotiation as LockedLead, lockNegotiation } from '../lock-negotiation.ts'
import { mailParty } from '../mail-party.ts'
import { startRefusal } from '../policy.ts'
import { proposeAs } from '../propose.ts'
import { advance, lastMessageOf, type Negotiation, readNegotiation } from './advance.ts'
import { type Decision, decide } from './decide.ts'
import { writeNote } from './narrate.ts'
import { proposalsOf } from './proposals-of.ts'
import { type LeadMandates, readMandates } from './read.ts'

/**
 * A step of a side's assistant. The decision is code's; the model only words the note. The step is decided, and the mandate
 * checked, again in the transaction that sends or accepts. Idempotent: after another proposal the job does nothing.
 */
export async function negotiate(ctx: Ctx, job: Jobs['negotiate'], run: JobRun): Promise<void> {
  const planned = await ctx.db.transaction((tx) => plan(tx, ctx, job))
  const note = planned ? await writeNote(ctx, planned, run.signal) : ''
  await ctx.db.transaction(async (tx) => {
    const state = await plan(tx, ctx, job)
    if (!state) return
    const { row, decision, side, number, mandates } = state
    // The note describes the packages that were planned.
    if (JSON.stringify(decision) !== JSON.stringify(planned?.decision))
      await advance(tx, ctx, row, { turn: side, number, mandates })
    else await act(tx, ctx, state, note)
  })
}

/** A step that is due, under the lead's lock. */
export interface Step {
  readonly lead: Lead
  readonly locked: LockedLead
  readonly row: Negotiation
  readonly side: Side
  readonly number: number
  readonly mandates: LeadMandates
  readonly own: MandateSource
  readonly proposals: readonly ProposalView[]
  readonly decision: Decision
}

/** Null when the job is obsolete: something was proposed, agreed, written, paused or terminated meanwhile. */
async function plan(tx: Tx, ctx: Ctx, { leadId, side, number }: Jobs['negotiate']): Promise<Step | null> {
  const lead = await lockLead(tx, leadId)
  const row = lead && (await readNegotiation(tx, leadId))
  if (!lead || !row || row.state !== 'running' || row.turn !== side || row[pausedColumn[side]]) return null
  const mandates = await readMandates(tx, lead)
  const own = mandates[side]
  if (!own) return null
  const locked = await lockNegotiation(tx, actorOf(lead, side, own), { leadId })
  const { latest, state } = locked
  if ((latest?.number ?? 0) !== number) return null
  const isAnswerable = latest === null || latest.status === 'open' || latest.number < row.firstNumber
  const isStopped =
    startRefusal(state) !== null ||
    // A round is written by a person's inputs.
    activeLock(lead, ctx.now()) !== null ||
    !isAnswerable ||
    (await lastMessageOf(tx, leadId)) > row.lastMessage
  const hasBudget = await withinBudget({ ...ctx, db: tx }, lead[leadSides[side].company])
  const proposals = await proposalsOf(tx, leadId)
  const decision = decide(side, mandates, { proposals, firstNumber: row.firstNumber, now: ctx.now() })
  const step = decision && { lead, locked, row, side, number, mandates, own, proposals, decision }
  if (step && !isStopped && hasBudget) return step
  await waitForPeople(tx, { lead, locked, side }, hasBudget ? null : ctx)
  return null
}

async function act(tx: Tx, ctx: Ctx, step: Step, note: string): Promise<void> {
  const { lead, locked, side, own, decision, row } = step
  const actor = actorOf(lead, side, own)
  const open = locked.latest?.status === 'open' ? locked.latest : null
  if (decision.do === 'propose' && decision.allowed) {
    await proposeAs(tx, ctx, actor, {
      leadId: lead.id,
      packages: [...decision.packages],
      note,
      validUntil: new Date(locked.time.getTime() + decision.validHours * 3_600_000),
      answers: open && open.side !== side ? open.id : null,
      sharesJudgements: false,
    })
    return
  }
  const chosen = decision.do === 'accept' ? open?.packages[decision.index] : undefined
  if (decision.do === 'accept' && decision.allowed && open && chosen) {
    await acceptAs(tx, ctx, actor, {
      proposalId: open.id,
      packageIndex: decision.index,
      hash: chosen.hash,
      sharesJudgements: false,
    })
    return
  }
  if (decision.do === 'ask' || decision.do === 'end') await end(tx, ctx, row, { lead, locked })
  else await waitForPeople(tx, { lead, locked, side }, ctx)
}

/** The assistant has nothing more to propose. Both sides' people learn that it is theirs now. */
async function end(
  tx: Tx,
  ctx: Ctx,
  { leadId }: Negotiation,
  { lead, locked: { parties } }: Pick<Step, 'lead' | 'locked'>,
): Promise<void> {
  await tx
    .update(negotiations)
    .set({ state: 'ended', endedAt: ctx.now(), asks: null })
    .where(eq(negotiations.leadId, leadId))
  for (const to of ['seller', 'buyer'] as const)
    await mailParty(tx, ctx, { to, leadId, parties }, 'negotiationEnded')
  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
}

/** Stops until a person acts. With `ctx`, the assistant asks its own people by mail. */
async function waitForPeople(
  tx: Tx,
  { lead, locked: { parties }, side }: Pick<Step, 'lead' | 'locked' | 'side'>,
  ctx: Ctx | null,
): Promise<void> {
  await tx
    .update(negotiations)
    .set({ state: 'waiting', asks: ctx ? side : null })
    .where(eq(negotiations.leadId, lead.id))
  if (ctx) await mailParty(tx, ctx, { to: side, leadId: lead.id, parties }, 'asked')
  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: lead.id })
}

const actorOf = (lead: Lead, side: Side, { employeeId }: MandateSource): Actor => ({
  author: 'assistant',
  companyId: lead[leadSides[side].company],
  employeeId,
  lockToken: null,
})
