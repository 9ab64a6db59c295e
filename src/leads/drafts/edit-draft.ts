import { and, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { roundDrafts } from '../../db/tables/leads.ts'
import { AppError } from '../../shared/errors.ts'
import { assertAllowed, lockOwnLead } from '../own-lead.ts'
import { writeRefusal } from '../policy.ts'
import { isDraftOf } from './is-draft-of.ts'
import type { editDraftSchema } from './schema.ts'

/**
 * Stores a person's version of a side's draft, beside the assistant's.
 * @throws NOT_FOUND also for a draft that is gone or isn't written yet, FORBIDDEN, LEAD_TERMINATED, LEAD_LOCKED
 */
export function editDraft(
  ctx: SignedIn,
  { side, leadId, draftId, text }: z.output<typeof editDraftSchema>,
): Promise<{ draftId: string }> {
  return ctx.db.transaction(async (tx) => {
    const lead = await lockOwnLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, writeRefusal(lead, ctx.now()))
    const edited = await tx
      .update(roundDrafts)
      .set({ editedContent: text })
      .where(and(isDraftOf(side, leadId, draftId), isNotNull(roundDrafts.content)))
      .returning({ id: roundDrafts.id })
    if (edited.length === 0) throw new AppError('NOT_FOUND')
    return { draftId }
  })
}
