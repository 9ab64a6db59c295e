import { useEffect, useMemo } from 'react'
import type { LeadSummary } from '../../../../../src/leads/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { isPage, leadsOf } from '../../../lib/live/lead-pages.ts'
import { trpc } from '../../../lib/trpc.tsx'
import type { SortMethod } from './use-sort.ts'

/** The leads of one listing in the chosen order, as many pages as were reached. */
export function useLeadList(side: Side, listingId: string, order: SortMethod) {
  const utils = trpc.useUtils()
  const query = trpc.leads.list.useInfiniteQuery(
    { side, listingId, order },
    {
      getNextPageParam: (page) => page?.next,
      // While another order loads, the list stays as it was.
      placeholderData: (before) => before,
      // Live events keep it fresh (refresh-leads.ts), and unchanged rows the same objects.
      refetchOnWindowFocus: false,
      structuralSharing: false,
    },
  )
  // Whoever comes back sees the first page at once, and only that is read again.
  useEffect(
    () => () =>
      utils.leads.list.setInfiniteData(
        { side, listingId, order },
        (left) => left && { pages: left.pages.slice(0, 1), pageParams: left.pageParams.slice(0, 1) },
        { updatedAt: 1 },
      ),
    [utils, side, listingId, order],
  )
  const pages = query.data?.pages
  const leads = useMemo(() => leadsOf(pages ?? []), [pages])
  const total = query.hasNextPage ? Math.max(pages?.at(-1)?.total ?? 0, leads.length + 1) : leads.length
  return { query, leads, total, invalid: pages !== undefined && !pages.every(isPage) }
}

export type LeadList = ReturnType<typeof useLeadList>

/**
 * The open lead as its list's row, also while it isn't among the loaded pages; without a `leadId` the list's first.
 * undefined while that isn't known yet, null where there is none.
 */
export function useCurrentLead(
  side: Side,
  listingId: string,
  { query, leads }: LeadList,
  leadId: string | undefined,
): LeadSummary | null | undefined {
  const utils = trpc.useUtils()
  const listed = leads.find((lead) => lead.id === leadId)
  const asked = { side, listingId, leadId: leadId ?? '' }
  // A row that has left the list is always asked for, whatever the cache has: the lead may be gone.
  const apart = trpc.leads.summary.useQuery(asked, {
    enabled: leadId !== undefined && !listed,
    staleTime: 0,
  })
  // Kept for the moment it leaves the loaded pages, so that its talk stays open without a gap.
  useEffect(() => {
    if (listed) utils.leads.summary.setData({ side, listingId, leadId: listed.id }, listed)
  }, [utils, side, listingId, listed])

  if (listed) return listed
  if (leadId !== undefined && apart.data && !apart.isError) return apart.data
  if (!query.data || (leadId !== undefined && apart.isPending)) return undefined
  return leads[0] ?? null
}
