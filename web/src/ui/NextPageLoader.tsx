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
  /** Whether all loaded rows are drawn: until then nobody knows where their end is. */
  rendered: boolean
  /** Said while a page is on its way, to those who don't see the grey shapes. */
  loading: string
  /** What stands for the page to come. */
  children: ReactNode
}

/** How far below the window's end a list is continued. */
const ahead = '1200px'
/** What the page's header covers of the window. */
const header = '64px'

/** The end of what is there of a list: asks for the next page before it is reached, and says when that failed. */
export function NextPageLoader({ query, rendered, loading, children }: Props) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, dataUpdatedAt, fetchNextPage } =
    query
  const end = useRef<HTMLDivElement>(null)
  const waits = hasNextPage && rendered && !isFetching && !isFetchNextPageError

  // A page asked for during a refetch of all never comes: it is asked for again after that (`dataUpdatedAt`).
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!end.current || !waits) return
    // Not when the end was scrolled past: more rows would only push away what is being looked at below.
    const options = { rootMargin: `-${header} 0px ${ahead}` }
    // A busy page may get several entries at once: the last one counts.
    const observer = new IntersectionObserver((moments) => {
      if (moments.at(-1)?.isIntersecting) void fetchNextPage({ cancelRefetch: false })
    }, options)
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waits, dataUpdatedAt, fetchNextPage])

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
