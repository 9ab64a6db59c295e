import { once } from 'node:events'
import { v7 } from 'uuid'
import type { connect } from '../../src/db/client.ts'
import { sideNumber } from '../../src/db/tables/matching.ts'
import { weigh } from '../../src/listings/weigh.ts'
import { refreshTerms } from '../../src/matching/refresh-terms.ts'
import type { MarketListing } from './market.ts'

export type Connection = ReturnType<typeof connect>

/** Fills a database with a market, the index rows made by the same `weigh` that publishing uses. */
export async function loadMarket(
  { sql, db }: Connection,
  market: readonly MarketListing[],
): Promise<string[]> {
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
  const columns = 'indexed_listings (listing_id, side, terms, impacts, point_positions, point_terms)'
  await copy(sql, columns, market, (listing, i) => {
    const { terms, impacts, pointPositions, pointTerms } = weigh({ id: ids[i]!, ...listing })
    return [
      ids[i]!,
      sideNumber[listing.side],
      ...[terms, impacts, pointPositions, pointTerms].map((values) => `{${values.join(',')}}`),
    ]
  })
  // An index is built faster than it is kept.
  const [index] = await sql<{ indexdef: string }[]>`
    select indexdef from pg_indexes where indexname = 'postings_term_impact'`
  await sql`drop index postings_term_impact`
  await sql`
    insert into postings (side, term, impact, listing)
    select side, word.term, word.impact, number
    from indexed_listings cross join unnest(terms, impacts) as word (term, impact)`
  await sql.unsafe(index!.indexdef)
  await refreshTerms({ db })
  await sql`vacuum (analyze) listings`
  return ids
}

async function copy<T>(
  sql: Connection['sql'],
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
