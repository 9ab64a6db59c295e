import { useRef, useState } from 'react'
import { terminationText } from '../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import { errors } from '../../../../src/shared/errors.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { leadCopy } from '../../copy/leads.ts'
import { isUnreachable } from '../../lib/connection.ts'
import { refreshLead } from '../../lib/live/refresh-leads.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { commitDeferred, deferWithUndo } from '../../ui/messages/undo.ts'
import { keepPending } from './pending-messages.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']
type SellerRound = Parameters<Client['leads']['submitSellerRound']['mutate']>[0]
type BuyerRound = Parameters<Client['leads']['submitBuyerRound']['mutate']>[0]
/** The assistant works only on a round; the page shows another text meanwhile. */
export type RunningOperation = 'message' | 'round'

export type RoundInput = { side: 'seller'; round: SellerRound } | { side: 'buyer'; round: BuyerRound }

/**
 * The operations of an open lead. `running` keeps the page locked until the lead has been refetched, so the server's
 * unlock before that has no effect. Each operation resolves to whether it succeeded; a failure shows an alert and keeps
 * the typed text. A message that doesn't reach the server stays in the thread, to be sent later.
 */
export function useOperations(side: Side, lead: LeadView) {
  const utils = trpc.useUtils()
  const { client } = utils
  const [running, setRunning] = useState<RunningOperation | null>(null)
  /** A text is on its way: the second press of a double click does nothing. */
  const sending = useRef(false)
  const target = { side, leadId: lead.id }

  async function once(work: () => Promise<boolean>): Promise<boolean> {
    if (sending.current) return false
    sending.current = true
    try {
      await commitDeferred()
      return await work()
    } finally {
      sending.current = false
    }
  }

  async function run(
    call: () => Promise<unknown>,
    failureMessage: (reason: string) => string,
    { operation = 'message', keep }: { operation?: RunningOperation; keep?: () => void } = {},
  ): Promise<boolean> {
    setRunning(operation)
    let refreshed: Promise<unknown> | undefined
    try {
      await call()
      return true
    } catch (error) {
      if (isUnreachable(error)) {
        // The refetch would wait for the connection, and the page would stay locked.
        refreshed = Promise.resolve()
        if (keep) {
          keep()
          return true
        }
      }
      const code = appCode(error)
      if (code === 'UNAVAILABLE') void utils.status.invalidate()
      if (code === 'LEAD_LOCKED') void showAlert(errors.LEAD_LOCKED.message)
      else if (code === 'LEAD_TERMINATED') void showAlert(terminationText(lead))
      else {
        const message = failureMessage(failureText(error))
        void showAlert(code === 'NO_SESSION' ? `${message} ${leadCopy.kept}` : message)
      }
      return false
    } finally {
      await (refreshed ?? refreshLead(utils, lead.id))
      setRunning(null)
    }
  }

  return {
    running,
    send: (text: string, files: readonly { url: string }[] = []) => {
      const message = {
        ...{ id: crypto.randomUUID(), ...target, text, refusal: null },
        files: files.map(({ url }) => ({ url })),
      }
      return once(() =>
        run(
          () =>
            client.leads.sendMessage.mutate({ ...target, text, files: message.files, messageId: message.id }),
          leadCopy.messageFailed,
          { keep: () => keepPending(message) },
        ),
      )
    },
    edit: (messageId: string, text: string) =>
      run(() => client.leads.editLastMessage.mutate({ ...target, messageId, text }), leadCopy.editFailed),
    remove: (messageId: string) => {
      const input = { ...target, messageId }
      return deferWithUndo({
        key: messageId,
        text: leadCopy.deleted,
        commit: () => run(() => client.leads.deleteLastMessage.mutate(input), leadCopy.deleteFailed),
        call: { path: 'leads.deleteLastMessage', input },
      })
    },
    submit: (input: RoundInput) =>
      once(() =>
        run(
          () =>
            input.side === 'seller'
              ? client.leads.submitSellerRound.mutate(input.round)
              : client.leads.submitBuyerRound.mutate(input.round),
          leadCopy.roundFailed,
          { operation: 'round' },
        ),
      ),
    terminate: () =>
      deferWithUndo({
        key: lead.id,
        text: leadCopy.ending,
        commit: () => run(() => client.leads.terminate.mutate(target), leadCopy.terminateFailed),
        call: { path: 'leads.terminate', input: target },
      }),
    stop: () => run(() => client.leads.stopTurn.mutate(target), leadCopy.stopFailed),
  }
}

export type Operations = ReturnType<typeof useOperations>
