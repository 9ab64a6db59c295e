import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { WebhookEvent } from '../../../../src/shared/webhook-events.ts'
import type { EndpointView } from '../../../../src/webhooks/schema.ts'
import { accessCopy } from '../../copy/access.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { BreakableUrl } from '../../ui/BreakableUrl.tsx'
import { KeepLast } from '../../ui/KeepLast.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { ConfirmModal } from '../../ui/messages/ConfirmModal.tsx'
import { showToast } from '../../ui/messages/toast.ts'
import { AccessRow } from './AccessRow.tsx'
import { AccessTile } from './AccessTile.tsx'
import { DeliveriesModal } from './DeliveriesModal.tsx'
import { NewWebhookModal } from './NewWebhookModal.tsx'
import { SecretModal } from './SecretModal.tsx'

const copy = accessCopy.webhooks

/** The company's webhook endpoints. */
export function Webhooks() {
  const endpoints = trpc.webhooks.endpoints.useQuery()
  const create = trpc.webhooks.create.useMutation()
  const remove = trpc.webhooks.remove.useMutation()
  const [creating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [inspected, setInspected] = useState<EndpointView | null>(null)
  const [removing, setRemoving] = useState<EndpointView | null>(null)

  async function addEndpoint(endpoint: { url: string; events: WebhookEvent[] }) {
    try {
      setSecret((await create.mutateAsync(endpoint)).secret)
      setCreating(false)
      await endpoints.refetch()
    } catch (error) {
      await showAlert(copy.failed(failureText(error)))
    }
  }

  async function removeEndpoint({ id }: EndpointView) {
    try {
      await remove.mutateAsync({ endpointId: id })
      void showToast(copy.removed)
    } catch (error) {
      await showAlert(copy.removeFailed(failureText(error)))
    }
    setRemoving(null)
    await endpoints.refetch()
  }

  return (
    <AccessTile
      title={copy.tile}
      note={copy.note}
      query={endpoints}
      empty={copy.empty}
      actions={
        <Button variant="default" onClick={() => setCreating(true)}>
          {copy.create}
        </Button>
      }
      row={(endpoint) => (
        <AccessRow
          key={endpoint.id}
          name={<BreakableUrl url={endpoint.url} />}
          facts={[endpoint.events.map((event) => copy.event[event]).join(', ')]}
        >
          <Group gap={4}>
            <Button variant="subtle" size="compact-sm" onClick={() => setInspected(endpoint)}>
              {copy.log}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={`${copy.remove} ${endpoint.url}`}
              onClick={() => setRemoving(endpoint)}
            >
              {copy.remove}
            </Button>
          </Group>
        </AccessRow>
      )}
    >
      <NewWebhookModal
        opened={creating}
        busy={create.isPending}
        onClose={() => setCreating(false)}
        onCreate={addEndpoint}
      />
      <SecretModal title={copy.created} secret={secret} onClose={() => setSecret(null)} />
      <DeliveriesModal endpoint={inspected} onClose={() => setInspected(null)} />
      <ConfirmModal
        opened={removing !== null}
        title={copy.removing}
        confirm={copy.remove}
        danger
        busy={remove.isPending}
        onConfirm={() => removing && void removeEndpoint(removing)}
        onCancel={() => setRemoving(null)}
      >
        <KeepLast value={removing}>{({ url }) => <Text>{copy.removeText(url)}</Text>}</KeepLast>
      </ConfirmModal>
    </AccessTile>
  )
}
