import { z } from 'zod'
import type { LeadView } from '../../leads/rounds/schema.ts'
import { leadsPerAnswer } from '../../shared/http/answers.ts'
import type { Side } from '../../shared/sides.ts'
import type { Caller } from '../../trpc/router.ts'
import { FileReply, route } from '../route.ts'
import { innerList, streamPages } from '../stream.ts'
import { exampleId, id, longText, ownCompanyId, success, successReply, userId } from '../wire/fields.ts'
import {
  byUser,
  conversation,
  conversationId,
  turnErrors,
  wireConversation,
  wireMessage,
} from '../wire/leads.ts'

const example = { conversation_id: exampleId }

const contact = z.object({
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  additional_contact_method: z.string(),
})

interface OfListing {
  readonly listingId: string
  readonly companyId?: string | null | undefined
}

interface WholeLeads {
  readonly side: Side
  readonly listingId: string
  readonly companyId?: string | undefined
  readonly origin: () => string
}

/** The listing's id has a different name on each side. */
const sortBody: Readonly<Record<Side, z.ZodType<OfListing>>> = {
  seller: z
    .object({ product_id: id, seller_company_id: ownCompanyId, user_id: userId })
    .transform((body) => ({ listingId: body.product_id, companyId: body.seller_company_id })),
  buyer: z
    .object({ procurement_id: id, buyer_company_id: ownCompanyId, user_id: userId })
    .transform((body) => ({ listingId: body.procurement_id, companyId: body.buyer_company_id })),
}

const order = { conversation_ids: z.array(id).max(10_000) }
const orderBody: Readonly<Record<Side, z.ZodType<OfListing & { readonly leadIds: string[] }>>> = {
  seller: z
    .object({ product_id: id, ...order })
    .transform((body) => ({ listingId: body.product_id, leadIds: body.conversation_ids })),
  buyer: z
    .object({ procurement_id: id, ...order })
    .transform((body) => ({ listingId: body.procurement_id, leadIds: body.conversation_ids })),
}

/** Creating a message or round has already queued the job. The call only confirms it and is idempotent. */
const queueRoute = (paths: string | { seller: string; buyer: string }, summary: string) =>
  route({
    method: 'POST',
    paths,
    tag: 'Conversations',
    summary,
    body: conversationId,
    procedure: (api) => api.leads.queueTurn,
    input: ({ body }) => ({ leadId: body.conversation_id }),
    output: success,
    reply: successReply,
    errors: turnErrors,
    example,
  })

/** The messages of a lead whose thread is longer than an answer: those that the lead lacks, in pages, then its own. */
const wholeThread = (api: Caller, { id: leadId, latestRound }: LeadView, origin: () => string) =>
  innerList(async (after: string | null) => {
    const before = latestRound.messages[0]?.id
    const { messages } = await api.leads.messages({ leadId, from: 'oldest', after, before })
    const isLast = messages.length === 0
    const rows = (isLast ? latestRound.messages : messages).map((message) => wireMessage(message, origin))
    return { rows, next: isLast ? null : (messages.at(-1)?.id ?? null) }
  })

