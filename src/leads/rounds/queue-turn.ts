import type { SignedIn } from '../../context.ts'
import { sideOf } from '../../db/tables/leads.ts'
import { AppError } from '../../shared/errors.ts'
import { assertAllowed, lockLead } from '../own-lead.ts'
import { activeLock, isTerminated } from '../policy.ts'

/**
 * Asks for the assistant's turn (the wire's `queue_*` calls). The turn was queued in the transaction of
 * what it answers, so there is nothing left to do: it succeeds for either party unless the other one is
 * at work, and does nothing twice (design 6).
 */
export async function queueTurn(
  { db, viewer, now }: SignedIn,
  { leadId }: { leadId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    const side = lead && sideOf(lead, viewer.companyId)
    if (!lead || !side) throw new AppError('NOT_FOUND')
    const lock = activeLock(lead, now())
    assertAllowed(
      lead,
      isTerminated(lead) ? 'LEAD_TERMINATED' : lock && lock.side !== side ? 'LEAD_LOCKED' : null,
    )
  })
}
