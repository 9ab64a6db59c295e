import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import type { files } from '../db/tables/media.ts'
import type { MediaAnalysis } from '../providers/assistant/results.ts'
import { absoluteUrl } from '../shared/files/absolute-url.ts'
import { rooms } from '../shared/live-events.ts'

type AnalysedFile = Pick<typeof files.$inferSelect, 'employeeId' | 'url' | 'analysis' | 'error'>

/** Emits the result of an analysis to the uploader. A failure carries the URL too, so that a page can assign it. */
export const emitAnalysisDone = (
  { config }: Ctx,
  tx: Tx,
  { employeeId, url, analysis, error }: AnalysedFile,
): void =>
  emit(tx, [rooms.user(employeeId)], 'media_analysis_done', {
    success: error === null,
    analysis_results: { url: absoluteUrl(url, config.publicUrl), ...(analysis as MediaAnalysis | null) },
    error,
  })
