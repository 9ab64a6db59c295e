import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { sideNumber } from '../db/tables/matching.ts'
import { type ListingText, weigh } from './weigh.ts'

/**
 * Keeps the index in the transaction that publishes, revises or removes a listing. Writers only append
 * and delete rows of their own, so however many publish at once, none waits for another.
 */

/** Makes a listing findable as it stands now, whether or not it was before. */
export async function indexListing(tx: Tx, listing: ListingText): Promise<void> {
  await unindexListing(tx, listing.id)
  const { terms, impacts, pointPositions, pointTerms } = weigh(listing)
  const side = sideNumber[listing.side]
  await tx.execute(sql`
    with made as (
      insert into indexed_listings (listing_id, side, terms, impacts, point_positions, point_terms)
      values (${listing.id}, ${side}, ${array(terms)}::int[], ${array(impacts)}::real[],
        ${array(pointPositions)}::smallint[], ${array(pointTerms)}::int[])
      returning number, side, terms, impacts),
    posted as (
      insert into postings (side, term, impact, listing)
      select made.side, word.term, word.impact, made.number
      from made cross join unnest(made.terms, made.impacts) as word (term, impact))
    insert into term_changes (side, terms, change) select side, terms, 1 from made`)
}

/** After the commit no match finds the listing any more. */
export async function unindexListing(tx: Tx, listingId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from indexed_listings where listing_id = ${listingId} returning number, side, terms, impacts),
    withdrawn as (
      delete from postings using gone cross join unnest(gone.terms, gone.impacts) as word (term, impact)
      where postings.side = gone.side and postings.term = word.term
        and postings.impact = word.impact and postings.listing = gone.number)
    insert into term_changes (side, terms, change) select side, terms, -1 from gone`)
}

/** One bound parameter for a whole array, however long. */
const array = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}`
