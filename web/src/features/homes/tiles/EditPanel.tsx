import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { droppedCopy } from '../../../copy/forms.ts'
import { dropDraft, keepDraft } from '../../../lib/drafts/drafts.ts'
import { hasDraft } from '../../../lib/drafts/use-form-draft.ts'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { offerUndo } from '../../../ui/messages/undo.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { EditForm, type EditFormProps } from './EditForm.tsx'

interface Props<Key extends string> extends EditFormProps<Key> {
  title: string
  /** The label of the button that opens the form. */
  modify: string
  /** The title while it is edited. */
  edit: string
  /** An individual edits the tile itself; the other homes have a dialog in two steps. */
  inPlace: boolean
  /** What the tile shows while it isn't edited in place. */
  children: ReactNode
}

/** A tile whose values can be edited. */
export function EditPanel<Key extends string>({
  title,
  modify,
  edit,
  inPlace,
  children,
  ...form
}: Props<Key>) {
  const { place } = form
  // Resumes an edit that a reload or a navigation interrupted.
  const [editing, setEditing] = useState(() => inPlace && hasDraft(place))
  const [isStarted, setStarted] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function start() {
    setStarted(true)
    setEditing(true)
  }
  const close = () => {
    flushSync(() => setEditing(false))
    // A dialog returns the focus by itself.
    if (inPlace) button.current?.focus()
  }
  function cancel(typed: Record<Key, string> | null) {
    close()
    if (!typed) return
    offerUndo(droppedCopy.changes, () => {
      keepDraft(place, typed)
      start()
    })
  }
  if (inPlace && editing)
    return (
      <Panel title={edit}>
        <EditForm {...form} autoFocus={isStarted} onCancel={cancel} onSaved={close} />
      </Panel>
    )
  return (
    <Panel
      title={title}
      actions={
        <Button ref={button} variant="default" onClick={start}>
          {modify}
        </Button>
      }
    >
      {children}
      {!inPlace && (
        <FormModal
          opened={editing}
          title={edit}
          size="lg"
          isChanged={isChanged}
          onClose={close}
          onDiscard={() => dropDraft(place)}
        >
          {() => <EditForm {...form} twoSteps onChanged={setChanged} onCancel={cancel} onSaved={close} />}
        </FormModal>
      )}
    </Panel>
  )
}
