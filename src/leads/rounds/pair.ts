import { inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { jsonList, jsonObject } from '../../db/sql/json.ts'
import { view } from '../../db/sql/view.ts'
import { leadSides, type leads } from '../../db/tables/leads.ts'
import { listings } from '../../db/tables/listings.ts'
import { readSources } from '../../listings/read.ts'
import type { ListingSource } from '../../providers/assistant/briefs.ts'
import { sides } from '../../shared/sides.ts'

/** The two listings of a lead, and the revisions in which they were read. */
export interface Pair {
  readonly seller: ListingSource
  readonly buyer: ListingSource
  /** Both revisions (`formatRevisions`). */
  readonly revisions: string
}

export type LeadListings = Pick<typeof leads.$inferSelect, 'sellerListingId' | 'buyerListingId'>

const listingIds = (lead: LeadListings) => sides.map((side) => lead[leadSides[side].listing])

/** Reads both listings from one snapshot, deleted ones too. */
export async function readPair(db: Reader, lead: LeadListings): Promise<Pair> {
  const sources = await readSources(db, listingIds(lead))
  const seller = sources.get(lead.sellerListingId)
  const buyer = sources.get(lead.buyerListingId)
  if (!seller || !buyer) throw new Error('a listing of the lead is missing')
  return { seller, buyer, revisions: formatRevisions([seller, buyer]) }
}

/** The current revisions of a lead's listings, to be compared with those of a `Pair`. */
export const readRevisions = async (
  db: Reader,
  { sellerListingId, buyerListingId }: LeadListings,
): Promise<string> => formatRevisions((await revisionsOf(db)({ sellerListingId, buyerListingId })) ?? [])

const revisionsOf = view((db) =>
  db
    .select({
      view: jsonList(jsonObject({ id: listings.id, revision: listings.revision }), sql`${listings.id}`),
    })
    .from(listings)
    .where(inArray(listings.id, [sql.placeholder('sellerListingId'), sql.placeholder('buyerListingId')])),
)

/** Revisions as a string that doesn't depend on the order of the listings. */
const formatRevisions = (rows: readonly { id: string; revision: number }[]): string =>
  rows
    .map(({ id, revision }) => `${id}@${revision}`)
    .sort()
    .join(' ')
