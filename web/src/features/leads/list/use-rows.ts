import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { LeadSummary } from '../../../../../src/leads/schema.ts'
import type { Leads } from './use-leads.ts'

/** A page is asked for when this many rows are left below those that are drawn. */
const ahead = 30
/** The height of a row whose name takes one line, and of each further line. */
export const oneLine = 95
const line = 22
/** A name that is longer takes two lines, mostly; a wrong guess is measured when the row is drawn. */
const shortName = 34

type Rows = Virtualizer<HTMLDivElement, Element>

/**
 * The virtual rows of a lead list: as many as there are in all, whether they are loaded or not. `drawn` says whether
 * a row is worth drawing.
 */
export function useRows({ query, leads, total }: Leads, scroller: RefObject<HTMLDivElement | null>) {
  const pace = usePace()
  const keyOf = useCallback((at: number) => leads[at]?.id ?? at, [leads])
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => oneLine + ((leads[at]?.counterpart.listingName.length ?? 0) > shortName ? line : 0),
    getItemKey: keyOf,
    overscan: 6,
    onChange: pace.heed,
  })
  const { hasNextPage, isFetching, isFetchNextPageError, dataUpdatedAt, fetchNextPage } = query
  const drawnTo = rows.getVirtualItems().at(-1)?.index ?? 0
  const wanted = hasNextPage && !isFetching && !isFetchNextPageError && drawnTo + ahead >= leads.length
  // A page asked for during a refetch of all never comes: it is asked for again after that (`dataUpdatedAt`).
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (wanted) void fetchNextPage({ cancelRefetch: false })
  }, [wanted, dataUpdatedAt, fetchNextPage])
  useKeptPlace(rows, leads, scroller)
  return { rows, drawn: pace.drawn }
}

/**
 * Rows that fly past (by more than a third of the list's height from frame to frame) can't be read: they are drawn
 * once scrolling slows down. A slow machine has fewer frames, so skips more, and keeps up with the hand.
 */
function usePace() {
  const pace = useRef({
    offset: 0,
    far: false,
    hasty: false,
    before: new Set<string>(),
    now: new Set<string>(),
  })
  return {
    heed({ scrollOffset, scrollRect, isScrolling }: Rows) {
      const offset = scrollOffset ?? 0
      // A change without movement (a row was measured) says nothing about the pace.
      if (isScrolling && offset === pace.current.offset) return
      const far = isScrolling && Math.abs(offset - pace.current.offset) > (scrollRect?.height ?? 0) / 3
      // A single jump, to the end or to a row, is no haste.
      const hasty = far && pace.current.far
      const { before, now } = pace.current
      pace.current = { offset, far, hasty, before: now.size > 0 ? now : before, now: new Set() }
    },
    /** What was drawn stays drawn. */
    drawn(leadId: string): boolean {
      const { hasty, before, now } = pace.current
      if (!hasty || before.has(leadId)) now.add(leadId)
      return now.has(leadId)
    },
  }
}

/** Rows that come or move above what is looked at don't push it away; who is at the top sees them come. */
function useKeptPlace(
  rows: Rows,
  leads: readonly LeadSummary[],
  scroller: RefObject<HTMLDivElement | null>,
): void {
  const before = useRef<{ leads: readonly LeadSummary[]; starts: ReadonlyMap<unknown, number> }>(null)
  useLayoutEffect(() => {
    // The virtualizer knows the place; asking the element would lay out the page.
    if (before.current && before.current.leads !== leads && (rows.scrollOffset ?? 0) > line) {
      const { starts } = before.current
      const shifts = leads.flatMap((lead, at) => {
        const from = starts.get(lead.id)
        const to = rows.measurementsCache[at]?.start
        return from === undefined || to === undefined ? [] : [to - from]
      })
      // Most of what is in sight moves alike; a row that goes elsewhere doesn't count.
      const shift = shifts.sort((a, b) => a - b)[shifts.length >> 1]
      if (shift) scroller.current?.scrollBy({ top: shift, behavior: 'instant' })
    }
    const starts = new Map(rows.getVirtualItems().map((item) => [item.key, item.start]))
    before.current = { leads, starts }
  })
}

/** Arrow keys, Home and End walk through the rows, also to such as must be loaded first. */
export function useWalk(rows: Rows, count: number, scroller: RefObject<HTMLDivElement | null>) {
  const target = useRef<number>(null)

  function arrive() {
    if (target.current === null) return
    const row = `[data-index="${target.current}"] button`
    const button = scroller.current?.querySelector<HTMLElement>(row)
    if (!button) return
    target.current = null
    button.focus({ preventScroll: true })
  }
  useEffect(arrive)

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      // The details menu has arrow keys of its own.
      const button = event.target instanceof HTMLElement && !event.target.ariaHasPopup ? event.target : null
      const row = button?.closest<HTMLElement>('[data-index]')
      if (!row) return
      const at = Number(row.dataset.index)
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[event.key]
      if (next === undefined) return
      event.preventDefault()
      target.current = Math.max(0, Math.min(count - 1, next))
      rows.scrollToIndex(target.current)
      arrive()
    },
    /** Whoever moves the focus elsewhere meanwhile keeps it there. */
    onFocus() {
      target.current = null
    },
  }
}
