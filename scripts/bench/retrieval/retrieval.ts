import { cpus } from 'node:os'
import { join } from 'node:path'
import {
  type RetrievalSettings,
  retrievalSettings,
  retrieve,
} from '../../../src/matching/retrieval/retrieve.ts'
import type { Connection } from '../connection.ts'
import { type MarketListing, makeMarket } from '../market.ts'
import { mean, percentile, spread, table, timed } from '../measure.ts'
import { baselines, fullText, trigrams } from './baselines.ts'
import { ExactBm25 } from './exact.ts'
import { GroundTruth, type SearchQuality } from './ground-truth.ts'
import { openMarket } from './load.ts'
import { measurePublishing } from './publish.ts'

/**
 * Measures the quality and speed of retrieval beside baselines, on the same market in the same run, query by query in
 * turn.
 * `--sizes=10000,100000`, `--queries=200`, `--methods=ours,pruned,full,exact,text,trigrams`, `--publish=false`
 * `--amounts=0.4`: this share of the concepts has amounts
 * `--keep=<folder>`: keeps the loaded databases there for the next run
 * `--load`: only loads them
 */

interface Method {
  readonly name: Name
  /** Slow methods run only every n-th query. */
  readonly every: number
  search(query: number): Promise<number[]> | number[]
}

interface Measured {
  readonly ms: Map<number, number>
  readonly quality: Map<number, SearchQuality>
}

interface Options {
  readonly queries: number
  readonly methods: readonly Name[]
  readonly publishing: boolean
  readonly amounts: number
  readonly loadOnly: boolean
  readonly keep: string | undefined
}

const names = {
  ours: 'Parley: pruned, ordered by requirements',
  pruned: 'Parley: pruned, BM25F order',
  full: 'the same, nothing pruned',
  exact: 'exact BM25F, in the process',
  text: 'ts_rank over an OR (GIN)',
  trigrams: 'trigram distance (GiST)',
} as const
type Name = keyof typeof names
const isName = (name: string): name is Name => name in names

export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const sizes = (flags.get('sizes') ?? '10000,100000').split(',').map(Number)
  const options: Options = {
    queries: Number(flags.get('queries') ?? 200),
    methods: (flags.get('methods')?.split(',') ?? Object.keys(names)).filter(isName),
    publishing: flags.get('publish') !== 'false',
    amounts: Number(flags.get('amounts') ?? 0),
    loadOnly: flags.has('load'),
    keep: flags.get('keep'),
  }
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}, PostgreSQL embedded, its default settings\n`)
  for (const size of sizes) await measureSize(size, options)
}

async function measureSize(size: number, options: Options): Promise<void> {
  const market = makeMarket(size, undefined, options.amounts)
  await using opened = await openMarket(market, {
    folder: options.keep && join(options.keep, options.amounts ? `${size}-${options.amounts}` : `${size}`),
    baselines: baselines.filter((baseline) => options.methods.includes(baseline)),
  })
  if (options.loadOnly) return
  const { connection, ids } = opened
  console.log(`## ${size.toLocaleString('en')} listings\n`)
  const methods = methodsFor(connection, market, ids, options.methods)
  const measured = await measure(methods, market, options.queries)
  const ours = measured.get('ours')
  console.log(table(methods.map(({ name }) => row(names[name], measured.get(name)!, ours))))
  console.log(`\n${conclusions(measured)}\n`)
  console.log(`${table(await sizesOnDisk(connection, size))}\n`)
  if (options.publishing) console.log(`${table(await measurePublishing(connection, makeMarket(400, 11)))}\n`)
}

function methodsFor(
  connection: Connection,
  market: readonly MarketListing[],
  ids: readonly string[],
  wanted: readonly Name[],
): Method[] {
  const positions = new Map(ids.map((id, position) => [id, position]))
  const indexed = (change: Partial<RetrievalSettings>) => async (query: number) => {
    const listing = { id: ids[query]!, side: market[query]!.side }
    const ctx = { db: connection.db, now: () => new Date() }
    const found = await retrieve(ctx, listing, 50, { ...retrievalSettings, ...change })
    return found.map(({ listingId }) => positions.get(listingId)!)
  }
  const everything = { postingsBudget: 1e9, candidateCount: 1_000, bm25fShare: 1 }
  const exact = wanted.includes('exact') ? new ExactBm25(market) : undefined
  const methods: readonly (Method | undefined)[] = [
    { name: 'ours', every: 1, search: indexed({}) },
    { name: 'pruned', every: 1, search: indexed({ bm25fShare: 1 }) },
    { name: 'full', every: 5, search: indexed(everything) },
    exact && { name: 'exact', every: 1, search: (query) => exact.search(market[query]!, 50) },
    { name: 'text', every: 5, search: (query) => fullText(connection, query, 50) },
    { name: 'trigrams', every: 10, search: (query) => trigrams(connection, query, 50) },
  ]
  return methods.filter((method) => method !== undefined).filter(({ name }) => wanted.includes(name))
}

