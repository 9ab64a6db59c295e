import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import type { Side } from '../../shared/sides.ts'
import { route } from '../route.ts'
import { exampleId, messageReply, success, successReply, successWith, userId } from '../wire/fields.ts'
import { listingBody, listingExample, listingReply, revisionBody, wireListing } from '../wire/listings.ts'

const parseBody = z.object({ user_input: z.string().trim().max(limits.freeText), user_id: userId })
const parseReply = messageReply.extend({ parse_id: z.string() })
const queued = ({ parseId }: { parseId: string }) => ({ ...successWith('Queued.'), parse_id: parseId })
const parseExample = {
  seller: { user_input: 'We mill organic rye flour, up to 2 t a week.' },
  buyer: { user_input: 'We are looking for 500 kg of organic rye flour a week.' },
}

const productCreated = successReply.extend({ product_id: z.string() })
const procurementCreated = successReply.extend({ procurement_id: z.string() })
type Created = z.input<typeof productCreated> | z.input<typeof procurementCreated>
const createdReply: Readonly<Record<Side, z.ZodType<unknown, Created>>> = {
  seller: productCreated,
  buyer: procurementCreated,
}
const wireCreated = ({ id }: { id: string }, { side }: { side: Side }): Created =>
  side === 'seller' ? { ...success(), product_id: id } : { ...success(), procurement_id: id }

export const listingRoutes = [
  route({
    method: 'POST',
    paths: { seller: '/api/landing_offering_text_parse', buyer: '/api/landing_request_text_parse' },
    tag: 'Listings',
    summary: 'Turn a text from the landing page into a form; the result arrives as a live event',
    body: parseBody,
    procedure: (api) => api.listings.parseText,
    input: ({ side, body }) => ({ side, kind: 'landing' as const, text: body.user_input }),
    output: queued,
    reply: parseReply,
    errors: ['UNAVAILABLE'],
    example: parseExample,
  }),
  route({
    method: 'POST',
    paths: { seller: '/api/product_text_parse', buyer: '/api/procurement_text_parse' },
    tag: 'Listings',
    summary: 'Turn a text from the add dialog into a form; the result arrives as a live event',
    body: parseBody,
    procedure: (api) => api.listings.parseText,
    input: ({ side, body }) => ({ side, kind: 'add' as const, text: body.user_input }),
    output: queued,
    reply: parseReply,
    errors: ['UNAVAILABLE'],
    example: parseExample,
  }),
  route({
    method: 'POST',
    paths: { seller: '/api/add_product', buyer: '/api/add_procurement' },
    tag: 'Listings',
    summary: 'Publish a listing and search for matches',
    body: listingBody,
    company: ({ body }) => body.companyId,
    procedure: (api) => api.listings.publish,
    input: ({ body }) => body.listing,
    output: wireCreated,
    reply: createdReply,
    errors: ['PLAN_REQUIRED', 'PLAN_LIMIT'],
    example: listingExample,
  }),
  route({
    method: 'POST',
    paths: { seller: '/api/update_product', buyer: '/api/update_procurement' },
    tag: 'Listings',
    summary: 'Revise a listing and match it again; settings that are left out keep their value',
    body: revisionBody,
    company: ({ body }) => body.companyId,
    procedure: (api) => api.listings.revise,
    input: ({ body }) => ({ ...body.listing, id: body.id }),
    output: wireCreated,
    reply: createdReply,
    errors: ['NOT_FOUND'],
    example: {
      seller: { product_id: exampleId, ...listingExample.seller },
      buyer: { procurement_id: exampleId, ...listingExample.buyer },
    },
  }),
  route({
    method: 'GET',
    paths: { seller: '/api/get_product/{id}', buyer: '/api/get_procurement/{id}' },
    tag: 'Listings',
    summary: 'A listing; for a counterparty without hidden points',
    procedure: (api) => api.listings.get,
    input: ({ side, params }) => ({ side, id: params.id ?? '' }),
    output: (listing, { origin }) => wireListing(listing, origin()),
    reply: listingReply,
    errors: ['NOT_FOUND'],
  }),
  route({
    method: 'DELETE',
    paths: { seller: '/api/product/{id}', buyer: '/api/procurement/{id}' },
    tag: 'Listings',
    summary: 'Delete a listing and terminate its conversations',
    body: z.object({ user_id: userId }),
    procedure: (api) => api.listings.delete,
    input: ({ side, params }) => ({ side, id: params.id ?? '' }),
    output: () => undefined,
    reply: z.undefined(),
    status: 204,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    example: { user_id: exampleId },
  }),
]
