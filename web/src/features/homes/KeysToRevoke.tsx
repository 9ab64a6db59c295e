import { Text } from '@mantine/core'
import { accessCopy, shortDay } from '../../copy/access.ts'
import { homesCopy } from '../../copy/homes.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { UndoNotice } from '../../ui/messages/UndoNotice.tsx'
import { deferWithUndo, undoDeferred } from '../../ui/messages/undo.ts'
import { useDeferred } from '../../ui/messages/use-deferred.ts'
import { AccessRow } from '../access/AccessRow.tsx'
import accessClasses from '../access/access.module.css'
import { RowButton } from '../access/RowButton.tsx'

const copy = accessCopy.keys

/** API keys outlive a change of the login email, and someone else may have created one. */
export function KeysToRevoke() {
  const keys = trpc.auth.keys.useQuery()
  const revoke = trpc.auth.revokeKey.useMutation()
  const revoking = useDeferred()
  if (!keys.data?.length) return null
  const shown = keys.data.filter(({ id }) => id !== revoking)

  async function revokeKey(id: string) {
    await revoke
      .mutateAsync({ id })
      .catch((error: unknown) => void showAlert(copy.revokeFailed(failureText(error))))
    await keys.refetch()
  }

  return (
    <div>
      {shown.length > 0 && (
        <Text size="sm" mb="xs">
          {homesCopy.emailChange.keys}
        </Text>
      )}
      <ul className={accessClasses.rows}>
        {shown.map(({ id, name, scope, lastUsedAt }) => (
          <AccessRow key={id} name={name} facts={[copy.scopes[scope], copy.used(shortDay(lastUsedAt))]}>
            <RowButton
              label={copy.revoke}
              of={name}
              onClick={() =>
                void deferWithUndo({
                  key: id,
                  text: null,
                  commit: () => revokeKey(id),
                  call: { path: 'auth.revokeKey', input: { id } },
                })
              }
            />
          </AccessRow>
        ))}
      </ul>
      <UndoNotice name={keys.data.find(({ id }) => id === revoking)?.name ?? null} onUndo={undoDeferred} />
    </div>
  )
}
