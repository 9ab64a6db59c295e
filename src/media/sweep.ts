import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { files } from '../db/tables/media.ts'
import { addDays } from '../shared/dates.ts'

/**
 * Deletes what was uploaded and belongs to no listing after a day, from the store and from the table, and what is left
 * of uploads that a killed process was taking. One file at a time under its row's lock: who attaches it at this moment
 * either finds it whole or not at all.
 */
export async function sweepFiles(ctx: Ctx): Promise<void> {
  const before = addDays(ctx.now(), -1)
  await ctx.storage.sweep(before)
  const orphaned = and(isNull(files.listingId), lt(files.createdAt, before))
  const found = await ctx.db.select({ id: files.id }).from(files).where(orphaned)
  for (const { id } of found) {
    await ctx.db.transaction(async (tx) => {
      const [file] = await tx
        .select({ key: files.key })
        .from(files)
        .where(and(eq(files.id, id), orphaned))
        .for('update', { skipLocked: true })
      if (!file) return
      await ctx.storage.delete(file.key)
      await tx.delete(files).where(eq(files.id, id))
    })
  }
}
