import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx, Visit } from '../context.ts'
import { type Named, once } from '../db/idempotency.ts'
import { AppError } from '../shared/errors.ts'
import { visitOf } from '../trpc/context.ts'
import { docsPage } from './docs.ts'
import { openApi } from './openapi.ts'
import { callerOf, type Row, spellings, type Wire } from './row.ts'
import { rows } from './rows.ts'

/** The documented interface: each row of the table becomes a route, and the same rows its document. */
export async function restDoor(app: FastifyInstance, { ctx }: { ctx: Ctx }): Promise<void> {
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
  app.get('/api/openapi.json', () => document)
  await app.register(docsPage)
}

async function serve(ctx: Ctx, row: Row, side: Wire['side'], request: FastifyRequest, reply: FastifyReply) {
  const visit = await visitOf(ctx, request, reply)
  if (!row.anybody && !visit.viewer) throw new AppError('NO_SESSION')
  const wire = readWire(row, side, request)
  const claimed = [wire.params, wire.query, wire.body].flatMap(claimedUser)
  if (!row.anybody && claimed.some((id) => id !== visit.viewer?.employeeId)) throw new AppError('FORBIDDEN')

  const write = async () => ({ status: row.status, body: await row.call(callerOf(visit), wire) })
  const named = row.method === 'GET' ? null : nameOf(request, visit)
  const { status, body, replayed } = named
    ? await once(ctx.db, named, ctx.now(), write)
    : { ...(await write()), replayed: false }
  if (replayed) reply.header('idempotency-replayed', 'true')
  return reply.code(status).send(status === 204 ? undefined : body)
}

function readWire(row: Row, side: Wire['side'], request: FastifyRequest): Wire {
  return {
    side,
    origin: `${request.protocol}://${request.host}`,
    params: request.params as Record<string, string>,
    query: row.query ? row.query.parse(request.query) : {},
    body: row.body ? row.body.parse(request.body ?? {}) : {},
  }
}

/** What the caller's Idempotency-Key stands for; null without one. */
function nameOf(request: FastifyRequest, visit: Visit): Named | null {
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
  return typeof part.user_id === 'string' && part.user_id !== '' ? [part.user_id] : []
}
