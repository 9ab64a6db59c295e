import { and, eq } from 'drizzle-orm'
import { roundDrafts } from '../../db/tables/leads.ts'
import type { Side } from '../../shared/sides.ts'

/** Selects the draft of a side in a lead: there is at most one. With `draftId`, only if it is that one. */
export const isDraftOf = (side: Side, leadId: string, draftId?: string) =>
  and(
    eq(roundDrafts.leadId, leadId),
    eq(roundDrafts.side, side),
    draftId === undefined ? undefined : eq(roundDrafts.id, draftId),
  )
