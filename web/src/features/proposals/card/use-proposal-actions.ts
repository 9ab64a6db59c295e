import { useState } from 'react'
import { terminationText } from '../../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import { errors } from '../../../../../src/shared/errors.ts'
import type { Package } from '../../../../../src/shared/proposals/agreements.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { refreshLead } from '../../../lib/live/refresh-leads.ts'
import { appCode, failureText, trpc } from '../../../lib/trpc.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']
export type AcceptInput = Parameters<Client['agreements']['accept']['mutate']>[0]
type CloseInput = Parameters<Client['agreements']['decline']['mutate']>[0]
export interface ProposeInput {
  leadId: string
  packages: readonly Package[]
  note: string
  validUntil: string
  /** The other side's open proposal. */
  answers: string | null
  sharesJudgements: boolean
}

/**
 * What a side does with proposals. Each operation resolves to whether it succeeded, once the page shows the new state;
 * a failure shows an alert that says why.
 */
export function useProposalActions(lead: LeadView) {
  const utils = trpc.useUtils()
  const { agreements } = utils.client
  const [running, setRunning] = useState(false)

  async function run(call: () => Promise<unknown>, failed: (reason: string) => string): Promise<boolean> {
    setRunning(true)
    const error = await call().then(
      () => null,
      (reason: unknown) => reason ?? new Error(),
    )
    await Promise.all([utils.agreements.invalidate(), refreshLead(utils, lead.id)])
    setRunning(false)
    if (error === null) return true
    const code = appCode(error)
    if (code === 'LEAD_LOCKED') void showAlert(errors.LEAD_LOCKED.message)
    else if (code === 'LEAD_TERMINATED') void showAlert(terminationText(lead))
    else void showAlert(failed(failureText(error)))
    return false
  }

  return {
    running,
    propose: ({ packages, ...rest }: ProposeInput) =>
      run(
        () =>
          agreements.propose.mutate({
            ...rest,
            packages: packages.map((content) => ({ ...content, terms: [...content.terms] })),
          }),
        proposalCopy.proposeFailed,
      ),
    accept: (input: AcceptInput) => run(() => agreements.accept.mutate(input), proposalCopy.acceptFailed),
    decline: (input: CloseInput) => run(() => agreements.decline.mutate(input), proposalCopy.declineFailed),
    withdraw: (input: CloseInput) =>
      run(() => agreements.withdraw.mutate(input), proposalCopy.withdrawFailed),
  }
}

export type ProposalActions = ReturnType<typeof useProposalActions>
