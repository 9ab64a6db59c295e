import { Modal, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
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

interface Props<Key extends string> {
  opened: boolean
  title: string
  fields: readonly Field<Key>[]
  values: Readonly<Record<Key, string>>
  busy: boolean
  onClose: () => void
  /** Resolves to whether it was saved. If so, the modal closes. */
  onSave: (values: Record<Key, string>) => Promise<boolean>
}

/** An edit in two steps: the first click on Update makes the fields editable, the second saves. */
export function EditModal<Key extends string>({ opened, title, onClose, ...rest }: Props<Key>) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg">
      <EditForm {...rest} onClose={onClose} />
    </Modal>
  )
}

/** Mounted only while the modal is open, so closing discards the input. */
function EditForm<Key extends string>({
  fields,
  values,
  busy,
  onClose,
  onSave,
}: Omit<Props<Key>, 'opened' | 'title'>) {
  const [draft, setDraft] = useState<Record<Key, string>>({ ...values })
  const [editable, setEditable] = useState(false)

  async function submit() {
    if (!editable) return setEditable(true)
    if (await onSave(draft)) onClose()
  }

  return (
    <ModalForm
      submit={editable ? homesCopy.confirmUpdate : homesCopy.update}
      cancel={homesCopy.cancel}
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      {fields.map(({ key, label, required = false, type = 'text', rows }) => {
        const shared = {
          label,
          withAsterisk: required,
          readOnly: !editable,
          variant: editable ? 'default' : 'filled',
          value: draft[key],
          onChange: (event: { currentTarget: { value: string } }) =>
            setDraft({ ...draft, [key]: event.currentTarget.value }),
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
