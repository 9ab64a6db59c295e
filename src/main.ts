import { mkdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type postgres from 'postgres'
import { buildApp } from './app.ts'
import { type Config, isLoopback, readConfig } from './config.ts'
import type { Ctx } from './context.ts'
import { connect } from './db/client.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { databaseParts, reportAlive, workDetails } from './db/health.ts'
import { migrateDatabase } from './db/migrate.ts'
import { OutageLog } from './db/outage-log.ts'
import { listen } from './db/outbox/listen.ts'
import type { Notifier } from './db/outbox/notifier.ts'
import { type Queue, startQueue } from './db/queue/queue.ts'
import { makeLog, withoutOutages } from './http/log.ts'
import { isProviderOutage } from './providers/assistant/errors.ts'
import { makeAssistant } from './providers/assistant/make.ts'
import { makeMail } from './providers/mail/make.ts'
import { makePayments } from './providers/payments/make.ts'
import { makeStorage } from './providers/storage/make.ts'
import { startSockets } from './sockets/server.ts'
import { createHandlers } from './workers/handlers.ts'

/** How long `stop` waits for running jobs, in seconds. Jobs that are still running then are run again later. */
const jobGraceSeconds = 10
/** How long a statement of a request may take, in milliseconds. Migrations have no such limit. */
const webStatementMs = 10_000
/** How long a statement of a job may take: a database that hangs must not hold a worker longer than its job lasts. */
const jobStatementMs = 5 * 60_000
/** How long `stop` waits for running requests, in seconds. Then their connections are closed. */
const requestGraceSeconds = 5

export interface Parley {
  /** The server's address; null for a process without the role `web`. */
  readonly url: string | null
  readonly ctx: Ctx
  readonly queue: Queue
  stop(): Promise<void>
}

/** Starts the process. `stop` shuts its parts down in reverse order. */
export async function start(
  config: Config,
  processLog: Logger,
  now: () => Date = () => new Date(),
): Promise<Parley> {
  await using started = new AsyncDisposableStack()
  const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(config, started))
  await migrateDatabase(databaseUrl)
  const database = connect(databaseUrl, config.databasePool, {
    statementMs: config.web ? webStatementMs : jobStatementMs,
  })
  started.defer(database.close)
  const outages = new OutageLog(processLog, async () => database.db.execute(sql`select 1`))
  started.defer(async () => outages.stop())
  const log = withoutOutages(processLog, isProviderOutage, (error) => outages.failed(error))
  const queue = await startQueue(databaseUrl, { worker: config.worker, log })
  started.defer(() => queue.stop(jobGraceSeconds))

  const ctx: Ctx = {
    config,
    log,
    now,
    db: database.db,
    enqueue: queue.enqueue,
    enqueueAll: queue.enqueueAll,
    assistant: makeAssistant(config.assistant, log, now),
    mail: await makeMail(config, log),
    storage: await makeStorage(config),
    payments: await makePayments(config, database.db, now),
  }
  const url = config.web ? await serve(ctx, database.notifier.sql, outages, started) : null
  if (config.worker) {
    const forJobs = jobCtx(ctx, databaseUrl, database.notifier, started)
    started.defer(reportAlive(forJobs.db))
    await queue.work(createHandlers(forJobs), database.notifier.sql)
  }

  const running = started.move()
  return { url, ctx, queue, stop: () => running.disposeAsync() }
}

/** Jobs of a process with both roles get a pool of their own, because their statements may take longer. */
function jobCtx(ctx: Ctx, url: string, notifier: Notifier, started: AsyncDisposableStack): Ctx {
  if (!ctx.config.web) return ctx
  const database = connect(url, ctx.config.databasePool, { notifier, statementMs: jobStatementMs })
  started.defer(database.close)
  return { ...ctx, db: database.db }
}

async function embeddedDatabase(config: Config, started: AsyncDisposableStack): Promise<string> {
  mkdirSync(config.dataDir, { recursive: true })
  const embedded = await startEmbedded(config.dataDir)
  started.defer(embedded.stop)
  return embedded.url
}

/** Starts the web role: the HTTP app, the sockets, and the listener that forwards live events to them. */
async function serve(
  ctx: Ctx,
  client: postgres.Sql,
  outages: OutageLog,
  started: AsyncDisposableStack,
): Promise<string> {
  const stopping = new AbortController()
  const parts = {
    required: { ...databaseParts(ctx.db, outages), listener: async () => listener.up() },
    details: () => workDetails(ctx.db),
  }
  const app = await buildApp(ctx, parts, stopping.signal)
  started.defer(async () => app.close())
  await app.ready()
  const sockets = startSockets(app.server, ctx)
  started.defer(sockets.close)
  const listener = await listen(client, {
    event: sockets.forwardEvent,
    streamDelta: sockets.forwardStreamDelta,
    revoked: sockets.disconnectCredential,
    error: (error) => ctx.log.error({ err: error }, 'events'),
  })
  started.defer(listener.close)
  started.defer(
    () => void setTimeout(() => app.server.closeAllConnections(), requestGraceSeconds * 1000).unref(),
  )
  started.defer(async () => {
    stopping.abort()
    await delay(ctx.config.drainSeconds * 1000)
  })
  return await app.listen({ port: ctx.config.port, host: ctx.config.host })
}

/** The names of the services that run embedded. */
function embeddedParts(config: Config): string {
  const parts = [
    config.databaseUrl === null && 'database',
    config.assistant.kind === 'rules' && 'assistant (rules)',
    config.mail.kind === 'outbox' && 'mail (/dev/mail)',
    config.storage.kind === 'disk' && 'files',
    config.payments.kind === 'sandbox' && 'payments (sandbox)',
  ]
  return parts.filter(Boolean).join(', ')
}

if (import.meta.main) {
  try {
    const config = readConfig()
    const log = makeLog(config.logLevel)
    const parley = await start(config, log)
    const embedded = embeddedParts(config)
    if (embedded) log.info(`Embedded parts: ${embedded}`)
    if (!config.production && config.web && !isLoopback(config.host))
      log.warn(`Anyone in the network can open Parley at ${config.host}, and in development read login codes`)
    log.info(parley.url ? `Parley is at ${config.publicUrl}` : 'Parley works')
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        log.info(`${signal}: stopping`)
        parley.stop().then(
          () => process.exit(0),
          (error: unknown) => {
            log.error({ err: error }, 'stopping')
            process.exit(1)
          },
        )
      })
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
