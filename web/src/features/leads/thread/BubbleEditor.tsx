import { Button, Group, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../../../src/shared/limits.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { focusFirstError } from '../../../ui/focus-first-error.ts'
import { showAlert } from '../../../ui/messages/alert.ts'
import classes from './Thread.module.css'

interface Props {
  content: string
  /** The lead is locked: the typed text stays, but can't be saved. */
  locked: boolean
  /** Why a terminated lead's message can't be changed; null while it can. */
  blockedText: string | null
  onSave: (text: string) => Promise<void>
  onCancel: () => void
}

/** Edits the side's own last message in place. */
export function BubbleEditor({ content, locked, blockedText, onSave, onCancel }: Props) {
  const [text, setText] = useState(content)
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  // The edited message is at the thread's end; the buttons must be visible too.
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }), [])

  function save() {
    if (blockedText) return void showAlert(blockedText)
    const next = text.trim()
    if (!next) return focusFirstError(() => setError(leadCopy.emptyEdit))
    if (next === content.trim()) return focusFirstError(() => setError(leadCopy.unchanged))
    void onSave(next)
  }

  return (
    <form
      ref={form}
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Textarea
        autoFocus
        aria-label={leadCopy.edit}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={limits.longText}
        disabled={locked || blockedText !== null}
        error={error}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError(null)
        }}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Group justify="flex-end" gap="xs" mt="xs">
        <Button size="sm" variant="default" onClick={onCancel}>
          {leadCopy.cancel}
        </Button>
        <Button size="sm" type="submit" variant="light" disabled={locked}>
          {leadCopy.save}
        </Button>
      </Group>
    </form>
  )
}
