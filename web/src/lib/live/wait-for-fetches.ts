import type { Query } from '@tanstack/react-query'

/**
 * Resolves when none of the queries is fetching. The server may have read the data of a fetch in flight before the
 * live event; its response would overwrite newer rows.
 */
export async function waitForFetches(queries: () => Query[]): Promise<void> {
  const fetching = () => queries().filter(({ state }) => state.fetchStatus === 'fetching')
  for (let inFlight = fetching(); inFlight.length > 0; inFlight = fetching())
    await Promise.allSettled(inFlight.map(({ promise }) => promise))
}
