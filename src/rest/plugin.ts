import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx, RequestCtx, Viewer } from '../context.ts'
import { type IdempotentRequest, runIdempotent } from '../db/limits/idempotency.ts'
import { requestCtx } from '../http/request-context.ts'
import { AppError } from '../shared/errors.ts'
import { docsPage } from './docs.ts'
import { openApi } from './openapi.ts'
import { callerOf, forSide, type Row, spellings, type Wire } from './row.ts'
import { rows } from './rows.ts'
import { knownId } from './wire/fields.ts'

/** The documented interface: each row of the table becomes a route, and the same rows its document. */
export async function restPlugin(app: FastifyInstance, { ctx }: { ctx: Ctx }): Promise<void> {
  // JSON alone: a form or a text is 415.
  app.removeContentTypeParser(['text/plain', 'application/x-www-form-urlencoded'])
  for (const row of rows) {
    for (const { path, side } of spellings(row.paths)) {
      app.route({
        method: row.method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: (request, reply) => serve(ctx, row, side, request, reply),
      })
    }
  }
  const document = openApi(rows, ctx.config.publicUrl)
  // The address asked at is the one to try the calls at.
  app.get('/api/openapi.json', (request) => ({ ...document, servers: [{ url: originOf(request) }] }))
  await app.register(docsPage)
}

async function serve(ctx: Ctx, row: Row, side: Wire['side'], request: FastifyRequest, reply: FastifyReply) {
  const visit = await requestCtx(ctx, request, reply)
  if (!row.anybody && !visit.viewer) throw new AppError('NO_SESSION')
  const wire = readWire(row, side, request)
  if (!row.anybody && visit.viewer) refuseOthers(row, wire, request, visit.viewer)

  const write = async () => ({ status: row.status, body: await row.call(callerOf(visit), wire) })
  const named = row.method === 'GET' ? null : nameOf(request, visit)
  const { status, body, replayed } = named
    ? await runIdempotent(ctx.db, named, ctx.now(), write)
    : { ...(await write()), replayed: false }
  if (replayed) reply.header('idempotency-replayed', 'true')
  return reply.code(status).send(status === 204 ? undefined : body)
}

const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`

function readWire(row: Row, side: Wire['side'], request: FastifyRequest): Wire {
  const params: Record<string, string> = {}
  for (const [name, id] of Object.entries(request.params as Record<string, string>)) {
    // The router takes a path that ends before its id, too.
    if (id === '') throw new AppError('NOT_FOUND')
    params[name] = knownId(id)
  }
  return {
    side,
    params,
    origin: () => originOf(request),
    query: row.query ? row.query.parse(request.query) : {},
    body: row.body ? forSide(row.body, side).parse(request.body ?? {}) : {},
  }
}

/** Who the wire says to be must be who is logged in; of another company's things even reading says nothing. */
function refuseOthers(row: Row, wire: Wire, request: FastifyRequest, viewer: Viewer): void {
  const claimed = [request.params, request.query, request.body].flatMap(claimedUser)
  if (claimed.some((id) => id !== viewer.employeeId)) throw new AppError('FORBIDDEN')
  const company = row.company(wire)
  if (company && company !== viewer.companyId)
    throw new AppError(row.method === 'GET' ? 'NOT_FOUND' : 'FORBIDDEN')
}

/** What the caller's Idempotency-Key stands for; null without one. */
function nameOf(request: FastifyRequest, visit: RequestCtx): IdempotentRequest | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError('BAD_INPUT', 'The Idempotency-Key must be 1 to 255 visible characters.')
  }
  const asked = JSON.stringify([request.method, request.url, request.body ?? null])
  return {
    owner: visit.viewer?.employeeId ?? `address:${visit.address}`,
    key,
    requestHash: createHash('sha256').update(asked).digest('base64url'),
  }
}

function claimedUser(part: unknown): string[] {
  if (part === null || typeof part !== 'object' || !('user_id' in part)) return []
  return typeof part.user_id === 'string' && part.user_id !== '' ? [part.user_id.toLowerCase()] : []
}
