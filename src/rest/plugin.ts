import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx, RequestCtx } from '../context.ts'
import { type IdempotentRequest, runIdempotent } from '../db/limits/idempotency.ts'
import { anonymousClient } from '../http/anonymous-client.ts'
import { ownerIdOf, requestCtx } from '../http/request-context.ts'
import { AppError } from '../shared/errors.ts'
import { contentDisposition, uploadHeaders } from '../shared/files/file-headers.ts'
import type { Side } from '../shared/sides.ts'
import type { Caller } from '../trpc/router.ts'
import { docsPage } from './docs.ts'
import { originOf } from './origin.ts'
import { FileReply, forSide, pathsOf, type RestRoute, type WireRequest } from './route.ts'
import { restRoutes } from './routes.ts'
import { serveOpenApi } from './serve-openapi.ts'
import { normalizeId } from './wire/fields.ts'

interface RestOptions {
  readonly ctx: Ctx
  /** Every call runs through the tRPC procedures, which check access and input. */
  readonly createCaller: (ctx: RequestCtx) => Caller
}

/** The REST API for other programs. The same list of routes defines the HTTP routes and the OpenAPI document. */
export async function restPlugin(app: FastifyInstance, options: RestOptions): Promise<void> {
  // Only JSON bodies: other content types get 415.
  app.removeContentTypeParser(['text/plain', 'application/x-www-form-urlencoded'])
  for (const route of restRoutes) {
    for (const { path, side } of pathsOf(route.paths)) {
      app.route({
        method: route.method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: (request, reply) => serve(options, route, side, request, reply),
      })
    }
  }
  serveOpenApi(app, restRoutes)
  docsPage(app)
}

async function serve(
  { ctx, createCaller }: RestOptions,
  route: RestRoute,
  side: Side,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const requestContext = await requestCtx(ctx, request, reply)
  const { viewer } = requestContext
  const ownerId = viewer?.employeeId ?? (route.allowsOrphans ? await ownerIdOf(requestContext) : null)
  if (!route.isPublic && !ownerId) throw new AppError('NO_SESSION')
  const parsed = parseRequest(route, side, request)
  if (!route.isPublic)
    assertOwnIds(route, parsed, request, { employeeId: ownerId, companyId: viewer?.companyId })

  const run = async (db = ctx.db) => ({
    status: route.status,
    body: await route.call(createCaller({ ...requestContext, db }), parsed),
  })
  const idempotent = route.method === 'GET' ? null : readIdempotencyKey(request, requestContext)
  const { status, body, replayed } = idempotent
    ? await runIdempotent(requestContext, idempotent, run)
    : { ...(await run()), replayed: false }
  if (replayed) reply.header('idempotency-replayed', 'true')
  if (body instanceof FileReply) {
    const { bytes, contentType, filename } = body
    reply.headers(uploadHeaders(contentType))
    reply.header(
      'content-disposition',
      `${contentDisposition(contentType)}; filename*=UTF-8''${encodeURIComponent(filename)}`,
    )
    return reply.send(Buffer.from(bytes))
  }
  if (route.fileType) reply.type(route.fileType)
  if (body instanceof Readable) reply.type('application/json; charset=utf-8')
  return reply.code(status).send(status === 204 ? undefined : body)
}

function parseRequest(route: RestRoute, side: Side, request: FastifyRequest): WireRequest {
  const params: Record<string, string> = {}
  for (const [name, id] of Object.entries(request.params as Record<string, string>)) {
    // The router also matches a path whose last segment is empty.
    if (id === '') throw new AppError('NOT_FOUND')
    params[name] = normalizeId(id)
  }
  return {
    side,
    params,
    origin: () => originOf(request),
    query: route.query ? route.query.parse(request.query) : {},
    body: route.body ? forSide(route.body, side).parse(request.body ?? {}) : {},
  }
}

/**
 * Refuses a request that names another user or another company than the viewer's.
 * @throws FORBIDDEN; NOT_FOUND for reads of another company, so that they don't reveal what exists
 */
function assertOwnIds(
  route: RestRoute,
  parsed: WireRequest,
  request: FastifyRequest,
  viewer: { readonly employeeId: string | null; readonly companyId: string | undefined },
): void {
  const userIds = [request.params, request.query, request.body].flatMap(userIdsIn)
  if (userIds.some((id) => id !== viewer.employeeId)) throw new AppError('FORBIDDEN')
  const company = route.company(parsed)
  if (company && company !== viewer.companyId)
    throw new AppError(route.method === 'GET' ? 'NOT_FOUND' : 'FORBIDDEN')
}

/**
 * The Idempotency-Key header with its owner and the request's hash; null without the header.
 * @throws BAD_INPUT for a malformed key
 */
function readIdempotencyKey(
  request: FastifyRequest,
  { viewer, cookies }: RequestCtx,
): IdempotentRequest | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError('BAD_INPUT', 'The Idempotency-Key must be 1 to 255 visible characters.')
  }
  const content = JSON.stringify([request.method, request.url, request.body ?? null])
  return {
    owner: viewer?.employeeId ?? `client:${anonymousClient(cookies)}`,
    key,
    requestHash: createHash('sha256').update(content).digest('base64url'),
  }
}

function userIdsIn(part: unknown): string[] {
  if (part === null || typeof part !== 'object' || !('user_id' in part)) return []
  return typeof part.user_id === 'string' && part.user_id !== '' ? [part.user_id.toLowerCase()] : []
}
