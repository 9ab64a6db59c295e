import { useState } from 'react'
import { terminationText } from '../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../src/leads/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { leadCopy } from '../../copy/leads.ts'
import { refreshLead } from '../../lib/live/refresh-leads.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']
type SellerRound = Parameters<Client['leads']['submitSellerRound']['mutate']>[0]
type BuyerRound = Parameters<Client['leads']['submitBuyerRound']['mutate']>[0]
export type RoundInput = { side: 'seller'; round: SellerRound } | { side: 'buyer'; round: BuyerRound }

/**
 * What one can do in a lead. While one runs, `running` holds the lock in the page: it ends only once
 * the lead was read anew, so an unlock of the server in between changes nothing.
 * Each answers whether it went well; a failure was said, and what was typed stays.
 */
export function useOperations(side: Side, lead: LeadView) {
  const utils = trpc.useUtils()
  const { client } = utils
  const [running, setRunning] = useState(false)
  const at = { side, leadId: lead.id }

  async function run(call: () => Promise<unknown>, failed: (message: string) => string): Promise<boolean> {
    setRunning(true)
    try {
      await call()
      return true
    } catch (error) {
      const code = appCode(error)
      if (code === 'LEAD_LOCKED') void showAlert(leadCopy.locked)
      else if (code === 'LEAD_TERMINATED') void showAlert(terminationText(lead))
      else void showAlert(failed(failureText(error)))
      return false
    } finally {
      await refreshLead(utils, lead.id)
      // What was read reaches the page with the next timer: not before it, or the lock would flicker.
      setTimeout(setRunning, 0, false)
    }
  }

  return {
    running,
    send: (text: string) =>
      run(() => client.leads.sendMessage.mutate({ ...at, text }), leadCopy.messageFailed),
    edit: (messageId: string, text: string) =>
      run(() => client.leads.editLastMessage.mutate({ ...at, messageId, text }), leadCopy.editFailed),
    remove: (messageId: string) =>
      run(() => client.leads.deleteLastMessage.mutate({ ...at, messageId }), leadCopy.deleteFailed),
    submit: (input: RoundInput) =>
      run(
        () =>
          input.side === 'seller'
            ? client.leads.submitSellerRound.mutate(input.round)
            : client.leads.submitBuyerRound.mutate(input.round),
        leadCopy.roundFailed,
      ),
    terminate: () => run(() => client.leads.terminate.mutate(at), leadCopy.terminateFailed),
    stop: () => run(() => client.leads.stopTurn.mutate(at), leadCopy.stopFailed),
  }
}

export type Operations = ReturnType<typeof useOperations>
