import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { limits } from '../../../../../src/shared/limits.ts'

/**
 * Scrolls the thread's log: to its end when the number of `entries` or of `pending` messages changes, or when its last `text`
 * grows; back to the same entries when earlier ones were added above them.
 */
export function useThreadScroll(
  log: RefObject<HTMLElement | null>,
  { entries, pending, text }: { entries: number; pending: number; text: unknown },
) {
  /** The height below the top of the view when earlier entries were requested. */
  const keptHeight = useRef<number | null>(null)
  /** The content's height when the log was last scrolled or resized. */
  const height = useRef(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry scrolls to the end
  useLayoutEffect(() => {
    if (log.current && keptHeight.current !== null) {
      height.current = log.current.scrollHeight
      log.current.scrollTop = height.current - keptHeight.current
      keptHeight.current = null
      return
    }
    const timer = setTimeout(() => scrollToEnd(log.current), limits.scrollToEndMs)
    return () => clearTimeout(timer)
  }, [entries, pending])
  return {
    onScroll: useStickToEnd(log, height, text),
    /** Call it before earlier entries are requested. */
    keepPlace() {
      keptHeight.current = log.current && log.current.scrollHeight - log.current.scrollTop
    },
  }
}

/**
 * Keeps the log scrolled to its end while its content grows or the message box resizes. Does nothing while the user has
 * scrolled up. Returns the log's scroll handler.
 */
function useStickToEnd(
  log: RefObject<HTMLElement | null>,
  height: RefObject<number>,
  content: unknown,
): () => void {
  const atEnd = useRef(true)
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      // A scroll event that follows from growing content comes before this, and finds the end further away.
      const wasAtEnd = isNearEnd(element, height.current)
      height.current = element.scrollHeight
      if (atEnd.current || wasAtEnd) scrollToEnd(element)
    })
    for (const observed of [element, ...element.querySelectorAll(':scope > ol')]) observer.observe(observed)
    return () => observer.disconnect()
  }, [log, height])
  useEffect(() => {
    if (content && atEnd.current) scrollToEnd(log.current)
  }, [content, log])
  return () => {
    const element = log.current
    if (element) atEnd.current = isNearEnd(element, element.scrollHeight)
  }
}

const isNearEnd = ({ scrollTop, clientHeight }: HTMLElement, height: number): boolean =>
  height - scrollTop - clientHeight < maxDistanceFromEnd

/** In pixels. */
const maxDistanceFromEnd = 120

/** Scrolls to the end, or to the start of a last proposal that is open and higher than the log. */
function scrollToEnd(log: HTMLElement | null): void {
  const [last] = [...(log?.querySelectorAll<HTMLElement>('li:not(:empty)') ?? [])].slice(-1)
  const proposal = last?.querySelector<HTMLElement>(':scope > [data-proposal=open]')
  if (log && proposal && proposal.offsetHeight > log.clientHeight)
    log.scrollTo({
      top: log.scrollTop + proposal.getBoundingClientRect().top - log.getBoundingClientRect().top - 12,
    })
  else log?.scrollTo({ top: log.scrollHeight })
}
