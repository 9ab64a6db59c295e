import type { LeadOrder, LeadPage, LeadSummary } from '../../../../src/leads/list/schema.ts'

/** Whether a response has the shape of a lead page. */
export const isPage = (page: unknown): page is LeadPage =>
  typeof page === 'object' && page !== null && 'leads' in page && Array.isArray(page.leads)

/** The leads of all pages. A lead that moved between two page fetches is listed once, at its first position. */
export function leadsOf(pages: readonly LeadPage[]): LeadSummary[] {
  const leads = new Map<string, LeadSummary>()
  for (const lead of pages.filter(isPage).flatMap((page) => page.leads))
    if (!leads.has(lead.id)) leads.set(lead.id, lead)
  return [...leads.values()]
}

/**
 * The server's order. 'best' sorts by saved rank; unranked leads follow. Equal ranks, and all leads in the default
 * order, are sorted by latest activity.
 */
const compareLeads = (order: LeadOrder) => (a: LeadSummary, b: LeadSummary) => {
  const rank = (lead: LeadSummary) => (order === 'best' ? (lead.bestRank ?? Number.MAX_SAFE_INTEGER) : 0)
  return rank(a) - rank(b) || descending(a.lastActivityAt, b.lastActivityAt) || descending(a.id, b.id)
}
const descending = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0)

interface LeadListUpdate {
  readonly order: LeadOrder
  /** The first page, just fetched. */
  readonly first: LeadPage
  /** Changed rows that may be on other pages, just fetched. */
  readonly rows: readonly LeadSummary[]
}

/**
 * Merges fetched rows into the loaded pages, so that a change doesn't refetch them all. Returns only the first page
 * when the other loaded pages no longer follow it; the list then loads them as it scrolls.
 */
export function mergeLeadPages(
  loadedPages: readonly LeadPage[],
  { order, first, rows }: LeadListUpdate,
): LeadPage[] {
  const loaded = leadsOf(loadedPages)
  const lastLoaded = loaded.at(-1)
  const leads = new Map(loaded.map((lead) => [lead.id, lead]))
  const replacesAll = !isPage(first) || first.next === null || loaded.length <= first.leads.length
  if (!lastLoaded || replacesAll || !restFollows(first, leads, order)) return [first]
  const compare = compareLeads(order)
  const allLoaded = loadedPages.at(-1)?.next === null
  const rowsInRange = rows.filter((lead) => leads.has(lead.id) || allLoaded || compare(lead, lastLoaded) < 0)
  for (const lead of [...rowsInRange, ...first.leads])
    leads.set(lead.id, reuseIfEqual(leads.get(lead.id), lead))
  const merged = [...leads.values()].sort(compare)
  return splitIntoPages(merged, loadedPages, merged.length - loaded.length).map((page) => ({
    ...page,
    total: first.total,
  }))
}

/**
 * Whether the other loaded pages still follow the fetched first page: at least one of its leads is unchanged and no
 * rank has changed. Otherwise more leads changed than one page holds, or the list has been ranked again.
 */
function restFollows(first: LeadPage, loaded: ReadonlyMap<string, LeadSummary>, order: LeadOrder): boolean {
  const before = first.leads.flatMap((lead) => loaded.get(lead.id) ?? [])
  const now = new Map(first.leads.map((lead) => [lead.id, lead]))
  if (order === 'best' && before.some((lead) => now.get(lead.id)?.bestRank !== lead.bestRank)) return false
  return before.some((lead) => now.get(lead.id)?.lastActivityAt === lead.lastActivityAt)
}

/** Keeps the object of an unchanged row, so that its memoized component doesn't render again. */
const reuseIfEqual = (before: LeadSummary | undefined, lead: LeadSummary) =>
  before && JSON.stringify(before) === JSON.stringify(lead) ? before : lead

/** Splits the leads at the loaded pages' sizes. The first page takes the `added` rows. */
function splitIntoPages(
  leads: readonly LeadSummary[],
  loadedPages: readonly LeadPage[],
  added: number,
): LeadPage[] {
  let from = 0
  return loadedPages.map((page, index) => {
    const isLast = index === loadedPages.length - 1
    const to = isLast ? leads.length : from + page.leads.length + (index === 0 ? added : 0)
    const slice = leads.slice(from, to)
    from = to
    return { ...page, leads: slice }
  })
}
