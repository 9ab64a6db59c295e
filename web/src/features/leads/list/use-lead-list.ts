import { useEffect, useMemo } from 'react'
import type { LeadSummary } from '../../../../../src/leads/list/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { isPage, leadsOf } from '../../../lib/live/lead-pages.ts'
import { trpc } from '../../../lib/trpc.tsx'
import type { ListOf, SortMethod } from './use-sort.ts'

/** The loaded leads of one listing in the chosen order. */
export function useLeadList({ side, companyId, listingId, order }: ListOf & { readonly order: SortMethod }) {
  const utils = trpc.useUtils()
  const query = trpc.leads.list.useInfiniteQuery(
    { side, companyId, listingId, order },
    {
      getNextPageParam: (page) => page?.next,
      // The current list stays visible while another order loads.
      placeholderData: (previous) => previous,
      // Live events update the list and keep the objects of unchanged rows (refresh-leads.ts).
      refetchOnWindowFocus: false,
      structuralSharing: false,
    },
  )
  // On unmount, keeps only the first page, marked as stale: returning shows it at once and refetches only it.
  useEffect(
    () => () =>
      utils.leads.list.setInfiniteData(
        { side, companyId, listingId, order },
        (cached) => cached && { pages: cached.pages.slice(0, 1), pageParams: cached.pageParams.slice(0, 1) },
        { updatedAt: 1 },
      ),
    [utils, side, companyId, listingId, order],
  )
  const pages = query.data?.pages
  const leads = useMemo(() => leadsOf(pages ?? []), [pages])
  const total = query.hasNextPage ? Math.max(pages?.at(-1)?.total ?? 0, leads.length + 1) : leads.length
  return { query, leads, total, invalid: pages !== undefined && !pages.every(isPage) }
}

export type LeadList = ReturnType<typeof useLeadList>

/**
 * The open lead's row, fetched separately while it isn't on a loaded page. Without a `leadId`, or if that lead doesn't
 * exist, it is the list's first. undefined while loading; null when the list is empty.
 */
export function useCurrentLead(
  side: Side,
  listingId: string,
  { query, leads }: LeadList,
  leadId: string | undefined,
): LeadSummary | null | undefined {
  const utils = trpc.useUtils()
  const listed = leads.find((lead) => lead.id === leadId)
  const input = { side, listingId, leadId: leadId ?? '' }
  // Always refetched: a lead that left the list may have been deleted.
  const unlisted = trpc.leads.summary.useQuery(input, {
    enabled: leadId !== undefined && !listed,
    staleTime: 0,
  })
  // Seeds the summary query, so that the thread stays open when the row leaves the loaded pages.
  useEffect(() => {
    if (listed) utils.leads.summary.setData({ side, listingId, leadId: listed.id }, listed)
  }, [utils, side, listingId, listed])

  if (listed) return listed
  if (leadId !== undefined && unlisted.data && !unlisted.isError) return unlisted.data
  if (!query.data || (leadId !== undefined && unlisted.isPending)) return undefined
  return leads[0] ?? null
}
