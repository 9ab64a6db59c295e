import { useRef, useState } from 'react'
import type { DraftState } from '../../../../src/leads/drafts/schema.ts'
import { terminationText } from '../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import { errors } from '../../../../src/shared/errors.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { leadCopy } from '../../copy/leads.ts'
import { refreshLead } from '../../lib/live/refresh-leads.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import type { RoundInput } from './use-operations.ts'

/** How often the page looks for a draft that is being written for another tab, or before a reload, in milliseconds. */
const pollMs = 2_000
/** When the page asks for the draft that it has just requested, in milliseconds. */
const storedMs = 500
/** After this time without a text the assistant's process has ended, in milliseconds. */
const lostMs = 90_000

const noDraft: DraftState = { draft: null, version: 0, sendAtOnce: false }

/** Reads the draft of the viewer's side. */
export const useDraftState = (leadId: string) =>
  trpc.leads.draft.useQuery(
    { leadId },
    { refetchInterval: ({ state }) => (state.data && isBeingWritten(state.data) ? pollMs : false) },
  )

export const isBeingWritten = ({ draft }: DraftState): boolean =>
  draft !== null && draft.text === null && !draft.failed && !isLost(draft.createdAt)

const isLost = (createdAt: string) => Date.now() - Date.parse(createdAt) > lostMs

/** The draft of the viewer's side in an open lead, with its operations. A failure shows an alert and keeps everything. */
export function useMessageDraft(side: Side, lead: LeadView, state: DraftState = noDraft) {
  const utils = trpc.useUtils()
  const { client } = utils
  const [running, setRunning] = useState<'writing' | 'sending' | null>(null)
  /** The person has read why this draft failed. */
  const [alerted, setAlerted] = useState(false)
  /** The choice to send at once while it is being saved. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const dropped = useRef(false)
  /** Known at once, unlike the state: the second press of a double click does nothing. */
  const busy = useRef(false)
  const target = { side, leadId: lead.id }

  async function run(operation: typeof running, call: () => Promise<unknown>): Promise<boolean> {
    if (operation && busy.current) return false
    if (operation) busy.current = true
    setRunning(operation)
    try {
      await call()
      return true
    } catch (error) {
      setAlerted(true)
      const code = appCode(error)
      // The person has dropped the draft while it was being written.
      if (code === 'CONFLICT' && dropped.current) return false
      if (code === 'UNAVAILABLE') void utils.status.invalidate()
      if (code === 'LEAD_LOCKED') void showAlert(errors.LEAD_LOCKED.message)
      else if (code === 'LEAD_TERMINATED') void showAlert(terminationText(lead))
      else {
        const message = leadCopy.draftFailed(operation ?? 'sending', failureText(error))
        void showAlert(code === 'NO_SESSION' ? `${message} ${leadCopy.kept}` : message)
      }
      return false
    } finally {
      if (operation) busy.current = false
      await Promise.all([
        utils.leads.draft.invalidate({ leadId: lead.id }),
        operation === 'sending' && refreshLead(utils, lead.id),
      ])
      setRunning(null)
    }
  }

  return {
    ...state,
    sendAtOnce: chosen ?? state.sendAtOnce,
    writing: running === 'writing' || isBeingWritten(state),
    sending: running === 'sending',
    /** The assistant couldn't write the draft, and the person doesn't know yet. */
    failed: state.draft !== null && state.draft.text === null && !isBeingWritten(state) && !alerted,
    write: (input: RoundInput) => {
      setAlerted(false)
      dropped.current = false
      // By then the server has stored the draft, so that it can be dropped before it is complete.
      setTimeout(() => void utils.leads.draft.invalidate({ leadId: lead.id }), storedMs)
      return run('writing', () => client.leads.draftRound.mutate(input))
    },
    send: (draftId: string, text: string) =>
      run('sending', () =>
        client.leads.sendDraft.mutate({ ...target, draftId, text, version: state.version }),
      ),
    edit: (draftId: string, text: string) =>
      run(null, () => client.leads.editDraft.mutate({ ...target, draftId, text })),
    drop: (draftId: string) => {
      dropped.current = true
      return run(null, () => client.leads.dropDraft.mutate({ ...target, draftId }))
    },
    setSendAtOnce: async (sendAtOnce: boolean) => {
      setChosen(sendAtOnce)
      await run(null, () => client.leads.setSendAtOnce.mutate({ ...target, sendAtOnce }))
      setChosen(null)
    },
  }
}

export type MessageDraft = ReturnType<typeof useMessageDraft>
