import type { Query } from '@tanstack/react-query'
import { queryClient } from '../trpc.tsx'
import { waitForFetches } from './wait-for-fetches.ts'

const cache = queryClient.getQueryCache()

/** When each query's latest fetch started, on the clock of `performance.now`. */
const fetchStartedAt = new WeakMap<Query, number>()
cache.subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'fetch')
    fetchStartedAt.set(event.query, performance.now())
})

/** Refetches the queries whose latest fetch started before `time` (on the clock of `performance.now`). */
export async function refetchOlderThan(time: number): Promise<void> {
  const isOlder = (query: Query) => (fetchStartedAt.get(query) ?? 0) < time
  const olderQueries = cache.findAll({ predicate: isOlder })
  if (olderQueries.length === 0) return
  // Invalidating a query while its first fetch is in flight doesn't start another fetch.
  await waitForFetches(() => olderQueries)
  await queryClient.invalidateQueries({ predicate: isOlder })
}
