import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { listings } from '../db/tables/listings.ts'
import { indexedListings } from '../db/tables/matching.ts'

const page = 500
/** Behind all that people wait for: matches of what they publish, and everybody's leads (open-best.ts). */
const byItself = -1000

/** A full listing isn't put behind: what waits for it is opened only after its match (mark-full.ts). */
const awaited = 0

/**
 * Every open listing, or a company's, looks for counterparties again: the market has moved on, and a new
 * month or a larger plan has room for more than was judged before (design 4).
 */
export async function rematch(ctx: Ctx, companyId: string | null): Promise<void> {
  for (let after: string | null = null; ; ) {
    const last: string | null = await matchPage(ctx, companyId, after)
    if (last === null) return
    after = last
  }
}

/** One page of them in one transaction; answers the last one's id, null after the last page. */
const matchPage = (ctx: Ctx, companyId: string | null, after: string | null): Promise<string | null> =>
  ctx.db.transaction(async (tx) => {
    const found = await tx
      .select({ id: listings.id, revision: listings.revision, fullUntil: indexedListings.fullUntil })
      .from(listings)
      .leftJoin(indexedListings, eq(indexedListings.listingId, listings.id))
      .where(
        and(
          isNull(listings.deletedAt),
          companyId ? eq(listings.companyId, companyId) : undefined,
          after ? gt(listings.id, after) : undefined,
        ),
      )
      .orderBy(asc(listings.id))
      .limit(page)
      .for('no key update', { of: listings })
    if (found.length === 0) return null
    const ids = found.map((listing) => listing.id)
    await tx
      .update(indexedListings)
      .set({
        matchedRevision: null,
        fullUntil: sql`case when full_until is not null then ${ctx.now().toISOString()}::timestamptz end`,
      })
      .where(inArray(indexedListings.listingId, ids))
    const rows = found.map(({ id, revision, fullUntil }) => ({
      data: { listingId: id, revision },
      priority: fullUntil ? awaited : byItself,
    }))
    await ctx.enqueueAll(tx, 'match-listing', rows)
    return ids.at(-1) ?? null
  })
