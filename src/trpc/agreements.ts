import { readAgreement, readProposals } from '../agreements/read.ts'
import { agreementSchema, leadProposalsSchema } from '../agreements/schema.ts'
import { memberProcedure, router } from './procedures.ts'

export const agreementsRouter = router({
  /** All proposals of a lead, oldest first. */
  proposals: memberProcedure.input(leadProposalsSchema).query(({ ctx, input }) => readProposals(ctx, input)),
  get: memberProcedure.input(agreementSchema).query(({ ctx, input }) => readAgreement(ctx, input)),
})
