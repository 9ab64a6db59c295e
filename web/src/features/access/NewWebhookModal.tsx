import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type WebhookEvent, webhookEvents } from '../../../../src/shared/webhook-events.ts'
import { accessCopy } from '../../copy/access.ts'
import { useFormDraft } from '../../lib/drafts/use-form-draft.ts'
import { focusFirstError } from '../../ui/forms/focus-first-error.ts'
import { SimpleFormModal } from '../../ui/forms/SimpleFormModal.tsx'

const copy = accessCopy.webhooks

interface Props {
  busy: boolean
  onClose: () => void
  /** Resolves to whether it was added, which closes the form, or to what is wrong with the address. */
  onCreate: (endpoint: { url: string; events: WebhookEvent[] }) => Promise<boolean | string>
}

const place = 'new-webhook'
const blank = { url: '', events: [...webhookEvents] as string[] }

export default function NewWebhookModal({ busy, onClose, onCreate }: Props) {
  const { values, set, isChanged, drop } = useFormDraft(place, blank)
  const [errors, setErrors] = useState<{ url?: string; events?: string }>({})

  async function submit() {
    const { url } = values
    const events = webhookEvents.filter((event) => values.events.includes(event))
    const wrong = {
      ...(url.trim() === '' && { url: copy.needUrl }),
      ...(events.length === 0 && { events: copy.needEvents }),
    }
    if (Object.keys(wrong).length > 0) return focusFirstError(() => setErrors(wrong))
    const created = await onCreate({ url, events })
    if (created === true) drop()
    else if (created) focusFirstError(() => setErrors({ url: created }))
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
        label={copy.url}
        type="url"
        placeholder={copy.urlPlaceholder}
        withAsterisk
        maxLength={2_000}
        value={values.url}
        error={errors.url}
        onChange={(event) => {
          set({ ...values, url: event.currentTarget.value })
          setErrors({ ...errors, url: undefined })
        }}
        data-autofocus
      />
      <Checkbox.Group
        label={copy.events}
        value={values.events}
        error={errors.events}
        onChange={(events) => {
          set({ ...values, events })
          setErrors({ ...errors, events: undefined })
        }}
      >
        <Stack gap="xs" mt="xs">
          {webhookEvents.map((event) => (
            <Checkbox key={event} value={event} label={copy.event[event]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </SimpleFormModal>
  )
}