async function measure(
  methods: readonly Method[],
  market: readonly MarketListing[],
  number: number,
): Promise<Map<Name, Measured>> {
  const truth = new GroundTruth(market)
  const measured = new Map<Name, Measured>(
    methods.map(({ name }) => [name, { ms: new Map(), quality: new Map() }]),
  )
  // The sides alternate in the market, so an odd step alternates the queries' sides.
  const step = Math.floor(market.length / number) | 1
  const queries = Array.from({ length: number }, (_, i) => (i * step) % market.length)
  for (const query of queries.slice(0, 10)) await methods[0]!.search(query + 1)
  for (const [i, query] of queries.entries())
    for (const { name, every, search } of methods) {
      if (i % every !== 0) continue
      const { result, ms } = await timed(() => search(query))
      measured.get(name)!.ms.set(query, ms)
      measured.get(name)!.quality.set(query, truth.judge(query, result))
    }
  return measured
}

function row(
  name: string,
  { ms, quality }: Measured,
  ours: Measured | undefined,
): Record<string, string | number> {
  const times = [...ms.values()]
  const qualities = [...quality.values()]
  const oursOnSameQueries = ours ? [...quality.keys()].map((query) => ours.quality.get(query)!.ndcg) : []
  return {
    '': name,
    'NDCG@10': mean(qualities.map((one) => one.ndcg)).toFixed(3),
    "Parley's on the same queries": ours ? mean(oursOnSameQueries).toFixed(3) : '',
    'recall at 50': mean(qualities.flatMap((one) => one.recall ?? [])).toFixed(3),
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p95 ms': percentile(times, 0.95).toFixed(1),
    queries: times.length,
  }
}

/** Comparisons of methods, each on the queries that both ran. */
function conclusions(measured: ReadonlyMap<Name, Measured>): string {
  const compare = (a: Name, b: Name, line: (a: Measured, b: Measured) => string): string[] => {
    const [first, second] = [measured.get(a), measured.get(b)]
    return first && second ? [`- ${line(first, second)}`] : []
  }
  const ndcg = ({ quality }: Measured) => mean([...quality.values()].map((one) => one.ndcg))
  const lost = (full: Measured, pruned: Measured) =>
    mean([...full.quality].map(([query, { ndcg }]) => ndcg - pruned.quality.get(query)!.ndcg))
  const faster = (ours: Measured, than: Measured) =>
    spread(
      [...than.ms].map(([query, ms]) => ms / ours.ms.get(query)!),
      1,
    )
  return [
    ...compare(
      'ours',
      'exact',
      (a, b) => `NDCG@10 over exact BM25F's: ${(ndcg(a) / ndcg(b)).toFixed(2)} times`,
    ),
    ...compare(
      'pruned',
      'exact',
      (a, b) => `the pruned BM25F order against exact BM25F: ${(ndcg(a) - ndcg(b)).toFixed(4)} NDCG@10`,
    ),
    ...compare(
      'full',
      'pruned',
      (a, b) => `pruning costs, the same queries pruned and not: ${lost(a, b).toFixed(4)} NDCG@10`,
    ),
    ...compare('ours', 'text', (a, b) => `faster than ts_rank, median (middle half): ${faster(a, b)} times`),
    ...compare('ours', 'trigrams', (a, b) => `faster than trigrams: ${faster(a, b)} times`),
  ].join('\n')
}

const relations = {
  postings: 'postings',
  indexed_listings: 'indexed_listings',
  terms: 'terms',
  baseline_words: 'GIN index of ts_rank',
  baseline_trigrams: 'GiST index of trigrams',
} as const

async function sizesOnDisk({ sql }: Connection, size: number): Promise<Record<string, string>[]> {
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`
  const found = await sql<{ name: keyof typeof relations; bytes: string }[]>`
    select name, pg_total_relation_size(to_regclass(name)) as bytes
    from unnest(${Object.keys(relations)}::text[]) with ordinality as relation (name, position)
    where to_regclass(name) is not null order by position`
  const ours = found.filter(({ name }) => !name.startsWith('baseline'))
  const total = ours.reduce((sum, { bytes }) => sum + Number(bytes), 0)
  return [
    {
      'a listing': `${(total / size / 1024).toFixed(1)} kB`,
      ...Object.fromEntries(found.map(({ name, bytes }) => [relations[name], megabytes(Number(bytes))])),
    },
  ]
}
