import { memo } from 'react'
import { leadCopy } from '../../copy/leads.ts'
import { useLeadRoom } from '../../lib/live/socket.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { LineSkeletons } from '../../ui/states/Skeletons.tsx'
import { usePrefetchedProposals } from '../proposals/use-proposals.ts'
import classes from './LeadPage.module.css'
import { LeadPanes, type OpenLeadProps } from './LeadPanes.tsx'
import { LoadedLead } from './LoadedLead.tsx'
import { useSendPending } from './pending-messages.ts'
import { ThreadSkeleton } from './thread/ThreadSkeleton.tsx'
import { useDraftState } from './use-message-draft.ts'

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
  if (lead.data && !draft.isPending) return <LoadedLead {...props} lead={lead.data} draftState={draft.data} />
  return (
    <LeadPanes
      {...props}
      inputs={
        <div className={classes.paneBody}>
          <LineSkeletons lines={8} />
        </div>
      }
    >
      {lead.error ? (
        <div className={classes.empty}>
          <FailedState isPage text={failureText(lead.error)} onRetry={() => void lead.refetch()} />
        </div>
      ) : (
        <ThreadSkeleton text={leadCopy.loadingThread} />
      )}
    </LeadPanes>
  )
})
