import { z } from 'zod'
import { route } from '../route.ts'
import { exampleId, longText, success, successReply } from '../wire/fields.ts'
import { byUser, turnErrors } from '../wire/leads.ts'
import {
  buyerQa,
  freeFormInput,
  ignoredRoundFields,
  judgement,
  roundOptions,
  sellerQa,
} from '../wire/rounds.ts'

const sellerRound = byUser.extend({
  ...ignoredRoundFields,
  new_seller_qa: sellerQa,
  new_seller_free_form: freeFormInput,
  ...roundOptions,
})
const toSellerRound = (
  body: Omit<z.output<typeof sellerRound>, 'final_text'> & { final_text?: string | undefined },
) => ({
  leadId: body.conversation_id,
  answers: body.new_seller_qa,
  freeForm: body.new_seller_free_form,
  privateFreeForm: body.private_free_form,
  text: body.final_text,
})
const sellerRoundExample = {
  conversation_id: exampleId,
  new_seller_qa: [{ question: 'How soon can you deliver?', answer: 'Within three days.' }],
  new_seller_free_form: 'We can start next week.',
}

const buyerRound = byUser.extend({
  ...ignoredRoundFields,
  new_buyer_qa: buyerQa,
  new_buyer_free_form: freeFormInput,
  ...roundOptions,
})
const toBuyerRound = (
  body: Omit<z.output<typeof buyerRound>, 'final_text'> & { final_text?: string | undefined },
) => ({
  leadId: body.conversation_id,
  reviews: body.new_buyer_qa,
  freeForm: body.new_buyer_free_form,
  privateFreeForm: body.private_free_form,
  text: body.final_text,
})
const buyerRoundExample = {
  conversation_id: exampleId,
  new_buyer_qa: [
    {
      procurement_requirement: 'Delivery within a week',
      human_judgement: 'meet',
      additional_thoughts: 'Monday mornings would be best.',
    },
  ],
  new_buyer_free_form: '',
}

const draftReply = successReply.extend({ draft_id: z.string(), draft_text: z.string() })

export const roundRoutes = [
  route({
    method: 'POST',
    paths: '/api/create_new_seller_round',
    tag: 'Conversations',
    summary: 'Submit the seller’s answers; the assistant writes the seller’s message',
    body: sellerRound,
    procedure: (api) => api.leads.submitSellerRound,
    input: ({ body }) => toSellerRound(body),
    output: ({ roundId }) => ({ ...success(), round_id: roundId }),
    reply: successReply.extend({ round_id: z.string() }),
    errors: [...turnErrors, 'CONFLICT', 'UNAVAILABLE'],
    example: sellerRoundExample,
  }),
  route({
    method: 'POST',
    paths: '/api/create_new_buyer_round',
    tag: 'Conversations',
    summary: 'Submit the buyer’s judgements; the assistant writes the buyer’s message',
    body: buyerRound,
    procedure: (api) => api.leads.submitBuyerRound,
    input: ({ body }) => toBuyerRound(body),
    output: ({ roundId }) => ({ ...success(), round_id: roundId }),
    reply: successReply.extend({ round_id: z.string() }),
    errors: [...turnErrors, 'CONFLICT', 'UNAVAILABLE'],
    example: buyerRoundExample,
  }),
  route({
    method: 'POST',
    paths: '/api/draft_new_seller_round',
    tag: 'Conversations',
    summary: 'The message that the assistant would send for the seller; nothing is sent or changed',
    body: sellerRound.omit({ final_text: true }),
    procedure: (api) => api.leads.draftRound,
    input: ({ body }) => ({ side: 'seller' as const, round: toSellerRound(body) }),
    output: ({ draftId, text }) => ({ ...success(), draft_id: draftId, draft_text: text }),
    reply: draftReply,
    errors: [...turnErrors, 'CONFLICT', 'UNAVAILABLE'],
    example: sellerRoundExample,
  }),
  route({
    method: 'POST',
    paths: '/api/draft_new_buyer_round',
    tag: 'Conversations',
    summary: 'The message that the assistant would send for the buyer; nothing is sent or changed',
    body: buyerRound.omit({ final_text: true }),
    procedure: (api) => api.leads.draftRound,
    input: ({ body }) => ({ side: 'buyer' as const, round: toBuyerRound(body) }),
    output: ({ draftId, text }) => ({ ...success(), draft_id: draftId, draft_text: text }),
    reply: draftReply,
    errors: [...turnErrors, 'CONFLICT', 'UNAVAILABLE'],
    example: buyerRoundExample,
  }),
  route({
    method: 'POST',
    paths: '/api/judge_requirement',
    tag: 'Conversations',
    summary: 'Set or withdraw the buyer’s own judgement of a requirement at once',
    body: byUser.extend({ procurement_requirement: longText, human_judgement: judgement }),
    procedure: (api) => api.leads.judgeRequirement,
    input: ({ body }) => ({
      leadId: body.conversation_id,
      requirement: body.procurement_requirement,
      verdict: body.human_judgement,
    }),
    output: success,
    reply: successReply,
    errors: [...turnErrors, 'CONFLICT'],
    example: {
      conversation_id: exampleId,
      procurement_requirement: 'Delivery within a week',
      human_judgement: 'not meet',
    },
  }),
]
