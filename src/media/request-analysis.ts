import { and, eq, gte, sum } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { holdAdvisoryLock } from '../db/sql/advisory-lock.ts'
import { files } from '../db/tables/media.ts'
import { visible } from '../language/plain.ts'
import { addDays } from '../shared/dates.ts'
import { AppError } from '../shared/errors.ts'
import { emitAnalysisDone } from './emit-analysis-done.ts'
import { analysesPerFile, analysisRefusal, fileMismatchText, storedUrl } from './policy.ts'
import type { analyseSchema } from './schema.ts'

/**
 * Queues the analysis of a file the viewer uploaded. For a finished one it emits the result again, and so it does for a
 * failed one that was analysed often enough.
 * @throws AppError NOT_FOUND, BAD_INPUT when the file has another name or type, TOO_MANY
 */
export function requestAnalysis(
  ctx: SignedIn,
  { url, filename, contentType }: z.output<typeof analyseSchema>,
): Promise<{ fileId: string }> {
  return ctx.db.transaction(async (tx) => {
    const [file] = await tx
      .select()
      .from(files)
      .where(
        and(
          eq(files.url, storedUrl(ctx.config.storage.kind, url)),
          eq(files.employeeId, ctx.viewer.employeeId),
        ),
      )
      .for('update')
    if (!file) throw new AppError('NOT_FOUND')
    const mismatch = fileMismatchText(file, { filename: visible(filename), contentType })
    if (mismatch) throw new AppError('BAD_INPUT', mismatch)

    const mayRun = file.state === 'presigned' || file.state === 'failed'
    if (mayRun && file.analyses < analysesPerFile) {
      await limitAnalyses(ctx, tx)
      await tx
        .update(files)
        .set({
          state: 'analysing',
          error: null,
          analyses: file.analyses + 1,
          analysisQueuedAt: ctx.now(),
        })
        .where(eq(files.id, file.id))
      await ctx.enqueue(tx, 'analyse-file', { fileId: file.id })
    } else if (file.state !== 'analysing') emitAnalysisDone(ctx, tx, file)
    return { fileId: file.id }
  })
}

/** Counts all analyses of the files that were analysed within a day. @throws AppError TOO_MANY */
async function limitAnalyses({ viewer: { companyId }, now }: SignedIn, tx: Tx): Promise<void> {
  await holdAdvisoryLock(tx, `analyses:${companyId}`)
  const [today] = await tx
    .select({ analyses: sum(files.analyses).mapWith(Number) })
    .from(files)
    .where(and(eq(files.companyId, companyId), gte(files.analysisQueuedAt, addDays(now(), -1))))
  const refusal = analysisRefusal(today?.analyses ?? 0)
  if (refusal) throw new AppError(refusal, undefined, { retryAfter: 60 * 60 })
}
