import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import postgres, { type Sql } from 'postgres'
import { connect } from '../../src/db/client.ts'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { callerFactory } from '../../src/trpc/procedures.ts'
import { appRouter } from '../../src/trpc/router.ts'
import { makeLead } from '../../tests/make/leads.ts'
import { as } from '../../tests/make/people.ts'
import { percentile, table } from './measure.ts'
import { withParley } from './parley.ts'
import { disposeOnSignal, temporaryFolder } from './temporary-folder.ts'

/**
 * A read replica with PostgreSQL's streaming replication: its cost for writers, its lag, and whether the pages' queries
 * return the same as on the primary. Flags: `--seconds=5`, `--writers=16`.
 */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const seconds = Number(flags.get('seconds') ?? 5)
  const writers = Number(flags.get('writers') ?? 16)
  await withParley(async ({ ctx, databaseUrl }) => {
    const lead = await makeLead(ctx)
    const primary = postgres(databaseUrl, { max: writers + 1 })
    await primary`create table bench (id bigserial primary key, content text)`
    await write(primary, writers, 1)
    const alone = await write(primary, writers, seconds)
    await using replica = await startReplica(primary, databaseUrl)
    const replicated = await write(primary, writers, seconds)

    const lags = [{ load: 'idle', ...(await lag(primary, replica.sql, seconds)) }]
    const [, underLoad] = await Promise.all([
      write(primary, writers, seconds),
      lag(primary, replica.sql, seconds * 0.9),
    ])
    lags.push({ load: `${writers} writers`, ...underLoad })
    console.log(`${table(lags)}\n`)
    console.log(`commits a second: ${alone} without a replica, ${replicated} with it\n`)

    const other = connect(replica.url, 2)
    const [onPrimary, onReplica] = [ctx.db, other.db].map((db) =>
      callerFactory(appRouter)(as({ ...ctx, db }, lead.people.seller)),
    )
    const listing = { side: 'seller' as const, listingId: lead.listings.seller.id }
    const queries: Record<string, (api: NonNullable<typeof onPrimary>) => Promise<unknown>> = {
      'auth.viewer': (api) => api.auth.viewer(),
      'companies.me': (api) => api.companies.me(),
      'companies.own': (api) => api.companies.own(),
      'listings.tiles': (api) => api.listings.tiles({ side: 'seller' }),
      'listings.own': (api) => api.listings.own({ side: 'seller' }),
      'listings.get': (api) => api.listings.get({ side: 'seller', id: listing.listingId }),
      'leads.list': (api) => api.leads.list(listing),
      'leads.listWhole': (api) => api.leads.listWhole(listing),
      'leads.get': (api) => api.leads.get({ leadId: lead.leadId }),
      'billing.plan': (api) => api.billing.plan(),
    }
    for (const [name, query] of Object.entries(queries)) {
      if (!onPrimary || !onReplica) throw new Error('No caller')
      const results = await Promise.all([query(onPrimary), query(onReplica)])
      console.log(`${name}: ${isDeepStrictEqual(results[0], results[1]) ? 'the same' : 'DIFFERENT'}`)
    }
    await other.close()
    await primary.end()
  })
}

/** Commits per second, each with a row of a message's size. */
async function write(sql: Sql, writers: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let commits = 0
  const content = 'Can it be delivered on Monday? '.repeat(8)
  const writer = async () => {
    for (; performance.now() < until; commits++) await sql`insert into bench (content) values (${content})`
  }
  await Promise.all(Array.from({ length: writers }, writer))
  return Math.round(commits / seconds)
}

/** Measures the time from a commit until the replica, polled continuously, shows its row. */
async function lag(primary: Sql, replica: Sql, seconds: number) {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  while (performance.now() < until) {
    const [row] = await primary`insert into bench (content) values ('mark') returning id`
    const committed = performance.now()
    while ((await replica`select 1 from bench where id = ${row?.id}`).length === 0);
    times.push(performance.now() - committed)
    await pause(5)
  }
  return {
    commits: times.length,
    'visible on the replica after, p50 ms': percentile(times, 0.5).toFixed(1),
    'p99 ms': percentile(times, 0.99).toFixed(1),
    'longest ms': Math.max(...times).toFixed(1),
  }
}

/** Copies the running cluster and starts the copy as a streaming replica. */
async function startReplica(primary: Sql, databaseUrl: string) {
  await using stack = new AsyncDisposableStack()
  const folder = temporaryFolder(stack, 'parley-replica')
  const cluster = join(folder, 'postgres')

  const session = await primary.reserve()
  const [setting] = await session`show data_directory`
  const from: string = setting?.data_directory
  await session`select pg_backup_start('replica', true)`
  execFileSync('cp', ['-a', from, cluster])
  execFileSync('cp', ['-a', join(dirname(from), 'postgres-password'), folder])
  const [stopped] = await session`select labelfile from pg_backup_stop(false)`
  session.release()

  for (const name of readdirSync(join(cluster, 'pg_wal')))
    if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(cluster, 'pg_wal', name))
  rmSync(join(cluster, 'postmaster.pid'))
  writeFileSync(join(cluster, 'backup_label'), stopped?.labelfile)
  writeFileSync(join(cluster, 'standby.signal'), '')
  const { hostname, port, username, password } = new URL(databaseUrl)
  const address = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`)
  const { uid, gid } = statSync(cluster)
  for (const file of ['backup_label', 'standby.signal']) chownSync(join(cluster, file), uid, gid)

  const server = await startEmbedded(folder)
  stack.defer(server.stop)
  const sql = postgres(server.url, { max: 1 })
  stack.defer(() => sql.end())
  const running = stack.move()
  disposeOnSignal(running)
  return { url: server.url, sql, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
