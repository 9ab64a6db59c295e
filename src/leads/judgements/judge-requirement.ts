import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { emit } from '../../db/outbox/emit.ts'
import { judgements } from '../../db/tables/leads.ts'
import { AppError } from '../../shared/errors.ts'
import { rooms } from '../../shared/live-events.ts'
import { endExpiredTurn } from '../lock/end-expired-turn.ts'
import { assertAllowed, lockOwnLead } from '../own-lead.ts'
import { writeRefusal } from '../policy.ts'
import { judgementsOf, latestRound } from '../rounds/rounds.ts'
import type { judgeRequirementSchema } from '../rounds/schema.ts'

/**
 * Sets the buyer's own verdict on a requirement, or withdraws it. It replaces the assistant's at once, for the buyer only,
 * and stays in later rounds. Only the buyer's company gets the event: the seller doesn't read judgements.
 */
export function judgeRequirement(
  ctx: SignedIn,
  { leadId, requirement, verdict }: z.output<typeof judgeRequirementSchema>,
): Promise<{ leadId: string }> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const lead = await lockOwnLead(tx, ctx.viewer, { side: 'buyer', leadId })
    assertAllowed(lead, writeRefusal(lead, now))
    await endExpiredTurn(tx, lead)
    const round = await latestRound(tx, leadId)
    const row = (await judgementsOf(tx, round.id)).find((judgement) => judgement.requirement === requirement)
    if (!row) throw new AppError('CONFLICT')
    if (row.humanVerdict === verdict) return { leadId }
    await tx
      .update(judgements)
      .set(
        verdict
          ? { humanVerdict: verdict, judgedBy: ctx.viewer.employeeId, judgedAt: now, judgedQuote: row.quote }
          : withdrawn,
      )
      .where(and(eq(judgements.roundId, round.id), eq(judgements.position, row.position)))
    emit(tx, [rooms.company(lead.buyerCompanyId)], 'conversation_updated', { conversation_id: leadId })
    return { leadId }
  })
}

const withdrawn = { humanVerdict: null, judgedBy: null, judgedAt: null, judgedQuote: null }
