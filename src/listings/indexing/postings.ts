import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { arrayParam } from '../../db/sql/arrays.ts'
import { sideNumber } from '../../db/tables/matching.ts'
import { inSteps } from '../../shared/in-steps.ts'
import { inTurn } from '../../shared/in-turn.ts'
import type { Side } from '../../shared/sides.ts'
import { type ListingText, termsVersion, termWeightsInSteps } from './term-weights.ts'

/**
 * Updates the index in the transaction that publishes, revises or deletes a listing. Writers only insert and delete
 * rows of their own listing, so concurrent writers never wait for each other.
 */

/** What the index stores of a listing. */
export interface IndexEntry {
  readonly listingId: string
  readonly side: Side
  readonly values: SQL
}

/**
 * Reads a listing's terms, one listing at a time, so that a batch of large ones shares the processor like a single one. Called
 * before the transaction that stores the entry: what waits here holds no connection.
 */
export async function indexEntryOf(listing: ListingText): Promise<IndexEntry> {
  const { terms, impacts, pointPositions, pointTerms } = await inTurn('terms', () =>
    inSteps(termWeightsInSteps(listing)),
  )
  const values = sql`${arrayParam(terms)}::int[], ${arrayParam(impacts)}::real[],
    ${arrayParam(pointPositions)}::smallint[], ${arrayParam(pointTerms)}::int[], ${termsVersion}::int`
  return { listingId: listing.id, side: listing.side, values }
}

/** Adds a listing to the index, or replaces its entry. After the commit, retrieval finds it. */
export async function indexListing(tx: Tx, { listingId, side, values }: IndexEntry): Promise<void> {
  await unindexListing(tx, listingId)
  await addPostings(
    tx,
    sql`insert into indexed_listings (listing_id, side, ${termColumns})
      values (${listingId}, ${sideNumber[side]}, ${values})`,
  )
}

/** Reindexes a listing with the current version of the terms; the state of its matching stays. The caller locks its row. */
export async function reindexListing(tx: Tx, { listingId, values }: IndexEntry): Promise<void> {
  await removePostings(tx, sql`select ${postedColumns} from indexed_listings where listing_id = ${listingId}`)
  await addPostings(
    tx,
    sql`update indexed_listings set (${termColumns}) = (${values}) where listing_id = ${listingId}`,
  )
}

/** Removes a listing from the index. After the commit, retrieval doesn't find it any more. */
export const unindexListing = (tx: Tx, listingId: string): Promise<void> =>
  removePostings(
    tx,
    sql`delete from indexed_listings where listing_id = ${listingId} returning ${postedColumns}`,
  )

const termColumns = sql`terms, impacts, point_positions, point_terms, terms_version`

/** The columns of `indexed_listings` that postings and document frequencies are derived from. */
const postedColumns = sql`number, side, terms, impacts`

/** @param write an insert or update of one `indexed_listings` row, without `returning` */
async function addPostings(tx: Tx, write: SQL): Promise<void> {
  await tx.execute(sql`
    with written as (${write} returning ${postedColumns}),
    added as (
      insert into postings (side, term, impact, listing)
      select written.side, word.term, word.impact, written.number
      from written cross join unnest(written.terms, written.impacts) as word (term, impact))
    insert into term_changes (side, terms, change) select side, terms, 1 from written`)
}

/** @param rows a statement that returns the `postedColumns` of the listing to remove */
async function removePostings(tx: Tx, rows: SQL): Promise<void> {
  await tx.execute(sql`
    with indexed as (${rows}),
    removed as (
      delete from postings
      using indexed cross join unnest(indexed.terms, indexed.impacts) as word (term, impact)
      where postings.side = indexed.side and postings.term = word.term
        and postings.impact = word.impact and postings.listing = indexed.number)
    insert into term_changes (side, terms, change) select side, terms, -1 from indexed`)
}
