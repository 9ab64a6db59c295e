import { Anchor, Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { KeyView } from '../../../../src/auth/schema.ts'
import { accessCopy, shortDay } from '../../copy/access.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { KeepLast } from '../../ui/KeepLast.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { ConfirmModal } from '../../ui/messages/ConfirmModal.tsx'
import { showToast } from '../../ui/messages/toast.ts'
import { AccessRow } from './AccessRow.tsx'
import { AccessTile } from './AccessTile.tsx'
import classes from './access.module.css'
import { type NewKey, NewKeyModal } from './NewKeyModal.tsx'
import { SecretModal } from './SecretModal.tsx'

const copy = accessCopy.keys

/** The user's API keys. A new key is shown only once. */
export function ApiKeys() {
  const keys = trpc.auth.keys.useQuery()
  const create = trpc.auth.createKey.useMutation()
  const revoke = trpc.auth.revokeKey.useMutation()
  const [creating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [revoking, setRevoking] = useState<KeyView | null>(null)

  async function createKey(key: NewKey) {
    try {
      setSecret((await create.mutateAsync(key)).key)
      setCreating(false)
      await keys.refetch()
    } catch (error) {
      await showAlert(copy.failed(failureText(error)))
    }
  }

  async function revokeKey({ id }: KeyView) {
    try {
      await revoke.mutateAsync({ id })
      void showToast(copy.revoked)
    } catch (error) {
      await showAlert(copy.revokeFailed(failureText(error)))
    }
    setRevoking(null)
    await keys.refetch()
  }

  return (
    <AccessTile
      title={copy.tile}
      note={copy.note}
      query={keys}
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
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={`${copy.revoke} ${key.name}`}
            onClick={() => setRevoking(key)}
          >
            {copy.revoke}
          </Button>
        </AccessRow>
      )}
    >
      <Anchor href="/api/docs" target="_blank" rel="noopener" className={classes.link}>
        {copy.docs}
      </Anchor>
      <NewKeyModal
        opened={creating}
        busy={create.isPending}
        onClose={() => setCreating(false)}
        onCreate={createKey}
      />
      <SecretModal title={copy.created} secret={secret} onClose={() => setSecret(null)} />
      <ConfirmModal
        opened={revoking !== null}
        title={copy.revoking}
        confirm={copy.revoke}
        danger
        busy={revoke.isPending}
        onConfirm={() => revoking && void revokeKey(revoking)}
        onCancel={() => setRevoking(null)}
      >
        <KeepLast value={revoking}>{({ name }) => <Text>{copy.revokeText(name)}</Text>}</KeepLast>
      </ConfirmModal>
    </AccessTile>
  )
}
