import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { type Config, readConfig } from '../../src/config.ts'
import type { Ctx } from '../../src/context.ts'
import type { Db } from '../../src/db/client.ts'
import { queues } from '../../src/db/queue/jobs.ts'
import { type JobRun, jobNameOf, type Queue } from '../../src/db/queue/queue.ts'
import { type Parley, start } from '../../src/main.ts'
import { createHandlers } from '../../src/workers/handlers.ts'
import { cloneDatabase } from './clone.ts'

/** Several processes behind one port, for the tests of `scripts/bench/fleet-tests`. */
export interface Fleet {
  /** The public URL; known before any process starts, because their settings contain it. */
  readonly url: string
  /** Starts further processes beside the test's own, which listens at `own`, and opens the port to all of them. */
  start(own: string, env: Record<string, string>, roles: { worker: boolean }): Promise<AsyncDisposable>
}

type OpenFleet = (port: number) => Promise<Fleet>

let openFleet: OpenFleet | null = null

/** Makes `startApp` run its apps in fleets, except those that need their own process. */
export function runInFleets(open: OpenFleet): void {
  openFleet = open
}

interface Options {
  /** Environment variables. */
  env?: Record<string, string>
  /** Starts workers. Without them, jobs wait for `drain`. */
  worker?: boolean
  now?: () => Date
  /** Receives the log. */
  log?: Logger
  /** Starts another process on an existing database. */
  databaseUrl?: string
  /** The test observes the process itself, so requests must not go to others. */
  singleProcess?: true
}

export interface TestApp extends AsyncDisposable {
  readonly url: string
  /** The number of web processes behind the URL. */
  readonly webProcesses: number
  readonly databaseUrl: string
  readonly ctx: Ctx
  readonly db: Db
  readonly queue: Queue
  readonly config: Config
  /** Runs queued jobs, and the jobs they enqueue, until none is left. @throws the first error of a job */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** Shows the log with TEST_LOG only. A line about an answer over 1 MB fails its call, and so the test. */
function writeLine(line: string): void {
  if (line.includes('the answer is too large')) throw new Error(line)
  if (process.env.TEST_LOG) process.stdout.write(line)
}

/** Starts Parley on a free port with its own database. */
export async function startApp(options: Options = {}): Promise<TestApp> {
  const { env = {}, worker = false, now, databaseUrl } = options
  const log = options.log ?? pino({ level: process.env.TEST_LOG ?? 'warn' }, { write: writeLine })
  // A clock, a log and the state of the process itself can't be shared with other processes.
  const needsOwnProcess = (now ?? options.log ?? databaseUrl ?? options.singleProcess) !== undefined
  await using cleanup = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-app-'))
  cleanup.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const url = databaseUrl ?? cleanup.use(await cloneDatabase()).url
  const base = { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_POOL: '8' }
  const { PORT: port = '0', ...settings } = { ...base, ...env }
  const fleet = openFleet && !needsOwnProcess ? await openFleet(Number(port)) : null
  const shared = fleet ? { PUBLIC_URL: fleet.url, ...settings } : { PORT: port, ...settings }
  const roles = worker && !fleet ? 'web,worker' : 'web'
  const config = readConfig({ PORT: '0', ROLES: roles, ...shared })
  const parley = await start(config, log, now)
  cleanup.defer(parley.stop)
  if (fleet) cleanup.use(await fleet.start(parley.url ?? '', shared, { worker }))
  const running = cleanup.move()
  const stop = () => running.disposeAsync()
  return {
    url: fleet?.url ?? parley.url ?? '',
    webProcesses: fleet ? 2 : 1,
    databaseUrl: url,
    ctx: parley.ctx,
    db: parley.ctx.db,
    queue: parley.queue,
    config,
    drain: () => drain(parley),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

async function drain({ ctx, queue: { boss } }: Parley): Promise<void> {
  const handlers = createHandlers(ctx) as Record<string, (data: object, run: JobRun) => Promise<void>>
  for (let busy = true; busy; ) {
    busy = false
    for (const queue of queues.keys()) {
      for (const job of await boss.fetch<object>(queue, { batchSize: 50 })) {
        busy = true
        const run = { id: job.id, signal: new AbortController().signal }
        await handlers[jobNameOf(queue, job)]!(job.data, run)
        await boss.complete(queue, job.id)
      }
    }
  }
}
