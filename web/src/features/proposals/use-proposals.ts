import { useMemo } from 'react'
import type { LeadSummary } from '../../../../src/leads/list/schema.ts'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import type { ProposalView } from '../../../../src/shared/proposals/agreements.ts'
import { trpc } from '../../lib/trpc.tsx'

const none: readonly ProposalView[] = []

/** Requests a lead's proposals and agreement together with the lead itself, so that its page opens with one request. */
export function usePrefetchedProposals({ id: leadId, latestProposal, agreementId }: LeadSummary): void {
  useProposalPages(leadId, latestProposal !== null)
  trpc.agreements.get.useQuery({ agreementId: agreementId ?? '' }, { enabled: agreementId !== null })
}

/** Proposals are numbered from 1, so a page that begins with another number isn't the first one. */
const useProposalPages = (leadId: string, enabled: boolean) =>
  trpc.agreements.proposals.useInfiniteQuery(
    { leadId },
    { enabled, getNextPageParam: ([first]) => (first && first.number > 1 ? first.number : undefined) },
  )

/** The lead's latest proposals, oldest first. Until they have loaded, the latest one, which the lead itself has. */
export function useProposals({ id: leadId, latestProposal: latest }: LeadView) {
  const query = useProposalPages(leadId, latest !== null)
  const pages = query.data?.pages
  const loaded = useMemo(() => pages?.toReversed().flat() ?? none, [pages])
  const isListed = latest === null || loaded.some(({ id }) => id === latest.id)
  return {
    list: isListed ? loaded : [...loaded, latest],
    hasEarlier: query.hasNextPage,
    fetchEarlier: query.fetchNextPage,
    isFetching: query.isFetchingNextPage,
    failed: query.isLoadingError,
    retry: () => void query.refetch(),
  }
}
