import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { hasAgreement } from '../db/sql/leads/proposals.ts'
import { recordRead } from '../db/sql/leads/record-read.ts'
import { leads } from '../db/tables/leads.ts'
import { AppError } from '../shared/errors.ts'
import { endLead } from './end-lead.ts'
import { endExpiredTurn } from './lock/end-expired-turn.ts'
import { assertAllowed, lockOwnLead } from './own-lead.ts'
import { terminateRefusal } from './policy.ts'
import type { leadOfSideSchema } from './schema.ts'

const agreementExists =
  'This conversation has led to an agreement. It can be terminated once both sides have cancelled the agreement.'

/**
 * Terminates a lead for both sides, irrevocably. The other side may terminate it afterwards as well. Its open proposal
 * can no longer be accepted. If no person has written in it, the other side gets its place back, so that another waiting
 * lead may open.
 * @throws NOT_FOUND, FORBIDDEN, LEAD_TERMINATED, LEAD_LOCKED; AGREEMENT_EXISTS while an agreement is in force
 */
export function terminate(
  ctx: SignedIn,
  { side, leadId }: z.output<typeof leadOfSideSchema>,
): Promise<{ leadId: string }> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const lead = await lockOwnLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, terminateRefusal(lead, side, now))
    const [agreed] = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.id, leadId), hasAgreement))
    if (agreed) throw new AppError('AGREEMENT_EXISTS', agreementExists)
    await endExpiredTurn(tx, lead)
    await endLead(ctx, tx, lead, side)
    await recordRead(tx, leadId, ctx.viewer.employeeId, now)
    return { leadId }
  })
}
