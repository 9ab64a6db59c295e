import { useNavigate } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'
import { useEffect, useState } from 'react'
import type { CompanyView } from '../../../../src/companies/schema.ts'
import type { ParsedForm } from '../../../../src/listings/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { completeCopy, landingCopy } from '../../copy/landing.ts'
import { fillByHand } from '../../copy/listings.ts'
import { serverMessage } from '../../copy/server-message.ts'
import { draft, forgetUser, storedUserId } from '../../lib/session.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { LoadingOverlay } from '../../ui/states/LoadingOverlay.tsx'
import { emptyValues, type ListingFormValues, parsedValues } from '../listings/form/form-values.ts'
import { type ListingDraft, useListingDraft } from '../listings/form/listing-draft.ts'
import { ParseFailed, useParse } from '../listings/form/use-parse.ts'
import { CompleteModal } from './CompleteModal.tsx'
import { IntentModal } from './IntentModal.tsx'

type Step =
  | { at: 'choose' }
  | { at: 'busy'; text: string }
  | { at: 'failed' }
  | { at: 'complete'; side: Side; form: ListingFormValues; company: CompanyView; isResumed: boolean }

/** Turns the free text into a listing: choose a side, parse the text, load the company, complete the form. */
export default function LandingFlow({ text, onClose }: { text: string; onClose: () => void }) {
  const { draft: kept, keep } = useListingDraft('landing')
  // A form that was read from this text, and left unpublished, is completed without asking and parsing again.
  const [resumed] = useState(() => (kept?.form && kept.side && kept.formOf === text ? kept : null))
  const [step, setStep] = useState<Step>(
    resumed ? { at: 'busy', text: landingCopy.loadingCompany } : { at: 'choose' },
  )
  // The stored user may be gone by the time the text is saved as a draft.
  const [author] = useState(storedUserId)
  const parse = useParse('landing')
  const utils = trpc.useUtils()
  const navigate = useNavigate()

  async function start(side: Side) {
    setStep({ at: 'busy', text: completeCopy(side).processing })
    const parsed = await parse(side, text).catch((error: unknown) =>
      appCode(error) === 'NO_SESSION' ? logInAgain(landingCopy.loginFirst) : explain(error),
    )
    if (!parsed) return
    if (!storedUserId()) return logInAgain(landingCopy.userLost)
    const company = await loadCompany()
    if (!company) return
    const form = prefilled(parsed, company)
    keep({ text, side, form, formOf: text, files: [], id: crypto.randomUUID() })
    setStep({ at: 'complete', side, form, company, isResumed: false })
  }

  async function resume({ side, form }: ListingDraft) {
    const company = await loadCompany()
    if (!company || !side || !form) return
    setStep({
      at: 'complete',
      side,
      form: { ...emptyValues(company.isIndividual), ...form },
      company,
      isResumed: true,
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the flow opens
  useEffect(() => {
    if (resumed) void resume(resumed)
  }, [])

  async function loadCompany(): Promise<CompanyView | undefined> {
    setStep({ at: 'busy', text: landingCopy.loadingCompany })
    // The parse fills an empty company description.
    void utils.companies.invalidate()
    // Not from the cache: the form asks for what is empty in the record now.
    return await utils.companies.own
      .fetch(undefined, { staleTime: 0 })
      .catch((error: unknown) =>
        fail(landingCopy.companyFailed(failureText(error, landingCopy.companyFallback))),
      )
  }

  /** The session has ended: saves the text for the next login. */
  async function logInAgain(message: string): Promise<undefined> {
    draft.save(text, author)
    forgetUser()
    await fail(message)
    await navigate({ to: '/login' })
  }

  /** Shows why the text could not be parsed. Resolves to a form to complete by hand if the person chooses that. */
  async function explain(error: unknown): Promise<ParsedForm | undefined> {
    const fallback = error instanceof ParseFailed ? error.fallback : null
    const message = parseErrorMessage(error)
    if (message === null || !fallback) return fail(message)
    setStep({ at: 'failed' })
    if (await showAlert(message, fillByHand)) return fallback
    onClose()
    return undefined
  }

  /** Closes the flow, which shows the text area again, and shows the error. */
  async function fail(message: string | null): Promise<undefined> {
    onClose()
    if (message !== null) await showAlert(message)
  }

  return (
    <>
      <IntentModal opened={step.at === 'choose'} onChoose={(side) => void start(side)} onCancel={onClose} />
      <LoadingOverlay visible={step.at === 'busy'} text={step.at === 'busy' ? step.text : undefined} />
      {step.at === 'complete' && <CompleteModal {...step} text={text} author={author} onClose={onClose} />}
    </>
  )
}

/** The error message of the server or the assistant; null if the request was aborted. */
function parseErrorMessage(error: unknown): string | null {
  if (error instanceof TRPCClientError) {
    return error.cause?.name === 'AbortError'
      ? null
      : landingCopy.serverFailed(failureText(error, landingCopy.parseFallback))
  }
  if (error instanceof Error && error.name === 'AbortError') return null
  return landingCopy.parseFailed(error instanceof Error ? serverMessage(error.message) : null)
}

/** The company's own name and description take precedence over the parsed ones. */
function prefilled(parsed: ParsedForm, company: CompanyView): ListingFormValues {
  return {
    ...parsedValues(parsed, company.isIndividual),
    party: {
      name: company.name || parsed.party,
      description: company.description || parsed.partyDescription,
      isFromText: company.description !== '' && company.description === parsed.partyDescription.trim(),
    },
  }
}