export const leadRoutes = [
  route({
    method: 'GET',
    paths: {
      seller: '/api/product_leads/{seller_company_id}/{product_id}',
      buyer: '/api/procurement_leads/{buyer_company_id}/{procurement_id}',
    },
    tag: 'Conversations',
    summary: 'The conversations of a listing, latest activity first',
    company: ({ side, params }) => (side === 'seller' ? params.seller_company_id : params.buyer_company_id),
    procedure:
      (api) =>
      ({ origin, ...input }: WholeLeads) =>
        streamPages(async (ids: readonly string[] | null) => {
          const leadIds = ids?.slice(0, leadsPerAnswer)
          const { leads, rest } = await api.leads.listWhole({ ...input, leadIds })
          const next = [...rest, ...(ids ?? []).slice(leadsPerAnswer)]
          const inner: ReturnType<typeof innerList>[] = []
          const rows = leads.map((lead) => {
            const row = wireConversation(lead, origin)
            if (lead.latestRound.hasEarlier) {
              const thread = wholeThread(api, lead, origin)
              inner.push(thread)
              row.latest_round.round_text = thread as never
            }
            return row
          })
          return { rows, next: next.length > 0 ? next : null, inner }
        }),
    input: ({ side, params, origin }) => ({
      origin,
      side,
      companyId: side === 'seller' ? params.seller_company_id : params.buyer_company_id,
      listingId: (side === 'seller' ? params.product_id : params.procurement_id) ?? '',
    }),
    output: (leads) => leads,
    reply: z.array(conversation),
    errors: ['NOT_FOUND'],
  }),
  route({
    method: 'GET',
    paths: {
      seller: '/api/revealed_contact/{conversation_id}/seller',
      buyer: '/api/revealed_contact/{conversation_id}/buyer',
    },
    tag: 'Conversations',
    summary: 'The contact data that a party reveals to its counterparty',
    query: z.object({ user_id: userId }),
    procedure: (api) => api.leads.revealContact,
    input: ({ side, params }) => ({ side, leadId: params.conversation_id ?? '' }),
    output: (revealed) => ({
      revealed_contact: {
        website: revealed.website,
        email: revealed.email,
        phone: revealed.phone,
        additional_contact_method: revealed.additionalMethod,
      },
    }),
    reply: z.object({ revealed_contact: contact }),
    errors: ['FORBIDDEN', 'NOT_REVEALED', 'NOT_FOUND'],
  }),
  route({
    method: 'POST',
    paths: { seller: '/api/create_seller_direct_message', buyer: '/api/create_buyer_direct_message' },
    tag: 'Conversations',
    summary: 'Send a message',
    body: byUser.extend({
      direct_text: longText,
      media_attachments: z
        .array(z.object({ url: z.string() }))
        .describe('Files that you uploaded with contextType “message”, and that are analysed')
        .optional(),
    }),
    procedure: (api) => api.leads.sendMessage,
    input: ({ side, body }) => ({
      side,
      leadId: body.conversation_id,
      text: body.direct_text,
      files: body.media_attachments,
    }),
    output: ({ messageId }) => ({ ...success(), message_id: messageId }),
    reply: successReply.extend({ message_id: z.string() }),
    errors: turnErrors,
    example: { ...example, direct_text: 'When could you deliver?' },
  }),
  route({
    method: 'GET',
    paths: '/api/message_file/{file_id}',
    tag: 'Conversations',
    summary: 'A file of a message, for its two parties',
    procedure: (api) => api.leads.messageFile,
    input: ({ params }) => ({ fileId: params.file_id ?? '' }),
    output: (file) => new FileReply(file),
    reply: z.instanceof(FileReply),
    fileType: '*/*',
    errors: ['NOT_FOUND'],
  }),
  route({
    method: 'POST',
    paths: { seller: '/api/edit_last_seller_message', buyer: '/api/edit_last_buyer_message' },
    tag: 'Conversations',
    summary: 'Edit your side’s last message',
    body: byUser.extend({ new_content: longText }),
    procedure: (api) => api.leads.editLastMessage,
    input: ({ side, body }) => ({ side, leadId: body.conversation_id, text: body.new_content }),
    output: success,
    reply: successReply,
    errors: [...turnErrors, 'NOT_LAST_MESSAGE'],
    example: { ...example, new_content: 'When could you deliver at the earliest?' },
  }),
  route({
    method: 'POST',
    paths: { seller: '/api/delete_last_seller_message', buyer: '/api/delete_last_buyer_message' },
    tag: 'Conversations',
    summary: 'Delete your side’s last message',
    body: byUser,
    procedure: (api) => api.leads.deleteLastMessage,
    input: ({ side, body }) => ({ side, leadId: body.conversation_id }),
    output: success,
    reply: successReply,
    errors: [...turnErrors, 'NOT_LAST_MESSAGE'],
    example,
  }),
  queueRoute(
    { seller: '/api/queue_enhancement_pitch', buyer: '/api/queue_buyer_enhancement_pitch' },
    'Confirm the assistant’s message after a new round',
  ),
  queueRoute(
    { seller: '/api/queue_seller_direct_followup', buyer: '/api/queue_buyer_direct_followup' },
    'Confirm the new judgements and questions after a message',
  ),
  queueRoute(
    '/api/queue_reevaluate_after_delete',
    'Confirm the new judgements and questions after a deletion',
  ),
  route({
    method: 'POST',
    paths: { seller: '/api/terminate_conversation_by_seller', buyer: '/api/terminate_conversation_by_buyer' },
    tag: 'Conversations',
    summary: 'Terminate the conversation',
    body: byUser,
    procedure: (api) => api.leads.terminate,
    input: ({ side, body }) => ({ side, leadId: body.conversation_id }),
    output: success,
    reply: successReply,
    errors: turnErrors,
    example,
  }),
  route({
    method: 'POST',
    paths: {
      seller: '/api/sort_top_buyer_interest_product',
      buyer: '/api/sort_top_seller_compatible_procurement',
    },
    tag: 'Conversations',
    summary: 'Rank a listing’s conversations; the order arrives as a live event',
    body: sortBody,
    company: ({ body }) => body.companyId,
    procedure: (api) => api.leads.sort,
    input: ({ side, body }) => ({ side, listingId: body.listingId }),
    output: success,
    reply: successReply,
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
    example: {
      seller: { seller_company_id: exampleId, product_id: exampleId },
      buyer: { buyer_company_id: exampleId, procurement_id: exampleId },
    },
  }),
  route({
    method: 'POST',
    paths: {
      seller: '/api/save_top_buyer_interest_order_product',
      buyer: '/api/save_top_seller_compatible_order',
    },
    tag: 'Conversations',
    summary: 'Save the order of a listing’s conversations',
    body: orderBody,
    procedure: (api) => api.leads.saveOrder,
    input: ({ side, body }) => ({ side, listingId: body.listingId, leadIds: body.leadIds }),
    output: success,
    reply: successReply,
    errors: ['NOT_FOUND'],
    example: {
      seller: { product_id: exampleId, conversation_ids: [exampleId] },
      buyer: { procurement_id: exampleId, conversation_ids: [exampleId] },
    },
  }),
]
