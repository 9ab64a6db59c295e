import { mkdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type postgres from 'postgres'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { Ctx, Viewer } from './context.ts'
import { connect } from './db/client.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrateDatabase } from './db/migrate.ts'
import { listen } from './db/outbox/emit.ts'
import { type Queue, startQueue } from './db/queue/queue.ts'
import { RecentViewers } from './db/recent-viewers.ts'
import { makeLog } from './http/log.ts'
import { makeAssistant } from './providers/assistant/make.ts'
import { makeMail } from './providers/mail/make.ts'
import { makePayments } from './providers/payments/make.ts'
import { makeStorage } from './providers/storage/make.ts'
import { startSockets } from './sockets/server.ts'
import { createHandlers } from './workers/handlers.ts'

/** How long a stop waits for the jobs under way, in seconds; what isn't done by then is taken up again. */
const stopSeconds = 10
/** How long a stop waits for answers under way, in seconds; a client that is slower is cut off. */
const answerSeconds = 5

export interface Parley {
  /** Where it listens; null for a process that only works. */
  readonly url: string | null
  readonly ctx: Ctx
  readonly queue: Queue
  stop(): Promise<void>
}

/** The process as a table of contents. What is started first is stopped last. */
export async function start(
  config: Config,
  log: Logger,
  now: () => Date = () => new Date(),
): Promise<Parley> {
  await using started = new AsyncDisposableStack()
  const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(config, started))
  await migrateDatabase(databaseUrl)
  const recentViewers = new RecentViewers<Viewer>()
  const database = connect(databaseUrl, config.databasePool, recentViewers.forget)
  started.defer(database.close)
  const queue = await startQueue(databaseUrl, { worker: config.worker, log })
  started.defer(() => queue.stop(stopSeconds))

  const ctx: Ctx = {
    config,
    log,
    now,
    db: database.db,
    enqueue: queue.enqueue,
    enqueueAll: queue.enqueueAll,
    recentViewers,
    assistant: makeAssistant(config.assistant, log),
    mail: makeMail(config, log),
    storage: makeStorage(config),
    payments: makePayments(config, database.db, now),
  }
  const url = config.web ? await serve(ctx, database.notifier.sql, started) : null
  if (config.worker) await queue.work(createHandlers(ctx), database.notifier.sql)

  const running = started.move()
  return { url, ctx, queue, stop: () => running.disposeAsync() }
}

async function embeddedDatabase(config: Config, started: AsyncDisposableStack): Promise<string> {
  mkdirSync(config.dataDir, { recursive: true })
  const embedded = await startEmbedded(config.dataDir)
  started.defer(embedded.stop)
  return embedded.url
}

/** The web half: app, sockets, and the one listening connection that rings at them. */
async function serve(ctx: Ctx, bell: postgres.Sql, started: AsyncDisposableStack): Promise<string> {
  const { recentViewers } = ctx
  const app = await buildApp(ctx, async () => ({
    database: await answers(ctx),
    queue: await answersQueue(ctx),
    listener: listener.up(),
  }))
  started.defer(async () => app.close())
  await app.ready()
  const sockets = startSockets(app.server, ctx)
  started.defer(sockets.close)
  const listener = await listen(bell, {
    event: sockets.forwardEvent,
    words: sockets.forwardStreamDelta,
    revoked: (credentialId) => {
      recentViewers.forget(credentialId)
      sockets.disconnectCredential(credentialId)
    },
    renamed: recentViewers.forget,
    again: recentViewers.forgetAll,
    error: (error) => ctx.log.error({ err: error }, 'events'),
  })
  started.defer(listener.close)
  started.defer(() => void setTimeout(() => app.server.closeAllConnections(), answerSeconds * 1000).unref())
  return await app.listen({ port: ctx.config.port, host: ctx.config.host })
}

const answers = (ctx: Ctx) => ctx.db.execute(sql`select 1`).then(yes, no)
const answersQueue = (ctx: Ctx) => ctx.db.execute(sql`select 1 from pgboss.version`).then(yes, no)
const yes = () => true
const no = () => false

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
