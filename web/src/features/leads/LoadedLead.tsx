import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { waitsFor } from '../../../../src/agreements/policy.ts'
import type { DraftState } from '../../../../src/leads/drafts/schema.ts'
import { isTerminated, terminationText } from '../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import { otherSide, type Side } from '../../../../src/shared/sides.ts'
import { trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { NegotiationBar } from '../mandates/NegotiationBar.tsx'
import { useProposing } from '../proposals/use-proposing.ts'
import { LeadActions } from './actions/LeadActions.tsx'
import { InputsPane } from './inputs/InputsPane.tsx'
import { LeadPanes, type OpenLeadProps } from './LeadPanes.tsx'
import { mainActionOf } from './main-action.ts'
import { type LeadTab, PhoneTabs } from './PhoneTabs.tsx'
import { useMarkChanges } from './requirements/use-mark-changes.ts'
import { StateBanner } from './StateBanner.tsx'
import { MessageBox } from './thread/MessageBox.tsx'
import { Thread } from './thread/Thread.tsx'
import { useLock } from './use-lock.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useMessageDraft } from './use-message-draft.ts'
import { useOperations } from './use-operations.ts'

const ProposalDialog = lazy(() => import('../proposals/dialog/ProposalDialog.tsx'))

/** How often the page asks whether the assistant is available, in milliseconds. */
const statusMs = 30_000

/** An open lead that is loaded: its thread, what can be done with it, and its side's inputs. */
export function LoadedLead({
  lead,
  draftState,
  ...props
}: OpenLeadProps & { lead: LeadView; draftState?: DraftState }) {
  const { side, summary, phone, compact } = props
  const operations = useOperations(side, lead)
  const draft = useMessageDraft(side, lead, draftState)
  const lock = useLock(side, lead, operations.running ?? (draft.sending ? 'message' : null))
  const locked = lock !== null
  const terminated = isTerminated(lead)
  const [proposing, setProposing] = useProposing(lead)
  /** The option that a counter-proposal starts from. */
  const [option, setOption] = useState(0)
  const [tab, setTab] = useState<LeadTab>('talk')
  const [writing, setWriting] = useState(false)
  const [instructing, setInstructing] = useState(false)
  const changes = useMarkChanges(lead)
  useMarkRead(lead)
  useTerminationAlert(side, lead)

  const main = mainActionOf({
    answering: !terminated && lead.latestProposal !== null && waitsFor(lead.latestProposal, side),
    drafted: Boolean(draft.draft?.text) && !draft.writing,
    writing,
    instructing,
  })
  const status = trpc.status.useQuery(undefined, { refetchInterval: statusMs })
  const propose = useCallback(
    (from = 0) => {
      setOption(from)
      setProposing(true)
    },
    [setProposing],
  )
  const banner = (
    <StateBanner
      side={side}
      lead={lead}
      lock={lock}
      assistantAway={status.data?.assistant === false}
      onStop={() => void operations.stop()}
    />
  )
  const talk = (
    <>
      <Thread
        side={side}
        lead={lead}
        locked={locked}
        draftIsMain={main === 'draft'}
        operations={operations}
        draft={draft}
        onCounter={propose}
      />
      {banner}
      <NegotiationBar side={side} lead={lead} />
      <MessageBox
        lead={lead}
        locked={locked}
        terminated={terminated}
        operations={operations}
        phone={phone}
        // On a phone, the assistant's button is on another tab.
        main={main === 'message' || (phone && main === 'assistant')}
        onWriting={setWriting}
        onPropose={() => propose()}
      />
    </>
  )
  const inputs = (
    <InputsPane
      key={lead.latestRound.id}
      side={side}
      lead={lead}
      locked={locked}
      terminated={terminated}
      draft={draft}
      changes={changes}
      main={phone || main === 'assistant'}
      onTouched={setInstructing}
      submit={async (input) => {
        if (draft.sendAtOnce) {
          if (await operations.submit(input)) setTab('talk')
          return
        }
        // On a phone the pane covers the thread, where the draft appears.
        setTab('talk')
        await draft.write(input)
      }}
      banner={phone && banner}
    />
  )
  const onDetails = () => (phone ? setTab('details') : props.onDetails(summary.id))
  return (
    <LeadPanes
      {...props}
      actions={
        <LeadActions
          side={side}
          lead={lead}
          summary={summary}
          locked={locked}
          operations={operations}
          compact={compact}
          onDetails={onDetails}
        />
      }
      inputs={inputs}
    >
      {phone ? (
        <PhoneTabs
          side={side}
          lead={lead}
          summary={summary}
          tab={tab}
          news={changes.text !== ''}
          onTab={setTab}
          talk={talk}
          inputs={inputs}
        />
      ) : (
        talk
      )}
      <Suspense>
        {proposing && (
          <ProposalDialog side={side} lead={lead} option={option} onClose={() => setProposing(false)} />
        )}
      </Suspense>
    </LeadPanes>
  )
}

/** Shows an alert when the other side terminates the open lead. */
function useTerminationAlert(side: Side, lead: LeadView): void {
  const terminated = lead.terminatedBy.includes(otherSide(side))
  const before = useRef(terminated)
  useEffect(() => {
    if (terminated && !before.current) void showAlert(terminationText(lead))
    before.current = terminated
  }, [terminated, lead])
}
