import type { Connection } from '../connection.ts'
import type { MarketListing } from '../market.ts'
import { timed } from '../measure.ts'

/** Postgres' own text search and trigrams as baselines, each with its index. */

const indexes = {
  text: { index: 'baseline_words', definition: 'gin (words)' },
  trigrams: { index: 'baseline_trigrams', definition: 'gist (text gist_trgm_ops (siglen = 64))' },
} as const
export type Baseline = keyof typeof indexes
export const baselines = Object.keys(indexes) as Baseline[]

/** Loads one row for each listing with its whole text, and the indexes. Skips what exists. */
export async function loadBaselines(
  { sql }: Connection,
  market: readonly MarketListing[],
  wanted: readonly Baseline[],
): Promise<void> {
  const exists = async (name: string) => (await sql`select where to_regclass(${name}) is not null`).length > 0
  for (const { index, definition } of wanted.map((baseline) => indexes[baseline])) {
    if (await exists(index)) continue
    if (!(await exists('baseline'))) await loadTexts(sql, market)
    const { ms } = await timed(() => sql.unsafe(`create index ${index} on baseline using ${definition}`))
    console.log(`${index} of ${market.length.toLocaleString('en')} built in ${(ms / 1000).toFixed(0)} s\n`)
    await sql`vacuum (analyze) baseline`
  }
}

const loadTexts = (sql: Connection['sql'], market: readonly MarketListing[]) =>
  sql.begin(async (tx) => {
    await tx`create extension if not exists pg_trgm`
    await tx`create table baseline (number int primary key, side text, company int, text text,
      words tsvector generated always as (to_tsvector('english', text)) stored)`
    for (let from = 0; from < market.length; from += 5_000) {
      const rows = market.slice(from, from + 5_000)
      const texts = rows.map(({ name, points, description }) => [name, ...points, description].join('\n'))
      await tx`insert into baseline (number, side, company, text) select * from unnest(
        ${rows.map((_, i) => from + i)}::int[], ${rows.map((row) => row.side)}::text[],
        ${rows.map((row) => row.company)}::int[], ${texts}::text[])`
    }
  })

/** Ranks by `ts_rank` over an OR of the query's words. */
export async function fullText({ sql }: Connection, number: number, limit: number): Promise<number[]> {
  const rows = await sql<{ number: number }[]>`
    with own as materialized (
      select side, company, (select string_agg(quote_literal(lexeme), ' | ') from unnest(words))::tsquery as query
      from baseline where number = ${number})
    select baseline.number from baseline, own
    where baseline.words @@ own.query and baseline.side <> own.side and baseline.company <> own.company
    order by ts_rank(baseline.words, own.query) desc, baseline.number limit ${limit}`
  return rows.map((row) => row.number)
}

/** The nearest by trigram distance, in the order of the GiST index. */
export async function trigrams({ sql }: Connection, number: number, limit: number): Promise<number[]> {
  const [own] = await sql<{ side: string; company: number; text: string }[]>`
    select side, company, text from baseline where number = ${number}`
  const rows = await sql<{ number: number }[]>`
    select number from baseline where side <> ${own!.side} and company <> ${own!.company}
    order by text <-> ${own!.text} limit ${limit}`
  return rows.map((row) => row.number)
}
