import { presign } from '../media/presign.ts'
import { readAnalysis } from '../media/read.ts'
import { requestAnalysis } from '../media/request-analysis.ts'
import { analyseSchema, fileUrlSchema, presignSchema } from '../media/schema.ts'
import { heavy, memberProcedure, router } from './procedures.ts'

export const mediaRouter = router({
  presign: memberProcedure.input(presignSchema).mutation(({ ctx, input }) => presign(ctx, input)),
  /** Queues an analysis. The result arrives as a live event in the user's room and can be read with `analysis`. */
  analyse: memberProcedure
    .meta(heavy)
    .input(analyseSchema)
    .mutation(({ ctx, input }) => requestAnalysis(ctx, input)),
  analysis: memberProcedure.input(fileUrlSchema).query(({ ctx, input }) => readAnalysis(ctx, input)),
})
