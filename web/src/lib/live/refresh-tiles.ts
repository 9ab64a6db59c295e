import { getQueryKey } from '@trpc/react-query'
import type { TilesOf } from '../../../../src/listings/schema.ts'
import { type Side, sides } from '../../../../src/shared/sides.ts'
import { queryClient, trpc } from '../trpc.tsx'
import { waitForFetches } from './wait-for-fetches.ts'

type Api = ReturnType<typeof trpc.useUtils>

/** The most that is asked for at once. */
const atOnce = 200

const touched = new Set<string>()
let reading: Promise<void> | undefined

/**
 * Brings the tiles of a listing, or of a lead's, up to date where they stand: a long column isn't read again for each
 * live event, and nothing of it moves. Events that come meanwhile are answered by one more read.
 */
export async function refreshTile(api: Api, id: string): Promise<void> {
  touched.add(id)
  reading ??= readTouched(api).finally(() => {
    reading = undefined
  })
  await reading
}

async function readTouched(api: Api): Promise<void> {
  while (touched.size > 0) {
    await waitForFetches(columns)
    const ids = [...touched].slice(0, atOnce)
    for (const id of ids) touched.delete(id)
    const fresh = columns().some((query) => query.isActive())
      ? await api.client.listings.tilesOf.query({ ids }).catch(() => null)
      : null
    await waitForFetches(columns)
    if (fresh) await Promise.all(sides.map((side) => put(api, side, fresh[side])))
    else await api.listings.tiles.invalidate()
  }
}

const columns = () => queryClient.getQueryCache().findAll({ queryKey: getQueryKey(trpc.listings.tiles) })

/** Puts tiles in their places. A column that has become longer or shorter is read again. */
async function put(api: Api, side: Side, { tiles, total }: TilesOf[Side]): Promise<void> {
  const state = queryClient.getQueryState(getQueryKey(trpc.listings.tiles, { side }, 'infinite'))
  const shown = api.listings.tiles.getInfiniteData({ side })
  if (!shown || state?.isInvalidated || shown.pages.at(-1)?.total !== total)
    return api.listings.tiles.invalidate({ side })
  const fresh = new Map(tiles.map((tile) => [tile.id, tile]))
  const pages = shown.pages.map((page) =>
    page.tiles.some(({ id }) => fresh.has(id))
      ? { ...page, tiles: page.tiles.map((tile) => fresh.get(tile.id) ?? tile) }
      : page,
  )
  api.listings.tiles.setInfiniteData({ side }, { ...shown, pages }, { updatedAt: state?.dataUpdatedAt })
}

/** Takes a deleted listing's tile away. */
export async function removeTile(api: Api, side: Side, id: string): Promise<void> {
  await waitForFetches(columns)
  api.listings.tiles.setInfiniteData({ side }, (shown) => {
    // A live event may have been quicker.
    if (!shown?.pages.some((page) => page.tiles.some((tile) => tile.id === id))) return shown
    const pages = shown.pages.map((page) => ({
      ...page,
      tiles: page.tiles.filter((tile) => tile.id !== id),
      total: page.total - 1,
    }))
    return { ...shown, pages }
  })
}

/** Reads a column from its top again, where something new stands. */
export async function refetchTilesFromStart(api: Api, side: Side): Promise<void> {
  api.listings.tiles.setInfiniteData({ side }, (shown) =>
    shown ? { pages: shown.pages.slice(0, 1), pageParams: shown.pageParams.slice(0, 1) } : shown,
  )
  await api.listings.tiles.invalidate({ side })
}
