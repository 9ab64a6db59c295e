import { Badge, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { accessCopy, shortMoment } from '../../copy/access.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { ConfirmModal } from '../../ui/messages/ConfirmModal.tsx'
import { showToast } from '../../ui/messages/toast.ts'
import { commitDeferred } from '../../ui/messages/undo.ts'
import { useLogOut } from '../homes/use-log-out.ts'
import { AccessRow } from './AccessRow.tsx'
import { AccessTile } from './AccessTile.tsx'
import { browserName } from './browser-name.ts'
import { RowButton } from './RowButton.tsx'

const copy = accessCopy.sessions

/** The user's sessions in all browsers. The current one ends with the page's Log Out button. */
export function Sessions() {
  const sessions = trpc.auth.sessions.useQuery()
  const revoke = trpc.auth.revokeSession.useMutation()
  const everywhere = trpc.auth.logOutEverywhere.useMutation()
  const [asking, setAsking] = useState(false)
  const leave = useLogOut()

  async function logOut(id: string) {
    try {
      await revoke.mutateAsync({ id })
      void showToast(copy.revoked)
    } catch (error) {
      await showAlert(copy.failed(failureText(error)))
    }
    await sessions.refetch()
  }

  async function logOutEverywhere() {
    try {
      await commitDeferred()
      await everywhere.mutateAsync()
      await leave()
    } catch (error) {
      setAsking(false)
      await showAlert(copy.failed(failureText(error)))
    }
  }

  return (
    <AccessTile
      title={copy.tile}
      note={copy.note}
      query={sessions}
      actions={
        <Button variant="default" onClick={() => setAsking(true)}>
          {copy.everywhere}
        </Button>
      }
      row={({ id, userAgent, address, lastSeenAt, current }) => {
        const name = browserName(userAgent) ?? copy.unknown
        return (
          <AccessRow key={id} name={name} facts={[address || null, copy.seen(shortMoment(lastSeenAt))]}>
            {current ? (
              <Badge variant="light" tt="none">
                {copy.current}
              </Badge>
            ) : (
              <RowButton
                label={copy.revoke}
                of={name}
                loading={revoke.isPending && revoke.variables.id === id}
                onClick={() => void logOut(id)}
              />
            )}
          </AccessRow>
        )
      }}
    >
      <ConfirmModal
        opened={asking}
        title={copy.everywhereTitle}
        confirm={copy.everywhere}
        busy={everywhere.isPending}
        onConfirm={() => void logOutEverywhere()}
        onCancel={() => setAsking(false)}
      >
        <Text>{copy.everywhereText}</Text>
      </ConfirmModal>
    </AccessTile>
  )
}
