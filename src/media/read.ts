import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'
import { files } from '../db/tables/media.ts'
import type { MediaAnalysis } from '../providers/assistant/results.ts'
import { AppError } from '../shared/errors.ts'
import { storedUrl } from './policy.ts'
import type { AnalysisView } from './schema.ts'

/** Neither a listing nor a message has it. */
export const isUnattached = and(isNull(files.listingId), isNull(files.messageId))

/** A file whose analysis failed is usable when it has a size: then its content matched its type. */
export const isUsable = or(ne(files.state, 'failed'), isNotNull(files.size))

/** What the analysis of a file found, as the assistant reads it. */
export const analysisText = sql<string>`concat_ws(E'\n',
  nullif(${files.analysis}->>'summary', ''), nullif(${files.analysis}->>'text', ''))`

/** The state and result of the analysis of a file of the viewer's company. */
export async function readAnalysis(ctx: SignedIn, { url }: { url: string }): Promise<AnalysisView> {
  const [file] = await ctx.db
    .select({ url: files.url, state: files.state, analysis: files.analysis, error: files.error })
    .from(files)
    .where(
      and(eq(files.url, storedUrl(ctx.config.storage.kind, url)), eq(files.companyId, ctx.viewer.companyId)),
    )
  if (!file) throw new AppError('NOT_FOUND')
  return { ...file, analysis: file.analysis as MediaAnalysis | null }
}
