import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { pageLanguages } from '../../shared/page-languages.ts'
import { route } from '../route.ts'
import { streamPages } from '../stream.ts'
import {
  agreement,
  packageExample,
  packagesInput,
  proposal,
  validUntilInput,
  wireAgreement,
  wireProposal,
} from '../wire/agreements.ts'
import { exampleId, id, success, successReply, userId } from '../wire/fields.ts'

const tag = 'Agreements'
const onProposal = z.object({ user_id: userId, proposal_id: id })
const reason = z.string().trim().max(limits.proposalNote).nullish()
const exampleHash = '0'.repeat(64)

const writeErrors = [
  'NOT_FOUND',
  'FORBIDDEN',
  'PROPOSAL_CLOSED',
  'PROPOSAL_EXPIRED',
  'AGREEMENT_EXISTS',
  'LEAD_LOCKED',
  'LEAD_TERMINATED',
] as const

const agreementId = (params: Readonly<Record<string, string>>) => ({
  agreementId: params.agreement_id ?? '',
})

export const agreementRoutes = [
  route({
    method: 'POST',
    paths: '/api/create_proposal',
    tag,
    summary: 'Propose terms to the other side, or counter its open proposal',
    body: z.object({
      user_id: userId,
      conversation_id: id,
      packages: packagesInput,
      note: z.string().trim().max(limits.proposalNote).nullish(),
      valid_until: validUntilInput,
      answers: id.nullish().describe('The other side’s open proposal; required while there is one'),
    }),
    procedure: (api) => api.agreements.propose,
    input: ({ body }) => ({
      leadId: body.conversation_id,
      packages: body.packages,
      note: body.note ?? '',
      validUntil: body.valid_until,
      answers: body.answers,
    }),
    output: ({ proposalId, number }) => ({ ...success(), proposal_id: proposalId, number }),
    reply: successReply.extend({ proposal_id: z.string(), number: z.number() }),
    status: 201,
    errors: writeErrors,
    example: {
      conversation_id: exampleId,
      packages: [packageExample],
      note: 'As discussed.',
      valid_until: '2030-01-31T12:00:00Z',
    },
  }),
  route({
    method: 'GET',
    paths: '/api/proposals/{conversation_id}',
    tag,
    summary: 'The proposals of a conversation, oldest first',
    procedure:
      (api) =>
      ({ leadId }: { leadId: string }) =>
        streamPages(async (after: number | null) => {
          const page = await api.agreements.proposals({ leadId, after: after ?? 0 })
          return { rows: page.map(wireProposal), next: page.at(-1)?.number ?? null }
        }),
    input: ({ params }) => ({ leadId: params.conversation_id ?? '' }),
    output: (proposals) => proposals,
    reply: z.array(proposal),
    errors: ['NOT_FOUND'],
  }),
  route({
    method: 'POST',
    paths: '/api/accept_proposal',
    tag,
    summary: 'Accept one package of the other side’s open proposal',
    body: onProposal.extend({
      package_index: z.int().min(0).describe('From 0'),
      hash: z.string().min(1).max(limits.shortText).describe('The hash of the package that you have read'),
    }),
    procedure: (api) => api.agreements.accept,
    input: ({ body }) => ({
      proposalId: body.proposal_id,
      packageIndex: body.package_index,
      hash: body.hash,
    }),
    output: (accepted) => ({ ...success(), agreement_id: accepted.agreementId }),
    reply: successReply.extend({ agreement_id: z.string() }),
    errors: [...writeErrors, 'HASH_MISMATCH'],
    example: { proposal_id: exampleId, package_index: 0, hash: exampleHash },
  }),
  route({
    method: 'POST',
    paths: '/api/decline_proposal',
    tag,
    summary: 'Decline the other side’s open proposal',
    body: onProposal.extend({ reason }),
    procedure: (api) => api.agreements.decline,
    input: ({ body }) => ({ proposalId: body.proposal_id, reason: body.reason ?? '' }),
    output: success,
    reply: successReply,
    errors: writeErrors,
    example: { proposal_id: exampleId, reason: 'The price is above our budget.' },
  }),
  route({
    method: 'POST',
    paths: '/api/withdraw_proposal',
    tag,
    summary: 'Withdraw your side’s open proposal',
    body: onProposal.extend({ reason }),
    procedure: (api) => api.agreements.withdraw,
    input: ({ body }) => ({ proposalId: body.proposal_id, reason: body.reason ?? '' }),
    output: success,
    reply: successReply,
    errors: writeErrors,
    example: { proposal_id: exampleId },
  }),
  route({
    method: 'GET',
    paths: '/api/agreement/{agreement_id}',
    tag,
    summary: 'An agreement, as both sides read it',
    procedure: (api) => api.agreements.get,
    input: ({ params }) => agreementId(params),
    output: wireAgreement,
    reply: agreement,
    errors: ['NOT_FOUND'],
  }),
  route({
    method: 'GET',
    paths: '/api/agreement_document/{agreement_id}',
    tag,
    summary: 'The agreement as a PDF',
    query: z.object({
      language: z
        .enum(pageLanguages)
        .optional()
        .describe('Of the document’s own words, dates and amounts; English without it'),
    }),
    procedure: (api) => api.agreements.document,
    input: ({ params, query }) => ({ ...agreementId(params), language: query.language }),
    output: (pdf) => Buffer.from(pdf),
    reply: z.instanceof(Buffer),
    fileType: 'application/pdf',
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  }),
  route({
    method: 'POST',
    paths: '/api/cancel_agreement',
    tag,
    summary: 'Cancel an agreement; it is cancelled once both sides have asked',
    body: z.object({ user_id: userId, agreement_id: id }),
    procedure: (api) => api.agreements.cancel,
    input: ({ body }) => ({ agreementId: body.agreement_id }),
    output: ({ cancelled }) => ({ ...success(), cancelled }),
    reply: successReply.extend({ cancelled: z.boolean() }),
    errors: ['NOT_FOUND'],
    example: { agreement_id: exampleId },
  }),
]
