import { type SQL, sql } from 'drizzle-orm'
import { leadReads, leads } from '../tables/leads.ts'

/**
 * Whether the statement's lead has activity that its reader hasn't seen. A lead that ended before the reader opened it isn't
 * new to anybody.
 */
export const isUnseen: SQL<boolean> = sql`case when ${leadReads.visitedAt} is null
  then ${leads.terminatedBySellerAt} is null and ${leads.terminatedByBuyerAt} is null
  else ${leadReads.visitedAt} < ${leads.lastActivityAt} end`
