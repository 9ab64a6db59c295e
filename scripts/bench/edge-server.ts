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
import { securityHeaders } from '../../src/http/content-policy.ts'
import { requestCtx } from '../../src/http/request-context.ts'
import { start } from '../../src/main.ts'
import { stockOptions } from '../../src/trpc/plugin.ts'
import { type AppRouter, appRouter } from '../../src/trpc/router.ts'

/**
 * A process that answers the same question in every way that is compared, one port each. The plain routes replay
 * the statements that the procedure sends (recorded from one call), prepared, and send the rows as they come.
 */

export interface Statement {
  readonly text: string
  readonly params: unknown[]
}

export interface RecordedCall {
  /** A call of ours, recorded to be replayed. */
  readonly path: string
}

const config = readConfig({ ...process.env, PORT: '0', ROLES: 'web' })
const log = pino({ level: 'silent' })
const { ctx } = await start(config, log)
const token = process.env.BENCH_TOKEN ?? ''
const recordedHash = hashToken(token)
const asked = JSON.parse(process.env.BENCH_ASKED ?? '{}') as Record<string, RecordedCall>

const app = await buildApp(ctx, async () => ({}))
await app.register(fastifyTRPCPlugin<AppRouter>, {
  prefix: '/stock',
  trpcOptions: stockOptions({
    router: appRouter,
    maxBatchSize: 100,
    createContext: (request, reply) => requestCtx(ctx, request, reply),
  }),
})
const replayed: Record<string, Statement[]> = {}
plainRoutes(app, '/api/plain')
plainRoutes(app, '/api/recent', recentCallers())
const bare = fastify()
plainRoutes(bare, '/bare')
const web = expressApp()

const address = await app.listen({ port: 0, host: '127.0.0.1' })
for (const [name, { path }] of Object.entries(asked)) {
  await fetch(address + path, { headers: { cookie: `parley_session=${token}` } })
  ctx.recentViewers.forgetAll()
  replayed[name] = await recorded(ctx, async () => {
    const answer = await fetch(address + path, { headers: { cookie: `parley_session=${token}` } })
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
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

/** What `work` asks the database, statement by statement. */
async function recorded({ db }: Ctx, work: () => Promise<void>): Promise<Statement[]> {
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

/** Whether this caller was here in the last five seconds. */
type Recent = (hash: string) => boolean

/** What our doors do with `RecentViewers`, as short as can be. */
function recentCallers(): Recent {
  const known = new Map<string, number>()
  return (hash) => {
    const isKnown = (known.get(hash) ?? 0) > Date.now()
    if (!isKnown) known.set(hash, Date.now() + 5_000)
    return isKnown
  }
}

/** The session first, with the caller's own token, unless the caller is remembered; then the question's own. */
function statementsFor(name: string, cookie: string | undefined, isRecent: Recent) {
  const [session, ...own] = replayed[name] ?? []
  const hash = hashToken(/parley_session=([^;]+)/.exec(cookie ?? '')?.[1] ?? '')
  if (!session || isRecent(hash)) return { own }
  const { text, params } = session
  return { session: { text, params: params.map((param) => (param === recordedHash ? hash : param)) }, own }
}

/** Our statements ask for some views as text; a route that doesn't know of that has the driver read them. */
function readJson(rows: readonly Record<string, unknown>[]) {
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (typeof value === 'string' && /^[[{]/.test(value)) row[name] = JSON.parse(value)
  return rows
}

function plainRoutes(to: FastifyInstance, prefix: string, isRecent: Recent = () => false): void {
  const ask = ({ text, params }: Statement) =>
    ctx.db.$client.unsafe(text, params as never[], { prepare: true })
  to.get<{ Params: { name: string } }>(`${prefix}/:name`, async ({ params, headers }) => {
    const { session, own } = statementsFor(params.name, headers.cookie, isRecent)
    if (session) await ask(session)
    const answers = []
    for (const statement of own) answers.push(readJson(await ask(statement)))
    return answers
  })
}

/**
 * Express as it comes, below `/express`; below `/dutiful` it also does what our doors do before they answer, below
 * `/recent` it remembers callers as they do, and below `/usual` it asks as node-postgres' guide shows, without names
 * for its statements.
 */
function expressApp() {
  const pool = new pg.Pool({ connectionString: config.databaseUrl ?? '', max: config.databasePool })
  const named = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = named.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
    named.set(text, name)
    return name
  }
  const made = express().disable('x-powered-by').disable('etag')
  made.use(['/dutiful', '/recent', '/usual'], duties())
  const route = (
    path: string,
    ask: (statement: Statement) => Promise<pg.QueryResult>,
    isRecent: Recent = () => false,
  ) =>
    made.get(`${path}/:name`, async ({ params, headers }, response) => {
      const { session, own } = statementsFor(params.name, headers.cookie, isRecent)
      if (session) await ask(session)
      const answers = []
      for (const statement of own) answers.push(readJson((await ask(statement)).rows))
      response.json(answers)
    })
  const unnamed = ({ text, params }: Statement) => pool.query(text, params)
  const prepared = ({ text, params }: Statement) => pool.query({ name: nameOf(text), text, values: params })
  route('/express', prepared)
  route('/dutiful', prepared)
  route('/recent', prepared, recentCallers())
  route('/usual', unnamed)
  return made
}

/** The headers, a name for the request, and counted calls of session and address; written for this, and so lean. */
function duties(): express.RequestHandler {
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
