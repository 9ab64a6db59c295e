import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { missingFieldMessages } from '../../../../../src/listings/policy.ts'
import type { OwnListingView } from '../../../../../src/listings/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { listingsCopy, modalCopy } from '../../../copy/listings.ts'
import { mediaCopy } from '../../../copy/media.ts'
import { refreshTile } from '../../../lib/live/refresh-tiles.ts'
import { storedUserId } from '../../../lib/session.ts'
import { statusOf } from '../../../lib/status.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { KeepLast } from '../../../ui/KeepLast.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { showToast } from '../../../ui/messages/toast.ts'
import { FailedState } from '../../../ui/states/EmptyState.tsx'
import { LoadingOverlay } from '../../../ui/states/LoadingOverlay.tsx'
import { LineSkeletons, LoadingText } from '../../../ui/states/Skeletons.tsx'
import { MediaManager } from '../../media/MediaManager.tsx'
import { useMediaQueue } from '../../media/use-media-queue.ts'
import { savedValues, toInput } from './form-values.ts'
import { ListingForm } from './ListingForm.tsx'
import { ListingModal } from './ListingModal.tsx'
import classes from './modals.module.css'
import { useListingForm } from './use-listing-form.ts'

interface Props {
  side: Side
  /** null: closed. */
  id: string | null
  isIndividual: boolean
  onClose: () => void
}

/** Shows the company's own listing, read-only until 'Update' is pressed. */
export function EditListingModal({ side, id, isIndividual, onClose }: Props) {
  return (
    <ListingModal opened={id !== null} onClose={onClose} title={listingsCopy(side).editTitle}>
      <KeepLast value={id}>
        {(id) => <LoadListing side={side} id={id} isIndividual={isIndividual} onClose={onClose} />}
      </KeepLast>
    </ListingModal>
  )
}

function LoadListing({ side, id, isIndividual, onClose }: Omit<Props, 'id'> & { id: string }) {
  const listing = trpc.listings.get.useQuery({ side, id }, { staleTime: 0, refetchOnWindowFocus: false })
  if (listing.error) {
    return <FailedState text={failureText(listing.error)} onRetry={() => void listing.refetch()} />
  }
  // The cached listing may be outdated: the form starts from a fresh fetch.
  if (!listing.data?.own || !listing.isFetchedAfterMount) {
    return (
      <>
        <LoadingText>{listingsCopy(side).loadingOne}</LoadingText>
        <LineSkeletons lines={8} />
      </>
    )
  }
  return <EditListing listing={listing.data} isIndividual={isIndividual} onClose={onClose} />
}

interface EditProps {
  listing: OwnListingView
  isIndividual: boolean
  onClose: () => void
}

function EditListing({ listing, isIndividual, onClose }: EditProps) {
  const { id, side } = listing
  const copy = listingsCopy(side)
  const [saved] = useState(() => ({ values: savedValues(listing), files: listing.files }))
  const [editing, setEditing] = useState(false)
  const form = useListingForm(side, saved.values)
  const media = useMediaQueue(saved.files)
  const utils = trpc.useUtils()
  const revise = trpc.listings.revise.useMutation()

  function cancelEdit() {
    form.reset(saved.values)
    media.reset(saved.files)
    setEditing(false)
  }

  async function save() {
    if (media.busy) return showAlert(mediaCopy.waitSave)
    if (!storedUserId()) return showAlert(modalCopy.noUser)
    const missingTexts = missingFieldMessages({ side, ...form.values })
    if (missingTexts.length) return showAlert(missingTexts.join('\n'))
    try {
      await revise.mutateAsync({ id, ...toInput(side, form.values, media.files) })
      await Promise.all([utils.listings.get.invalidate({ side, id }), refreshTile(utils, id)])
      void showToast(copy.updated)
      onClose()
    } catch (error) {
      void showAlert(copy.updateFailed(statusOf(error), failureText(error, copy.fallback)))
    }
  }

  return (
    <>
      <ListingForm
        form={form}
        isIndividual={isIndividual}
        readOnly={!editing}
        media={<MediaManager media={media} readOnly={!editing} />}
      />
      <Group justify="flex-end" wrap="wrap-reverse" className={classes.footer}>
        <Button variant="default" onClick={onClose}>
          {modalCopy.close}
        </Button>
        {editing ? (
          <>
            <Button variant="default" onClick={cancelEdit}>
              {modalCopy.cancelEdit}
            </Button>
            <Button onClick={() => void save()}>{modalCopy.confirmUpdate}</Button>
          </>
        ) : (
          <Button onClick={() => setEditing(true)}>{modalCopy.update}</Button>
        )}
      </Group>
      <LoadingOverlay visible={revise.isPending} text={copy.saving} />
    </>
  )
}
