import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { listings } from '../../db/tables/listings.ts'
import { indexedListings } from '../../db/tables/matching.ts'
import { pointsJson } from '../read.ts'
import { reindexListing } from './postings.ts'
import { termsVersion } from './term-weights.ts'

/** How much one run does: a transaction holds `batch` listings, and the rest comes with the next run. */
const usualPace = { batch: 100, batches: 100 }

/**
 * The job of every quarter of an hour: listings indexed with an older version of the terms are indexed anew. They
 * aren't matched anew for it: whoever looks from now on finds them.
 */
export async function reindexListings(
  ctx: Pick<Ctx, 'db'>,
  { signal }: Pick<JobRun, 'signal'>,
  { batch, batches } = usualPace,
): Promise<void> {
  for (let done = 0; done < batches && !signal.aborted; done++)
    if ((await reindexSome(ctx, batch)) < batch) return
}

/** Skips what others hold: that is being revised, removed or indexed anew already, or comes with the next run. */
const reindexSome = ({ db }: Pick<Ctx, 'db'>, atMost: number): Promise<number> =>
  db.transaction(async (tx) => {
    const older = await tx
      .select({
        id: listings.id,
        side: listings.side,
        name: listings.name,
        description: listings.description,
        points: pointsJson,
      })
      .from(indexedListings)
      .innerJoin(listings, eq(listings.id, indexedListings.listingId))
      .where(and(lt(indexedListings.termsVersion, termsVersion), isNull(listings.deletedAt)))
      // In the order of the index, so that the planner uses it even while it believes that all rows are old.
      .orderBy(indexedListings.termsVersion)
      .limit(atMost)
      // Both rows: the text can't change meanwhile, nor can another process have been here first.
      .for('no key update', { skipLocked: true })
    for (const listing of older)
      await reindexListing(tx, { ...listing, points: listing.points.map(({ text }) => text) })
    return older.length
  })
