import type { InfiniteData, Query, QueryKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { LeadOrder, LeadPage, LeadSummary } from '../../../../src/leads/list/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { queryClient, trpc } from '../trpc.tsx'
import { leadsOf, mergeLeadPages } from './lead-pages.ts'
import { waitForFetches } from './wait-for-fetches.ts'

/**
 * A live event doesn't refetch every page of a long lead list. A change is either on the first page or in the row that
 * the event names, so both are fetched together and merged into the cached pages. All pages are refetched only when
 * events may have been missed (socket.ts). A list that unmounts keeps only its first page (use-lead-list.ts).
 */

type Utils = ReturnType<typeof trpc.useUtils>
type CachedPages = InfiniteData<LeadPage, string | null>

interface ListInput {
  readonly side: Side
  readonly companyId: string
  readonly listingId: string
  readonly order: LeadOrder
}

const listQueries = () => queryClient.getQueryCache().findAll({ queryKey: getQueryKey(trpc.leads.list) })
const inputOf = <Input>({ queryKey }: Query) => (queryKey as unknown as [unknown, { input: Input }])[1].input
const cachedPages = (queryKey: QueryKey) => queryClient.getQueryData<CachedPages>(queryKey)

/** With more changed rows than this, refetching the pages takes fewer requests. */
const maxRowFetches = 20

const changedLeadIds = new Set<string>()
let listUpdate: Promise<void> | undefined

/** Refetches a changed lead's thread, and updates its row in every list. */
export async function refreshLead(utils: Utils, leadId: string): Promise<void> {
  changedLeadIds.add(leadId)
  // Events that arrive during an update are collected for one further update.
  listUpdate ??= updateLists(utils).finally(() => {
    listUpdate = undefined
  })
  await Promise.all([
    refreshThread(utils, leadId),
    queryClient.invalidateQueries({
      queryKey: getQueryKey(trpc.leads.summary),
      predicate: (query) => inputOf<{ leadId: string }>(query).leadId === leadId,
    }),
    listUpdate,
  ])
}

/** Refetches a lead's thread. */
export async function refreshThread(utils: Utils, leadId: string): Promise<void> {
  // Invalidating a query during its first fetch doesn't start another, and that fetch may predate the event.
  const queryKey = getQueryKey(trpc.leads.get, { leadId }, 'query')
  await waitForFetches(() => queryClient.getQueryCache().findAll({ queryKey, predicate: isFirstFetch }))
  await Promise.all([
    utils.leads.get.invalidate({ leadId }),
    utils.leads.messages.invalidate({ leadId }),
    utils.leads.draft.invalidate({ leadId }),
  ])
}

const isFirstFetch = ({ state }: Query) => state.data === undefined

async function updateLists(utils: Utils): Promise<void> {
  while (changedLeadIds.size > 0) {
    await waitForFetches(listQueries)
    const leadIds = [...changedLeadIds]
    changedLeadIds.clear()
    await Promise.all(
      listQueries().map((list) =>
        list.isActive()
          ? updateList(utils, list, leadIds)
          : queryClient.invalidateQueries({ queryKey: list.queryKey }),
      ),
    )
  }
}

async function updateList(utils: Utils, list: Query, leadIds: readonly string[]): Promise<void> {
  const { queryKey } = list
  const input = inputOf<ListInput>(list)
  const { pages: pagesBefore = [] } = cachedPages(queryKey) ?? {}
  const loadedIds = new Set(leadsOf(pagesBefore).map((lead) => lead.id))
  // Ordered by activity, a changed row that isn't loaded is now on the first page. Ordered by rank, it may be anywhere.
  const rowIds =
    pagesBefore.length > 1 ? leadIds.filter((id) => input.order === 'best' || loadedIds.has(id)) : []
  if (rowIds.length > maxRowFetches) return queryClient.invalidateQueries({ queryKey })
  const fetchRow = (leadId: string) => utils.client.leads.summary.query({ ...input, leadId }).catch(() => [])
  const fetched = await Promise.all([
    utils.client.leads.list.query(input),
    Promise.all(rowIds.map(fetchRow)).then((rows) => rows.flat()),
  ]).catch(() => null)
  await waitForFetches(listQueries)
  const cached = cachedPages(queryKey)
  if (!fetched || !cached) return queryClient.invalidateQueries({ queryKey })
  const [first, rows] = fetched
  const pages = mergeLeadPages(cached.pages, { order: input.order, first, rows })
  queryClient.setQueryData<CachedPages>(queryKey, {
    pages,
    pageParams: cached.pageParams.slice(0, pages.length),
  })
}

/** Patches a lead's cached row in every list, without a request. */
export function patchLeadRow(leadId: string, patch: (lead: LeadSummary) => LeadSummary): void {
  const patchLead = (lead: LeadSummary) => (lead.id === leadId ? patch(lead) : lead)
  for (const { queryKey } of listQueries())
    queryClient.setQueryData<CachedPages>(
      queryKey,
      (cached) =>
        cached && {
          ...cached,
          pages: cached.pages.map((page) => ({ ...page, leads: page.leads.map(patchLead) })),
        },
    )
  // Setting the data of a failed query would clear its error, and a deleted lead would reappear.
  const hasSucceeded = ({ state }: Query) => state.status === 'success'
  queryClient.setQueriesData<LeadSummary>(
    { queryKey: getQueryKey(trpc.leads.summary), predicate: hasSucceeded },
    (lead) => lead && patchLead(lead),
  )
}
