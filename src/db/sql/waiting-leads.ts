import { type SQL, sql } from 'drizzle-orm'
import { leads } from '../tables/leads.ts'
import { dueListings } from '../tables/matching.ts'

const due = sql`(select ${dueListings.listingId} from ${dueListings})`
const isDue = sql`(${leads.sellerListingId} in ${due} or ${leads.buyerListingId} in ${due})`

/** Whether a lead waits only until the next `open-due` job, which opens it if both sides have a place for it. */
export const mayOpen: SQL = sql`(${leads.state} = 'waiting' and ${isDue})`

/** Whether a lead waits because a side has no place for it this month. */
export const waitsForPlace: SQL = sql`(${leads.state} = 'waiting' and not ${isDue})`
