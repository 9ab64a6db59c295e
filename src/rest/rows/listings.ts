import { z } from 'zod'
import { done, row, success, userId } from '../row.ts'
import { anyListingBody, anyListingReply, listingId, listingInput, wireListing } from '../wire/listings.ts'

const parseBody = z.object({ user_input: z.string(), user_id: userId })
const parseReply = done.extend({ parse_id: z.string() })
const queued = ({ parseId }: { parseId: string }) => ({ ...success(), message: 'Queued.', parse_id: parseId })

const idOf = z.object({ product_id: z.string().optional(), procurement_id: z.string().optional() })
const wireId = (side: 'seller' | 'buyer', id: string) =>
  side === 'seller' ? { product_id: id } : { procurement_id: id }

const example = {
  product_name: 'Organic rye flour',
  product_description: ['Stone-milled flour from our own mill.', { product_strength: 'Up to 2 t a week' }],
} satisfies z.input<typeof anyListingBody>

export const listingRows = [
  row({
    method: 'POST',
    paths: { seller: '/api/landing_offering_text_parse', buyer: '/api/landing_request_text_parse' },
    tag: 'Listings',
    summary: 'Turn the landing page’s text into a form; the result comes by realtime',
    body: parseBody,
    procedure: (api) => api.listings.parseText,
    input: ({ side, body }) => ({ side, kind: 'landing' as const, text: body.user_input }),
    output: queued,
    reply: parseReply,
    example: { user_input: 'We are looking for 500 kg of organic rye flour a week.' },
  }),
  row({
    method: 'POST',
    paths: { seller: '/api/product_text_parse', buyer: '/api/procurement_text_parse' },
    tag: 'Listings',
    summary: 'Turn the add modal’s text into a form; the result comes by realtime',
    body: parseBody,
    procedure: (api) => api.listings.parseText,
    input: ({ side, body }) => ({ side, kind: 'add' as const, text: body.user_input }),
    output: queued,
    reply: parseReply,
  }),
  row({
    method: 'POST',
    paths: { seller: '/api/add_product', buyer: '/api/add_procurement' },
    tag: 'Listings',
    summary: 'Publish a listing; matches follow',
    body: anyListingBody,
    procedure: (api) => api.listings.publish,
    input: ({ side, body }) => listingInput(side, body),
    output: ({ id }, { side }) => ({ ...success(), ...wireId(side, id) }),
    reply: done.extend(idOf.shape),
    errors: ['PLAN_REQUIRED', 'PLAN_LIMIT'],
    example,
  }),
  row({
    method: 'POST',
    paths: { seller: '/api/update_product', buyer: '/api/update_procurement' },
    tag: 'Listings',
    summary: 'Revise a listing; it is matched anew',
    body: anyListingBody,
    procedure: (api) => api.listings.revise,
    input: ({ side, body }) => ({ ...listingInput(side, body), id: listingId(side, body) }),
    output: ({ id }, { side }) => ({ ...success(), ...wireId(side, id) }),
    reply: done.extend(idOf.shape),
    errors: ['NOT_FOUND'],
  }),
  row({
    method: 'GET',
    paths: { seller: '/api/get_product/{id}', buyer: '/api/get_procurement/{id}' },
    tag: 'Listings',
    summary: 'A listing: one’s own whole, a counterparty’s without anything hidden',
    procedure: (api) => api.listings.get,
    input: ({ side, params }) => ({ side, id: params.id ?? '' }),
    output: (listing) => wireListing(listing),
    reply: anyListingReply,
    errors: ['NOT_FOUND'],
  }),
  row({
    method: 'DELETE',
    paths: { seller: '/api/product/{id}', buyer: '/api/procurement/{id}' },
    tag: 'Listings',
    summary: 'Delete a listing; its open leads end',
    body: z.object({ user_id: userId }),
    procedure: (api) => api.listings.delete,
    input: ({ side, params }) => ({ side, id: params.id ?? '' }),
    output: () => undefined,
    reply: z.undefined(),
    status: 204,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
]
