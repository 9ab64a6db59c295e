import { getQueryKey } from '@trpc/react-query'
import type { TilesById } from '../../../../src/listings/schema.ts'
import { type Side, sides } from '../../../../src/shared/sides.ts'
import { queryClient, trpc } from '../trpc.tsx'
import { waitForFetches } from './wait-for-fetches.ts'

type Utils = ReturnType<typeof trpc.useUtils>

/** How many ids one request may carry. */
const maxIdsPerRequest = 200

const changedIds = new Set<string>()
let tileUpdate: Promise<void> | undefined

/**
 * Fetches the tiles of a listing, or of a lead's two listings, and patches them in place: a live event doesn't refetch
 * a long column. Events that arrive during an update are collected for one further update.
 *
 * @param id A listing's or a lead's id.
 */
export async function refreshTile(utils: Utils, id: string): Promise<void> {
  changedIds.add(id)
  tileUpdate ??= updateTiles(utils).finally(() => {
    tileUpdate = undefined
  })
  await tileUpdate
}

async function updateTiles(utils: Utils): Promise<void> {
  while (changedIds.size > 0) {
    await waitForFetches(columnQueries)
    const ids = [...changedIds].slice(0, maxIdsPerRequest)
    for (const id of ids) changedIds.delete(id)
    const fetched = columnQueries().some((query) => query.isActive())
      ? await utils.client.listings.tilesOf.query({ ids }).catch(() => null)
      : null
    await waitForFetches(columnQueries)
    if (fetched) await Promise.all(sides.map((side) => patchTiles(utils, side, ids, fetched[side])))
    else await utils.listings.tiles.invalidate()
  }
}

const columnQueries = () =>
  queryClient.getQueryCache().findAll({ queryKey: getQueryKey(trpc.listings.tiles) })

/**
 * Patches the cached tiles of one column, and removes those of deleted listings. If the column's total still differs from the
 * server's, refetches the column instead.
 */
async function patchTiles(
  utils: Utils,
  side: Side,
  ids: readonly string[],
  { tiles, total }: TilesById[Side],
): Promise<void> {
  const state = queryClient.getQueryState(getQueryKey(trpc.listings.tiles, { side }, 'infinite'))
  const cached = utils.listings.tiles.getInfiniteData({ side })
  const fetched = new Map(tiles.map((tile) => [tile.id, tile]))
  const isDeleted = ({ id }: { readonly id: string }) => ids.includes(id) && !fetched.has(id)
  const deleted = cached?.pages.flatMap((page) => page.tiles).filter(isDeleted).length ?? 0
  if (!cached || state?.isInvalidated || cached.pages.at(-1)?.total !== total + deleted)
    return utils.listings.tiles.invalidate({ side })
  const pages = cached.pages.map((page) =>
    deleted > 0 || page.tiles.some(({ id }) => fetched.has(id))
      ? {
          ...page,
          tiles: page.tiles.filter((tile) => !isDeleted(tile)).map((tile) => fetched.get(tile.id) ?? tile),
          total: page.total - deleted,
        }
      : page,
  )
  utils.listings.tiles.setInfiniteData({ side }, { ...cached, pages }, { updatedAt: state?.dataUpdatedAt })
}

/** Removes a deleted listing's tile from the cache. */
export async function removeTile(utils: Utils, side: Side, id: string): Promise<void> {
  await waitForFetches(columnQueries)
  utils.listings.tiles.setInfiniteData({ side }, (cached) => {
    // A live event may have removed it already.
    if (!cached?.pages.some((page) => page.tiles.some((tile) => tile.id === id))) return cached
    const pages = cached.pages.map((page) => ({
      ...page,
      tiles: page.tiles.filter((tile) => tile.id !== id),
      total: page.total - 1,
    }))
    return { ...cached, pages }
  })
}

/** Refetches a column's first page and drops the others: a new listing's tile is at the top. */
export async function refetchTilesFromStart(utils: Utils, side: Side): Promise<void> {
  utils.listings.tiles.setInfiniteData({ side }, (cached) =>
    cached ? { pages: cached.pages.slice(0, 1), pageParams: cached.pageParams.slice(0, 1) } : cached,
  )
  await utils.listings.tiles.invalidate({ side })
}
