import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { ParsedForm } from '../../../../../src/listings/schema.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { fillByHand, listingsCopy, modalCopy } from '../../../copy/listings.ts'
import { mediaCopy } from '../../../copy/media.ts'
import { refetchTilesFromStart } from '../../../lib/live/refresh-tiles.ts'
import { storedUserId } from '../../../lib/session.ts'
import { statusOf } from '../../../lib/status.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { BriefButton } from '../../../ui/BriefButton.tsx'
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts'
import { RestoredNotice } from '../../../ui/forms/RestoredNotice.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { showToast } from '../../../ui/messages/toast.ts'
import { LoadingOverlay } from '../../../ui/states/LoadingOverlay.tsx'
import { MediaManager } from '../../media/MediaManager.tsx'
import { useMediaQueue } from '../../media/use-media-queue.ts'
import { emptyValues, fieldErrors, type ListingFormValues, parsedValues, toInput } from './form-values.ts'
import { ListingForm } from './ListingForm.tsx'
import { useListingDraft } from './listing-draft.ts'
import classes from './modals.module.css'
import { useListingForm } from './use-listing-form.ts'
import { ParseFailed, useParse } from './use-parse.ts'

/** What the modal starts from: a text to describe the listing, or the form of one that is duplicated. */
export type AddStart = { readonly text: string } | { readonly values: ListingFormValues }

interface Props {
  side: Side
  isIndividual: boolean
  start: AddStart
  onPublished: (id: string) => void
  /** Whether there is something to lose. */
  onChanged: (isChanged: boolean) => void
  onLeave: () => void
}

/** The modal's two steps. Closing the modal unmounts them; the draft brings back their state. */
export function AddListing({ side, isIndividual, start, onChanged, onLeave, onPublished }: Props) {
  const copy = listingsCopy(side)
  const kept = useListingDraft(side)
  const copied = 'values' in start ? start.values : null
  const given = 'text' in start ? start.text : ''
  // A chosen example or a duplicated listing replaces the draft.
  const [restored, setRestored] = useState(copied || given ? null : kept.draft)
  const [step, setStep] = useState<'describe' | 'complete'>(
    (copied ?? restored?.form) ? 'complete' : 'describe',
  )
  const [text, setText] = useState(restored?.text ?? given)
  const [busy, setBusy] = useState<string | null>(null)
  const [textError, setTextError] = useState<string | null>(null)
  const parsedText = useRef<string | null>(restored?.formOf ?? (copied ? '' : null))
  const form = useListingForm(side, copied ?? { ...emptyValues(isIndividual), ...restored?.form })
  const media = useMediaQueue(restored?.files)
  const [id] = useState(() => restored?.id ?? crypto.randomUUID())
  const parse = useParse('add')
  const utils = trpc.useUtils()
  const publish = trpc.listings.publish.useMutation()
  const isEmpty = text.trim() === '' && media.items.length === 0 && parsedText.current === null

  const footer = useRef<HTMLDivElement>(null)
  const shownStep = useRef(step)
  // The pressed button is gone.
  useEffect(() => {
    if (shownStep.current !== step) footer.current?.closest<HTMLElement>('[role="dialog"]')?.focus()
    shownStep.current = step
  }, [step])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is kept
  useEffect(() => {
    onChanged(!isEmpty)
    if (isEmpty) return kept.draft ? kept.drop() : undefined
    const formOf = parsedText.current
    kept.keep({ text, side, form: formOf === null ? null : form.values, formOf, files: media.files, id })
  }, [text, form.values, media.items])

  function startOver() {
    parsedText.current = null
    form.reset(emptyValues(isIndividual))
    media.reset()
    setText('')
    setRestored(null)
    setStep('describe')
  }

  // While busy, an overlay blocks the pointer, but not the keyboard.
  async function next() {
    if (busy !== null) return
    if (media.busy) return showAlert(mediaCopy.waitSubmit)
    if (!storedUserId()) return showAlert(modalCopy.noUser)
    if (!text.trim()) return focusFirstError(() => setTextError(copy.describeFirst))
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
    parsedText.current = text.trim()
    form.reset(parsedValues(parsed, isIndividual))
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
    if (!form.accepts(fieldErrors(side, form.values))) return
    setBusy(copy.creating)
    try {
      await publish.mutateAsync({ ...toInput(side, form.values, media.files), id, draft: side })
      kept.drop({ isPublished: true })
      await Promise.all([refetchTilesFromStart(utils, side), utils.billing.invalidate()])
      void showToast(copy.created)
      onPublished(id)
    } catch (error) {
      void showAlert(copy.createFailed(statusOf(error), failureText(error, copy.fallback)))
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      {restored && <RestoredNotice onStartOver={startOver} />}
      {step === 'describe' ? (
        <Stack gap="lg">
          <Textarea
            data-autofocus
            label={copy.describe}
            description={copy.describeHelp}
            rows={15}
            maxLength={limits.freeText}
            value={text}
            error={textError}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setTextError(null)
            }}
          />
          <MediaManager media={media} />
        </Stack>
      ) : (
        <ListingForm form={form} isIndividual={isIndividual} media={<MediaManager media={media} folded />} />
      )}
      <Group ref={footer} justify="flex-end" wrap="wrap-reverse" className={classes.footer}>
        <Button variant="default" onClick={onLeave}>
          {modalCopy.cancel}
        </Button>
        {step === 'describe' ? (
          <Button onClick={() => void next()}>{modalCopy.next}</Button>
        ) : (
          <>
            {!copied && (
              <Button variant="default" onClick={back}>
                {modalCopy.back}
              </Button>
            )}
            <BriefButton label={copy.add} brief={modalCopy.add} onClick={() => void submit()} />
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
