import { Input, Modal, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { limits } from '../../../../src/shared/limits.ts'
import { accessCopy } from '../../copy/access.ts'
import { ModalForm } from '../../ui/ModalForm.tsx'
import { showAlert } from '../../ui/messages/alert.ts'

const copy = accessCopy.keys
type Expiry = keyof typeof copy.expiries

export interface NewKey {
  name: string
  scope: 'read' | 'write'
  expiresInDays: number | null
}

interface Props {
  opened: boolean
  busy: boolean
  onClose: () => void
  onCreate: (key: NewKey) => Promise<void>
}

export function NewKeyModal({ opened, ...rest }: Props) {
  return (
    <Modal opened={opened} onClose={rest.onClose} title={copy.creating} size="md">
      <NewKeyForm {...rest} />
    </Modal>
  )
}

/** Mounted only while the modal is open, so closing discards the input. */
function NewKeyForm({ busy, onClose, onCreate }: Omit<Props, 'opened'>) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<NewKey['scope']>('read')
  const [expiry, setExpiry] = useState<Expiry>('90')
  const scopeLabel = useId()

  async function submit() {
    if (name.trim() === '') return showAlert(copy.needName)
    await onCreate({ name, scope, expiresInDays: expiry === 'never' ? null : Number(expiry) })
  }

  return (
    <ModalForm
      submit={copy.create}
      cancel={accessCopy.cancel}
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextInput
        label={copy.name}
        placeholder={copy.namePlaceholder}
        withAsterisk
        maxLength={limits.shortText}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <div>
        <Input.Label id={scopeLabel} htmlFor={`${scopeLabel}-control`}>
          {copy.scope}
        </Input.Label>
        <SegmentedControl
          id={`${scopeLabel}-control`}
          aria-labelledby={scopeLabel}
          fullWidth
          mt={4}
          value={scope}
          onChange={(value) => setScope(value as NewKey['scope'])}
          data={Object.entries(copy.scopes).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <Select
        label={copy.expires}
        allowDeselect={false}
        value={expiry}
        onChange={(value) => value && setExpiry(value as Expiry)}
        data={Object.entries(copy.expiries).map(([value, label]) => ({ value, label }))}
      />
    </ModalForm>
  )
}
