import type { Query } from '@tanstack/react-query'
import { queryClient } from '../trpc.tsx'
import { waitForFetches } from './wait-for-fetches.ts'

const cache = queryClient.getQueryCache()

/** When a query last left for the server. */
const askedAt = new WeakMap<Query, number>()
cache.subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'fetch') askedAt.set(event.query, performance.now())
})

/** Reads again what was asked for before `moment` of the page's own clock, and nothing else. */
export async function refetchOlderThan(moment: number): Promise<void> {
  const older = cache.findAll({ predicate: (query) => (askedAt.get(query) ?? 0) < moment })
  if (older.length === 0) return
  // Invalidating a first fetch that is still on its way would not start another.
  await waitForFetches(() => older)
  const isOlder = (query: Query) => (askedAt.get(query) ?? 0) < moment
  await queryClient.invalidateQueries({ predicate: isOlder })
}
