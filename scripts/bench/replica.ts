import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
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

/**
 * A read replica, by PostgreSQL's own streaming: what it costs who writes, how far it is behind, and which of the
 * pages' queries it answers, as they are, like the primary. `--seconds=5`, `--writers=16`.
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
    await using replica = await follow(primary, databaseUrl)
    const followed = await write(primary, writers, seconds)

    const behind = [{ when: 'nobody else writes', ...(await lag(primary, replica.sql, seconds)) }]
    const [, under] = await Promise.all([
      write(primary, writers, seconds),
      lag(primary, replica.sql, seconds * 0.9),
    ])
    behind.push({ when: `${writers} write as fast as they can`, ...under })
    console.log(`${table(behind)}\n`)
    console.log(`commits a second: ${alone} without a replica, ${followed} with it\n`)

    const other = connect(replica.url, 2)
    const [here, there] = [ctx.db, other.db].map((db) =>
      callerFactory(appRouter)(as({ ...ctx, db }, lead.people.seller)),
    )
    const listing = { side: 'seller' as const, listingId: lead.listings.seller.id }
    const queries: Record<string, (api: NonNullable<typeof here>) => Promise<unknown>> = {
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
    for (const [name, ask] of Object.entries(queries)) {
      if (!here || !there) throw new Error('No caller')
      const [ours, theirs] = await Promise.all([ask(here), ask(there)])
      console.log(`${name}: ${isDeepStrictEqual(ours, theirs) ? 'the same' : 'DIFFERENT'}`)
    }
    await other.close()
    await primary.end()
  })
}

/** How many rows of a message's size were committed a second. */
async function write(sql: Sql, writers: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let commits = 0
  const content = 'Can it be delivered on Monday? '.repeat(8)
  const one = async () => {
    for (; performance.now() < until; commits++) await sql`insert into bench (content) values (${content})`
  }
  await Promise.all(Array.from({ length: writers }, one))
  return Math.round(commits / seconds)
}

/** From the answer to a commit until the replica shows it, which is asked all the while. */
async function lag(primary: Sql, replica: Sql, seconds: number) {
  const until = performance.now() + seconds * 1000
  const took: number[] = []
  while (performance.now() < until) {
    const [row] = await primary`insert into bench (content) values ('mark') returning id`
    const committed = performance.now()
    while ((await replica`select 1 from bench where id = ${row?.id}`).length === 0);
    took.push(performance.now() - committed)
    await pause(5)
  }
  return {
    commits: took.length,
    'behind, p50 ms': percentile(took, 0.5).toFixed(1),
    'p99 ms': percentile(took, 0.99).toFixed(1),
    'longest ms': Math.max(...took).toFixed(1),
  }
}

/** A copy of the running cluster, following it. */
async function follow(primary: Sql, databaseUrl: string) {
  await using made = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'parley-replica-'))
  made.defer(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
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
  made.defer(server.stop)
  const sql = postgres(server.url, { max: 1 })
  made.defer(() => sql.end())
  const running = made.move()
  return { url: server.url, sql, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
