import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { LeadSummary } from '../../../../../src/leads/list/schema.ts'
import type { LeadList } from './use-lead-list.ts'

/** The next page is fetched when fewer than this many loaded rows are left below the rendered ones. */
const prefetchRows = 30
/** The height in px of a row whose name takes one line, and of each further line. */
export const singleLineRowHeight = 141.5
const lineHeight = 22
/** Longer names usually take two lines. A wrong estimate is corrected when the row is measured. */
const maxSingleLineName = 26

type Rows = Virtualizer<HTMLDivElement, Element>

/**
 * The virtual rows of a lead list: one for each lead in total, loaded or not. Fetches further pages as the list scrolls.
 * `shouldRender` says whether a loaded row is worth rendering now.
 */
export function useVirtualRows(
  { query, leads, total }: LeadList,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const scrollSpeed = useScrollSpeed('height')
  const getItemKey = useCallback((index: number) => leads[index]?.id ?? index, [leads])
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const nameLength = leads[index]?.counterpart.listingName.length ?? 0
      return singleLineRowHeight + (nameLength > maxSingleLineName ? lineHeight : 0)
    },
    getItemKey,
    overscan: 6,
    onChange: scrollSpeed.onChange,
  })
  const { hasNextPage, isFetching, isFetchNextPageError, dataUpdatedAt, fetchNextPage } = query
  const lastRendered = rows.getVirtualItems().at(-1)?.index ?? 0
  const needsNextPage =
    hasNextPage && !isFetching && !isFetchNextPageError && lastRendered + prefetchRows >= leads.length
  // TanStack Query drops a page that is requested during a refetch of all pages; `dataUpdatedAt` requests it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (needsNextPage) void fetchNextPage({ cancelRefetch: false })
  }, [needsNextPage, dataUpdatedAt, fetchNextPage])
  useScrollAnchor(rows, leads, scroller)
  return { rows, shouldRender: scrollSpeed.shouldRender }
}

/**
 * Skips rendering rows or columns during fast scrolling, which is more than a third of the scrolled element per frame: such
 * rows can't be read, and are rendered when scrolling slows down. A slow machine has fewer frames, so it skips more rows and
 * stays responsive.
 */
export function useScrollSpeed(extent: 'height' | 'width') {
  const state = useRef({
    offset: 0,
    movedFar: false,
    fast: false,
    renderedBefore: new Set<string>(),
    rendered: new Set<string>(),
  })
  return {
    onChange({ scrollOffset, scrollRect, isScrolling }: Rows) {
      const offset = scrollOffset ?? 0
      // A change without movement, such as a measured row, says nothing about the speed.
      if (isScrolling && offset === state.current.offset) return
      const distance = Math.abs(offset - state.current.offset)
      const movedFar = isScrolling && distance > (scrollRect?.[extent] ?? 0) / 3
      // A single jump, to the end or to a row, isn't fast scrolling.
      const fast = movedFar && state.current.movedFar
      const { renderedBefore, rendered } = state.current
      state.current = {
        offset,
        movedFar,
        fast,
        renderedBefore: rendered.size > 0 ? rendered : renderedBefore,
        rendered: new Set(),
      }
    },
    /** Also true for rows that are rendered already, so that they don't disappear. */
    shouldRender(leadId: string): boolean {
      const { fast, renderedBefore, rendered } = state.current
      if (!fast || renderedBefore.has(leadId)) rendered.add(leadId)
      return rendered.has(leadId)
    },
  }
}

/** Keeps the visible rows in place when rows above them are added or moved, unless the list is scrolled to its top. */
function useScrollAnchor(
  rows: Rows,
  leads: readonly LeadSummary[],
  scroller: RefObject<HTMLDivElement | null>,
): void {
  const previous = useRef<{ leads: readonly LeadSummary[]; starts: ReadonlyMap<unknown, number> }>(null)
  useLayoutEffect(() => {
    // The virtualizer knows the scroll offset; reading it from the element would force a layout.
    const isScrolled = (rows.scrollOffset ?? 0) > lineHeight
    if (previous.current && previous.current.leads !== leads && isScrolled) {
      const { starts } = previous.current
      const shifts = leads.flatMap((lead, index) => {
        const from = starts.get(lead.id)
        const to = rows.measurementsCache[index]?.start
        return from === undefined || to === undefined ? [] : [to - from]
      })
      // The median: most visible rows shift alike, and a row that moved elsewhere shouldn't count.
      const shift = shifts.sort((a, b) => a - b)[shifts.length >> 1]
      if (shift) scroller.current?.scrollBy({ top: shift, behavior: 'instant' })
    }
    const starts = new Map(rows.getVirtualItems().map((item) => [item.key, item.start]))
    previous.current = { leads, starts }
  })
}
