import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { files } from '../db/tables/media.ts'
import { visible } from '../language/plain.ts'
import { AppError } from '../shared/errors.ts'
import { emitAnalysisDone } from './emit-analysis-done.ts'
import { fileMismatchText, storedUrl } from './policy.ts'
import type { analyseSchema } from './schema.ts'

/**
 * Queues the analysis of a file the viewer uploaded. For a finished one it emits the result again.
 * @throws AppError NOT_FOUND, BAD_INPUT when the file has another name or type
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

    if (file.state === 'done') emitAnalysisDone(ctx, tx, file)
    if (file.state === 'presigned' || file.state === 'failed') {
      await tx.update(files).set({ state: 'analysing', error: null }).where(eq(files.id, file.id))
      await ctx.enqueue(tx, 'analyse-file', { fileId: file.id })
    }
    return { fileId: file.id }
  })
}
