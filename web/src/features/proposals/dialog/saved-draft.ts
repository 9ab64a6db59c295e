import { storedUserId } from '../../../lib/session.ts'
import type { ProposalValues } from './form-values.ts'

/** The dialog's unsent content. It is one's own: it stays in this tab's storage and is never sent before the proposal. */
export interface SavedDraft {
  readonly values: ProposalValues
  /** The proposal that the form started from. */
  readonly baseId: string | null
  /** The revision of the own listing when the draft was begun. An edit of the listing invalidates the draft. */
  readonly revision: number | null
}

/** For browsers that refuse to store: such a draft survives closing the dialog, not a reload. */
const unstored = new Map<string, SavedDraft>()

const storageKey = (leadId: string) => `proposal-draft:${storedUserId()}:${leadId}`

export function readDraft(leadId: string): SavedDraft | null {
  const key = storageKey(leadId)
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? (unstored.get(key) ?? null) : (JSON.parse(text) as SavedDraft)
  } catch {
    return unstored.get(key) ?? null
  }
}

export function saveDraft(leadId: string, draft: SavedDraft): void {
  const key = storageKey(leadId)
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    unstored.set(key, draft)
  }
}

export function dropDraft(leadId: string): void {
  const key = storageKey(leadId)
  unstored.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is stored.
  }
}
