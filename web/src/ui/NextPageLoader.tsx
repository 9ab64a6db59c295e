import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { failureText } from '../lib/trpc.tsx'
import { FailedState } from './states/EmptyState.tsx'

interface PagedQuery {
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly dataUpdatedAt: number
  readonly error: unknown
  readonly fetchNextPage: (options: { cancelRefetch: boolean }) => unknown
}

interface Props {
  query: PagedQuery
  /** Whether all loaded rows are rendered: before that, the position of the list's end is unknown. */
  rendered: boolean
  /** Announced to screen readers while the page loads. */
  loading: string
  /** Placeholder for the next page. */
  children: ReactNode
}

/** The next page is requested when the list's end is this close to the window. */
const lookahead = '1200px'
/** Height of the page's sticky header. */
const headerHeight = '64px'

/** Placed at the end of a list: loads the next page before the reader reaches it, and offers a retry when that fails. */
export function NextPageLoader({ query, rendered, loading, children }: Props) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, dataUpdatedAt, fetchNextPage } =
    query
  const end = useRef<HTMLDivElement>(null)
  const ready = hasNextPage && rendered && !isFetching && !isFetchNextPageError

  // A page requested while all pages are refetched never arrives; `dataUpdatedAt` makes the effect request it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: dataUpdatedAt is a trigger
  useEffect(() => {
    if (!end.current || !ready) return
    // No loading once the end was scrolled past: new rows would push away the content below.
    const options = { rootMargin: `-${headerHeight} 0px ${lookahead}` }
    // Several entries can arrive at once; only the last one is current.
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) void fetchNextPage({ cancelRefetch: false })
    }, options)
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [ready, dataUpdatedAt, fetchNextPage])

  if (!hasNextPage) return null
  return (
    <div>
      <div ref={end} />
      <VisuallyHidden role="status">{isFetchingNextPage ? loading : ''}</VisuallyHidden>
      {isFetchNextPageError && !isFetching ? (
        <FailedState
          text={failureText(query.error)}
          onRetry={() => void fetchNextPage({ cancelRefetch: false })}
        />
      ) : (
        children
      )}
    </div>
  )
}
