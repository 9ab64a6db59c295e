import { and, eq, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { maxResumed, openDuePriority } from '../db/queue/jobs.ts'
import { hasJob } from '../db/queue/queue.ts'
import { anyOf } from '../db/sql/any-of.ts'
import { takeMatchTurns } from '../db/sql/match-priority.ts'
import { listings } from '../db/tables/listings.ts'
import { dueListings, indexedListings } from '../db/tables/matching.ts'

/** The limit of one run; the next run queues the rest. */
const batchSize = 500

/**
 * The job that, every quarter of an hour, queues a match for listings that need one but have no job left: their job
 * failed on its last retry, for example during a long outage of the assistant. Without this, a full listing would stay
 * full until the next rematch. After `maxResumed` times, not counting outages, the match is given up. The job also queues
 * `open-due` if listings are still due.
 */
export async function resumeMatches(ctx: Ctx): Promise<void> {
  await resumeOpening(ctx)
  const { matchedRevision, fullUntil, listingId, resumed } = indexedListings
  await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ listingId, revision: listings.revision, resumed })
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
    const failed = rows.filter((row) => row.resumed >= maxResumed)
    const late = rows.filter((row) => row.resumed < maxResumed)
    await giveUpMatches(
      ctx,
      tx,
      failed.map((row) => row.listingId),
    )
    if (late.length === 0) return
    const ids = late.map((row) => row.listingId)
    await tx
      .update(indexedListings)
      .set({ matchedRevision: null, resumed: sql`${resumed} + 1` })
      .where(inArray(listingId, ids))
    const priorityOf = await takeMatchTurns(tx, ids)
    const jobs = late.map(({ listingId, revision }) => ({
      data: { listingId, revision },
      priority: priorityOf(listingId),
    }))
    await ctx.enqueueAll(tx, 'match-listing', jobs)
  })
}

/**
 * The listings count as matched, without a comparison to tell of. Their counterparties' matches find them, and the next
 * revision or month matches them again.
 */
async function giveUpMatches(ctx: Ctx, tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  ctx.log.warn({ listings: ids }, 'matches given up')
  await tx
    .update(indexedListings)
    .set({
      matchedRevision: sql`(select ${listings.revision} from ${listings} where ${listings.id} = ${indexedListings.listingId})`,
      resumed: 0,
      fullUntil: null,
      queuedFor: null,
      compared: null,
      near: null,
      unanswered: null,
    })
    .where(anyOf(indexedListings.listingId, ids))
  await tx.insert(dueListings).values(ids.map((listingId) => ({ listingId })))
  await ctx.enqueue(tx, 'open-due', {}, { priority: openDuePriority })
}

/** The match waits for the assistant, however often it is queued until then. */
export async function keepMatch({ db }: Pick<Ctx, 'db'>, id: string): Promise<void> {
  const { listingId, resumed } = indexedListings
  await db
    .update(indexedListings)
    .set({ resumed: 0 })
    .where(and(eq(listingId, id), gt(resumed, 0)))
}

async function resumeOpening(ctx: Ctx): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [due] = await tx.select().from(dueListings).limit(1)
    if (due) await ctx.enqueue(tx, 'open-due', {}, { priority: openDuePriority })
  })
}
