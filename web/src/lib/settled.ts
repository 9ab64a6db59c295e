import type { Query } from '@tanstack/react-query'

/**
 * Resolves when none of the queries is fetching. A page on its way was perhaps read before what rang, and will bring
 * back the pages before it as they were.
 */
export async function settled(queries: () => Query[]): Promise<void> {
  const busy = () => queries().filter(({ state }) => state.fetchStatus === 'fetching')
  for (let under = busy(); under.length > 0; under = busy())
    await Promise.allSettled(under.map(({ promise }) => promise))
}
