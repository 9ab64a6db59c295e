import type { Query } from '@tanstack/react-query'

/**
 * Resolves when none of the queries is fetching. An answer still on its way may have been read before the live event,
 * and would put old rows in the place of newer ones.
 */
export async function waitForFetches(queries: () => Query[]): Promise<void> {
  const busy = () => queries().filter(({ state }) => state.fetchStatus === 'fetching')
  for (let under = busy(); under.length > 0; under = busy())
    await Promise.allSettled(under.map(({ promise }) => promise))
}
