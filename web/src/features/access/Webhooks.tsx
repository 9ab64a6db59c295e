import { Button, Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { WebhookEvent } from '../../../../src/shared/webhook-events.ts'
import type { EndpointView } from '../../../../src/webhooks/schema.ts'
import { accessCopy } from '../../copy/access.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { BreakableUrl } from '../../ui/BreakableUrl.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { deferWithUndo } from '../../ui/messages/undo.ts'
import { useDeferred } from '../../ui/messages/use-deferred.ts'
import { AccessRow } from './AccessRow.tsx'
import { AccessTile } from './AccessTile.tsx'
import { DeliveriesModal } from './DeliveriesModal.tsx'
import { RowButton } from './RowButton.tsx'
import { SecretModal } from './SecretModal.tsx'

/** Loaded when it is opened. */
const NewWebhookModal = lazy(() => import('./NewWebhookModal.tsx'))

const copy = accessCopy.webhooks

/** The company's webhook endpoints. */
export function Webhooks() {
  const endpoints = trpc.webhooks.endpoints.useQuery()
  const create = trpc.webhooks.create.useMutation()
  const remove = trpc.webhooks.remove.useMutation()
  const [creating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [inspected, setInspected] = useState<EndpointView | null>(null)
  const removing = useDeferred()

  async function addEndpoint(endpoint: { url: string; events: WebhookEvent[] }): Promise<boolean | string> {
    try {
      setSecret((await create.mutateAsync(endpoint)).secret)
      setCreating(false)
      void endpoints.refetch()
      return true
    } catch (error) {
      // Of the inputs, the form can't check the address itself.
      if (appCode(error) === 'BAD_INPUT') return failureText(error)
      void showAlert(copy.failed(failureText(error)))
      return false
    }
  }

  async function removeEndpoint(endpointId: string) {
    await remove
      .mutateAsync({ endpointId })
      .catch((error: unknown) => void showAlert(copy.removeFailed(failureText(error))))
    await endpoints.refetch()
  }

  return (
    <AccessTile
      title={copy.tile}
      note={copy.note}
      query={{ ...endpoints, data: endpoints.data?.filter(({ id }) => id !== removing) }}
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
            <RowButton
              label={copy.remove}
              of={endpoint.url}
              onClick={() =>
                void deferWithUndo({
                  key: endpoint.id,
                  text: copy.removed,
                  commit: () => removeEndpoint(endpoint.id),
                  call: { path: 'webhooks.remove', input: { endpointId: endpoint.id } },
                })
              }
            />
          </Group>
        </AccessRow>
      )}
    >
      <Suspense>
        {creating && (
          <NewWebhookModal
            busy={create.isPending}
            onClose={() => setCreating(false)}
            onCreate={addEndpoint}
          />
        )}
      </Suspense>
      <SecretModal title={copy.created} secret={secret} onClose={() => setSecret(null)} />
      <DeliveriesModal endpoint={inspected} onClose={() => setInspected(null)} />
    </AccessTile>
  )
}
