import type { Virtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus through the rows of a virtual list with the arrow keys, Home and End. A row that isn't loaded yet is
 * scrolled to, and focused when it renders.
 */
export function useArrowKeys(
  rows: Virtualizer<HTMLDivElement, Element>,
  count: number,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const targetIndex = useRef<number>(null)

  function focusTarget() {
    if (targetIndex.current === null) return
    const selector = `[data-index="${targetIndex.current}"] button`
    const button = scroller.current?.querySelector<HTMLElement>(selector)
    if (!button) return
    targetIndex.current = null
    button.focus({ preventScroll: true })
  }
  useEffect(focusTarget)

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      // The details menu handles arrow keys itself.
      const button = event.target instanceof HTMLElement && !event.target.ariaHasPopup ? event.target : null
      const row = button?.closest<HTMLElement>('[data-index]')
      if (!row) return
      const index = Number(row.dataset.index)
      const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[event.key]
      if (next === undefined) return
      event.preventDefault()
      targetIndex.current = Math.max(0, Math.min(count - 1, next))
      rows.scrollToIndex(targetIndex.current)
      focusTarget()
    },
    /** Cancels a pending move: the user has focused something else. */
    onFocus() {
      targetIndex.current = null
    },
  }
}
