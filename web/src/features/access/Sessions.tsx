import { Badge, Button } from '@mantine/core'
import { accessCopy, shortMoment } from '../../copy/access.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'
import { AccessRow } from './AccessRow.tsx'
import { AccessTile } from './AccessTile.tsx'
import { browserName } from './browser-name.ts'

const copy = accessCopy.sessions

/** The user's sessions in all browsers. The current one ends with the page's Log Out button. */
export function Sessions() {
  const sessions = trpc.auth.sessions.useQuery()
  const revoke = trpc.auth.revokeSession.useMutation()

  async function logOut(id: string) {
    try {
      await revoke.mutateAsync({ id })
      void showToast(copy.revoked)
    } catch (error) {
      await showAlert(copy.failed(failureText(error)))
    }
    await sessions.refetch()
  }

  return (
    <AccessTile
      title={copy.tile}
      note={copy.note}
      query={sessions}
      row={({ id, userAgent, address, lastSeenAt, current }) => {
        const name = browserName(userAgent) ?? copy.unknown
        return (
          <AccessRow key={id} name={name} facts={[address || null, copy.seen(shortMoment(lastSeenAt))]}>
            {current ? (
              <Badge variant="light" tt="none">
                {copy.current}
              </Badge>
            ) : (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={`${copy.revoke} ${name}`}
                loading={revoke.isPending && revoke.variables.id === id}
                onClick={() => void logOut(id)}
              >
                {copy.revoke}
              </Button>
            )}
          </AccessRow>
        )
      }}
    />
  )
}
