import { type AnyColumn, and, count, eq, inArray, isNotNull, notExists } from 'drizzle-orm'
import type { Reader, Tx } from '../db/client.ts'
import { leads } from '../db/tables/leads.ts'
import { indexedListings } from '../db/tables/matching.ts'
import { leadColumns } from '../listings/read.ts'
import { nextMonthStart } from '../shared/dates.ts'
import { sides } from '../shared/sides.ts'
import { monthlyLimits } from './limits.ts'

/**
 * Of listings without room this month, marks those for whom a whole month's matches wait already: until the next
 * one, more would cost judgements and open nothing. Their rows in `listings` are locked.
 */
export async function markFull(tx: Tx, listingIds: readonly string[], now: Date): Promise<void> {
  if (listingIds.length === 0) return
  const limits = await monthlyLimits(tx, listingIds, now)
  const full: string[] = []
  for (const side of sides) {
    const { listing } = leadColumns[side]
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
 * Leads of which neither side is full, or was and isn't matched anew yet: what waits would be opened before those
 * who came while it was full were judged, and order of arrival would decide. Two anti-joins: a list of all who are
 * full would be compared with each lead, one by one, once it is too long to be hashed.
 */
export function notFull(db: Reader) {
  const { listingId, fullUntil } = indexedListings
  const full = (end: AnyColumn) =>
    db
      .select({ id: listingId })
      .from(indexedListings)
      .where(and(eq(listingId, end), isNotNull(fullUntil)))
  return and(notExists(full(leads.sellerListingId)), notExists(full(leads.buyerListingId)))
}
