import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { arrayParam } from '../../db/sql/arrays.ts'
import { sideNumber } from '../../db/tables/matching.ts'
import { type ListingText, termsVersion, termWeightsOf } from './term-weights.ts'

/**
 * Keeps the index in the transaction that publishes, revises or removes a listing. Writers only append
 * and delete rows of their own, so however many publish at once, none waits for another.
 */

/** Makes a listing findable as it stands now, whether or not it was before. */
export async function indexListing(tx: Tx, listing: ListingText): Promise<void> {
  await unindexListing(tx, listing.id)
  await post(
    tx,
    sql`insert into indexed_listings (listing_id, side, ${weighedColumns})
      values (${listing.id}, ${sideNumber[listing.side]}, ${weighedValues(listing)})`,
  )
}

/** Brings an indexed listing, whose row is locked, to today's terms; what is known of its matches stays. */
export async function reindexListing(tx: Tx, listing: ListingText): Promise<void> {
  await withdraw(tx, sql`select ${posted} from indexed_listings where listing_id = ${listing.id}`)
  await post(
    tx,
    sql`update indexed_listings set (${weighedColumns}) = (${weighedValues(listing)})
      where listing_id = ${listing.id}`,
  )
}

/** After the commit no match finds the listing any more. */
export const unindexListing = (tx: Tx, listingId: string): Promise<void> =>
  withdraw(tx, sql`delete from indexed_listings where listing_id = ${listingId} returning ${posted}`)

const weighedColumns = sql`terms, impacts, point_positions, point_terms, terms_version`

function weighedValues(listing: ListingText): SQL {
  const { terms, impacts, pointPositions, pointTerms } = termWeightsOf(listing)
  return sql`${arrayParam(terms)}::int[], ${arrayParam(impacts)}::real[], ${arrayParam(pointPositions)}::smallint[],
    ${arrayParam(pointTerms)}::int[], ${termsVersion}::int`
}

/** The columns of an `indexed_listings` row that its postings and counts are made of. */
const posted = sql`number, side, terms, impacts`

/** Posts and counts the terms of the row that was written. */
async function post(tx: Tx, written: SQL): Promise<void> {
  await tx.execute(sql`
    with made as (${written} returning ${posted}),
    posted as (
      insert into postings (side, term, impact, listing)
      select made.side, word.term, word.impact, made.number
      from made cross join unnest(made.terms, made.impacts) as word (term, impact))
    insert into term_changes (side, terms, change) select side, terms, 1 from made`)
}

/** Takes the postings of the row that was found, and counts its terms back. */
async function withdraw(tx: Tx, found: SQL): Promise<void> {
  await tx.execute(sql`
    with gone as (${found}),
    withdrawn as (
      delete from postings using gone cross join unnest(gone.terms, gone.impacts) as word (term, impact)
      where postings.side = gone.side and postings.term = word.term
        and postings.impact = word.impact and postings.listing = gone.number)
    insert into term_changes (side, terms, change) select side, terms, -1 from gone`)
}
