import { and, eq } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import type { Ctx } from '../context.ts'
import type { JobRun } from '../db/queue/queue.ts'
import { files } from '../db/tables/media.ts'
import { metered, withinBudget } from '../metering/metering.ts'
import type { MediaAnalysis } from '../providers/assistant/assistant.ts'
import { mediaBrief } from '../providers/assistant/briefs.ts'
import { AppError, errors } from '../shared/errors.ts'
import { limits } from '../shared/limits.ts'
import { emitAnalysisDone } from './emit-analysis-done.ts'

type FileRow = typeof files.$inferSelect
interface Outcome {
  /** Known where the bytes are what they say. */
  size: number | null
  /** The bytes aren't what they say, or aren't there. */
  refused: boolean
  analysis: MediaAnalysis | null
  error: string | null
}

/** The job of `analyse`: looks at the bytes themselves, has them described, and tells who uploaded them. */
export async function runAnalysis(ctx: Ctx, { fileId }: { fileId: string }, run: JobRun): Promise<void> {
  const waiting = and(eq(files.id, fileId), eq(files.state, 'analysing'))
  const [file] = await ctx.db.select().from(files).where(waiting)
  if (!file) return
  const outcome = await analyseFile(ctx, file, run)
  await ctx.db.transaction(async (tx) => {
    const [done] = await tx
      .update(files)
      .set({
        state: outcome.error === null ? 'done' : 'failed',
        analysis: outcome.analysis,
        error: outcome.error,
        size: outcome.size,
        // What isn't what it says is shown to nobody, and goes with the next sweep.
        ...(outcome.refused ? { listingId: null } : {}),
      })
      .where(waiting)
      .returning()
    if (done) emitAnalysisDone(ctx, tx, done)
  })
}

/** Somebody waits at the upload: a failure is told at once, and asking again tries again. */
async function analyseFile(ctx: Ctx, file: FileRow, { signal }: JobRun): Promise<Outcome> {
  let size: number | null = null
  try {
    const bytes = await readVerified(ctx, file)
    size = bytes.byteLength
    const analysis = await describe(ctx, file, bytes, signal)
    return { size, refused: false, analysis, error: null }
  } catch (error) {
    if (signal.aborted) throw error
    const known = error instanceof AppError
    if (!known) ctx.log.error({ err: error, fileId: file.id }, 'analysis')
    return {
      size,
      refused: known && size === null,
      analysis: null,
      error: known ? error.message : errors.UNAVAILABLE.message,
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

/** @throws AppError when the file isn't there, is too large, or isn't what it says */
async function readVerified(ctx: Ctx, file: FileRow): Promise<Uint8Array> {
  const bytes = await ctx.storage.read(file.key, limits.fileBytes)
  if (!bytes) throw new AppError('NOT_FOUND', 'The file was not uploaded.')
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime !== file.contentType)
    throw new AppError('UNSUPPORTED_TYPE', 'The file is not of the type it claims to be.')
  return bytes
}
