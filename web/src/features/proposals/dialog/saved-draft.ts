import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts/drafts.ts'
import type { ProposalValues } from './form-values.ts'

/** The dialog's unsent content. It is one's own: it stays in this browser and is never sent before the proposal. */
export interface SavedDraft {
  readonly values: ProposalValues
  /** The proposal that the form started from. */
  readonly baseId: string | null
  /** The last edit of the own listing when the draft was begun. A draft of an earlier release has none. */
  readonly editedAt?: string | null
}

const placeOf = (leadId: string) => `proposal:${leadId}`

export const readProposalDraft = (leadId: string) => readDraft<SavedDraft>(placeOf(leadId))
export const keepProposalDraft = (leadId: string, draft: SavedDraft) => keepDraft(placeOf(leadId), draft)
export const dropProposalDraft = (leadId: string) => dropDraft(placeOf(leadId))
