import type { LeadSummary, LeadView } from '../../../../src/leads/schema.ts'
import type { ProposalView } from '../../../../src/shared/agreements.ts'
import { trpc } from '../../lib/trpc.tsx'

const none: readonly ProposalView[] = []

/** Requests a lead's proposals and agreement together with the lead itself, so that its page opens with one request. */
export function usePrefetchedProposals({ id: leadId, latestProposal, agreementId }: LeadSummary): void {
  trpc.agreements.proposals.useQuery({ leadId }, { enabled: latestProposal !== null })
  trpc.agreements.get.useQuery({ agreementId: agreementId ?? '' }, { enabled: agreementId !== null })
}

/** The lead's proposals, oldest first. Until they have loaded, the latest one, which the lead itself has. */
export function useProposals({ id: leadId, latestProposal: latest }: LeadView) {
  const query = trpc.agreements.proposals.useQuery({ leadId }, { enabled: latest !== null })
  const loaded = query.data ?? none
  const isListed = latest === null || loaded.some(({ id }) => id === latest.id)
  return {
    list: isListed ? loaded : [...loaded, latest],
    failed: query.isLoadingError,
    retry: () => void query.refetch(),
  }
}
