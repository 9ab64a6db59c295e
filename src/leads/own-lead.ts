import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { leadSides, leads, sideOf } from '../db/tables/leads.ts'
import { AppError, type ErrorCode } from '../shared/errors.ts'
import { type Side, sides } from '../shared/sides.ts'
import { type LeadState, terminationText } from './policy.ts'

/** A lead's row together with the state that the policy reads. */
export type Lead = typeof leads.$inferSelect & LeadState

/**
 * Locks and returns the lead on whose `side` the viewer's company is.
 * @throws NOT_FOUND for a third company, FORBIDDEN for the other side
 */
export async function lockOwnLead(
  tx: Tx,
  viewer: Viewer,
  { leadId, side }: { leadId: string; side: Side },
): Promise<Lead> {
  const lead = await lockLead(tx, leadId)
  const ownSide = lead && sideOf(lead, viewer.companyId)
  if (!lead || !ownSide) throw new AppError('NOT_FOUND')
  if (ownSide !== side) throw new AppError('FORBIDDEN')
  return lead
}

/** An open lead, its row locked until the transaction ends. This serializes all changes of a lead. */
export async function lockLead(tx: Tx, leadId: string): Promise<Lead | undefined> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.state, 'open')))
    .for('update')
  return row && toLead(row)
}

export const toLead = (row: typeof leads.$inferSelect): Lead => ({
  ...row,
  terminatedBy: sides.filter((side) => row[leadSides[side].terminatedAt] !== null),
  lock: row.lockSide && row.lockUntil ? { side: row.lockSide, until: row.lockUntil.toISOString() } : null,
})

/** Throws a policy's refusal, with the message that the pages show for a terminated lead. */
export function assertAllowed(lead: LeadState, refusal: ErrorCode | null): void {
  if (refusal) throw new AppError(refusal, refusal === 'LEAD_TERMINATED' ? terminationText(lead) : undefined)
}
