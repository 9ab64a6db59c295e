import { Checkbox, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type WebhookEvent, webhookEvents } from '../../../../src/shared/webhook-events.ts'
import { accessCopy } from '../../copy/access.ts'
import { ModalForm } from '../../ui/ModalForm.tsx'
import { showAlert } from '../../ui/messages/alert.ts'

const copy = accessCopy.webhooks

interface Props {
  opened: boolean
  busy: boolean
  onClose: () => void
  onCreate: (endpoint: { url: string; events: WebhookEvent[] }) => Promise<void>
}

export function NewWebhookModal({ opened, ...rest }: Props) {
  return (
    <Modal opened={opened} onClose={rest.onClose} title={copy.creating} size="md">
      <NewWebhookForm {...rest} />
    </Modal>
  )
}

/** Mounted only while the modal is open, so closing discards the input. */
function NewWebhookForm({ busy, onClose, onCreate }: Omit<Props, 'opened'>) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<string[]>([...webhookEvents])

  async function submit() {
    if (url.trim() === '') return showAlert(copy.needUrl)
    if (events.length === 0) return showAlert(copy.needEvents)
    await onCreate({ url, events: webhookEvents.filter((event) => events.includes(event)) })
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
        label={copy.url}
        type="url"
        placeholder={copy.urlPlaceholder}
        withAsterisk
        maxLength={2_000}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
        data-autofocus
      />
      <Checkbox.Group label={copy.events} value={events} onChange={setEvents}>
        <Stack gap="xs" mt="xs">
          {webhookEvents.map((event) => (
            <Checkbox key={event} value={event} label={copy.event[event]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </ModalForm>
  )
}
