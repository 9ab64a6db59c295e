import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { JobRun } from '../db/queue/queue.ts'
import { files } from '../db/tables/media.ts'
import { metered, withinBudget } from '../metering/metering.ts'
import { mediaBrief } from '../providers/assistant/briefs.ts'
import type { MediaAnalysis } from '../providers/assistant/results.ts'
import { AppError, errors } from '../shared/errors.ts'
import { mediaTypeOf } from '../shared/files/media-type.ts'
import { limits } from '../shared/limits.ts'
import { emitAnalysisDone } from './emit-analysis-done.ts'
import { queueRenewal } from './queue-renewal.ts'

type FileRow = typeof files.$inferSelect
interface Outcome {
  /** In bytes; null unless the content was read and matched its type. */
  size: number | null
  /** The file is missing, too large, or its content doesn't match its type. */
  refused: boolean
  analysis: MediaAnalysis | null
  error: string | null
}

/**
 * Job: checks the file's content, has the assistant describe it, and emits the result to the uploader. A listing that already
 * has the file is renewed once all its files are analysed.
 */
export async function runAnalysis(ctx: Ctx, { fileId }: { fileId: string }, run: JobRun): Promise<void> {
  const isPending = and(eq(files.id, fileId), eq(files.state, 'analysing'))
  const [file] = await ctx.db.select().from(files).where(isPending)
  if (!file) return
  const outcome = await analyseFile(ctx, file, run)
  await ctx.db.transaction(async (tx) => {
    const [attached] = await tx
      .select({ listingId: files.listingId })
      .from(files)
      .where(isPending)
      .for('update')
    const [done] = await tx
      .update(files)
      .set({
        state: outcome.error === null ? 'done' : 'failed',
        analysis: outcome.analysis,
        error: outcome.error,
        size: outcome.size,
        // Files whose content doesn't match their type are detached, and deleted by the next sweep.
        ...(outcome.refused ? { listingId: null } : {}),
      })
      .where(isPending)
      .returning()
    if (done) emitAnalysisDone(ctx, tx, done)
    if (attached?.listingId) await queueRenewal(ctx, tx, attached.listingId)
  })
}

/** Reports a failure immediately instead of retrying the job, because the uploader waits. A new request retries. */
async function analyseFile(ctx: Ctx, file: FileRow, { signal }: JobRun): Promise<Outcome> {
  let size: number | null = null
  try {
    const bytes = await readVerified(ctx, file)
    size = bytes.byteLength
    const analysis = await describe(ctx, file, bytes, signal)
    return { size, refused: false, analysis, error: null }
  } catch (error) {
    if (signal.aborted) throw error
    const isExpected = error instanceof AppError
    if (!isExpected) ctx.log.error({ err: error, fileId: file.id }, 'file analysis failed')
    return {
      size,
      refused: isExpected && size === null,
      analysis: null,
      error: isExpected ? error.message : errors.UNAVAILABLE.message,
    }
  }
}

async function describe(
  ctx: Ctx,
  { companyId, filename, contentType }: FileRow,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<MediaAnalysis> {
  if (!(await withinBudget(ctx, companyId)))
    throw new AppError('UNAVAILABLE', "The assistant has used up this month's budget.")
  const call = metered(ctx, companyId, { signal })
  try {
    return await ctx.assistant.describe(mediaBrief(filename, contentType, bytes), call)
  } finally {
    await call.settled()
  }
}

/** @throws AppError when the file is missing, too large, or its content doesn't match its type */
async function readVerified(ctx: Ctx, file: FileRow): Promise<Uint8Array> {
  const bytes = await ctx.storage.read(file.key, limits.fileBytes)
  if (!bytes) throw new AppError('NOT_FOUND', 'The file was not uploaded.')
  if (mediaTypeOf(bytes) !== file.contentType)
    throw new AppError('UNSUPPORTED_TYPE', 'The file is not of the type it claims to be.')
  return bytes
}
