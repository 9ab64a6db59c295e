import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { route } from '../route.ts'
import { exampleId, id, normalizeId, success, successReply, userId } from '../wire/fields.ts'
import { mandate, mandateContent, mandateInput, wireMandate } from '../wire/mandates.ts'

const tag = 'Mandates'
const onConversation = z.object({ user_id: userId, conversation_id: id })

export const mandateRoutes = [
  route({
    method: 'POST',
    paths: '/api/save_mandate',
    tag,
    summary: 'Save what your assistant may negotiate, for a listing or for one of its conversations',
    body: z.object({
      user_id: userId,
      product_id: id.nullish().describe('Your offering; or procurement_id'),
      procurement_id: id.nullish(),
      conversation_id: id.nullish().describe('Only for this conversation'),
      ...mandateInput,
    }),
    procedure: (api) => api.mandates.save,
    input: ({ body }) => {
      const listingId = body.product_id ?? body.procurement_id
      if (!listingId || (body.product_id && body.procurement_id))
        throw new AppError('BAD_INPUT', 'Please send product_id or procurement_id.')
      return {
        side: body.product_id ? ('seller' as const) : ('buyer' as const),
        listingId,
        leadId: body.conversation_id,
        content: mandateContent(body),
      }
    },
    output: ({ version }) => ({ ...success(), version }),
    reply: successReply.extend({ version: z.number() }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    example: {
      product_id: exampleId,
      currency: 'EUR',
      target: '18000.00',
      walk_away: '15500.00',
      worth: [
        { key: 'payment_days', per_unit: '-12.50' },
        { key: 'packing', options: { sacks: '0', bulk: '150.00' } },
      ],
      bounds: [{ key: 'payment_days', min: 0, max: 60 }],
      terms: [{ key: 'payment_days', label: 'Payment term', unit: 'days' }],
      max_rounds: 12,
      style: 'balanced',
      autonomy: 'conclude',
      ceiling: '20000.00',
    },
  }),
  route({
    method: 'GET',
    paths: '/api/mandate/{listing_id}',
    tag,
    summary: 'Your own mandate for an offering (product_id) or a request (procurement_id)',
    query: z.object({ conversation_id: id.optional().describe('The one for this conversation') }),
    procedure: (api) => api.mandates.get,
    input: ({ params, query }) => ({
      listingId: normalizeId(params.listing_id ?? ''),
      leadId: query.conversation_id,
    }),
    output: wireMandate,
    reply: mandate,
    errors: ['NOT_FOUND'],
  }),
  route({
    method: 'POST',
    paths: '/api/pause_mandate',
    tag,
    summary: 'Stop your assistant in a conversation, or let it go on',
    body: onConversation.extend({ paused: z.boolean() }),
    procedure: (api) => api.mandates.pause,
    input: ({ body }) => ({ leadId: body.conversation_id, paused: body.paused }),
    output: success,
    reply: successReply,
    errors: ['NOT_FOUND', 'MANDATE_MISSING'],
    example: { conversation_id: exampleId, paused: true },
  }),
  route({
    method: 'POST',
    paths: '/api/start_negotiation',
    tag,
    summary: 'Let both sides’ assistants negotiate',
    body: onConversation,
    procedure: (api) => api.mandates.start,
    input: ({ body }) => ({ leadId: body.conversation_id }),
    output: success,
    reply: successReply,
    errors: [
      'NOT_FOUND',
      'MANDATE_MISSING',
      'COUNTERPART_NOT_READY',
      'CURRENCY_MISMATCH',
      'AGREEMENT_EXISTS',
      'LEAD_TERMINATED',
    ],
    example: { conversation_id: exampleId },
  }),
]
