import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { roundDrafts } from '../../db/tables/leads.ts'
import { AppError } from '../../shared/errors.ts'
import { assertAllowed, lockOwnLead } from '../own-lead.ts'
import { draftOutdated, writeRefusal } from '../policy.ts'
import { sendRound } from '../rounds/send-round.ts'
import { isDraftOf } from './is-draft-of.ts'
import type { sendDraftSchema } from './schema.ts'

/**
 * Sends a side's draft, as it is or as the person has changed it, and opens the next round with its inputs.
 * @throws CONFLICT when the conversation has changed since the person saw it; the draft is kept
 */
export function sendDraft(
  ctx: SignedIn,
  { side, leadId, draftId, text, version }: z.output<typeof sendDraftSchema>,
): Promise<{ roundId: string; messageId: string }> {
  return ctx.db.transaction(async (tx) => {
    const lead = await lockOwnLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, writeRefusal(lead, ctx.now()))
    const [draft] = await tx
      .select()
      .from(roundDrafts)
      .where(isDraftOf(side, leadId, draftId))
    if (draft?.content == null) throw new AppError('NOT_FOUND')
    if (lead.version !== version) throw new AppError('CONFLICT', draftOutdated)
    const { inputs, content } = draft
    return await sendRound(tx, ctx, lead, { inputs, text, edited: text !== content, lenient: true })
  })
}
