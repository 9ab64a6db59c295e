import { activeLock, isTerminated, type LeadState } from '../leads/policy.ts'
import type { ErrorCode } from '../shared/errors.ts'
import type { ProposalView } from '../shared/proposals/agreements.ts'
import type { Side } from '../shared/sides.ts'

/**
 * What may be done with proposals and agreements. The server throws the refusals; pages disable or explain their buttons
 * by them. Pure, and safe in browsers.
 */

/** What the rules read of a lead. */
export interface NegotiationState extends LeadState {
  /** The agreement in force. */
  readonly agreementId: string | null
}

type Proposal = Pick<ProposalView, 'id' | 'side' | 'status'>

/** Whether a side has to answer this proposal. */
export const waitsFor = (proposal: Pick<Proposal, 'side' | 'status'>, side: Side): boolean =>
  proposal.status === 'open' && proposal.side !== side

/** For every write to a negotiation, by either side. */
function writeRefusal(lead: NegotiationState, now: Date): ErrorCode | null {
  if (isTerminated(lead)) return 'LEAD_TERMINATED'
  if (lead.agreementId) return 'AGREEMENT_EXISTS'
  return activeLock(lead, now) ? 'LEAD_LOCKED' : null
}

/** For letting the assistants negotiate, by either side. */
export const startRefusal = (lead: NegotiationState): ErrorCode | null =>
  isTerminated(lead) ? 'LEAD_TERMINATED' : lead.agreementId ? 'AGREEMENT_EXISTS' : null

/** Why a proposal can't be answered or withdrawn any more. */
const closedRefusal = ({ status }: Pick<Proposal, 'status'>): ErrorCode | null =>
  status === 'open' ? null : status === 'expired' ? 'PROPOSAL_EXPIRED' : 'PROPOSAL_CLOSED'

/**
 * A side may propose at any time. It replaces its own open proposal; the other side's open one must be `answered`.
 * `latest` is the lead's latest proposal: no earlier one can be open.
 */
export function proposeRefusal(
  lead: NegotiationState,
  { latest, answered }: { latest: Proposal | null; answered: Proposal | null },
  side: Side,
  now: Date,
): ErrorCode | null {
  if (answered?.side === side) return 'FORBIDDEN'
  const refusal = writeRefusal(lead, now) ?? (answered && closedRefusal(answered))
  if (refusal) return refusal
  return latest && waitsFor(latest, side) && latest.id !== answered?.id ? 'PROPOSAL_CLOSED' : null
}

/** Only the proposal's own side may withdraw it. */
export const withdrawRefusal = (
  lead: NegotiationState,
  proposal: Proposal,
  side: Side,
  now: Date,
): ErrorCode | null =>
  proposal.side === side ? (writeRefusal(lead, now) ?? closedRefusal(proposal)) : 'FORBIDDEN'

/** For accepting and declining: only the other side may. */
export const answerRefusal = (
  lead: NegotiationState,
  proposal: Proposal,
  side: Side,
  now: Date,
): ErrorCode | null =>
  proposal.side === side ? 'FORBIDDEN' : (writeRefusal(lead, now) ?? closedRefusal(proposal))
