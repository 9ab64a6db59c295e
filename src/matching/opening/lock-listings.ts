import type { Tx } from '../../db/client.ts'
import { anyOf } from '../../db/sql/any-of.ts'
import { listings } from '../../db/tables/listings.ts'

/** Locks the listings, in id order to avoid deadlocks. Returns the ids of those that aren't deleted, filled or paused. */
export async function lockListings(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { id, deletedAt, filledAt, pausedAt } = listings
  const rows = await tx
    .select({ id, deletedAt, filledAt, pausedAt })
    .from(listings)
    .where(anyOf(listings.id, ids))
    .orderBy(listings.id)
    .for('no key update')
  return new Set(rows.flatMap((row) => (row.deletedAt || row.filledAt || row.pausedAt ? [] : [row.id])))
}
