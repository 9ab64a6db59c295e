import { lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { waitsFor } from '../../../../src/agreements/policy.ts'
import type { DraftState } from '../../../../src/leads/drafts/schema.ts'
import type { LeadSummary } from '../../../../src/leads/list/schema.ts'
import { isTerminated, terminationText } from '../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import { otherSide, type Side } from '../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy } from '../../copy/leads.ts'
import { useLeadRoom } from '../../lib/live/socket.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { LineSkeletons } from '../../ui/states/Skeletons.tsx'
import { NegotiationBar } from '../mandates/NegotiationBar.tsx'
import { usePrefetchedProposals } from '../proposals/use-proposals.ts'
import { useProposing } from '../proposals/use-proposing.ts'
import { LeadActions } from './actions/LeadActions.tsx'
import { InputsPane } from './inputs/InputsPane.tsx'
import classes from './LeadPage.module.css'
import { MatchesToggle } from './list/MatchesToggle.tsx'
import { mainActionOf } from './main-action.ts'
import { type LeadTab, PhoneTabs } from './PhoneTabs.tsx'
import { useSendPending } from './pending-messages.ts'
import { useMarkChanges } from './requirements/use-mark-changes.ts'
import { StateBanner } from './StateBanner.tsx'
import { MessageBox } from './thread/MessageBox.tsx'
import { Thread } from './thread/Thread.tsx'
import { ThreadHeading } from './thread/ThreadHeading.tsx'
import { ThreadSkeleton } from './thread/ThreadSkeleton.tsx'
import { useLock } from './use-lock.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useDraftState, useMessageDraft } from './use-message-draft.ts'
import { useOperations } from './use-operations.ts'

const ProposalDialog = lazy(() => import('../proposals/dialog/ProposalDialog.tsx'))

/** How often the page asks whether the assistant is available, in milliseconds. */
const statusMs = 30_000

export interface OpenLeadProps {
  side: Side
  summary: LeadSummary
  phone: boolean
  /** Too narrow for the actions' buttons. */
  compact: boolean
  /** Opens the list, on a phone. */
  onMatches: () => void
  /** The number of matches in the list. */
  matches: number
  onDetails: (id: string) => void
}

/**
 * The centre and right panes: one lead's thread and the side's inputs. Memoized, so that a loaded page of the list
 * doesn't render a long thread again.
 */
export const OpenLead = memo(function OpenLead(props: OpenLeadProps) {
  const { summary } = props
  useLeadRoom(summary.id)
  usePrefetchedProposals(summary)
  useSendPending()
  const lead = trpc.leads.get.useQuery({ leadId: summary.id })
  const draft = useDraftState(summary.id)
  if (lead.data && !draft.isPending) return <Loaded {...props} lead={lead.data} draftState={draft.data} />
  return (
    <Panes
      {...props}
      inputs={
        <div className={classes.paneBody}>
          <LineSkeletons lines={8} />
        </div>
      }
    >
      {lead.error ? (
        <div className={classes.empty}>
          <FailedState text={failureText(lead.error)} onRetry={() => void lead.refetch()} />
        </div>
      ) : (
        <ThreadSkeleton text={leadCopy.loadingThread} />
      )}
    </Panes>
  )
})

interface PanesProps extends OpenLeadProps {
  /** What can be done with the lead, beside its heading. */
  actions?: ReactNode
  /** The right pane; on a phone, a tab of the centre shows it. */
  inputs: ReactNode
  children: ReactNode
}

function Panes({ side, summary, phone, matches, onMatches, actions, inputs, children }: PanesProps) {
  return (
    <>
      <section className={classes.centre}>
        <header className={classes.bar}>
          {phone && <MatchesToggle count={matches} onOpen={onMatches} />}
          <ThreadHeading side={side} lead={summary} phone={phone} />
          {actions}
        </header>
        {children}
      </section>
      {!phone && (
        <aside className={classes.right} aria-label={leadsCopy(side).inputsTitle}>
          {inputs}
        </aside>
      )}
    </>
  )
}

function Loaded({ lead, draftState, ...props }: OpenLeadProps & { lead: LeadView; draftState?: DraftState }) {
  const { side, summary, phone, compact } = props
  const operations = useOperations(side, lead)
  const draft = useMessageDraft(side, lead, draftState)
  const lock = useLock(side, lead, operations.running ?? (draft.sending ? 'message' : null))
  const locked = lock !== null
  const terminated = isTerminated(lead)
  const [proposing, setProposing] = useProposing(lead)
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
  const propose = useCallback(() => setProposing(true), [setProposing])
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
        onPropose={propose}
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
    <Panes
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
        {proposing && <ProposalDialog side={side} lead={lead} onClose={() => setProposing(false)} />}
      </Suspense>
    </Panes>
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
