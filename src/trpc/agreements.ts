import { accept } from '../agreements/accept.ts'
import { cancelAgreement } from '../agreements/cancel.ts'
import { decline, withdraw } from '../agreements/close-proposal.ts'
import { agreementDocument } from '../agreements/document/agreement-document.ts'
import { propose } from '../agreements/propose.ts'
import { readAgreement, readProposals } from '../agreements/read.ts'
import {
  acceptSchema,
  agreementDocumentSchema,
  agreementSchema,
  closeProposalSchema,
  leadProposalsSchema,
  proposeSchema,
  suggestTermsSchema,
} from '../agreements/schema.ts'
import { suggestTerms } from '../agreements/suggest-terms.ts'
import { heavy, memberProcedure, router } from './procedures.ts'

export const agreementsRouter = router({
  /** A page of a lead's proposals, oldest first: by default the newest ones. */
  proposals: memberProcedure.input(leadProposalsSchema).query(({ ctx, input }) => readProposals(ctx, input)),
  get: memberProcedure.input(agreementSchema).query(({ ctx, input }) => readAgreement(ctx, input)),
  /** The PDF. Pages and programs download it from the REST API. */
  document: memberProcedure
    .meta(heavy)
    .input(agreementDocumentSchema)
    .query(async ({ ctx, input }) =>
      agreementDocument(ctx.viewer.companyId, await readAgreement(ctx, input), input.language),
    ),
  /** What the thread and the listings name for a proposal, with sources. */
  suggestions: memberProcedure
    .meta(heavy)
    .input(suggestTermsSchema)
    .query(({ ctx, input }) => suggestTerms(ctx, input)),
  propose: memberProcedure
    .meta(heavy)
    .input(proposeSchema)
    .mutation(({ ctx, input }) => propose(ctx, input)),
  accept: memberProcedure.input(acceptSchema).mutation(({ ctx, input }) => accept(ctx, input)),
  decline: memberProcedure.input(closeProposalSchema).mutation(({ ctx, input }) => decline(ctx, input)),
  withdraw: memberProcedure.input(closeProposalSchema).mutation(({ ctx, input }) => withdraw(ctx, input)),
  /** Cancels the agreement once both sides have called it. */
  cancel: memberProcedure.input(agreementSchema).mutation(({ ctx, input }) => cancelAgreement(ctx, input)),
})
