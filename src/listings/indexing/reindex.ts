import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { JobRun } from '../../db/queue/queue.ts'
import { listings } from '../../db/tables/listings.ts'
import { indexedListings } from '../../db/tables/matching.ts'
import { reindexListing } from './postings.ts'
import { type EntryOfRevision, entryOfRow, indexedColumns } from './read-text.ts'
import { termsVersion } from './term-weights.ts'

/** Limits of one run: `batches` transactions of `batch` listings each. The next run continues. */
const defaultPace = { batch: 100, batches: 100 }

/**
 * The job that, every quarter of an hour, reindexes listings whose terms an older version of the code made. They are
 * not rematched; later retrievals find them by their new terms.
 */
export async function reindexListings(
  ctx: Pick<Ctx, 'db'>,
  { signal }: Pick<JobRun, 'signal'>,
  { batch, batches } = defaultPace,
): Promise<void> {
  for (let done = 0; done < batches && !signal.aborted; done++)
    if ((await reindexBatch(ctx, batch)) < batch) return
}

/** Reindexes up to `limit` listings; returns how many were outdated. Skips those that others revise, delete or reindex meanwhile. */
async function reindexBatch({ db }: Pick<Ctx, 'db'>, limit: number): Promise<number> {
  const isOutdated = and(lt(indexedListings.termsVersion, termsVersion), isNull(listings.deletedAt))
  const outdated = await db
    .select(indexedColumns)
    .from(indexedListings)
    .innerJoin(listings, eq(listings.id, indexedListings.listingId))
    .where(isOutdated)
    // Makes the planner use the index on terms_version even when its statistics say that all rows are outdated.
    .orderBy(indexedListings.termsVersion)
    .limit(limit)
    .for('no key update', { skipLocked: true })
  const entries: EntryOfRevision[] = []
  for (const row of outdated) entries.push(await entryOfRow(row))
  return await db.transaction(async (tx) => {
    const unchanged = await tx
      .select({ id: listings.id, revision: listings.revision })
      .from(indexedListings)
      .innerJoin(listings, eq(listings.id, indexedListings.listingId))
      .where(
        and(
          isOutdated,
          inArray(
            listings.id,
            outdated.map(({ id }) => id),
          ),
        ),
      )
      // Locks the rows of both tables: neither the text nor the index entry can change meanwhile.
      .for('no key update', { skipLocked: true })
    const revisions = new Map(unchanged.map(({ id, revision }) => [id, revision]))
    const current = entries.filter(({ entry, revision }) => revisions.get(entry.listingId) === revision)
    for (const { entry } of current) await reindexListing(tx, entry)
    return outdated.length
  })
}
