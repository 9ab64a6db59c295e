import { useMemo } from 'react'
import type { Side } from '../../../../src/shared/sides.ts'
import { trpc } from '../../lib/trpc.tsx'

/** The loaded tiles of a column; undefined until the first page has loaded. */
export function useTiles(side: Side) {
  const query = trpc.listings.tiles.useInfiniteQuery({ side }, { getNextPageParam: ({ next }) => next })
  const pages = query.data?.pages
  const tiles = useMemo(() => pages?.flatMap((page) => page.tiles), [pages])
  return { query, tiles, total: pages?.at(-1)?.total ?? 0 }
}
