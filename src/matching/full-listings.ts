import { type AnyColumn, and, count, eq, inArray, isNotNull, notExists } from 'drizzle-orm'
import type { Reader, Tx } from '../db/client.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { indexedListings } from '../db/tables/matching.ts'
import { nextMonthStart } from '../shared/dates.ts'
import { sides } from '../shared/sides.ts'
import { monthlyMatchLimits } from './limits.ts'

/**
 * Of these listings, which have no room this month, marks those for which a whole month's matches wait already: until
 * next month, more would cost judgements and open nothing. The caller has locked their rows in `listings`.
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
 * Leads of which neither side is full, nor was and has yet to be matched anew: what waits would be opened before
 * those who came meanwhile were judged, and order of arrival would decide. Two anti-joins: one list of all full
 * listings, once too long to be hashed, would be compared with each lead one by one.
 */
export function neitherListingFull(db: Reader) {
  const { listingId, fullUntil } = indexedListings
  const full = (end: AnyColumn) =>
    db
      .select({ id: listingId })
      .from(indexedListings)
      .where(and(eq(listingId, end), isNotNull(fullUntil)))
  return and(notExists(full(leads.sellerListingId)), notExists(full(leads.buyerListingId)))
}
