import { Text } from '@mantine/core'
import { accessCopy, shortDay } from '../../../copy/access.ts'
import { homesCopy } from '../../../copy/homes.ts'
import { trpc } from '../../../lib/trpc.tsx'
import { UndoNotice } from '../../../ui/messages/UndoNotice.tsx'
import { undoDeferred } from '../../../ui/messages/undo.ts'
import { useDeferred } from '../../../ui/messages/use-deferred.ts'
import { AccessRow } from '../../access/AccessRow.tsx'
import accessClasses from '../../access/access.module.css'
import { RowButton } from '../../access/RowButton.tsx'
import { useRevokeKey } from '../../access/use-revoke-key.ts'

const copy = accessCopy.keys

/** API keys outlive a change of the login email, and someone else may have created one. */
export function KeysToRevoke() {
  const keys = trpc.auth.keys.useQuery()
  const revokeKey = useRevokeKey()
  const revoking = useDeferred()
  if (!keys.data?.length) return null
  const shown = keys.data.filter(({ id }) => id !== revoking)

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
            <RowButton label={copy.revoke} of={name} onClick={() => revokeKey(id, null)} />
          </AccessRow>
        ))}
      </ul>
      <UndoNotice name={keys.data.find(({ id }) => id === revoking)?.name ?? null} onUndo={undoDeferred} />
    </div>
  )
}
