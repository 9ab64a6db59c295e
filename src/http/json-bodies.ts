import type { FastifyInstance } from 'fastify'

/** JSON as it comes in: an empty body is none, and every text in it is one that the database takes. */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A DELETE may say that it sends JSON and then send none.
    if (body === '') done(null, undefined)
    else parse(request, storable(body), done)
  })
  // tRPC reads its JSON itself.
  app.addHook('preValidation', async (request) => {
    if (typeof request.body === 'string') request.body = storable(request.body)
  })
}

/** JSON without escaped zero bytes, and without halves of characters; PostgreSQL's text and jsonb refuse both. */
export const storable = (json: string): string =>
  /\\u(?:0000|d[89a-f])/i.test(json)
    ? json.replace(
        /\\(?:ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|(u0000)|(ud[89a-f][0-9a-f]{2})|[\s\S])/gi,
        (kept, zero?: string, half?: string) => (zero ? '' : half ? '\\ufffd' : kept),
      )
    : json
