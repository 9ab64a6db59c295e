import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { leadReads, leads, roundDrafts, sideOf } from '../../db/tables/leads.ts'
import { AppError } from '../../shared/errors.ts'
import type { leadSchema } from '../schema.ts'
import { isDraftOf } from './is-draft-of.ts'
import type { DraftState } from './schema.ts'

/**
 * The draft of the viewer's side, and whether the viewer has the assistant's messages in this lead sent without a draft.
 * @throws NOT_FOUND for a third company, and for a lead that isn't open
 */
export async function readDraft(
  { db, viewer }: SignedIn,
  { leadId }: z.output<typeof leadSchema>,
): Promise<DraftState> {
  const [lead] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.state, 'open')))
  const side = lead && sideOf(lead, viewer.companyId)
  if (!lead || !side) throw new AppError('NOT_FOUND')
  const [draft] = await db.select().from(roundDrafts).where(isDraftOf(side, leadId))
  const [leadRead] = await db
    .select({ sendAtOnce: leadReads.sendAtOnce })
    .from(leadReads)
    .where(and(eq(leadReads.leadId, leadId), eq(leadReads.employeeId, viewer.employeeId)))
  return {
    draft: draft
      ? {
          id: draft.id,
          text: draft.editedContent ?? draft.content,
          edited: draft.editedContent !== null,
          failed: draft.failed,
          inputs: draft.inputs,
          version: draft.version,
          createdAt: draft.createdAt.toISOString(),
        }
      : null,
    version: lead.version,
    sendAtOnce: leadRead?.sendAtOnce ?? false,
  }
}
