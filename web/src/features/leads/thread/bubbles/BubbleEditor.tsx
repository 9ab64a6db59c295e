import { Button, Group, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../../../../src/shared/limits.ts'
import { leadCopy } from '../../../../copy/leads.ts'
import { useFormDraft } from '../../../../lib/drafts/use-form-draft.ts'
import { LeaveQuestion } from '../../../../ui/forms/FormModal.tsx'
import { focusFirstError } from '../../../../ui/forms/focus-first-error.ts'
import { RestoredNotice } from '../../../../ui/forms/RestoredNotice.tsx'
import { showAlert } from '../../../../ui/messages/alert.ts'
import classes from '../Thread.module.css'

interface Props {
  /** Of the message or draft. */
  id: string
  content: string
  /** The lead is locked: the typed text stays, but can't be saved. */
  locked: boolean
  /** Why a terminated lead's message can't be changed; null while it can. */
  blockedText: string | null
  /** Whether the field gets the focus: not where the page brings the editor back. */
  autoFocus: boolean
  /** Resolves to whether it was saved. */
  onSave: (text: string) => Promise<boolean>
  onClose: () => void
}

/** Where the unsaved text of a message, or of the assistant's draft, is kept. */
export const editPlaceOf = (id: string) => `edit:${id}`

/** Edits the side's own last message, or the assistant's draft, in place. */
export function BubbleEditor({ id, content, locked, blockedText, autoFocus, onSave, onClose }: Props) {
  const { values, set, isChanged, isRestored, drop, startOver } = useFormDraft(editPlaceOf(id), {
    text: content,
  })
  const { text } = values
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const buttons = useRef<HTMLDivElement>(null)

  // The edited message is at the thread's end; the buttons must be visible too, also below a text that grows.
  useEffect(() => {
    if (!form.current) return
    const observer = new ResizeObserver(() =>
      buttons.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    )
    observer.observe(form.current)
    return () => observer.disconnect()
  }, [])

  async function save() {
    if (blockedText) return void showAlert(blockedText)
    const next = text.trim()
    if (!next) return focusFirstError(() => setError(leadCopy.emptyEdit))
    if (next === content.trim()) return focusFirstError(() => setError(leadCopy.unchanged))
    if (!(await onSave(next))) return
    drop()
    onClose()
  }

  const leave = () => (isChanged && !blockedText ? setAsking(true) : onClose())

  return (
    <form
      ref={form}
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isRestored && <RestoredNotice onStartOver={startOver} />}
      <Textarea
        autoFocus={autoFocus}
        aria-label={leadCopy.edit}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={limits.longText}
        disabled={locked || blockedText !== null}
        error={error}
        value={text}
        onChange={(event) => {
          set({ text: event.currentTarget.value })
          setError(null)
        }}
        // In a timeout, because the same Escape event would close the question.
        onKeyDown={(event) => event.key === 'Escape' && setTimeout(leave)}
      />
      <Group ref={buttons} className={classes.editorButtons} justify="flex-end" gap="xs" mt="xs">
        <Button size="sm" variant="default" onClick={leave}>
          {leadCopy.cancel}
        </Button>
        <Button size="sm" type="submit" variant="light" disabled={locked}>
          {leadCopy.save}
        </Button>
      </Group>
      <LeaveQuestion
        opened={asking}
        onStay={() => setAsking(false)}
        onKeep={onClose}
        onDiscard={() => {
          drop()
          onClose()
        }}
      />
    </form>
  )
}
