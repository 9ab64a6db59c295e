import { createHash, randomUUID } from 'node:crypto'
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import { parse as parseCookie } from 'cookie'
import express from 'express'
import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '../../src/app.ts'
import { hashToken } from '../../src/auth/secrets.ts'
import { readConfig } from '../../src/config.ts'
import type { Ctx } from '../../src/context.ts'
import { securityHeaders } from '../../src/http/pages/content-policy.ts'
import { requestCtx } from '../../src/http/request-context.ts'
import { start } from '../../src/main.ts'
import { libraryAdapterOptions } from '../../src/trpc/plugin.ts'
import { type AppRouter, appRouter } from '../../src/trpc/router.ts'

/** A recorded SQL statement. */
export interface Statement {
  readonly text: string
  readonly params: unknown[]
}

export interface RecordedCall {
  /** Path of a tRPC call, whose statements are recorded. */
  readonly path: string
}

// Serves the same queries in every variant that is compared. The plain routes replay the statements that the procedure
// sent in one recorded call, as prepared statements, and return the rows unchanged.
const config = readConfig({ ...process.env, PORT: '0', ROLES: 'web' })
const log = pino({ level: 'silent' })
const { ctx } = await start(config, log)
const token = process.env.BENCH_TOKEN ?? ''
const recordedHash = hashToken(token)
const calls = JSON.parse(process.env.BENCH_CALLS ?? '{}') as Record<string, RecordedCall>

const app = await buildApp(ctx, { required: {}, details: async () => ({}) })
await app.register(fastifyTRPCPlugin<AppRouter>, {
  prefix: '/stock',
  trpcOptions: libraryAdapterOptions({
    router: appRouter,
    maxBatchSize: 100,
    createContext: (request, reply) => requestCtx(ctx, request, reply),
  }),
})
const replayed: Record<string, Statement[]> = {}
plainRoutes(app, '/api/plain')
const bare = fastify()
plainRoutes(bare, '/bare')
const web = expressApp()

const address = await app.listen({ port: 0, host: '127.0.0.1' })
for (const [name, { path }] of Object.entries(calls)) {
  await fetch(address + path, { headers: { cookie: `parley_session=${token}` } })
  replayed[name] = await recordStatements(ctx, async () => {
    const response = await fetch(address + path, { headers: { cookie: `parley_session=${token}` } })
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
  })
}
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' })
const expressAddress = await new Promise<string>((resolve) => {
  const server = web.listen(0, '127.0.0.1', () => {
    const at = server.address()
    resolve(`http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`)
  })
})
const statements = Object.fromEntries(Object.entries(replayed).map(([name, list]) => [name, list.length]))
process.once('disconnect', () => process.exit())
process.send?.({ app: address, bare: bareAddress, express: expressAddress, statements })

/** Records the statements that `work` sends. */
async function recordStatements({ db }: Ctx, work: () => Promise<void>): Promise<Statement[]> {
  const client = db.$client
  const { unsafe } = client
  const statements: Statement[] = []
  client.unsafe = ((text: string, params: unknown[] = [], options: object = {}) => {
    statements.push({ text, params })
    return unsafe(text, params as never[], options)
  }) as typeof unsafe
  await work()
  client.unsafe = unsafe
  return statements
}

/** The statement that reads the session (with the caller's token), then the query's own. */
function statementsFor(name: string, cookie: string | undefined) {
  const [session, ...own] = replayed[name] ?? []
  const hash = hashToken(/parley_session=([^;]+)/.exec(cookie ?? '')?.[1] ?? '')
  if (!session) return { own }
  const { text, params } = session
  return { session: { text, params: params.map((param) => (param === recordedHash ? hash : param)) }, own }
}

/** Some statements select JSON as text. The plain routes parse it. */
function readJson(rows: readonly Record<string, unknown>[]) {
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (typeof value === 'string' && /^[[{]/.test(value)) row[name] = JSON.parse(value)
  return rows
}

function plainRoutes(to: FastifyInstance, prefix: string): void {
  const execute = ({ text, params }: Statement) =>
    ctx.db.$client.unsafe(text, params as never[], { prepare: true })
  to.get<{ Params: { name: string } }>(`${prefix}/:name`, async ({ params, headers }) => {
    const { session, own } = statementsFor(params.name, headers.cookie)
    if (session) await execute(session)
    const results = []
    for (const statement of own) results.push(readJson(await execute(statement)))
    return results
  })
}

/**
 * Express without middleware at `/express`; with a minimal version of Parley's middleware (headers, request id, rate counting)
 * at `/equipped`; the same with unnamed statements, as in node-postgres' guide, at `/unnamed`.
 */
function expressApp() {
  const pool = new pg.Pool({ connectionString: config.databaseUrl ?? '', max: config.databasePool })
  const named = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = named.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
    named.set(text, name)
    return name
  }
  const server = express().disable('x-powered-by').disable('etag')
  server.use(['/equipped', '/unnamed'], middleware())
  const route = (path: string, execute: (statement: Statement) => Promise<pg.QueryResult>) =>
    server.get(`${path}/:name`, async ({ params, headers }, response) => {
      const { session, own } = statementsFor(params.name, headers.cookie)
      if (session) await execute(session)
      const results = []
      for (const statement of own) results.push(readJson((await execute(statement)).rows))
      response.json(results)
    })
  const unnamed = ({ text, params }: Statement) => pool.query(text, params)
  const prepared = ({ text, params }: Statement) => pool.query({ name: nameOf(text), text, values: params })
  route('/express', prepared)
  route('/equipped', prepared)
  route('/unnamed', unnamed)
  return server
}

/** A minimal version of Parley's middleware: security headers, request id, and rate limits per session and address. */
function middleware(): express.RequestHandler {
  const security = securityHeaders(config)
  const counts = new Map<string, { calls: number; until: number }>()
  const count = (caller: string) => {
    const now = Date.now()
    const before = counts.get(caller)
    const counted = before && before.until > now ? before : { calls: 0, until: now + 60_000 }
    counted.calls++
    counts.set(caller, counted)
    return { remaining: config.rateLimit - counted.calls, seconds: Math.ceil((counted.until - now) / 1000) }
  }
  return (request, response, next) => {
    response.set(security)
    response.set('x-request-id', randomUUID())
    response.set('cache-control', 'no-store')
    const address = count(`address:${request.ip}`)
    const session = count(hashToken(parseCookie(request.headers.cookie ?? '').parley_session ?? ''))
    response.set('ratelimit-limit', String(config.rateLimit))
    response.set('ratelimit-remaining', String(session.remaining))
    response.set('ratelimit-reset', String(session.seconds))
    if (address.remaining < 0 || session.remaining < 0) response.status(429).end()
    else next()
  }
}
