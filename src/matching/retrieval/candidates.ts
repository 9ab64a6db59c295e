import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { arrayParam } from '../../db/sql/arrays.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { sideNumber } from '../../db/tables/matching.ts'
import { termHash } from '../../language/terms/term-hash.ts'
import { otherSide, type Side } from '../../shared/sides.ts'
import { type IndexedRow, indexedColumns, indexedListingOf } from './indexed-listing.ts'
import type { Read } from './postings-budget.ts'
import type { IndexedListing } from './score.ts'

export interface Candidate extends IndexedListing {
  readonly listingId: string
}

interface Asked {
  readonly id: string
  readonly side: Side
  readonly reads: readonly Read[]
  readonly limit: number
}

/**
 * The listings with the highest scores over the postings that are read, without those excluded. Ties are broken by a
 * hash, so that no order of arrival wins. Deleted listings are not in the index.
 */
export async function findCandidates(db: Reader, asked: Asked, now: Date): Promise<Candidate[]> {
  // Full ones are left out after the ranking: a list of all of them would be too long to read each time. Where too
  // few remain, everybody is ranked.
  const first = await proposeWithin(db, asked, 2 * asked.limit, now)
  return first.found.length < asked.limit && first.ranked === 2 * asked.limit
    ? (await proposeWithin(db, asked, everybody, now)).found
    : first.found
}

const everybody = 2 ** 31 - 1

/**
 * Excluded are one's own company's listings, those already matched with, and full ones; but never one with which a
 * lead waits, since a revised listing is judged against it anew. `ranked` is how many were ranked.
 */
async function proposeWithin(
  db: Reader,
  { id, side, reads, limit }: Asked,
  within: number,
  now: Date,
): Promise<{ found: Candidate[]; ranked: number }> {
  const other = sideNumber[otherSide(side)]
  const [own, counterparty] = [leads[leadSides[side].listing], leads[leadSides[otherSide(side)].listing]]
  const bestFirst = sql`score desc, hashint4(number # ${termHash(id)}::int)`
  const rows = await db.execute<IndexedRow & { listingId: string | null; ranked: number }>(sql`
    with excluded as materialized (
      select indexed_listings.number
      from listings as own join listings as sibling using (company_id)
      join indexed_listings on indexed_listings.listing_id = sibling.id
      where own.id = ${id} and sibling.side = ${otherSide(side)}
      union
      select indexed_listings.number
      from leads join indexed_listings on indexed_listings.listing_id = ${counterparty}
      where ${own} = ${id} and leads.state <> 'waiting'),
    proposed as (
      select posting.listing as number, sum(posting.impact * read.weight) as score
      from unnest(${arrayParam(reads.map((read) => read.term))}::int[],
        ${arrayParam(reads.map((read) => read.weight))}::real[],
        ${arrayParam(reads.map((read) => read.budget))}::int[]) as read (term, weight, budget)
      cross join lateral (
        select listing, impact from postings
        where side = ${other} and term = read.term order by impact desc nulls last limit read.budget) as posting
      group by posting.listing),
    ranked as materialized (select number, score from proposed order by ${bestFirst} limit ${within}),
    best as (
      select listing_id, terms, impacts, point_positions, point_terms
      from ranked join indexed_listings using (number)
      where not exists (select from excluded where excluded.number = ranked.number)
        and (full_until > ${now.toISOString()}::timestamptz is not true or exists (
          select from leads
          where ${own} = ${id} and ${counterparty} = listing_id and leads.state = 'waiting'))
      order by ${bestFirst} limit ${limit})
    select listing_id as "listingId", ${indexedColumns}, counted.ranked
    from (select count(*)::int as ranked from ranked) as counted left join best on true`)
  const found = rows.flatMap(({ listingId, ...row }) =>
    listingId === null ? [] : [{ ...indexedListingOf(row), listingId }],
  )
  return { found, ranked: rows[0]?.ranked ?? 0 }
}
