import { useMemo } from 'react'
import type { Side } from '../../../../src/shared/sides.ts'
import { trpc } from '../../lib/trpc.tsx'
import type { SortMethod } from './use-sort.ts'

/** The leads of one listing, in the chosen order. */
export function useLeads(side: Side, listingId: string, order: SortMethod) {
  const query = trpc.leads.list.useInfiniteQuery(
    { side, listingId, order },
    { getNextPageParam: (page) => page.next },
  )
  const pages = query.data?.pages
  const invalid = pages?.some((page) => !Array.isArray(page?.leads)) ?? false
  const leads = useMemo(() => (invalid ? [] : (pages ?? []).flatMap((page) => page.leads)), [pages, invalid])
  return { query, leads, total: pages?.[0]?.total ?? 0, invalid }
}
