import { type AnyColumn, and, count, eq, gt, isNotNull, notExists } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/client.ts'
import { anyOf } from '../../db/sql/any-of.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { indexedListings } from '../../db/tables/matching.ts'
import { nextMonthStart } from '../../shared/dates.ts'
import { sides } from '../../shared/sides.ts'
import { hasPlace, readPlaces } from '../limits.ts'
import { lockListings } from './lock-listings.ts'

/** Listings whose leads one query counts, and whose rows one transaction locks. */
const pageSize = 200

/**
 * Full listings: those that have used up all of this month's places while at least another month's matches wait. They get no
 * new matches until next month, since those would cost judgements without opening a lead, or until they get a place back.
 */

/** Marks as full those of the listings that have no place left and for which a month's matches wait. */
export async function markFullListings(ctx: Ctx, listingIds: readonly string[]): Promise<void> {
  const now = ctx.now()
  for (let start = 0; start < listingIds.length; start += pageSize) {
    const full = await fullAmong(ctx.db, listingIds.slice(start, start + pageSize), now)
    if (full.length === 0) continue
    await ctx.db.transaction(async (tx) => {
      const locked = await lockListings(tx, full)
      await tx
        .update(indexedListings)
        .set({ fullUntil: nextMonthStart(now) })
        .where(anyOf(indexedListings.listingId, await fullAmong(tx, [...locked], now)))
    })
  }
}

/**
 * Removes the mark from those of the listings that have got a place back this month: their waiting leads may open, and new
 * counterparties find them. They aren't matched again, since one place isn't worth a month's judgements, and a match that can't
 * be opened would be found again.
 */
export async function unmarkReopened(ctx: Ctx, listingIds: readonly string[]): Promise<void> {
  const { listingId, fullUntil } = indexedListings
  for (let start = 0; start < listingIds.length; start += pageSize) {
    const marked = await ctx.db
      .select({ id: listingId })
      .from(indexedListings)
      .where(and(anyOf(listingId, listingIds.slice(start, start + pageSize)), gt(fullUntil, ctx.now())))
    if (marked.length === 0) continue
    const ids = marked.map(({ id }) => id)
    await ctx.db.transaction(async (tx) => {
      const locked = await lockListings(tx, ids)
      const now = ctx.now()
      const places = await readPlaces(tx, [...locked], now)
      const reopened = [...places].flatMap(([id, ofListing]) => (hasPlace(ofListing) ? [id] : []))
      // A mark whose time is over stays: the listing is about to be rematched.
      await tx
        .update(indexedListings)
        .set({ fullUntil: null })
        .where(and(anyOf(listingId, reopened), gt(fullUntil, now)))
    })
  }
}

/** Listings without a place this month for which at least another month's leads wait. Exact under the listings' locks. */
async function fullAmong(db: Reader, listingIds: readonly string[], now: Date): Promise<string[]> {
  const places = await readPlaces(db, listingIds, now)
  const usedUp = [...places].flatMap(([id, ofListing]) => (hasPlace(ofListing) ? [] : [id]))
  const full: string[] = []
  for (const side of usedUp.length > 0 ? sides : []) {
    const listing = leads[leadSides[side].listing]
    const waiting = await db
      .select({ id: listing, leads: count() })
      .from(leads)
      .where(and(anyOf(listing, usedUp), eq(leads.state, 'waiting')))
      .groupBy(listing)
    for (const row of waiting) if (row.leads >= (places.get(row.id)?.limit ?? 0)) full.push(row.id)
  }
  return full
}

/**
 * The condition that neither listing of a lead is marked as full. In a new month the mark stays until the listing is
 * rematched: the waiting leads must not open before the counterparties that arrived meanwhile are judged, or order of
 * arrival would decide.
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
