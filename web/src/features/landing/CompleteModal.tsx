import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { planManagementRefusal } from '../../../../src/billing/policy.ts'
import type { CompanyView } from '../../../../src/companies/schema.ts'
import type { ParsedForm } from '../../../../src/listings/schema.ts'
import { errors } from '../../../../src/shared/errors.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { completeCopy, landingCopy, partyCopy } from '../../copy/landing.ts'
import { listingsCopy } from '../../copy/listings.ts'
import { upgradeText } from '../../copy/main.ts'
import { mediaCopy } from '../../copy/media.ts'
import { refetchTilesFromStart } from '../../lib/live/refresh-tiles.ts'
import { useUserRoom } from '../../lib/live/socket.ts'
import { draft, storedUserId } from '../../lib/session.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'
import { LoadingOverlay } from '../../ui/states/LoadingOverlay.tsx'
import { useOfferingRefusal } from '../billing/use-offering-refusal.ts'
import { homeOf } from '../homes/home-of.ts'
import { type ListingFormValues, missingItems, parsedValues, toInput } from '../listings/form/form-values.ts'
import { ListingForm } from '../listings/form/ListingForm.tsx'
import { ListingModal } from '../listings/form/ListingModal.tsx'
import classes from '../listings/form/modals.module.css'
import { useListingForm } from '../listings/form/use-listing-form.ts'
import { MediaManager } from '../media/MediaManager.tsx'
import { useMediaQueue } from '../media/use-media-queue.ts'
import { PartyFields } from './PartyFields.tsx'
import { useFillRecord } from './use-fill-record.ts'

interface Props {
  side: Side
  /** The text that the form was parsed from; saved as a draft if the session ends before publishing. */
  text: string
  /** The id of the user who wrote the text. */
  author: string | null
  parsed: ParsedForm
  /** The company's record when the form was opened. */
  company: CompanyView
  onClose: () => void
}

/** Shows the parsed text as a form to correct and publish. */
export function CompleteModal({ side, text, author, parsed, company: initialCompany, onClose }: Props) {
  const copy = completeCopy(side)
  const [company, setCompany] = useState(initialCompany)
  const form = useListingForm(side, prefilled(parsed, company))
  const media = useMediaQueue()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const publish = trpc.listings.publish.useMutation()
  const fillRecord = useFillRecord()
  const me = trpc.companies.me.useQuery()
  const [busy, setBusy] = useState(false)
  const refusal = useOfferingRefusal(side, company)
  useUserRoom()

  async function submit() {
    // The overlay blocks the pointer, but the keyboard could still press the button.
    if (busy) return
    if (media.busy) return showAlert(mediaCopy.waitSubmit)
    if (!storedUserId()) {
      draft.save(text, author)
      await showAlert(landingCopy.noUser)
      return navigate({ to: '/login' })
    }
    const missing = missingItems(side, form.values, company.isIndividual)
    if (missing.length > 0) return showAlert(listingsCopy(side).provide(missing))
    setBusy(true)
    try {
      const record = await fillRecord(company, form.values.party)
      setCompany(record.company)
      if (!record.isAsShown) return await showAlert(partyCopy.filledMeanwhile)
      await publish.mutateAsync(toInput(side, form.values, media.files))
      await Promise.all([refetchTilesFromStart(utils, side), utils.billing.invalidate()])
      draft.clear()
      await navigate({ to: '/main' })
      void showToast(listingsCopy(side).created)
    } catch (error) {
      if (appCode(error) === 'NO_SESSION') draft.save(text, author)
      await showAlert(copy.failed(failureText(error, copy.fallback)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <ListingModal opened onClose={onClose} title={copy.title}>
        <Text c="dimmed" size="sm" mb="lg">
          {copy.note}
        </Text>
        {refusal && (
          <Alert color="ember" mb="lg" role="note">
            {me.data && planManagementRefusal(me.data) ? (
              upgradeText(refusal, false)
            ) : (
              <>
                {errors[refusal].message}{' '}
                <Anchor
                  inherit
                  renderRoot={(props) => (
                    <Link {...props} to={homeOf(company.isIndividual ? 'individual' : 'company manager')} />
                  )}
                >
                  User Home
                </Anchor>
              </>
            )}
          </Alert>
        )}
        <ListingForm
          form={form}
          isIndividual={company.isIndividual}
          media={<MediaManager media={media} />}
          party={!company.isIndividual && <PartyFields form={form} company={company} />}
        />
        <Group justify="flex-end" wrap="wrap-reverse" className={classes.footer}>
          <Button variant="default" onClick={onClose}>
            {landingCopy.cancel}
          </Button>
          <Button onClick={() => void submit()}>{copy.submit}</Button>
        </Group>
      </ListingModal>
      <LoadingOverlay visible={busy} text={copy.creating} />
    </>
  )
}

/** The company's own name and description take precedence over the parsed ones. */
function prefilled(parsed: ParsedForm, company: CompanyView): ListingFormValues {
  return {
    ...parsedValues(parsed, company.isIndividual),
    party: {
      name: company.name || parsed.party,
      description: company.description || parsed.partyDescription,
    },
  }
}
