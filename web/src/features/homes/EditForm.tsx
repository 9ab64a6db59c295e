import { Textarea, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '../../../../src/shared/limits.ts'
import { homesCopy } from '../../copy/homes.ts'
import { ModalForm } from '../../ui/ModalForm.tsx'

export interface Field<Key extends string> {
  readonly key: Key
  readonly label: string
  readonly required?: boolean
  readonly type?: 'text' | 'email' | 'url' | 'tel'
  /** Makes the field a textarea with this many rows. */
  readonly rows?: number
}

export interface EditFormProps<Key extends string> {
  fields: readonly Field<Key>[]
  values: Readonly<Record<Key, string>>
  busy: boolean
  onClose: () => void
  /** Resolves to whether it was saved. If so, the form closes. */
  onSave: (values: Record<Key, string>) => Promise<boolean>
}

interface Props<Key extends string> extends EditFormProps<Key> {
  /** The first click on Update, or the first in a field, makes the fields editable; the second on Update saves. */
  twoSteps?: boolean
}

const keysThatEdit = (event: KeyboardEvent) =>
  event.key.length === 1 || event.key === 'Backspace' || event.key === 'Delete'

/** Mounted only while something is edited, so closing discards the input. */
export function EditForm<Key extends string>(props: Props<Key>) {
  const { fields, values, busy, onClose, onSave, twoSteps = false } = props
  const [draft, setDraft] = useState<Record<Key, string>>({ ...values })
  const [editable, setEditable] = useState(!twoSteps)

  async function submit() {
    if (!editable) return setEditable(true)
    if (await onSave(draft)) onClose()
  }

  /** A field that is clicked or typed into is meant to be edited. */
  const startsEditing = editable
    ? {}
    : {
        onClick: () => setEditable(true),
        onKeyDown: (event: KeyboardEvent) => {
          // Rendered before the key has its effect, so that the first character isn't lost.
          if (keysThatEdit(event) && !event.ctrlKey && !event.metaKey) flushSync(() => setEditable(true))
        },
      }
  const update = editable ? homesCopy.confirmUpdate : homesCopy.update

  return (
    <ModalForm
      submit={twoSteps ? update : homesCopy.save}
      cancel={homesCopy.cancel}
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      {fields.map(({ key, label, required = false, type = 'text', rows }, index) => {
        const shared = {
          label,
          withAsterisk: required,
          readOnly: !editable,
          variant: editable ? 'default' : 'filled',
          autoFocus: !twoSteps && index === 0,
          value: draft[key],
          onChange: (event: { currentTarget: { value: string } }) =>
            setDraft({ ...draft, [key]: event.currentTarget.value }),
          ...startsEditing,
        }
        return rows ? (
          <Textarea key={key} rows={rows} maxLength={limits.longText} {...shared} />
        ) : (
          <TextInput key={key} type={type} maxLength={limits.shortText} {...shared} />
        )
      })}
    </ModalForm>
  )
}
