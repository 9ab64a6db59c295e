import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { jsonObject } from '../db/sql/json.ts'
import { type ListingParty, listingParties } from '../db/sql/leads/listing-parties.ts'
import { view } from '../db/sql/view.ts'
import { leads } from '../db/tables/leads.ts'

/** Both sides of a lead, to be mailed; none if the lead doesn't exist. */
export const readParties = async (tx: Tx, leadId: string): Promise<readonly ListingParty[]> =>
  (await partiesOf(tx)({ leadId }))?.parties ?? []

const partiesOf = view((db) =>
  db
    .select({ view: jsonObject({ parties: listingParties }) })
    .from(leads)
    .where(eq(leads.id, sql.placeholder('leadId'))),
)
