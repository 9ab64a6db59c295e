import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTerminated, terminationText } from '../../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { hasDraft } from '../../../lib/drafts/use-form-draft.ts'
import { showAlert } from '../../../ui/messages/alert.ts'
import type { Operations } from '../use-operations.ts'
import { editPlaceOf } from './bubbles/BubbleEditor.tsx'

/** Editing and deleting the side's last message. The functions keep their identity, so that the bubbles aren't rendered again. */
export function useMessageEdit(
  lead: LeadView,
  lastOwnId: string | undefined,
  operations: Operations,
  log: RefObject<HTMLElement | null>,
) {
  // In a terminated lead, the buttons stay: they say why no message can be changed.
  const blockedText = isTerminated(lead) ? terminationText(lead) : null
  // Resumes an edit that a reload or a navigation interrupted.
  const [editing, setEditing] = useState(() =>
    lastOwnId && !blockedText && hasDraft(editPlaceOf(lastOwnId)) ? lastOwnId : null,
  )
  const [isStarted, setStarted] = useState(false)
  const startEdit = useCallback(
    (id: string) => {
      if (blockedText) return void showAlert(blockedText)
      setStarted(true)
      setEditing(id)
    },
    [blockedText],
  )
  const remove = useLatest(operations.remove)
  const startDelete = useCallback(
    (id: string) => (blockedText ? void showAlert(blockedText) : void remove(id)),
    [blockedText, remove],
  )
  /** Closes the editor and returns the focus to its edit button, or to the log while the lead is locked. */
  function endEdit() {
    flushSync(() => setEditing(null))
    const button = log.current?.querySelector<HTMLElement>(`[aria-label="${leadCopy.edit}"]`)
    const target = button ?? log.current
    target?.focus({ preventScroll: true })
  }
  return { blockedText, editing, isStarted, startEdit, startDelete, endEdit }
}

export type MessageEdit = ReturnType<typeof useMessageEdit>

/** A function that keeps its identity and calls the one of the latest render. */
function useLatest<Args extends unknown[], Result>(call: (...args: Args) => Result) {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
