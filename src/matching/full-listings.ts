import { type AnyColumn, and, count, eq, inArray, isNotNull, notExists } from 'drizzle-orm'
import type { Reader, Tx } from '../db/client.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { indexedListings } from '../db/tables/matching.ts'
import { nextMonthStart } from '../shared/dates.ts'
import { sides } from '../shared/sides.ts'
import { monthlyMatchLimits } from './limits.ts'

/**
 * Full listings: those that have used up this month's matches while at least another month's matches wait. They get no
 * new matches until next month, since those would cost judgements without opening a lead.
 */

/**
 * Marks as full those of the listings for which a month's matches wait. The caller passes listings without matches
 * left this month, and holds the locks on their rows in `listings`.
 */
export async function markFullListings(tx: Tx, listingIds: readonly string[], now: Date): Promise<void> {
  if (listingIds.length === 0) return
  const limits = await monthlyMatchLimits(tx, listingIds, now)
  const full: string[] = []
  for (const side of sides) {
    const listing = leads[leadSides[side].listing]
    const waiting = await tx
      .select({ id: listing, leads: count() })
      .from(leads)
      .where(and(inArray(listing, [...listingIds]), eq(leads.state, 'waiting')))
      .groupBy(listing)
    for (const row of waiting) if (row.leads >= (limits.get(row.id) ?? 0)) full.push(row.id)
  }
  await tx
    .update(indexedListings)
    .set({ fullUntil: nextMonthStart(now) })
    .where(inArray(indexedListings.listingId, full))
}

/**
 * The condition that neither listing of a lead is marked as full. The mark stays until the listing is rematched: the
 * waiting leads must not open before the counterparties that arrived meanwhile are judged, or order of arrival would
 * decide.
 *
 * Two anti-joins, because Postgres compares a `not in` list that is too large to hash with every lead row by row.
 */
export function neitherListingFull(db: Reader) {
  const { listingId, fullUntil } = indexedListings
  const markedFull = (leadListing: AnyColumn) =>
    db
      .select({ id: listingId })
      .from(indexedListings)
      .where(and(eq(listingId, leadListing), isNotNull(fullUntil)))
  return and(notExists(markedFull(leads.sellerListingId)), notExists(markedFull(leads.buyerListingId)))
}
