import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../src/db/client.ts'
import { startEmbedded } from '../../src/db/embedded.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { type Reach, reach, retrieve } from '../../src/matching/retrieve.ts'
import { type MarketListing, makeMarket } from './market.ts'
import { mean, percentile, spread, table, timed } from './measure.ts'
import { ExactBm25 } from './retrieval-exact.ts'
import { type Connection, loadMarket } from './retrieval-load.ts'
import { measurePublishing } from './retrieval-publish.ts'
import { fullText, loadRivals, rivalBytes, trigrams } from './retrieval-rivals.ts'
import { Truth, type Worth } from './retrieval-truth.ts'

/**
 * How well and how fast counterparties are found, next to what else could find them; all on the same market,
 * in the same run, query by query in turn. `--sizes=10000,100000`, `--queries=200`, `--rivals=false`.
 */

interface Method {
  readonly name: string
  /** Slow ones answer each n-th query only. */
  readonly every: number
  search(query: number): Promise<number[]> | number[]
}

interface Measured {
  readonly ms: Map<number, number>
  readonly worth: Map<number, Worth>
}

export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const sizes = (flags.get('sizes') ?? '10000,100000').split(',').map(Number)
  const queries = Number(flags.get('queries') ?? 200)
  const rivals = flags.get('rivals') !== 'false'
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}, PostgreSQL embedded, its default settings\n`)
  for (const size of sizes) await measureSize(size, { queries, rivals })
}

async function measureSize(size: number, options: { queries: number; rivals: boolean }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  // For root the server runs as nobody, who must get in, or it would live elsewhere and be left behind.
  chmodSync(folder, 0o755)
  const server = await startEmbedded(folder)
  await migrateDatabase(server.url)
  const connection = connect(server.url, 8)
  try {
    console.log(`## ${size.toLocaleString('en')} listings\n`)
    const market = makeMarket(size)
    const ids = await loadMarket(connection, market)
    const methods = await methodsFor(connection, market, ids, options.rivals)
    const measured = await measure(methods, market, options.queries)
    console.log(table(methods.map((method) => row(method.name, measured.get(method.name)!))))
    console.log(`\n${conclusions(measured)}\n`)
    console.log(`${table(await sizesOnDisk(connection, size, options.rivals))}\n`)
    console.log(`${table(await measurePublishing(connection, makeMarket(400, 11)))}\n`)
  } finally {
    await connection.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Beyond, a GiST index over whole texts takes the better part of an hour to build. */
const withTrigrams = (size: number) => size <= 20_000

const names = {
  ours: 'Parley: pruned, ordered by requirements',
  pruned: 'Parley: pruned, BM25F order',
  full: 'the same, nothing pruned',
  exact: 'exact BM25F, in the process',
  text: 'ts_rank over an OR (GIN)',
  trigrams: 'trigram distance (GiST)',
} as const

async function methodsFor(
  connection: Connection,
  market: readonly MarketListing[],
  ids: readonly string[],
  rivals: boolean,
): Promise<Method[]> {
  const places = new Map(ids.map((id, place) => [id, place]))
  const indexed = (change: Partial<Reach>) => async (query: number) => {
    const listing = { id: ids[query]!, side: market[query]!.side }
    const found = await retrieve(connection.db, listing, 50, { ...reach, ...change })
    return found.map((one) => places.get(one.listingId)!)
  }
  const exact = new ExactBm25(market)
  const everything = { postings: 1e9, proposed: 1_000, wholeShare: 1 }
  const methods: Method[] = [
    { name: names.ours, every: 1, search: indexed({}) },
    { name: names.pruned, every: 1, search: indexed({ wholeShare: 1 }) },
    { name: names.full, every: 5, search: indexed(everything) },
    { name: names.exact, every: 1, search: (query) => exact.search(market[query]!, 50) },
  ]
  if (!rivals) return methods
  await loadRivals(
    connection,
    market.map(({ side, company, name, description, points }, number) => ({
      ...{ number, side, company },
      text: [name, ...points, description].join('\n'),
    })),
    withTrigrams(market.length),
  )
  return [
    ...methods,
    { name: names.text, every: 10, search: (query) => fullText(connection, query, 50) },
    ...(withTrigrams(market.length)
      ? [{ name: names.trigrams, every: 20, search: (query: number) => trigrams(connection, query, 50) }]
      : []),
  ]
}

async function measure(
  methods: readonly Method[],
  market: readonly MarketListing[],
  number: number,
): Promise<Map<string, Measured>> {
  const truth = new Truth(market)
  const measured = new Map(methods.map(({ name }) => [name, { ms: new Map(), worth: new Map() } as Measured]))
  // An odd step asks both sides in turn.
  const step = Math.floor(market.length / number) | 1
  const queries = Array.from({ length: number }, (_, i) => (i * step) % market.length)
  for (const query of queries.slice(0, 10)) await methods[0]!.search(query + 1)
  for (const [i, query] of queries.entries())
    for (const { name, every, search } of methods) {
      if (i % every !== 0) continue
      const { result, ms } = await timed(() => search(query))
      measured.get(name)!.ms.set(query, ms)
      measured.get(name)!.worth.set(query, truth.judge(query, result))
    }
  return measured
}

function row(name: string, { ms, worth }: Measured): Record<string, string | number> {
  const times = [...ms.values()]
  const judged = [...worth.values()]
  return {
    '': name,
    'NDCG@10': mean(judged.map((one) => one.ndcg)).toFixed(3),
    'recall at 50': mean(judged.flatMap((one) => one.recall ?? [])).toFixed(3),
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p95 ms': percentile(times, 0.95).toFixed(1),
    queries: times.length,
  }
}

/** Ratios of what was measured on the same queries. */
function conclusions(measured: ReadonlyMap<string, Measured>): string {
  const of = (name: keyof typeof names) => measured.get(names[name])
  const ndcg = (name: keyof typeof names) =>
    mean([...(of(name)?.worth.values() ?? [])].map((one) => one.ndcg))
  const pruningCosts = mean(
    [...(of('full')?.worth ?? [])].map(([query, { ndcg }]) => ndcg - of('pruned')!.worth.get(query)!.ndcg),
  )
  const faster = (than: keyof typeof names) =>
    spread(
      [...(of(than)?.ms ?? [])].map(([query, ms]) => ms / of('ours')!.ms.get(query)!),
      1,
    )
  return [
    `- NDCG@10 over exact BM25F's: ${(ndcg('ours') / ndcg('exact')).toFixed(2)} times`,
    `- the pruned BM25F order against exact BM25F: ${(ndcg('pruned') - ndcg('exact')).toFixed(4)} NDCG@10`,
    `- pruning costs, the same queries pruned and not: ${pruningCosts.toFixed(4)} NDCG@10`,
    ...(of('text') ? [`- faster than ts_rank, median (middle half): ${faster('text')} times`] : []),
    ...(of('trigrams') ? [`- faster than trigrams: ${faster('trigrams')} times`] : []),
  ].join('\n')
}

async function sizesOnDisk(
  connection: Connection,
  size: number,
  rivals: boolean,
): Promise<Record<string, string>[]> {
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`
  const cells: Record<string, string> = {}
  let total = 0
  for (const name of ['postings', 'indexed_listings', 'terms']) {
    const [found] = await connection.sql<{ bytes: string }[]>`
      select pg_total_relation_size(${name}::regclass) as bytes`
    cells[name] = megabytes(Number(found!.bytes))
    total += Number(found!.bytes)
  }
  cells['a listing'] = `${(total / size / 1024).toFixed(1)} kB`
  if (rivals) {
    cells['GIN index of ts_rank'] = megabytes(await rivalBytes(connection, 'rival_words'))
    if (withTrigrams(size))
      cells['GiST index of trigrams'] = megabytes(await rivalBytes(connection, 'rival_trigrams'))
  }
  return [cells]
}
