import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { takeMatchTurns } from '../db/sql/match-priority.ts'
import { listings } from '../db/tables/listings.ts'
import { indexedListings } from '../db/tables/matching.ts'

const pageSize = 500

/** Runs after everything that people wait for: the matching of new listings and the opening of leads. */
export const backgroundPriority = -1000

/**
 * Queues a new match of every open listing, or of every one of a company: counterparties have been published since the
 * last match, and a new month or a larger plan has room for more matches than were judged then.
 */
export async function rematch(ctx: Ctx, companyId: string | null): Promise<void> {
  const ofCompany = companyId ? eq(listings.companyId, companyId) : undefined
  for (let after: string | undefined; ; ) {
    const page = and(ofCompany, after ? gt(listings.id, after) : undefined)
    const last = await ctx.db.transaction((tx) => rematchListings(ctx, tx, page))
    if (last === null) return
    after = last
  }
}

/** Queues a new match of up to `pageSize` open listings, in id order. Returns the last one's id, null without any. */
async function rematchListings(ctx: Ctx, tx: Tx, which: SQL | undefined): Promise<string | null> {
  const rows = await tx
    .select({
      id: listings.id,
      revision: listings.revision,
      fullUntil: indexedListings.fullUntil,
    })
    .from(listings)
    .leftJoin(indexedListings, eq(indexedListings.listingId, listings.id))
    .where(and(isNull(listings.deletedAt), which))
    .orderBy(asc(listings.id))
    .limit(pageSize)
    .for('no key update', { of: listings })
  if (rows.length === 0) return null
  const ids = rows.map(({ id }) => id)
  await tx
    .update(indexedListings)
    .set({
      matchedRevision: null,
      resumed: 0,
      // Lets the full listing be matched now, but keeps its mark: see neitherListingFull.
      fullUntil: sql`case when full_until is not null then ${ctx.now().toISOString()}::timestamptz end`,
    })
    .where(inArray(indexedListings.listingId, ids))
  // A full listing is matched at normal priority, because its waiting leads open only after its match.
  const full = rows.filter(({ fullUntil }) => fullUntil)
  const priorityOf = await takeMatchTurns(
    tx,
    full.map(({ id }) => id),
  )
  const jobs = rows.map(({ id, revision, fullUntil }) =>
    fullUntil
      ? { data: { listingId: id, revision }, priority: priorityOf(id) }
      : { data: { listingId: id, revision, background: true as const }, priority: backgroundPriority },
  )
  await ctx.enqueueAll(tx, 'match-listing', jobs)
  return ids.at(-1) ?? null
}
