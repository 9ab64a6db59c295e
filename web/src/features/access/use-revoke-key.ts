import { accessCopy } from '../../copy/access.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { deferWithUndo } from '../../ui/messages/undo.ts'

const copy = accessCopy.keys

/** Revokes an API key after the time to undo it. `text` is the notice with Undo; null where the list shows its own. */
export function useRevokeKey(): (id: string, text: string | null) => void {
  const utils = trpc.useUtils()
  const revoke = trpc.auth.revokeKey.useMutation()

  async function commit(id: string) {
    await revoke
      .mutateAsync({ id })
      .catch((error: unknown) => void showAlert(copy.revokeFailed(failureText(error))))
    await utils.auth.keys.refetch()
  }

  return (id, text) =>
    void deferWithUndo({
      key: id,
      text,
      commit: () => commit(id),
      call: { path: 'auth.revokeKey', input: { id } },
    })
}
