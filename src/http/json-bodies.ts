import type { FastifyInstance } from 'fastify'
import { AppError } from '../shared/errors.ts'

/** No call needs more than a few levels; some thousands overflow the stack of whatever walks them. */
const mostLevels = 100

/**
 * JSON as it comes in: an empty body counts as none, texts are made such as the database takes, and what is nested
 * too deeply is refused.
 */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A DELETE may say that it sends JSON and then send none.
    if (body === '') done(null, undefined)
    else if (isTooDeep(body)) done(tooDeep())
    else parse(request, stripUnstorable(body), done)
  })
  // tRPC reads its JSON itself.
  app.addHook('preValidation', async (request) => {
    if (typeof request.body !== 'string') return
    if (isTooDeep(request.body)) throw tooDeep()
    request.body = stripUnstorable(request.body)
  })
}

const tooDeep = () => new AppError('BAD_INPUT', 'This JSON is nested too deeply.')

/** Whether lists and objects lie in one another deeper than anything that is taken here. */
export function isTooDeep(json: string): boolean {
  if (json.length <= mostLevels) return false
  let levels = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at)
    if (inText) {
      if (char === 0x5c) at++
      else if (char === 0x22) inText = false
    } else if (char === 0x22) inText = true
    // Brackets and braces: 0x20 is all that they differ in.
    else if ((char | 0x20) === 0x7b && ++levels > mostLevels) return true
    else if ((char | 0x20) === 0x7d) levels--
  }
  return false
}

/** JSON without escaped zero bytes, and without halves of characters; PostgreSQL's text and jsonb refuse both. */
export const stripUnstorable = (json: string): string =>
  /\\u(?:0000|d[89a-f])/i.test(json)
    ? json.replace(
        /\\(?:ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|(u0000)|(ud[89a-f][0-9a-f]{2})|[\s\S])/gi,
        (kept, zero?: string, half?: string) => (zero ? '' : half ? '\\ufffd' : kept),
      )
    : json
