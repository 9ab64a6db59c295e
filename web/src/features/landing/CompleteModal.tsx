import { Button, Group, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { planManagementRefusal } from '../../../../src/billing/policy.ts'
import type { CompanyView } from '../../../../src/companies/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { completeCopy, landingCopy, partyCopy } from '../../copy/landing.ts'
import { draftCopy, listingsCopy } from '../../copy/listings.ts'
import { mediaCopy } from '../../copy/media.ts'
import { refetchTilesFromStart } from '../../lib/live/refresh-tiles.ts'
import { useUserRoom } from '../../lib/live/socket.ts'
import { draft, storedUserId } from '../../lib/session.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { BriefButton } from '../../ui/BriefButton.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'
import { LoadingOverlay } from '../../ui/states/LoadingOverlay.tsx'
import { useOfferingRefusal } from '../billing/use-offering-refusal.ts'
import { fieldErrors, type ListingFormValues, missingItems, toInput } from '../listings/form/form-values.ts'
import { ListingForm } from '../listings/form/ListingForm.tsx'
import { ListingModal } from '../listings/form/ListingModal.tsx'
import { useListingDraft } from '../listings/form/listing-draft.ts'
import classes from '../listings/form/modals.module.css'
import { useListingForm } from '../listings/form/use-listing-form.ts'
import { setPublished } from '../listings/published.ts'
import { MediaManager } from '../media/MediaManager.tsx'
import { useMediaQueue } from '../media/use-media-queue.ts'
import { PartyFields } from './PartyFields.tsx'
import { PlanNotice } from './PlanNotice.tsx'
import { useFillRecord } from './use-fill-record.ts'

interface Props {
  side: Side
  /** The text that the form was parsed from; saved as a draft if the session ends before publishing. */
  text: string
  /** The id of the user who wrote the text. */
  author: string | null
  /** As parsed, or as the person left it. */
  form: ListingFormValues
  /** The form is one that the person left unpublished. */
  isResumed: boolean
  /** The company's record when the form was opened. */
  company: CompanyView
  onClose: () => void
}

/** Shows the parsed text as a form to correct and publish. A company without a plan can choose the free one with it. */
export function CompleteModal({
  side,
  text,
  author,
  isResumed,
  company: initialCompany,
  onClose,
  ...props
}: Props) {
  const copy = completeCopy(side)
  const [company, setCompany] = useState(initialCompany)
  const form = useListingForm(side, props.form)
  const kept = useListingDraft('landing')
  const [initialFiles] = useState(kept.draft?.files ?? [])
  const media = useMediaQueue(initialFiles)
  const [id] = useState(() => kept.draft?.id ?? crypto.randomUUID())
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const publish = trpc.listings.publish.useMutation()
  const chooseFree = trpc.billing.chooseFree.useMutation()
  const fillRecord = useFillRecord()
  const me = trpc.companies.me.useQuery()
  // The plan may be chosen in another tab.
  const own = trpc.companies.own.useQuery()
  const canListOfferings = own.data?.canListOfferings ?? company.canListOfferings
  const [missing, setMissing] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const refusal = useOfferingRefusal(side, { ...company, canListOfferings })
  // The hint to ask a manager appears only once it is known that one is needed.
  const canBuy = me.data === undefined || planManagementRefusal(me.data) === null
  const canStartFree = refusal === 'PLAN_REQUIRED' && me.data !== undefined && canBuy
  const noticeId = useId()
  useUserRoom()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is kept
  useEffect(() => {
    kept.keep({ text, side, form: form.values, formOf: text, files: media.files, id })
  }, [form.values, media.items])

  /** `startFree`: chooses the free plan first. */
  async function submit(startFree = false) {
    // The overlay blocks the pointer, but the keyboard could still press the button.
    if (busy) return
    if (media.busy) return showAlert(mediaCopy.waitSubmit)
    if (!storedUserId()) {
      draft.save(text, author)
      await showAlert(landingCopy.noUser)
      return navigate({ to: '/login' })
    }
    const items = missingItems(side, form.values, company.isIndividual)
    setMissing(items.length > 0 ? listingsCopy(side).provide(items) : null)
    if (!form.accepts(fieldErrors(side, form.values, !company.isIndividual))) return
    setBusy(true)
    try {
      const record = await fillRecord(company, form.values.party)
      setCompany(record.company)
      if (!record.isAsShown) return await showAlert(partyCopy.filledMeanwhile)
      if (startFree) {
        await chooseFree.mutateAsync()
        await Promise.all([utils.companies.own.invalidate(), utils.billing.invalidate()])
      }
      await publish.mutateAsync({ ...toInput(side, form.values, media.files), id, draft: 'landing' })
      kept.drop({ isPublished: true })
      await Promise.all([refetchTilesFromStart(utils, side), utils.billing.invalidate()])
      draft.clear()
      setPublished({ side, id })
      await navigate({ to: '/main' })
      void showToast(listingsCopy(side).created)
    } catch (error) {
      if (appCode(error) === 'NO_SESSION') draft.save(text, author)
      await showAlert(`${copy.failed(failureText(error, copy.fallback))}\n${copy.kept}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <ListingModal
        opened
        title={copy.title}
        isChanged={isResumed || form.values !== props.form || media.items.length > initialFiles.length}
        onClose={onClose}
        onDiscard={() => kept.dropForm()}
      >
        {(leave) => (
          <>
            <Text c="dimmed" size="sm" mb="lg">
              {copy.note}
            </Text>
            {refusal && (
              <PlanNotice
                id={noticeId}
                refusal={refusal}
                isIndividual={company.isIndividual}
                canBuy={canBuy}
                canStartFree={canStartFree}
              />
            )}
            <ListingForm
              form={form}
              isIndividual={company.isIndividual}
              media={<MediaManager media={media} folded />}
              party={!company.isIndividual && <PartyFields form={form} company={company} />}
            />
            {missing !== null && Object.keys(form.errors).length > 0 && (
              <Text role="alert" c="var(--mantine-color-error)" mt="lg" style={{ whiteSpace: 'pre-line' }}>
                {missing}
              </Text>
            )}
            <Group justify="flex-end" wrap="wrap-reverse" className={classes.footer}>
              <Button variant="default" onClick={leave}>
                {landingCopy.cancel}
              </Button>
              <BriefButton
                label={copy.submit}
                brief={copy.submitBriefly}
                // Blocked, it stays reachable by keyboard, and is described by the reason.
                aria-disabled={refusal !== null || undefined}
                data-disabled={refusal !== null || undefined}
                aria-describedby={refusal ? noticeId : undefined}
                onClick={() => refusal === null && void submit()}
              />
              {canStartFree && (
                <BriefButton
                  label={draftCopy.startFree}
                  brief={draftCopy.startFreeBriefly}
                  onClick={() => void submit(true)}
                />
              )}
            </Group>
          </>
        )}
      </ListingModal>
      <LoadingOverlay visible={busy} text={copy.creating} />
    </>
  )
}
