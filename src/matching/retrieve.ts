import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { anyListing, saturation, sideNumber } from '../db/tables/matching.ts'
import { otherSide, type Side } from '../shared/sides.ts'

/**
 * The best counterparties of a listing, in one statement. Three steps, each on fewer listings than the last:
 * the postings of its rarest words propose some hundreds; all its words score those exactly; and what is
 * left is ordered by how well single strengths answer single requirements. Both sides find each other alike.
 */

export interface Counterparty {
  readonly listingId: string
  /** 0 to 1; comparable within one retrieval alone. */
  readonly score: number
}

/** How far each step looks. */
export interface Reach {
  /** Postings read, whatever the market's size, and more for each open listing of the other side. */
  readonly postings: number
  readonly postingsPerListing: number
  /** At least twice what is asked for. */
  readonly proposed: number
  /** By requirements; at least twice what is asked for. */
  readonly ordered: number
  /** What the words of the whole listing count beside its requirements. */
  readonly wholeShare: number
}

export const reach: Reach = {
  postings: 4_000,
  postingsPerListing: 0.02,
  proposed: 300,
  ordered: 150,
  wholeShare: 0.15,
}

/**
 * Its own company's listings and the pairs that already count are left out before anything is cut off;
 * waiting pairs are not, since a revised listing judges them anew. Deleted listings are not in the index.
 */
export async function retrieve(
  db: Reader,
  listing: { readonly id: string; readonly side: Side },
  limit: number,
  { postings, postingsPerListing, proposed, ordered, wholeShare }: Reach = reach,
): Promise<Counterparty[]> {
  const other = sideNumber[otherSide(listing.side)]
  const requirements = sql.raw(listing.side === 'buyer' ? 'own_points' : 'other_points')
  const rows = await db.execute<{ listing_id: string; score: number }>(sql`
    with own as materialized (
      select terms, impacts, point_positions, point_terms from indexed_listings where listing_id = ${listing.id}),
    excluded as materialized (${excludedFor(listing)}),
    market as materialized (
      select coalesce(max(listings), 0) as size from terms where side = ${other} and term = ${anyListing}),
    words as materialized (
      select word.term, coalesce(terms.listings, 0) as found, ${rarity} as rarity, ${frequency} * ${rarity} as weight
      from own cross join market cross join unnest(own.terms, own.impacts) as word (term, impact)
      left join terms on terms.side = ${other} and terms.term = word.term),
    reads as (
      select term, weight, (${postings}::int + ${postingsPerListing}::real * market.size)::int
        - sum(found) over (order by found, term rows unbounded preceding) + found as budget
      from words cross join market),
    proposed as materialized (
      select posting.listing, sum(posting.impact * reads.weight) as score
      from reads cross join lateral (
        select listing, impact from postings
        where side = ${other} and term = reads.term order by impact desc nulls last limit reads.budget) as posting
      where reads.budget > 0
      group by posting.listing),
    best as materialized (
      select listing as number from proposed
      where not exists (select from excluded where excluded.number = proposed.listing)
      order by score desc, listing limit ${Math.max(proposed, 2 * limit)}),
    best_words as (
      select number, unnest(terms) as term, unnest(impacts) as impact
      from best join indexed_listings using (number)),
    whole as materialized (
      select number, sum(best_words.impact * words.weight) as score
      from best_words join words using (term)
      group by number order by score desc, number limit ${Math.max(ordered, 2 * limit)}),
    own_points as materialized (
      select point.position, term, words.rarity
      from own cross join unnest(own.point_positions, own.point_terms) as point (position, term)
      join words using (term)),
    other_points as materialized (
      select number, unnest(point_positions) as position, unnest(point_terms) as term
      from whole join indexed_listings using (number)),
    shared as (
      select number, ${requirements}.position as requirement, sum(own_points.rarity) as rarity
      from other_points join own_points using (term)
      group by number, own_points.position, other_points.position),
    answered as (
      select number, requirement, max(rarity) as rarity from shared group by number, requirement),
    asked as (${listing.side === 'buyer' ? askedByOwn : askedByOthers(other)}),
    covered as (
      select number, avg(power(coalesce(answered.rarity, 0) / asked.rarity, 2)) as share
      from asked left join answered using (number, requirement) group by number)
    select listing_id, ((1 - ${wholeShare}::real) * coalesce(covered.share, 0)
      + ${wholeShare}::real * whole.score / max(whole.score) over ())::float8 as score
    from whole join indexed_listings using (number) left join covered using (number)
    order by score desc, listing_id limit ${limit}`)
  return rows.map((row) => ({ listingId: row.listing_id, score: row.score }))
}

/** BM25's inverse document frequency on the other side; in floats, since Postgres' numeric logarithm is slow. */
const rarity = sql.raw(
  `ln(1 + (greatest(market.size - coalesce(terms.listings, 0), 0) + 0.5::float8)
    / (coalesce(terms.listings, 0) + 0.5::float8))::real`,
)

/** How often a word stands in one's own listing, in BM25F's sense: repeated, it says more of what is meant. */
const frequency = sql.raw(
  `word.impact * ${saturation}::real / greatest(${saturation + 1}::real - word.impact, 0.01::real)`,
)

/** What each requirement's words weigh together: one's own requirements are the same for every counterparty. */
const askedByOwn = sql`
  select number, position as requirement, sum(rarity) as rarity
  from whole cross join own_points group by number, position`

const askedByOthers = (other: number) => sql`
  select number, position as requirement, sum(${rarity}) as rarity
  from other_points cross join market
  left join terms on terms.side = ${other} and terms.term = other_points.term
  group by number, position`

/** The numbers of one's own company's listings, and of those one is matched with already. */
function excludedFor({ id, side }: { id: string; side: Side }): SQL {
  const [own, other] = [sql.raw(`${side}_listing_id`), sql.raw(`${otherSide(side)}_listing_id`)]
  return sql`
    select indexed_listings.number
    from listings as own join listings as sibling using (company_id)
    join indexed_listings on indexed_listings.listing_id = sibling.id
    where own.id = ${id} and sibling.side = ${otherSide(side)}
    union
    select indexed_listings.number from leads join indexed_listings on indexed_listings.listing_id = leads.${other}
    where leads.${own} = ${id} and leads.state <> 'waiting'`
}
