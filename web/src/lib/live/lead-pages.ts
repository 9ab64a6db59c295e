import type { LeadOrder, LeadPage, LeadSummary } from '../../../../src/leads/schema.ts'

/** What is loaded of a lead list, kept true without reading all of it again. */

/** Whether an answer has the shape of a page. */
export const isPage = (page: unknown): page is LeadPage =>
  typeof page === 'object' && page !== null && 'leads' in page && Array.isArray(page.leads)

/** Each lead once: one that moved between two pages' reads stands where it came first. */
export function leadsOf(pages: readonly LeadPage[]): LeadSummary[] {
  const leads = new Map<string, LeadSummary>()
  for (const lead of pages.filter(isPage).flatMap((page) => page.leads))
    if (!leads.has(lead.id)) leads.set(lead.id, lead)
  return [...leads.values()]
}

/** As the server orders: best first by the saved ranks; what has none after it, latest activity first. */
const inOrder = (order: LeadOrder) => (a: LeadSummary, b: LeadSummary) => {
  const rank = (lead: LeadSummary) => (order === 'best' ? (lead.bestRank ?? Number.MAX_SAFE_INTEGER) : 0)
  return rank(a) - rank(b) || descending(a.lastActivityAt, b.lastActivityAt) || descending(a.id, b.id)
}
const descending = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0)

interface Fresh {
  readonly order: LeadOrder
  /** The first page as it is now. */
  readonly first: LeadPage
  /** Rows that changed elsewhere. */
  readonly rows: readonly LeadSummary[]
}

/** The loaded pages with what is fresh in its place; only the first page where the rest no longer joins it. */
export function mergeLeadPages(shown: readonly LeadPage[], { order, first, rows }: Fresh): LeadPage[] {
  const loaded = leadsOf(shown)
  const last = loaded.at(-1)
  const leads = new Map(loaded.map((lead) => [lead.id, lead]))
  const whole = !isPage(first) || first.next === null || loaded.length <= first.leads.length
  if (!last || whole || !joins(first, leads, order)) return [first]
  const compare = inOrder(order)
  const complete = shown.at(-1)?.next === null
  const placed = rows.filter((lead) => leads.has(lead.id) || complete || compare(lead, last) < 0)
  for (const lead of [...placed, ...first.leads]) leads.set(lead.id, kept(leads.get(lead.id), lead))
  const all = [...leads.values()].sort(compare)
  return cut(all, shown, all.length - loaded.length).map((page) => ({ ...page, total: first.total }))
}

/**
 * Whether the rest that is loaded still follows the fresh first page: some lead of that page is unchanged, and no rank
 * has changed. Otherwise more has changed than fits one page, or all was ranked anew.
 */
function joins(first: LeadPage, known: ReadonlyMap<string, LeadSummary>, order: LeadOrder): boolean {
  const before = first.leads.flatMap((lead) => known.get(lead.id) ?? [])
  const now = new Map(first.leads.map((lead) => [lead.id, lead]))
  if (order === 'best' && before.some((lead) => now.get(lead.id)?.bestRank !== lead.bestRank)) return false
  return before.some((lead) => now.get(lead.id)?.lastActivityAt === lead.lastActivityAt)
}

/** An unchanged row stays the same object, so that it isn't drawn again. */
const kept = (before: LeadSummary | undefined, lead: LeadSummary) =>
  before && JSON.stringify(before) === JSON.stringify(lead) ? before : lead

/** Cut into pages as before; the first takes what is new. */
function cut(all: readonly LeadSummary[], shown: readonly LeadPage[], more: number): LeadPage[] {
  let from = 0
  return shown.map((page, at) => {
    const to = at === shown.length - 1 ? all.length : from + page.leads.length + (at === 0 ? more : 0)
    const leads = all.slice(from, to)
    from = to
    return { ...page, leads }
  })
}
