import { and, eq, inArray, isNull, lte, not, or } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { openDuePriority } from '../db/queue/jobs.ts'
import { hasJob } from '../db/queue/queue.ts'
import { listings } from '../db/tables/listings.ts'
import { dueListings, indexedListings } from '../db/tables/matching.ts'

/** The limit of one run; the next run queues the rest. */
const batchSize = 500

/**
 * The job that, every quarter of an hour, queues a match for listings that need one but have no job left: their job
 * failed on its last retry, for example during a long outage of the assistant. Without this, a full listing would stay
 * full until the next rematch. The job also queues `open-due` if listings are still due.
 */
export async function resumeMatches(ctx: Ctx): Promise<void> {
  await resumeOpening(ctx)
  const { matchedRevision, fullUntil, listingId } = indexedListings
  await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ listingId, revision: listings.revision })
      .from(indexedListings)
      .innerJoin(listings, eq(listings.id, listingId))
      .where(
        and(
          or(and(isNull(matchedRevision), isNull(fullUntil)), lte(fullUntil, ctx.now())),
          not(hasJob('match-listing', 'listingId', listingId)),
        ),
      )
      .limit(batchSize)
      .for('no key update', { of: listings, skipLocked: true })
    if (rows.length === 0) return
    const ids = rows.map((row) => row.listingId)
    await tx.update(indexedListings).set({ matchedRevision: null }).where(inArray(listingId, ids))
    await ctx.enqueueAll(
      tx,
      'match-listing',
      rows.map((data) => ({ data })),
    )
  })
}

async function resumeOpening(ctx: Ctx): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [due] = await tx.select().from(dueListings).limit(1)
    if (due) await ctx.enqueue(tx, 'open-due', {}, { priority: openDuePriority })
  })
}
