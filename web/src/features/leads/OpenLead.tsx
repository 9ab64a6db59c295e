import { Drawer } from '@mantine/core'
import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import { isTerminated, terminationText } from '../../../../src/leads/policy.ts'
import type { DraftState, LeadSummary, LeadView } from '../../../../src/leads/schema.ts'
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
import { InputsPane } from './inputs/InputsPane.tsx'
import type { Drafts } from './inputs/use-drafts.ts'
import classes from './LeadPage.module.css'
import { type PaneName, PaneToggle } from './PaneToggle.tsx'
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
  drafts: Drafts
  phone: boolean
  pane: PaneName | null
  onPane: (pane: PaneName | null) => void
  /** The number of matches in the list. */
  matches: number
  onDetails: (id: string) => void
}

/**
 * The centre and right panes: one lead's thread and the side's inputs. Memoized, so that a loaded page of the list
 * doesn't render a long thread again.
 */
export const OpenLead = memo(function OpenLead(props: OpenLeadProps) {
  const { side, summary, phone, onPane, matches, onDetails } = props
  useLeadRoom(summary.id)
  usePrefetchedProposals(summary)
  const lead = trpc.leads.get.useQuery({ leadId: summary.id })
  const draft = useDraftState(summary.id)
  if (lead.data && !draft.isPending) return <Loaded {...props} lead={lead.data} draftState={draft.data} />
  return (
    <>
      <section className={classes.centre}>
        <header className={classes.bar}>
          {phone && <PaneToggle name="matches" count={matches} onOpen={onPane} />}
          <ThreadHeading side={side} lead={summary} onDetails={() => onDetails(summary.id)} />
        </header>
        {lead.error ? (
          <div className={classes.empty}>
            <FailedState text={failureText(lead.error)} onRetry={() => void lead.refetch()} />
          </div>
        ) : (
          <ThreadSkeleton text={leadCopy.loadingThread} />
        )}
      </section>
      {!phone && (
        <aside className={classes.right} aria-label={leadsCopy(side).inputsTitle}>
          <div className={classes.paneBody}>
            <LineSkeletons lines={8} />
          </div>
        </aside>
      )}
    </>
  )
})

function Loaded({ lead, draftState, ...props }: OpenLeadProps & { lead: LeadView; draftState?: DraftState }) {
  const { side, summary, drafts, phone, pane, onPane } = props
  const operations = useOperations(side, lead)
  const draft = useMessageDraft(side, lead, draftState)
  const lock = useLock(side, lead, operations.running ?? (draft.sending ? 'message' : null))
  const terminated = isTerminated(lead)
  const [proposing, setProposing] = useProposing(lead)
  useMarkRead(lead)
  useTerminationAlert(side, lead)

  const status = trpc.status.useQuery(undefined, { refetchInterval: statusMs })
  const banner = (
    <StateBanner
      side={side}
      lead={lead}
      lock={lock}
      assistantAway={status.data?.assistant === false}
      onStop={() => void operations.stop()}
    />
  )
  const inputs = (
    <InputsPane
      key={lead.latestRound.id}
      side={side}
      lead={lead}
      drafts={drafts}
      locked={lock !== null}
      terminated={terminated}
      draft={draft}
      submit={async (input) => {
        if (draft.sendAtOnce) {
          if (await operations.submit(input)) onPane(null)
          return
        }
        // On a phone the pane covers the thread, where the draft appears.
        onPane(null)
        await draft.write(input)
      }}
      banner={phone && banner}
    />
  )
  return (
    <>
      <section className={classes.centre}>
        <header className={classes.bar}>
          {phone && <PaneToggle name="matches" count={props.matches} onOpen={onPane} />}
          <ThreadHeading side={side} lead={summary} onDetails={() => props.onDetails(summary.id)} />
          {phone && <PaneToggle name="inputs" onOpen={onPane} />}
        </header>
        <Thread
          side={side}
          lead={lead}
          locked={lock !== null}
          operations={operations}
          draft={draft}
          onCounter={() => setProposing(true)}
        />
        {banner}
        <NegotiationBar side={side} lead={lead} />
        <MessageBox
          side={side}
          lead={lead}
          drafts={drafts}
          locked={lock !== null}
          terminated={terminated}
          operations={operations}
          onPropose={() => setProposing(true)}
        />
        <Suspense>
          {proposing && <ProposalDialog side={side} lead={lead} onClose={() => setProposing(false)} />}
        </Suspense>
      </section>
      {phone ? (
        <Drawer
          opened={pane === 'inputs'}
          onClose={() => onPane(null)}
          position="right"
          title={leadsCopy(side).inputsTitle}
          size="92%"
          padding={0}
          classNames={{ header: classes.drawerHeader, body: classes.drawerBody }}
          closeButtonProps={{ 'aria-label': 'Close' }}
        >
          {inputs}
        </Drawer>
      ) : (
        <aside className={classes.right} aria-label={leadsCopy(side).inputsTitle}>
          {inputs}
        </aside>
      )}
    </>
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
