import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { arrayParam } from '../../db/sql/arrays.ts'
import { leadSides, leads } from '../../db/tables/leads.ts'
import { sideNumber } from '../../db/tables/matching.ts'
import { termHash } from '../../language/terms/term-hash.ts'
import { otherSide, type Side } from '../../shared/sides.ts'
import { type IndexedRow, indexedColumns, indexedListingOf } from './indexed-listing.ts'
import type { PostingsScan } from './postings-budget.ts'
import type { IndexedListing } from './score.ts'

export interface Candidate extends IndexedListing {
  readonly listingId: string
}

interface CandidateQuery {
  readonly id: string
  readonly side: Side
  readonly scans: readonly PostingsScan[]
  readonly limit: number
}

const unlimited = 2 ** 31 - 1

/**
 * The listings with the highest scores over the scanned postings. Excluded are the listings of the same company,
 * those that already have a lead with this listing, and full ones. A listing whose lead with this one still waits
 * is never excluded: after a revision the pair is judged again.
 *
 * Ties are broken by a hash, so the order in which listings were published never matters. The index holds no deleted
 * listings.
 */
export async function findCandidates(db: Reader, query: CandidateQuery, now: Date): Promise<Candidate[]> {
  // Exclusion comes after the ranking: the set of all full listings is too large to read for every query. Where it
  // leaves too few of the best-ranked, all are ranked.
  const rankLimit = 2 * query.limit
  const { candidates, rankedCount } = await findAmongBest(db, query, rankLimit, now)
  if (candidates.length >= query.limit || rankedCount < rankLimit) return candidates
  return (await findAmongBest(db, query, unlimited, now)).candidates
}

/** The candidates among the `rankLimit` listings with the highest scores, and how many were ranked. */
async function findAmongBest(
  db: Reader,
  { id, side, scans, limit }: CandidateQuery,
  rankLimit: number,
  now: Date,
): Promise<{ candidates: Candidate[]; rankedCount: number }> {
  const other = sideNumber[otherSide(side)]
  const ownColumn = leads[leadSides[side].listing]
  const otherColumn = leads[leadSides[otherSide(side)].listing]
  const bestFirst = sql`score desc, hashint4(number # ${termHash(id)}::int)`
  const rows = await db.execute<IndexedRow & { listingId: string | null; rankedCount: number }>(sql`
    with excluded as materialized (
      select indexed_listings.number
      from listings as own join listings as sibling using (company_id)
      join indexed_listings on indexed_listings.listing_id = sibling.id
      where own.id = ${id} and sibling.side = ${otherSide(side)}
      union
      select indexed_listings.number
      from leads join indexed_listings on indexed_listings.listing_id = ${otherColumn}
      where ${ownColumn} = ${id} and leads.state <> 'waiting'),
    scored as (
      select posting.listing as number, sum(posting.impact * scan.weight) as score
      from unnest(${arrayParam(scans.map((scan) => scan.term))}::int[],
        ${arrayParam(scans.map((scan) => scan.weight))}::real[],
        ${arrayParam(scans.map((scan) => scan.maxPostings))}::int[]) as scan (term, weight, max_postings)
      cross join lateral (
        select listing, impact from postings
        where side = ${other} and term = scan.term
        order by impact desc nulls last limit scan.max_postings) as posting
      group by posting.listing),
    ranked as materialized (select number, score from scored order by ${bestFirst} limit ${rankLimit}),
    best as (
      select listing_id, terms, impacts, point_positions, point_terms
      from ranked join indexed_listings using (number)
      where not exists (select from excluded where excluded.number = ranked.number)
        and (full_until > ${now.toISOString()}::timestamptz is not true or exists (
          select from leads
          where ${ownColumn} = ${id} and ${otherColumn} = listing_id and leads.state = 'waiting'))
      order by ${bestFirst} limit ${limit})
    select listing_id as "listingId", ${indexedColumns}, counted.ranked as "rankedCount"
    from (select count(*)::int as ranked from ranked) as counted left join best on true`)
  // Without a candidate there is one row that has only the count.
  const candidates = rows.flatMap(({ listingId, ...row }) =>
    listingId === null ? [] : [{ ...indexedListingOf(row), listingId }],
  )
  return { candidates, rankedCount: rows[0]?.rankedCount ?? 0 }
}
