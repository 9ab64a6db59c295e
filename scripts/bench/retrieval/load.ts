import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import type { TransactionSql } from 'postgres'
import { v7 } from 'uuid'
import { connect } from '../../../src/db/client.ts'
import { startEmbedded } from '../../../src/db/embedded/embedded.ts'
import { migrateDatabase } from '../../../src/db/migrate.ts'
import { sideNumber } from '../../../src/db/tables/matching.ts'
import { termsVersion, termWeightsOf } from '../../../src/listings/indexing/term-weights.ts'
import { refreshTerms } from '../../../src/matching/retrieval/refresh-terms.ts'
import type { Connection } from '../connection.ts'
import type { MarketListing } from '../market.ts'
import { disposeOnSignal, temporaryFolder } from '../temporary-folder.ts'
import { type Baseline, loadBaselines } from './baselines.ts'

/** Server settings for fast loading without durability. */
const loadSettings = [
  'fsync=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=16GB',
  'maintenance_work_mem=2GB',
]

interface OpenMarket extends AsyncDisposable {
  readonly connection: Connection
  /** The listings' ids, in the market's order. */
  readonly ids: readonly string[]
}

/**
 * Starts a server with the market loaded.
 *
 * @param folder keeps the database for later runs; one that an earlier run loaded is reused
 */
export async function openMarket(
  market: readonly MarketListing[],
  { folder: keptFolder, baselines }: { folder: string | undefined; baselines: readonly Baseline[] },
): Promise<OpenMarket> {
  await using stack = new AsyncDisposableStack()
  disposeOnSignal(stack)
  const folder = keptFolder ?? temporaryFolder(stack, 'parley-bench')
  mkdirSync(folder, { recursive: true })
  // When run as root, the server runs as the user nobody, who needs access to the folder.
  chmodSync(folder, 0o755)
  const loading = await startEmbedded(folder, 'parley', loadSettings)
  try {
    await migrateDatabase(loading.url)
    await load(loading.url, market, baselines)
  } finally {
    await loading.stop()
  }

  const server = await startEmbedded(folder)
  stack.defer(server.stop)
  const connection = connect(server.url, 8)
  stack.defer(connection.close)
  const rows = await connection.sql<{ id: string }[]>`
    select listing_id as id from indexed_listings order by number limit ${market.length}`
  const running = stack.move()
  disposeOnSignal(running)
  return {
    connection,
    ids: rows.map((row) => row.id),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

/** Loads what is missing; each part is loaded in one transaction. */
async function load(
  url: string,
  market: readonly MarketListing[],
  baselines: readonly Baseline[],
): Promise<void> {
  const connection = connect(url, 2)
  try {
    const [filled] = await connection.sql`select from postings limit 1`
    if (!filled) await connection.sql.begin((tx) => fill(tx, market))
    const [counted] = await connection.sql`select from terms limit 1`
    if (!counted) {
      await connection.sql`vacuum (analyze) listings`
      await refreshTerms(connection)
    }
    await loadBaselines(connection, market, baselines)
  } finally {
    await connection.close()
  }
}

/** Fills a database with a market; the index rows come from `termWeightsOf`, as when publishing. */
async function fill(sql: TransactionSql, market: readonly MarketListing[]): Promise<void> {
  const ids = market.map(() => v7())
  const owners = market.reduce((most, listing) => Math.max(most, listing.company), 0) + 1
  const people = Array.from({ length: owners }, () => ({ company: v7(), employee: v7() }))
  await copy(sql, 'companies (id, name, is_individual)', people, ({ company }) => [company, 'Bench', 'f'])
  await copy(
    sql,
    'employees (id, company_id, email, first_name, last_name, role)',
    people,
    ({ company, employee }) => [employee, company, `${employee}@bench.example`, 'A', 'B', 'company manager'],
  )
  await copy(sql, 'listings (id, side, company_id, created_by, name, description)', market, (listing, i) => {
    const { company, employee } = people[listing.company]!
    return [ids[i]!, listing.side, company, employee, listing.name, listing.description]
  })
  const columns =
    'indexed_listings (listing_id, side, terms_version, terms, impacts, point_positions, point_terms)'
  await copy(sql, columns, market, (listing, i) => {
    const { terms, impacts, pointPositions, pointTerms } = termWeightsOf({ id: ids[i]!, ...listing })
    return [
      ids[i]!,
      sideNumber[listing.side],
      termsVersion,
      ...[terms, impacts, pointPositions, pointTerms].map((values) => `{${values.join(',')}}`),
    ]
  })
  // Building the index at the end is faster than maintaining it.
  const [index] = await sql<{ indexdef: string }[]>`
    select indexdef from pg_indexes where indexname = 'postings_term_impact'`
  await sql`drop index postings_term_impact`
  await sql`
    insert into postings (side, term, impact, listing)
    select side, word.term, word.impact, number
    from indexed_listings cross join unnest(terms, impacts) as word (term, impact)`
  await sql.unsafe(index!.indexdef)
}

async function copy<T>(
  sql: TransactionSql,
  target: string,
  rows: readonly T[],
  cells: (row: T, i: number) => readonly (string | number)[],
): Promise<void> {
  const stream = await sql.unsafe(`copy ${target} from stdin`).writable()
  for (let from = 0; from < rows.length; from += 1_000) {
    const lines = rows.slice(from, from + 1_000).map((row, i) => `${cells(row, from + i).join('\t')}\n`)
    if (!stream.write(lines.join(''))) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
}
