import { Input, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { limits } from '../../../../src/shared/limits.ts'
import { accessCopy } from '../../copy/access.ts'
import { useFormDraft } from '../../lib/drafts/use-form-draft.ts'
import { focusFirstError } from '../../ui/forms/focus-first-error.ts'
import { SimpleFormModal } from '../../ui/forms/SimpleFormModal.tsx'

const copy = accessCopy.keys
type Expiry = keyof typeof copy.expiries

export interface NewKey {
  name: string
  scope: 'read' | 'write'
  expiresInDays: number | null
}

interface Props {
  busy: boolean
  onClose: () => void
  /** Resolves to whether it was created, which closes the form. */
  onCreate: (key: NewKey) => Promise<boolean>
}

const place = 'new-key'
const blank = { name: '', scope: 'read' as NewKey['scope'], expiry: '90' as Expiry }

export default function NewKeyModal({ busy, onClose, onCreate }: Props) {
  const { values, set, isChanged, drop } = useFormDraft(place, blank)
  const [error, setError] = useState<string | null>(null)
  const scopeLabel = useId()

  async function submit() {
    const { name, scope, expiry } = values
    if (name.trim() === '') return focusFirstError(() => setError(copy.needName))
    if (await onCreate({ name, scope, expiresInDays: expiry === 'never' ? null : Number(expiry) })) drop()
  }

  return (
    <SimpleFormModal
      title={copy.creating}
      submit={copy.create}
      cancel={accessCopy.cancel}
      busy={busy}
      isChanged={isChanged}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={drop}
    >
      <TextInput
        label={copy.name}
        placeholder={copy.namePlaceholder}
        withAsterisk
        maxLength={limits.shortText}
        value={values.name}
        error={error}
        onChange={(event) => {
          set({ ...values, name: event.currentTarget.value })
          setError(null)
        }}
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
          value={values.scope}
          onChange={(scope) => set({ ...values, scope: scope as NewKey['scope'] })}
          data={Object.entries(copy.scopes).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <Select
        label={copy.expires}
        allowDeselect={false}
        value={values.expiry}
        onChange={(expiry) => expiry && set({ ...values, expiry: expiry as Expiry })}
        data={Object.entries(copy.expiries).map(([value, label]) => ({ value, label }))}
      />
    </SimpleFormModal>
  )
}
