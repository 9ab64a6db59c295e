import { waitsFor } from '../../../../../src/agreements/policy.ts'
import type { LeadSummary } from '../../../../../src/leads/list/schema.ts'
import { isTerminated } from '../../../../../src/leads/policy.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { StateTag, TimeLeft } from './StateTag.tsx'

/**
 * A match row's negotiation: agreed, a request to cancel what was agreed, a question of one's own assistant, an open proposal with the time left, or how the last
 * one ended.
 */
export function LeadState({ side, lead }: { side: Side; lead: LeadSummary }) {
  const { latestProposal: latest, agreementId, cancelRequestedBy } = lead
  if (cancelRequestedBy) {
    const isOwn = cancelRequestedBy === side
    const { own, other } = proposalCopy.asksToCancel
    return <StateTag kind={isOwn ? 'agreed' : 'proposal'} text={isOwn ? own : other} strong={!isOwn} />
  }
  if (agreementId) return <StateTag kind="agreed" text={proposalCopy.agreed} />
  if (lead.assistantAsks)
    return (
      <>
        <StateTag kind="assistant" text={proposalCopy.assistantAsks(1)} strong />
        {latest?.status === 'open' && <TimeLeft until={latest.validUntil} />}
      </>
    )
  if (!latest || isTerminated(lead)) return null
  if (latest.status === 'open') {
    const waits = waitsFor(latest, side)
    return (
      <>
        <StateTag
          kind="proposal"
          text={waits ? proposalCopy.waitsForYou : proposalCopy.ownOpen}
          strong={waits}
        />
        <TimeLeft until={latest.validUntil} />
      </>
    )
  }
  const { last } = proposalCopy
  return latest.status in last ? (
    <StateTag kind="proposal" text={last[latest.status as keyof typeof last]} />
  ) : null
}
