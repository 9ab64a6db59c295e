import { Text } from '@mantine/core'
import { flushSync } from 'react-dom'
import type { TileView } from '../../../../../src/listings/schema.ts'
import { listingsCopy, modalCopy } from '../../../copy/listings.ts'
import { removeTile } from '../../../lib/live/refresh-tiles.ts'
import { statusOf } from '../../../lib/status.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { KeepLast } from '../../../ui/KeepLast.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { ConfirmModal } from '../../../ui/messages/ConfirmModal.tsx'
import { showToast } from '../../../ui/messages/toast.ts'

/** Asks for confirmation before a listing is deleted. */
export function DeleteListingModal({ tile, onClose }: { tile: TileView | null; onClose: () => void }) {
  const utils = trpc.useUtils()
  const remove = trpc.listings.delete.useMutation()

  async function confirm() {
    if (!tile) return
    const copy = listingsCopy(tile.side)
    try {
      await remove.mutateAsync({ side: tile.side, id: tile.id })
    } catch (error) {
      void showAlert(copy.deleteFailed(statusOf(error), failureText(error, copy.fallback)))
      return onClose()
    }
    // Closing synchronously returns the focus to the tile, which passes it on when it is removed.
    flushSync(onClose)
    void showToast(copy.deleted(nameOf(tile)))
    await Promise.all([removeTile(utils, tile.side, tile.id), utils.billing.invalidate()])
  }

  return (
    <ConfirmModal
      opened={tile !== null}
      title={modalCopy.deleteTitle}
      confirm={modalCopy.deleteYes}
      cancel={modalCopy.cancel}
      danger
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <KeepLast value={tile}>
        {(tile) => (
          <>
            <Text fw={600}>{listingsCopy(tile.side).confirmDelete(nameOf(tile))}</Text>
            {tile.matches > 0 && <Text mt="xs">{listingsCopy(tile.side).endsThreads(tile.matches)}</Text>}
          </>
        )}
      </KeepLast>
      <Text mt="xs" c="dimmed">
        {modalCopy.deleteWarning}
      </Text>
    </ConfirmModal>
  )
}

const nameOf = ({ side, name }: TileView) => name || listingsCopy(side).untitled
