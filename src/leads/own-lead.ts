import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { leadSides, leads, sideOf } from '../db/tables/leads.ts'
import { AppError, type ErrorCode } from '../shared/errors.ts'
import { rooms } from '../shared/live-events.ts'
import { type Side, sides } from '../shared/sides.ts'
import { type LeadState, terminationText } from './policy.ts'

/** A lead's row, with what the rules read of it. */
export type Lead = typeof leads.$inferSelect & LeadState

/**
 * The lead as the viewer's own on `side`, held for this transaction.
 * @throws NOT_FOUND for a stranger, FORBIDDEN for the other side's people
 */
export async function ownLead(
  tx: Tx,
  viewer: Viewer,
  { leadId, side }: { leadId: string; side: Side },
): Promise<Lead> {
  const lead = await lockLead(tx, leadId)
  const mine = lead && sideOf(lead, viewer.companyId)
  if (!lead || !mine) throw new AppError('NOT_FOUND')
  if (mine !== side) throw new AppError('FORBIDDEN')
  return lead
}

/** An open lead, held until the transaction ends: whoever changes it comes one after the other. */
export async function lockLead(tx: Tx, leadId: string): Promise<Lead | undefined> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.state, 'open')))
    .for('update')
  return row && withState(row)
}

export const withState = (row: typeof leads.$inferSelect): Lead => ({
  ...row,
  terminatedBy: sides.filter((side) => row[leadSides[side].terminatedAt] !== null),
  lock: row.lockSide && row.lockUntil ? { side: row.lockSide, until: row.lockUntil.toISOString() } : null,
})

type Parties = Pick<Lead, 'sellerCompanyId' | 'buyerCompanyId'>

/** Everybody whom a change of the lead concerns. */
export const leadRooms = (lead: Parties & { id: string }): string[] => [
  rooms.lead(lead.id),
  ...sides.map((side) => rooms.company(lead[leadSides[side].company])),
]

/** Throws what a policy answered; an ended lead in the popup's own words. */
export function assertAllowed(lead: LeadState, reason: ErrorCode | null): void {
  if (reason) throw new AppError(reason, reason === 'LEAD_TERMINATED' ? terminationText(lead) : undefined)
}
