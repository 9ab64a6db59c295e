import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openApi } from './openapi.ts'
import type { RestRoute } from './route.ts'

const encoders = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text: string) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
} as const
type Encoding = keyof typeof encoders

interface Document {
  readonly text: string
  readonly etag: string
  /** Filled by the first request for each encoding. */
  readonly encoded: Map<Encoding, Promise<Buffer>>
}

/** Serves the OpenAPI document. It is written once, and compressed once for each encoding. */
export function serveOpenApi(app: FastifyInstance, routes: readonly RestRoute[]): void {
  let written: Document | undefined
  app.get('/api/openapi.json', async (request, reply) => {
    written ??= write(routes)
    reply.headers({ 'cache-control': 'no-cache', etag: written.etag, vary: 'accept-encoding' })
    if (isCurrent(request, written.etag)) return reply.code(304).send()
    return await sendDocument(request, reply.type('application/json; charset=utf-8'), written)
  })
}

function write(routes: readonly RestRoute[]): Document {
  const text = JSON.stringify(openApi(routes))
  // Weak: the encodings of a document share it.
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"`, encoded: new Map() }
}

const isCurrent = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => tag.trim() === '*' || tag.trim() === etag) ?? false

async function sendDocument(request: FastifyRequest, reply: FastifyReply, { text, encoded }: Document) {
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (!encoding) return reply.send(text)
  let body = encoded.get(encoding)
  if (!body) {
    body = encoders[encoding](text)
    encoded.set(encoding, body)
  }
  return reply.header('content-encoding', encoding).send(await body)
}

/** The best encoding that an Accept-Encoding header permits. */
function acceptedEncoding(header: string): Encoding | undefined {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, weight = 'q=1']) => Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
