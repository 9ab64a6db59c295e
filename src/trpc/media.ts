import { presign } from '../media/presign.ts'
import { readAnalysis } from '../media/read.ts'
import { requestAnalysis } from '../media/request-analysis.ts'
import { analyseSchema, fileUrlSchema, presignSchema } from '../media/schema.ts'
import { member, router } from './procedures.ts'

export const mediaRouter = router({
  presign: member.input(presignSchema).mutation(({ ctx, input }) => presign(ctx, input)),
  /** Queues the analysis; the result arrives in the user's room, and by `analysis`. */
  analyse: member.input(analyseSchema).mutation(({ ctx, input }) => requestAnalysis(ctx, input)),
  analysis: member.input(fileUrlSchema).query(({ ctx, input }) => readAnalysis(ctx, input)),
})
