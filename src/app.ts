import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Ctx } from './context.ts'
import { drainLateBodies } from './http/drain-body.ts'
import { closeConnectionsWhen } from './http/drain-connections.ts'
import { errorHandler, malformedUrl } from './http/error-handler.ts'
import { failureOf } from './http/failure.ts'
import { health, type Parts } from './http/health.ts'
import { jsonBodies } from './http/json-bodies.ts'
import { isOwnHost } from './http/own-host.ts'
import { clientPages } from './http/pages/client-pages.ts'
import { securityHeaders } from './http/pages/content-policy.ts'
import { devMail } from './http/pages/dev-mail.ts'
import { securityTxt } from './http/pages/security-txt.ts'
import { isCall, rateLimits } from './http/rate-limits.ts'
import { hasSessionCookie, requestCtx } from './http/request-context.ts'
import { sandboxPlugin } from './providers/payments/sandbox/sandbox-routes.ts'
import { diskStoragePlugin } from './providers/storage/disk-routes.ts'
import { restPlugin } from './rest/plugin.ts'
import { stripeWebhook } from './rest/stripe-webhook.ts'
import { AppError } from './shared/errors.ts'
import { maxAnswer } from './shared/http/answers.ts'
import { isForeignOrigin } from './shared/http/foreign-origin.ts'
import { type TrpcOptions, trpcPlugin } from './trpc/plugin.ts'
import { type AppRouter, appRouter, createCaller } from './trpc/router.ts'

/** How long a client may take to send its request, in seconds: Node's own default, which Fastify disables. */
const requestSeconds = 300

/** Builds the HTTP server of the web role. Hooks and plugins are registered in the order in which requests pass them. */
export async function buildApp(
  ctx: Ctx,
  parts: Parts,
  stopping: AbortSignal = new AbortController().signal,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    genReqId: (request) => header(request.headers['x-request-id']) ?? randomUUID(),
    trustProxy: (_address: string, hop: number) => hop < ctx.config.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: requestSeconds * 1000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: malformedUrl,
    routerOptions: { maxParamLength: 5_000 },
  })
  const security = securityHeaders(ctx.config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(security).header('x-request-id', request.id)
    // Responses depend on the viewer and must not be cached.
    if (isCall(request)) reply.header('cache-control', 'no-store')
    refuseOtherHost(ctx, request)
    refuseForeignWrite(ctx, request)
    done()
  })

  // Compressed bodies of JSON calls are decompressed; `bodyLimit` holds for both sizes.
  await app.register(compress, { threshold: 1024 })
  await app.register(cookie)
  await app.register(formbody)
  rateLimits(app, ctx)
  jsonBodies(app)
  drainLateBodies(app)
  errorHandler(app)
  closeConnectionsWhen(stopping, app)
  health(app, parts, stopping)
  securityTxt(app, ctx.config, ctx.now)
  await app.register(trpcPlugin<AppRouter>, { prefix: '/trpc', ...trpcCalls(ctx) })
  await app.register(restPlugin, { ctx, createCaller })
  await app.register(stripeWebhook, { ctx })
  if (ctx.config.storage.kind === 'disk') await app.register(diskStoragePlugin, { ctx })
  if (ctx.config.payments.kind === 'sandbox') await app.register(sandboxPlugin, { ctx })
  if (ctx.config.mail.kind === 'outbox' && !ctx.config.production) await app.register(devMail, { ctx })
  await app.register(clientPages, { hasSession: (request) => hasSessionCookie(ctx, request) })
  return app
}

const trpcCalls = (ctx: Ctx): TrpcOptions<AppRouter> => ({
  router: appRouter,
  maxBatchSize: 30,
  createContext: (request, reply) => requestCtx(ctx, request, reply),
  onError: ({ error, path }) => {
    if (failureOf(error).data.httpStatus >= 500) ctx.log.error({ err: error.cause ?? error, path }, 'trpc')
  },
  // Tests fail on this line.
  onAnswer: ({ path, length }) => {
    if (length > maxAnswer) ctx.log.warn({ path, length }, 'the answer is too large')
  },
})

const header = (value: string | string[] | undefined) =>
  typeof value === 'string' && /^[\w.-]{1,100}$/.test(value) ? value : undefined

/** Refuses requests that name another host. Behind a proxy, the host is the one that the client named. */
function refuseOtherHost({ config }: Ctx, { host, routeOptions }: FastifyRequest): void {
  if (!routeOptions.config?.anyHost && !isOwnHost(host, config))
    throw new AppError('FORBIDDEN', `This host is not Parley's. Please open ${config.publicUrl}.`)
}

/** Refuses writes from pages of other sites (CSRF). */
function refuseForeignWrite({ config }: Ctx, { method, headers }: FastifyRequest): void {
  const reads = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  if (!reads && isForeignOrigin(headers, config.publicUrl))
    throw new AppError('FORBIDDEN', 'This page may not do this here.')
}
