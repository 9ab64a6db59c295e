import { accessCopy, shortMoment } from '../../copy/access.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'
import { AccessRow } from './AccessRow.tsx'
import { AccessTile } from './AccessTile.tsx'
import { RowButton } from './RowButton.tsx'

const copy = accessCopy.blocked

/** The companies that the user's company has blocked. */
export function BlockedCompanies() {
  const blocked = trpc.leads.blocked.useQuery()
  const unblock = trpc.leads.unblock.useMutation()

  async function allow(companyId: string) {
    try {
      await unblock.mutateAsync({ companyId })
      void showToast(copy.unblocked)
    } catch (error) {
      await showAlert(copy.failed(failureText(error)))
    }
    await blocked.refetch()
  }

  return (
    <AccessTile
      title={copy.tile}
      note={copy.note}
      query={blocked}
      empty={copy.empty}
      row={({ companyId, companyName, blockedAt }) => (
        <AccessRow key={companyId} name={companyName} facts={[copy.since(shortMoment(blockedAt))]}>
          <RowButton
            label={copy.unblock}
            of={companyName}
            loading={unblock.isPending && unblock.variables.companyId === companyId}
            onClick={() => void allow(companyId)}
          />
        </AccessRow>
      )}
    />
  )
}
