import type { Tx } from '../db/client.ts'
import { anyOf } from '../db/sql/any-of.ts'
import { listings } from '../db/tables/listings.ts'

/** Locks the listings, in id order to avoid deadlocks. Returns the ids of those that aren't deleted or filled. */
export async function lockListings(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: listings.id, deletedAt: listings.deletedAt, filledAt: listings.filledAt })
    .from(listings)
    .where(anyOf(listings.id, ids))
    .orderBy(listings.id)
    .for('no key update')
  return new Set(rows.flatMap((row) => (row.deletedAt || row.filledAt ? [] : [row.id])))
}
