import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { missing } from '../../../../../src/listings/policy.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { listingsCopy, modalCopy } from '../../../copy/listings.ts'
import { mediaCopy } from '../../../copy/media.ts'
import { readFromTop } from '../../../lib/live/refresh-tiles.ts'
import { storedUser } from '../../../lib/session.ts'
import { statusOf } from '../../../lib/status.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { showToast } from '../../../ui/messages/toast.ts'
import { LoadingOverlay } from '../../../ui/states/LoadingOverlay.tsx'
import { MediaManager } from '../../media/MediaManager.tsx'
import { useMediaQueue } from '../../media/use-media-queue.ts'
import { emptyValues, parsedValues, toInput } from './form-values.ts'
import { ListingForm } from './ListingForm.tsx'
import { ListingModal } from './ListingModal.tsx'
import classes from './modals.module.css'
import { useListingForm } from './use-listing-form.ts'
import { useParse } from './use-parse.ts'

interface Props {
  side: Side
  isIndividual: boolean
  opened: boolean
  onClose: () => void
}

/** Adds an offering or a request: first in one's own words, then as the form read from them. */
export function AddListingModal({ opened, onClose, ...rest }: Props) {
  return (
    <ListingModal opened={opened} onClose={onClose} title={listingsCopy(rest.side).addTitle}>
      <AddListing {...rest} onClose={onClose} />
    </ListingModal>
  )
}

/** What the modal holds; lives as long as it is open, so closing forgets everything. */
function AddListing({ side, isIndividual, onClose }: Omit<Props, 'opened'>) {
  const copy = listingsCopy(side)
  const [step, setStep] = useState<'describe' | 'complete'>('describe')
  const [text, setText] = useState('')
  const [busy, setBusy] = useState<string | null>(null)
  const readText = useRef<string | null>(null)
  const form = useListingForm(side, emptyValues(isIndividual))
  const media = useMediaQueue()
  const parse = useParse('add')
  const utils = trpc.useUtils()
  const publish = trpc.listings.publish.useMutation()

  // An overlay covers the buttons from the pointer; the keyboard could still press them.
  async function next() {
    if (busy !== null) return
    if (media.busy) return showAlert(mediaCopy.waitSubmit)
    if (!storedUser()) return showAlert(modalCopy.noUser)
    if (!text.trim()) return showAlert(copy.describeFirst)
    // An unchanged text was read already, and the form may hold a person's corrections to it.
    if (readText.current === text.trim()) return setStep('complete')
    setBusy(copy.reading)
    try {
      form.reset(parsedValues(await parse(side, text.trim()), isIndividual))
      readText.current = text.trim()
      setStep('complete')
    } catch (error) {
      if (!isStopped(error)) void showAlert(copy.parseFailed(failureText(error)))
    } finally {
      setBusy(null)
    }
  }

  function back() {
    if (media.busy) return void showAlert(mediaCopy.waitSubmit)
    setStep('describe')
  }

  async function submit() {
    if (busy !== null) return
    if (media.busy) return showAlert(mediaCopy.waitSave)
    if (!storedUser()) return showAlert(modalCopy.noUser)
    const lacking = missing({ side, ...form.values })
    if (lacking.length) return showAlert(lacking.join('\n'))
    setBusy(copy.creating)
    try {
      await publish.mutateAsync(toInput(side, form.values, media.files))
      await Promise.all([readFromTop(utils, side), utils.billing.invalidate()])
      void showToast(copy.created)
      onClose()
    } catch (error) {
      void showAlert(copy.createFailed(statusOf(error), failureText(error, copy.fallback)))
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      {step === 'describe' ? (
        <Stack gap="lg">
          <Textarea
            data-autofocus
            label={copy.describe}
            description={copy.describeHelp}
            rows={15}
            maxLength={limits.freeText}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <MediaManager media={media} />
        </Stack>
      ) : (
        <ListingForm form={form} isIndividual={isIndividual} media={<MediaManager media={media} />} />
      )}
      <Group justify="flex-end" wrap="wrap-reverse" className={classes.footer}>
        <Button variant="default" onClick={onClose}>
          {modalCopy.cancel}
        </Button>
        {step === 'describe' ? (
          <Button onClick={() => void next()}>{modalCopy.next}</Button>
        ) : (
          <>
            <Button variant="default" onClick={back}>
              {modalCopy.back}
            </Button>
            <Button onClick={() => void submit()}>{copy.add}</Button>
          </>
        )}
      </Group>
      <LoadingOverlay visible={busy !== null} text={busy ?? undefined} />
    </>
  )
}

/** The modal was closed meanwhile: nobody waits for the answer. */
const isStopped = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.cause instanceof DOMException)
