import { Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { FileView, OwnListingView } from '../../../../../src/listings/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { listingsCopy, modalCopy } from '../../../copy/listings.ts'
import { mediaCopy } from '../../../copy/media.ts'
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts/drafts.ts'
import { refreshTile } from '../../../lib/live/refresh-tiles.ts'
import { storedUserId } from '../../../lib/session.ts'
import { statusOf } from '../../../lib/status.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { BriefButton } from '../../../ui/BriefButton.tsx'
import { RestoredNotice } from '../../../ui/forms/RestoredNotice.tsx'
import { KeepLast } from '../../../ui/KeepLast.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { showToast } from '../../../ui/messages/toast.ts'
import { FailedState } from '../../../ui/states/EmptyState.tsx'
import { LoadingOverlay } from '../../../ui/states/LoadingOverlay.tsx'
import { LineSkeletons, LoadingText } from '../../../ui/states/Skeletons.tsx'
import { MediaManager } from '../../media/MediaManager.tsx'
import { useMediaQueue } from '../../media/use-media-queue.ts'
import { fieldErrors, type ListingFormValues, savedValues, toInput } from './form-values.ts'
import { ListingForm } from './ListingForm.tsx'
import { ListingModal } from './ListingModal.tsx'
import classes from './modals.module.css'
import { useListingForm } from './use-listing-form.ts'

interface Props {
  side: Side
  /** null: closed. `editable`: without pressing 'Update' first. */
  listing: { readonly id: string; readonly editable: boolean } | null
  isIndividual: boolean
  onClose: () => void
}

/** Shows the company's own listing, read-only until 'Update' is pressed. */
export function EditListingModal({ side, listing, isIndividual, onClose }: Props) {
  const [isChanged, setChanged] = useState(false)
  return (
    <ListingModal
      opened={listing !== null}
      title={listingsCopy(side).editTitle}
      isChanged={isChanged}
      onClose={onClose}
      onDiscard={() => listing && dropDraft(placeOf(listing.id))}
    >
      {(leave) => (
        <KeepLast value={listing}>
          {(one) => (
            <LoadListing
              side={side}
              {...one}
              isIndividual={isIndividual}
              onChanged={setChanged}
              onLeave={leave}
              onSaved={onClose}
            />
          )}
        </KeepLast>
      )}
    </ListingModal>
  )
}

interface ContentProps {
  /** Without pressing 'Update' first. */
  editable: boolean
  isIndividual: boolean
  /** Whether there is something to lose. */
  onChanged: (isChanged: boolean) => void
  onLeave: () => void
  onSaved: () => void
}

/** The edit of a listing that isn't saved, kept in this browser. */
interface EditDraft {
  readonly values: ListingFormValues
  readonly files: FileView[]
}

const placeOf = (id: string) => `edit:${id}`

function LoadListing({ side, id, ...props }: ContentProps & { side: Side; id: string }) {
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
  return <EditListing listing={listing.data} {...props} />
}

function EditListing({
  listing,
  editable,
  isIndividual,
  onChanged,
  onLeave,
  onSaved,
}: ContentProps & { listing: OwnListingView }) {
  const { id, side } = listing
  const copy = listingsCopy(side)
  const [saved] = useState(() => ({ values: savedValues(listing), files: listing.files }))
  const [restored, setRestored] = useState(() => readDraft<EditDraft>(placeOf(id)))
  const [editing, setEditing] = useState(editable || restored !== null)
  const form = useListingForm(side, restored ? { ...saved.values, ...restored.values } : saved.values)
  const media = useMediaQueue(restored?.files ?? saved.files)
  const sameFiles = urlsOf(media.items) === urlsOf(saved.files)
  const isChanged = editing && (restored !== null || form.values !== saved.values || !sameFiles)
  const utils = trpc.useUtils()
  const revise = trpc.listings.revise.useMutation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is kept
  useEffect(() => {
    onChanged(isChanged)
    if (isChanged) keepDraft(placeOf(id), { values: form.values, files: media.files } satisfies EditDraft)
  }, [isChanged, form.values, media.items])

  function cancelEdit() {
    dropDraft(placeOf(id))
    setRestored(null)
    form.reset(saved.values)
    media.reset(saved.files)
    setEditing(false)
  }

  async function save() {
    if (media.busy) return showAlert(mediaCopy.waitSave)
    if (!storedUserId()) return showAlert(modalCopy.noUser)
    if (!form.accepts(fieldErrors(side, form.values))) return
    try {
      await revise.mutateAsync({ id, ...toInput(side, form.values, media.files) })
      dropDraft(placeOf(id))
      await Promise.all([utils.listings.get.invalidate({ side, id }), refreshTile(utils, id)])
      void showToast(copy.updated)
      onSaved()
    } catch (error) {
      void showAlert(copy.updateFailed(statusOf(error), failureText(error, copy.fallback)))
    }
  }

  return (
    <>
      {restored && <RestoredNotice onStartOver={cancelEdit} />}
      <ListingForm
        form={form}
        isIndividual={isIndividual}
        readOnly={!editing}
        media={<MediaManager media={media} readOnly={!editing} folded />}
      />
      <Group justify="flex-end" wrap="wrap-reverse" className={classes.footer}>
        <Button variant="default" onClick={onLeave}>
          {modalCopy.close}
        </Button>
        {editing ? (
          <>
            <Button variant="default" onClick={cancelEdit}>
              {modalCopy.cancelEdit}
            </Button>
            <BriefButton
              label={modalCopy.confirmUpdate}
              brief={modalCopy.confirm}
              onClick={() => void save()}
            />
          </>
        ) : (
          <Button onClick={() => setEditing(true)}>{modalCopy.update}</Button>
        )}
      </Group>
      <LoadingOverlay visible={revise.isPending} text={copy.saving} />
    </>
  )
}

const urlsOf = (files: readonly { url: string | null }[]) => files.map(({ url }) => url).join('\n')
