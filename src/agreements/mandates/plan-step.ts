import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../db/outbox/emit.ts'
import type { Jobs } from '../../db/queue/jobs.ts'
import { leadSides } from '../../db/tables/leads.ts'
import { negotiations, pausedColumn } from '../../db/tables/mandates.ts'
import { type Lead, lockLead } from '../../leads/own-lead.ts'
import { activeLock } from '../../leads/policy.ts'
import { withinBudget } from '../../metering/metering.ts'
import type { MandateSource } from '../../providers/assistant/briefs.ts'
import { leadRooms } from '../../shared/live-events.ts'
import type { Side } from '../../shared/sides.ts'
import type { Actor } from '../actor.ts'
import { type Negotiation as LockedLead, lockNegotiation } from '../lock-negotiation.ts'
import { mailParty } from '../mail-party.ts'
import { startRefusal } from '../policy.ts'
import { lastMessageOf, type Negotiation, readNegotiation } from './advance.ts'
import { type Decision, decide } from './decide.ts'
import { proposalsOf } from './proposals-of.ts'
import { type LeadMandates, readMandates } from './read.ts'

/** A step that is due, read while the lead's row is locked. */
export interface Step {
  readonly lead: Lead
  readonly locked: LockedLead
  readonly row: Negotiation
  readonly side: Side
  readonly number: number
  readonly mandates: LeadMandates
  readonly own: MandateSource
  readonly decision: Decision
}

/**
 * Locks the lead and decides the step that the job is for. Null when the job is obsolete, because something was proposed,
 * agreed, written, paused or terminated meanwhile, when the month's budget is used up, and when the person who gave the
 * mandate has left the company; a person then has to act.
 */
export async function planStep(
  tx: Tx,
  ctx: Ctx,
  { leadId, side, number }: Jobs['negotiate'],
): Promise<Step | null> {
  const lead = await lockLead(tx, leadId)
  const row = lead && (await readNegotiation(tx, leadId))
  if (!lead || !row || row.state !== 'running' || row.turn !== side || row[pausedColumn[side]]) return null
  const mandates = await readMandates(tx, lead)
  const own = mandates[side]
  const companyId = lead[leadSides[side].company]
  const locked = await lockNegotiation(tx, { companyId, lockToken: null }, { leadId })
  if ((locked.latest?.number ?? 0) !== number) return null
  const hasBudget = await withinBudget({ ...ctx, db: tx }, companyId)
  const proposals = await proposalsOf(tx, { leadId, from: row.firstNumber })
  const decision = decide(side, mandates, { proposals, firstNumber: row.firstNumber, now: ctx.now() })
  const step = own && decision && { lead, locked, row, side, number, mandates, own, decision }
  const isObsolete = await isStopped(tx, ctx, locked, row)
  if (step && !isObsolete && hasBudget) return step
  await waitForPeople(
    tx,
    { lead, parties: locked.parties, side },
    isObsolete || (own && hasBudget) ? null : ctx,
  )
  return null
}

/** Whether people have agreed, written, withdrawn, declined or terminated meanwhile, so that no step is due. */
export async function isStopped(
  tx: Tx,
  ctx: Ctx,
  { lead, latest, state }: LockedLead,
  row: Negotiation,
): Promise<boolean> {
  const isAnswerable = latest === null || latest.status === 'open' || latest.number < row.firstNumber
  return (
    startRefusal(state) !== null ||
    // A person has submitted inputs, and the assistant is writing their round.
    activeLock(lead, ctx.now()) !== null ||
    !isAnswerable ||
    (await lastMessageOf(tx, lead.id)) > row.lastMessage
  )
}

/** Stops the negotiation until a person acts. With `ctx`, the assistant asks the people of `side` by mail. */
export async function waitForPeople(
  tx: Tx,
  { lead, parties, side }: Pick<Step, 'lead' | 'side'> & Pick<LockedLead, 'parties'>,
  ctx: Ctx | null,
): Promise<void> {
  await tx
    .update(negotiations)
    .set({ state: 'waiting', asks: ctx ? side : null })
    .where(eq(negotiations.leadId, lead.id))
  if (ctx) await mailParty(tx, ctx, { to: side, leadId: lead.id, parties }, 'asked')
  emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: lead.id })
}

export const actorOf = (lead: Lead, side: Side, { employeeId }: MandateSource): Actor => ({
  author: 'assistant',
  companyId: lead[leadSides[side].company],
  employeeId,
  lockToken: null,
})
