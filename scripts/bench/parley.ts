import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../../src/config.ts'
import type { Ctx } from '../../src/context.ts'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { type Parley, start } from '../../src/main.ts'
import { disposeOnSignal, temporaryFolder } from './temporary-folder.ts'

interface Environment {
  /** Runs in this process, without workers. */
  readonly parley: Parley
  readonly ctx: Ctx
  readonly databaseUrl: string
  /** Settings for further processes on the same database. */
  readonly env: Record<string, string>
}

/** Runs `work` with Parley on a new database in a temporary folder. */
export async function withParley(
  work: (environment: Environment) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  await using stack = new AsyncDisposableStack()
  disposeOnSignal(stack)
  const folder = temporaryFolder(stack, 'parley-bench')
  const server = await startEmbedded(folder)
  stack.defer(server.stop)
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: server.url,
    RATE_LIMIT: '1000000000',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const parley = await start(readConfig({ ROLES: 'web', ...env }), pino({ level: 'silent' }))
  stack.defer(parley.stop)
  // The database isn't stopped while a worker uses it.
  stack.defer(async () => void (await Promise.all([...workers].map(stopWorker))))
  await work({ parley, ctx: parley.ctx, databaseUrl: server.url, env })
}

const workers = new Set<ChildProcess>()

/** Starts a worker process and waits until it is ready. */
export async function startWorker(env: Record<string, string>): Promise<ChildProcess> {
  const main = join(import.meta.dirname, '../../src/main.ts')
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, ROLES: 'worker', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.add(child)
  child.once('exit', () => workers.delete(child))
  const started = Promise.withResolvers<void>()
  child.stdout.on('data', (line: Buffer) => {
    if (line.includes('Parley works')) started.resolve()
  })
  await started.promise
  return child
}

export async function stopWorker(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}
