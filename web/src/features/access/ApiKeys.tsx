import { Anchor, Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { accessCopy, shortDay } from '../../copy/access.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { useDeferred } from '../../ui/messages/use-deferred.ts'
import { AccessRow } from './AccessRow.tsx'
import { AccessTile } from './AccessTile.tsx'
import classes from './access.module.css'
import type { NewKey } from './NewKeyModal.tsx'
import { RowButton } from './RowButton.tsx'
import { SecretModal } from './SecretModal.tsx'
import { useRevokeKey } from './use-revoke-key.ts'

/** Loaded when it is opened. */
const NewKeyModal = lazy(() => import('./NewKeyModal.tsx'))

const copy = accessCopy.keys

/** The user's API keys. A new key is shown only once. */
export function ApiKeys() {
  const keys = trpc.auth.keys.useQuery()
  const create = trpc.auth.createKey.useMutation()
  const revokeKey = useRevokeKey()
  const [creating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const revoking = useDeferred()

  async function createKey(key: NewKey): Promise<boolean> {
    try {
      setSecret((await create.mutateAsync(key)).key)
      setCreating(false)
      void keys.refetch()
      return true
    } catch (error) {
      void showAlert(copy.failed(failureText(error)))
      return false
    }
  }

  return (
    <AccessTile
      title={copy.tile}
      note={copy.note}
      query={{ ...keys, data: keys.data?.filter(({ id }) => id !== revoking) }}
      empty={copy.empty}
      actions={
        <Button variant="default" onClick={() => setCreating(true)}>
          {copy.create}
        </Button>
      }
      row={(key) => (
        <AccessRow
          key={key.id}
          name={key.name}
          facts={[
            `${key.prefix}…`,
            copy.scopes[key.scope],
            copy.used(shortDay(key.lastUsedAt)),
            copy.ends(shortDay(key.expiresAt)),
          ]}
        >
          <RowButton label={copy.revoke} of={key.name} onClick={() => revokeKey(key.id, copy.revoked)} />
        </AccessRow>
      )}
    >
      <Anchor href="/api/docs" target="_blank" rel="noopener" className={classes.link}>
        {copy.docs}
      </Anchor>
      <Suspense>
        {creating && (
          <NewKeyModal busy={create.isPending} onClose={() => setCreating(false)} onCreate={createKey} />
        )}
      </Suspense>
      <SecretModal title={copy.created} secret={secret} onClose={() => setSecret(null)} />
    </AccessTile>
  )
}
