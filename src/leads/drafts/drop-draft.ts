import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { roundDrafts } from '../../db/tables/leads.ts'
import { lockOwnLead } from '../own-lead.ts'
import { isDraftOf } from './is-draft-of.ts'
import type { draftSchema } from './schema.ts'

/** Deletes a side's draft, also while the assistant is writing it. Idempotent. */
export function dropDraft(
  ctx: SignedIn,
  { side, leadId, draftId }: z.output<typeof draftSchema>,
): Promise<{ leadId: string }> {
  return ctx.db.transaction(async (tx) => {
    await lockOwnLead(tx, ctx.viewer, { side, leadId })
    await tx.delete(roundDrafts).where(isDraftOf(side, leadId, draftId))
    return { leadId }
  })
}
