import { useState } from 'react'
import { terminationText } from '../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../src/leads/schema.ts'
import { errors } from '../../../../src/shared/errors.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { leadCopy } from '../../copy/leads.ts'
import { refreshLead } from '../../lib/live/refresh-leads.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']
type SellerRound = Parameters<Client['leads']['submitSellerRound']['mutate']>[0]
type BuyerRound = Parameters<Client['leads']['submitBuyerRound']['mutate']>[0]
/** The assistant takes no part in sending a message, so the page shows another text meanwhile. */
export type RunningOperation = 'message' | 'other'

export type RoundInput = { side: 'seller'; round: SellerRound } | { side: 'buyer'; round: BuyerRound }

/**
 * The operations of an open lead. `running` keeps the page locked until the lead has been refetched, so the server's
 * unlock before that has no effect. Each operation resolves to whether it succeeded; a failure shows an alert and keeps
 * the typed text.
 */
export function useOperations(side: Side, lead: LeadView) {
  const utils = trpc.useUtils()
  const { client } = utils
  const [running, setRunning] = useState<RunningOperation | null>(null)
  const target = { side, leadId: lead.id }

  async function run(
    call: () => Promise<unknown>,
    failureMessage: (reason: string) => string,
    operation: RunningOperation = 'other',
  ): Promise<boolean> {
    setRunning(operation)
    try {
      await call()
      return true
    } catch (error) {
      const code = appCode(error)
      if (code === 'UNAVAILABLE') void utils.status.invalidate()
      if (code === 'LEAD_LOCKED') void showAlert(errors.LEAD_LOCKED.message)
      else if (code === 'LEAD_TERMINATED') void showAlert(terminationText(lead))
      else void showAlert(failureMessage(failureText(error)))
      return false
    } finally {
      await refreshLead(utils, lead.id)
      // TanStack Query notifies components in a timeout; unlocking before it would make the lock flicker.
      setTimeout(setRunning, 0, null)
    }
  }

  return {
    running,
    send: (text: string) =>
      run(() => client.leads.sendMessage.mutate({ ...target, text }), leadCopy.messageFailed, 'message'),
    edit: (messageId: string, text: string) =>
      run(() => client.leads.editLastMessage.mutate({ ...target, messageId, text }), leadCopy.editFailed),
    remove: (messageId: string) =>
      run(() => client.leads.deleteLastMessage.mutate({ ...target, messageId }), leadCopy.deleteFailed),
    submit: (input: RoundInput) =>
      run(
        () =>
          input.side === 'seller'
            ? client.leads.submitSellerRound.mutate(input.round)
            : client.leads.submitBuyerRound.mutate(input.round),
        leadCopy.roundFailed,
      ),
    terminate: () => run(() => client.leads.terminate.mutate(target), leadCopy.terminateFailed),
    stop: () => run(() => client.leads.stopTurn.mutate(target), leadCopy.stopFailed),
  }
}

export type Operations = ReturnType<typeof useOperations>
