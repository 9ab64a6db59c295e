import type { FastifyInstance } from 'fastify'
import { AppError } from '../shared/errors.ts'

/** No call needs more than a few levels. Some thousands would overflow the stack of recursive code. */
const maxLevels = 100

/**
 * Parses JSON bodies. An empty body counts as none, characters that Postgres can't store are replaced, and deeply nested
 * JSON is refused.
 */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients send a DELETE with this content type but without a body.
    if (body === '') done(null, undefined)
    else if (isTooDeep(body)) done(tooDeep())
    else parse(request, stripUnstorable(body), done)
  })
  // tRPC gets its body as text and parses it itself.
  app.addHook('preValidation', async (request) => {
    if (typeof request.body !== 'string') return
    if (isTooDeep(request.body)) throw tooDeep()
    request.body = stripUnstorable(request.body)
  })
}

const tooDeep = () => new AppError('BAD_INPUT', 'This JSON is nested too deeply.')

/** Whether lists and objects are nested deeper than `maxLevels`. */
export function isTooDeep(json: string): boolean {
  if (json.length <= maxLevels) return false
  let levels = 0
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at)
    if (inString) {
      if (char === 0x5c) at++
      else if (char === 0x22) inString = false
    } else if (char === 0x22) inString = true
    // Brackets and braces differ only in the bit 0x20.
    else if ((char | 0x20) === 0x7b && ++levels > maxLevels) return true
    else if ((char | 0x20) === 0x7d) levels--
  }
  return false
}

/** Removes escaped zero bytes and replaces lone surrogates by U+FFFD: Postgres's text and jsonb accept neither. */
export const stripUnstorable = (json: string): string =>
  /\\u(?:0000|d[89a-f])/i.test(json)
    ? json.replace(
        /\\(?:ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|(u0000)|(ud[89a-f][0-9a-f]{2})|[\s\S])/gi,
        (match, zero?: string, surrogate?: string) => (zero ? '' : surrogate ? '\\ufffd' : match),
      )
    : json
