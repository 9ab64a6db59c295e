import { and, eq, exists, like, lt, not, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { listingDrafts } from '../db/tables/listings.ts'
import { files } from '../db/tables/media.ts'
import { addDays } from '../shared/dates.ts'
import { isUnattached } from './read.ts'

/**
 * Deletes files that have been unattached for a day and stand in no draft of their author, from the store and the table,
 * and the partial files of interrupted uploads. Each file is deleted under its row lock, so that a concurrent attach finds the file either complete or gone.
 */
export async function sweepFiles(ctx: Ctx): Promise<void> {
  const before = addDays(ctx.now(), -1)
  await ctx.storage.sweep(before)
  const inDraft = ctx.db
    .select({ place: listingDrafts.place })
    .from(listingDrafts)
    .where(
      and(
        eq(listingDrafts.employeeId, files.employeeId),
        like(listingDrafts.content, sql`'%' || ${files.url} || '%'`),
      ),
    )
  const isOrphaned = and(isUnattached, lt(files.createdAt, before), not(exists(inDraft)))
  const orphans = await ctx.db.select({ id: files.id }).from(files).where(isOrphaned)
  for (const { id } of orphans) {
    await ctx.db.transaction(async (tx) => {
      const [file] = await tx
        .select({ key: files.key })
        .from(files)
        .where(and(eq(files.id, id), isOrphaned))
        .for('update', { skipLocked: true })
      if (!file) return
      await ctx.storage.delete(file.key)
      await tx.delete(files).where(eq(files.id, id))
    })
  }
}
