import { Text } from '@mantine/core'
import { accessCopy, shortDay } from '../../copy/access.ts'
import { homesCopy } from '../../copy/homes.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { AccessRow } from '../access/AccessRow.tsx'
import accessClasses from '../access/access.module.css'
import { RowButton } from '../access/RowButton.tsx'

const copy = accessCopy.keys

/** API keys outlive a change of the login email, and someone else may have created one. */
export function KeysToRevoke() {
  const keys = trpc.auth.keys.useQuery()
  const revoke = trpc.auth.revokeKey.useMutation()
  if (!keys.data?.length) return null

  async function revokeKey(id: string) {
    await revoke
      .mutateAsync({ id })
      .catch((error: unknown) => showAlert(copy.revokeFailed(failureText(error))))
    await keys.refetch()
  }

  return (
    <div>
      <Text size="sm" mb="xs">
        {homesCopy.emailChange.keys}
      </Text>
      <ul className={accessClasses.rows}>
        {keys.data.map(({ id, name, scope, lastUsedAt }) => (
          <AccessRow key={id} name={name} facts={[copy.scopes[scope], copy.used(shortDay(lastUsedAt))]}>
            <RowButton
              label={copy.revoke}
              of={name}
              loading={revoke.isPending && revoke.variables.id === id}
              onClick={() => void revokeKey(id)}
            />
          </AccessRow>
        ))}
      </ul>
    </div>
  )
}
