import type { InfiniteData, Query, QueryKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { LeadOrder, LeadPage, LeadSummary } from '../../../../src/leads/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { queryClient, trpc } from '../trpc.tsx'
import { leadsOf, mergeLeadPages } from './lead-pages.ts'
import { waitForFetches } from './wait-for-fetches.ts'

/**
 * A live event never reads a long list again, page after page: what changed is on the first page, or is the row the
 * event names. Both are read at once and put in their places, and nothing else moves. All pages are read again only
 * when events may have been missed (live.ts); a list that is left keeps only its first page (use-leads.ts).
 */

type Api = ReturnType<typeof trpc.useUtils>
type Pages = InfiniteData<LeadPage, string | null>

interface Asked {
  readonly side: Side
  readonly listingId: string
  readonly order: LeadOrder
}

const lists = () => queryClient.getQueryCache().findAll({ queryKey: getQueryKey(trpc.leads.list) })
const askedOf = ({ queryKey }: Query) => (queryKey as [unknown, { input: Asked }])[1].input
const pagesOf = (queryKey: QueryKey) => queryClient.getQueryData<Pages>(queryKey)

/** With more rows than this, reading the pages again is less work. */
const rowsAtMost = 20

const rung = new Set<string>()
let reading: Promise<void> | undefined

/** Something changed in a lead: the talk that shows it and the lists it stands in come up to date. */
export async function refreshLead(api: Api, leadId: string): Promise<void> {
  rung.add(leadId)
  // Events that come meanwhile are answered by one more read.
  reading ??= readRung(api).finally(() => {
    reading = undefined
  })
  await Promise.all([
    refreshThread(api, leadId),
    queryClient.invalidateQueries({
      queryKey: getQueryKey(trpc.leads.summary),
      predicate: ({ queryKey }) =>
        (queryKey as [unknown, { input: { leadId: string } }])[1].input.leadId === leadId,
    }),
    reading,
  ])
}

/** Brings the talk up to date. */
export async function refreshThread(api: Api, leadId: string): Promise<void> {
  // Invalidating a first fetch still on its way would not start another, and it may have been read before the event.
  const queryKey = getQueryKey(trpc.leads.get, { leadId }, 'query')
  await waitForFetches(() => queryClient.getQueryCache().findAll({ queryKey, predicate: isFirst }))
  await api.leads.get.invalidate({ leadId })
}

const isFirst = ({ state }: Query) => state.data === undefined

async function readRung(api: Api): Promise<void> {
  while (rung.size > 0) {
    await waitForFetches(lists)
    const ids = [...rung]
    rung.clear()
    await Promise.all(
      lists().map((list) =>
        list.isActive() ? renew(api, list, ids) : queryClient.invalidateQueries({ queryKey: list.queryKey }),
      ),
    )
  }
}

async function renew(api: Api, list: Query, ids: readonly string[]): Promise<void> {
  const asked = askedOf(list)
  const { pages: before = [] } = pagesOf(list.queryKey) ?? {}
  const known = new Set(leadsOf(before).map((lead) => lead.id))
  // Ordered by activity, a changed row that isn't loaded is now on the first page; ordered by rank, it may be anywhere.
  const elsewhere = before.length > 1 ? ids.filter((id) => asked.order === 'best' || known.has(id)) : []
  if (elsewhere.length > rowsAtMost) return queryClient.invalidateQueries({ queryKey: list.queryKey })
  const row = (leadId: string) => api.client.leads.summary.query({ ...asked, leadId }).catch(() => [])
  const read = await Promise.all([
    api.client.leads.list.query(asked),
    Promise.all(elsewhere.map(row)).then((rows) => rows.flat()),
  ]).catch(() => null)
  await waitForFetches(lists)
  const shown = pagesOf(list.queryKey)
  if (!read || !shown) return queryClient.invalidateQueries({ queryKey: list.queryKey })
  const [first, rows] = read
  const pages = mergeLeadPages(shown.pages, { order: asked.order, first, rows })
  queryClient.setQueryData<Pages>(list.queryKey, {
    pages,
    pageParams: shown.pageParams.slice(0, pages.length),
  })
}

/** Changes a lead's row wherever it is shown. */
export function patchLeadRow(leadId: string, change: (lead: LeadSummary) => LeadSummary): void {
  const changed = (lead: LeadSummary) => (lead.id === leadId ? change(lead) : lead)
  for (const { queryKey } of lists())
    queryClient.setQueryData<Pages>(
      queryKey,
      (shown) =>
        shown && {
          ...shown,
          pages: shown.pages.map((page) => ({ ...page, leads: page.leads.map(changed) })),
        },
    )
  // A lead that was found gone must not come back by this.
  const there = ({ state }: Query) => state.status === 'success'
  queryClient.setQueriesData<LeadSummary>(
    { queryKey: getQueryKey(trpc.leads.summary), predicate: there },
    (lead) => lead && changed(lead),
  )
}
