import { Button, Modal } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Panel } from '../../ui/Panel.tsx'
import { EditForm, type EditFormProps } from './EditForm.tsx'

interface Props<Key extends string> extends Omit<EditFormProps<Key>, 'onClose'> {
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
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setEditing(false))
    // A dialog returns the focus by itself.
    if (inPlace) button.current?.focus()
  }
  if (inPlace && editing)
    return (
      <Panel title={edit}>
        <EditForm {...form} onClose={close} />
      </Panel>
    )
  return (
    <Panel
      title={title}
      actions={
        <Button ref={button} variant="default" onClick={() => setEditing(true)}>
          {modify}
        </Button>
      }
    >
      {children}
      {!inPlace && (
        <Modal opened={editing} onClose={close} title={edit} size="lg">
          <EditForm {...form} twoSteps onClose={close} />
        </Modal>
      )}
    </Panel>
  )
}
