import { useNavigate } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'
import { useState } from 'react'
import type { CompanyView } from '../../../../src/companies/schema.ts'
import type { ParsedForm } from '../../../../src/listings/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { completeCopy, landingCopy } from '../../copy/landing.ts'
import { draft, forgetUser, storedUserId } from '../../lib/session.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { LoadingOverlay } from '../../ui/states/LoadingOverlay.tsx'
import { useParse } from '../listings/form/use-parse.ts'
import { CompleteModal } from './CompleteModal.tsx'
import { IntentModal } from './IntentModal.tsx'

type Step =
  | { at: 'choose' }
  | { at: 'busy'; text: string }
  | { at: 'complete'; side: Side; parsed: ParsedForm; company: CompanyView }

/** From the free text to a form that can be published: intent, parse, company, form (spec 4, landing flow). */
export default function LandingFlow({ text, onClose }: { text: string; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const parse = useParse('landing')
  const utils = trpc.useUtils()
  const navigate = useNavigate()

  async function begin(side: Side) {
    setStep({ at: 'busy', text: completeCopy(side).processing })
    const parsed = await parse(side, text).catch((error: unknown) =>
      appCode(error) === 'NO_SESSION' ? logInAgain(landingCopy.loginFirst) : refuse(parseRefusal(error)),
    )
    if (!parsed) return
    if (!storedUserId()) return logInAgain(landingCopy.userLost)
    setStep({ at: 'busy', text: landingCopy.loadingCompany })
    const company = await utils.companies.own
      .fetch()
      .catch((error: unknown) =>
        refuse(landingCopy.companyFailed(failureText(error, landingCopy.companyUnsaid))),
      )
    if (company) setStep({ at: 'complete', side, parsed, company })
  }

  /** The session is over: the text waits for the next login. */
  async function logInAgain(sentence: string): Promise<undefined> {
    draft.save(text)
    forgetUser()
    await refuse(sentence)
    await navigate({ to: '/login' })
  }

  /** Says what went wrong and gives the text back. */
  async function refuse(sentence: string | null): Promise<undefined> {
    onClose()
    if (sentence !== null) await showAlert(sentence)
  }

  return (
    <>
      <IntentModal opened={step.at === 'choose'} onChoose={(side) => void begin(side)} onCancel={onClose} />
      <LoadingOverlay visible={step.at === 'busy'} text={step.at === 'busy' ? step.text : undefined} />
      {step.at === 'complete' && <CompleteModal {...step} text={text} onClose={onClose} />}
    </>
  )
}

/** The server's refusal, the assistant's, or null when nobody waits any more. */
function parseRefusal(error: unknown): string | null {
  if (error instanceof TRPCClientError) {
    return error.cause?.name === 'AbortError'
      ? null
      : landingCopy.serverFailed(failureText(error, landingCopy.parseUnsaid))
  }
  if (error instanceof Error && error.name === 'AbortError') return null
  return landingCopy.parseFailed(error instanceof Error ? error.message : null)
}
