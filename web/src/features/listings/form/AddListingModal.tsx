import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { missingFieldMessages } from '../../../../../src/listings/policy.ts'
import type { ParsedForm } from '../../../../../src/listings/schema.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { fillByHand, listingsCopy, modalCopy } from '../../../copy/listings.ts'
import { mediaCopy } from '../../../copy/media.ts'
import { refetchTilesFromStart } from '../../../lib/live/refresh-tiles.ts'
import { storedUserId } from '../../../lib/session.ts'
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
import { ParseFailed, useParse } from './use-parse.ts'

interface Props {
  side: Side
  isIndividual: boolean
  opened: boolean
  onClose: () => void
}

/** Adds an offering or a request: the user describes it in free text, then completes the form parsed from that text. */
export function AddListingModal({ opened, onClose, ...rest }: Props) {
  return (
    <ListingModal opened={opened} onClose={onClose} title={listingsCopy(rest.side).addTitle}>
      <AddListing {...rest} onClose={onClose} />
    </ListingModal>
  )
}

/** The modal's content. Closing the modal unmounts it, which discards its state. */
function AddListing({ side, isIndividual, onClose }: Omit<Props, 'opened'>) {
  const copy = listingsCopy(side)
  const [step, setStep] = useState<'describe' | 'complete'>('describe')
  const [text, setText] = useState('')
  const [busy, setBusy] = useState<string | null>(null)
  const parsedText = useRef<string | null>(null)
  const form = useListingForm(side, emptyValues(isIndividual))
  const media = useMediaQueue()
  const parse = useParse('add')
  const utils = trpc.useUtils()
  const publish = trpc.listings.publish.useMutation()

  // While busy, an overlay blocks the pointer, but not the keyboard.
  async function next() {
    if (busy !== null) return
    if (media.busy) return showAlert(mediaCopy.waitSubmit)
    if (!storedUserId()) return showAlert(modalCopy.noUser)
    if (!text.trim()) return showAlert(copy.describeFirst)
    // An unchanged text isn't parsed again: that would overwrite the user's edits to the form.
    if (parsedText.current === text.trim()) return setStep('complete')
    setBusy(copy.reading)
    try {
      complete(await parse(side, text.trim()))
    } catch (error) {
      setBusy(null)
      if (!isAborted(error)) await explain(error)
    } finally {
      setBusy(null)
    }
  }

  function complete(parsed: ParsedForm) {
    form.reset(parsedValues(parsed, isIndividual))
    parsedText.current = text.trim()
    setStep('complete')
  }

  /** Shows why the text could not be parsed, and offers to complete the form by hand. */
  async function explain(error: unknown) {
    const fallback = error instanceof ParseFailed ? error.fallback : null
    const byHand = await showAlert(copy.parseFailed(failureText(error)), fallback ? fillByHand : undefined)
    if (byHand && fallback) complete(fallback)
  }

  function back() {
    if (media.busy) return void showAlert(mediaCopy.waitSubmit)
    setStep('describe')
  }

  async function submit() {
    if (busy !== null) return
    if (media.busy) return showAlert(mediaCopy.waitSave)
    if (!storedUserId()) return showAlert(modalCopy.noUser)
    const missingTexts = missingFieldMessages({ side, ...form.values })
    if (missingTexts.length) return showAlert(missingTexts.join('\n'))
    setBusy(copy.creating)
    try {
      await publish.mutateAsync(toInput(side, form.values, media.files))
      await Promise.all([refetchTilesFromStart(utils, side), utils.billing.invalidate()])
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

/** The modal was closed while the text was being parsed. */
const isAborted = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.cause instanceof DOMException)
