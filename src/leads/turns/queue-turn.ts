import type { SignedIn } from '../../context.ts'
import { sideOf } from '../../db/tables/leads.ts'
import { AppError } from '../../shared/errors.ts'
import { assertAllowed, lockLead } from '../own-lead.ts'
import { queueRefusal } from '../policy.ts'

/**
 * Serves the REST API's `queue_*` calls. It only checks whether the assistant's turn is allowed: the turn itself was
 * queued by the message, round or deletion that it follows.
 */
export async function queueTurn(
  { db, viewer, now }: SignedIn,
  { leadId }: { leadId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    const side = lead && sideOf(lead, viewer.companyId)
    if (!lead || !side) throw new AppError('NOT_FOUND')
    assertAllowed(lead, queueRefusal(lead, side, now()))
  })
}
