import { useMemo } from 'react'
import type { LeadSummary } from '../../../../src/leads/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { trpc } from '../../lib/trpc.tsx'
import type { SortMethod } from './use-sort.ts'

/** Best first by the saved order; what isn't in it follows, latest activity first as served. */
function inOrder(leads: readonly LeadSummary[], method: SortMethod): readonly LeadSummary[] {
  if (method === 'default') return leads
  const place = ({ bestRank }: LeadSummary) => bestRank ?? Number.POSITIVE_INFINITY
  return [...leads].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}

/** The leads of one listing, in the chosen order. */
export function useLeads(side: Side, listingId: string, method: SortMethod) {
  const query = trpc.leads.list.useQuery({ side, listingId })
  const leads = useMemo(
    () => (Array.isArray(query.data) ? inOrder(query.data, method) : []),
    [query.data, method],
  )
  return { query, leads, invalid: query.data !== undefined && !Array.isArray(query.data) }
}
