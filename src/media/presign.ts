import { randomUUID } from 'node:crypto'
import { and, count, eq, gte } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { aside } from '../db/limits/idempotency.ts'
import { holdAdvisoryLock } from '../db/sql/advisory-lock.ts'
import { files } from '../db/tables/media.ts'
import { visible } from '../language/plain.ts'
import { addDays } from '../shared/dates.ts'
import { AppError } from '../shared/errors.ts'
import { limits } from '../shared/limits.ts'
import { safeFilename, safeFolder, uploadRefusal } from './policy.ts'
import { isUnattached } from './read.ts'
import type { PresignedView, presignSchema } from './schema.ts'

/**
 * Creates a presigned form with which the browser posts one file directly to the store.
 * @throws AppError TOO_MANY
 */
export async function presign(
  ctx: SignedIn,
  { filename, contentType, contextType, contextId }: z.output<typeof presignSchema>,
): Promise<PresignedView> {
  const { companyId, employeeId } = ctx.viewer
  const context = [contextType, contextId].map(safeFolder).filter(Boolean)
  const key = [companyId, ...context, randomUUID(), safeFilename(filename, contentType)].join('/')
  const publicUrl = ctx.storage.publicUrl(key)
  // Before the transaction: a store that fails leaves no row.
  const form = await ctx.storage.presign({ key, contentType, maxBytes: limits.fileBytes })
  // A row without an upload does no harm, so a call with an Idempotency-Key may be repeated until its reply is stored.
  await aside(ctx.db).transaction(async (tx) => {
    await holdAdvisoryLock(tx, `uploads:${companyId}`)
    const [today] = await tx
      .select({ unattached: count() })
      .from(files)
      .where(and(eq(files.companyId, companyId), isUnattached, gte(files.createdAt, addDays(ctx.now(), -1))))
    const refusal = uploadRefusal(today?.unattached ?? 0)
    if (refusal) throw new AppError(refusal, undefined, { retryAfter: 60 * 60 })
    await tx.insert(files).values({
      companyId,
      employeeId,
      key,
      url: publicUrl,
      filename: visible(filename),
      contentType,
      createdAt: ctx.now(),
    })
  })
  return { ...form, publicUrl }
}
