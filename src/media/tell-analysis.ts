import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import type { files } from '../db/tables/media.ts'
import type { MediaAnalysis } from '../providers/assistant/assistant.ts'
import { rooms } from '../shared/live-events.ts'
import { wholeUrl } from '../shared/whole-url.ts'

type Analysed = Pick<typeof files.$inferSelect, 'employeeId' | 'url' | 'analysis' | 'error'>

/** Tells who uploaded a file what came of its analysis; with its url either way, so that a page knows which. */
export const tellAnalysis = ({ config }: Ctx, tx: Tx, { employeeId, url, analysis, error }: Analysed): void =>
  emit(tx, [rooms.user(employeeId)], 'media_analysis_done', {
    success: error === null,
    analysis_results: { url: wholeUrl(url, config.publicUrl), ...(analysis as MediaAnalysis | null) },
    error,
  })
