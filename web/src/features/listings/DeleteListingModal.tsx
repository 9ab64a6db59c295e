import { Text } from '@mantine/core'
import type { TileView } from '../../../../src/listings/schema.ts'
import { listingsCopy, modalCopy } from '../../copy/listings.ts'
import { dropTile } from '../../lib/refresh-tiles.ts'
import { statusOf } from '../../lib/status.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { ConfirmModal } from '../../ui/ConfirmModal.tsx'
import { notice } from '../../ui/notice.ts'
import { say } from '../../ui/say.ts'

/** Asks before a listing goes for good; names what goes. */
export function DeleteListingModal({ tile, onClose }: { tile: TileView | null; onClose: () => void }) {
  const utils = trpc.useUtils()
  const remove = trpc.listings.delete.useMutation()
  const copy = listingsCopy(tile?.side ?? 'seller')
  const name = tile?.name || copy.untitled

  async function confirm() {
    if (!tile) return
    try {
      await remove.mutateAsync({ side: tile.side, id: tile.id })
      await Promise.all([dropTile(utils, tile.side, tile.id), utils.billing.invalidate()])
      void notice(copy.deleted(name))
    } catch (error) {
      void say(copy.deleteFailed(statusOf(error), failureText(error, copy.unsaid)))
    } finally {
      onClose()
    }
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
      <Text fw={600}>{copy.confirmDelete(name)}</Text>
      {tile && tile.matches > 0 && <Text mt="xs">{copy.endsTalks(tile.matches)}</Text>}
      <Text mt="xs" c="dimmed">
        {modalCopy.deleteWarning}
      </Text>
    </ConfirmModal>
  )
}
