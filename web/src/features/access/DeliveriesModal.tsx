import { Button, Modal } from '@mantine/core'
import type { DeliveryView, EndpointView } from '../../../../src/webhooks/schema.ts'
import { accessCopy, shortMoment } from '../../copy/access.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { BreakableUrl } from '../../ui/BreakableUrl.tsx'
import { KeepLast } from '../../ui/KeepLast.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'
import { AccessRow } from './AccessRow.tsx'
import { AccessTile } from './AccessTile.tsx'

const copy = accessCopy.webhooks
/** Polling interval while the log is open. */
const pollMs = 5_000

/** The delivery log of a webhook endpoint. */
export function DeliveriesModal({
  endpoint,
  onClose,
}: {
  endpoint: EndpointView | null
  onClose: () => void
}) {
  return (
    <Modal opened={endpoint !== null} onClose={onClose} title={copy.logOf} size="lg">
      <KeepLast value={endpoint}>{(endpoint) => <Deliveries endpoint={endpoint} />}</KeepLast>
    </Modal>
  )
}

function Deliveries({ endpoint }: { endpoint: EndpointView }) {
  const log = trpc.webhooks.deliveries.useQuery(
    { endpointId: endpoint.id },
    { refetchInterval: pollMs, staleTime: 0 },
  )
  const resend = trpc.webhooks.resend.useMutation()

  async function resendDelivery(deliveryId: string) {
    try {
      await resend.mutateAsync({ deliveryId })
      void showToast(copy.resent)
    } catch (error) {
      await showAlert(copy.resendFailed(failureText(error)))
    }
    await log.refetch()
  }

  return (
    <AccessTile
      title={<BreakableUrl url={endpoint.url} />}
      note={endpoint.events.map((event) => copy.event[event]).join(', ')}
      query={log}
      empty={copy.nothingSent}
      row={(delivery) => (
        <AccessRow
          key={delivery.id}
          name={`${copy.event[delivery.event]}: ${copy.states[delivery.state]}`}
          facts={factsOf(delivery)}
        >
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            loading={resend.isPending && resend.variables.deliveryId === delivery.id}
            onClick={() => void resendDelivery(delivery.id)}
          >
            {copy.resend}
          </Button>
        </AccessRow>
      )}
    />
  )
}

const factsOf = ({ attempts, attemptedAt, createdAt, status, error }: DeliveryView) => [
  shortMoment(attemptedAt ?? createdAt),
  copy.attempts(attempts),
  error ?? (status === null ? null : copy.answered(status)),
]
