import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { matchLimit } from '../billing/policy.ts'
import type { Reader } from '../db/client.ts'
import { plans } from '../db/tables/billing.ts'
import { companies } from '../db/tables/companies.ts'
import { leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { monthStart } from '../shared/dates.ts'

/** New matches each listing may have in a calendar month under its company's current plan. */
export const monthlyMatchLimits = (
  db: Reader,
  listingIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> => readLimits(db, listingIds, sql`0`, now)

/**
 * How many more matches each listing may have this month. Exact while the caller locks the listings' rows, since a
 * lead is counted only under the locks of both of its listings.
 */
export function remainingMatches(
  db: Reader,
  listingIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const thisMonth = sql`${leads.countedAt} >= ${monthStart(now).toISOString()}::timestamptz`
  // A listing is on one side only, so one of the counts is 0. Two counts, because each column has its own index.
  const used = sql`(
    (select count(*) from ${leads} where ${leads.sellerListingId} = ${listings.id} and ${thisMonth}) +
    (select count(*) from ${leads} where ${leads.buyerListingId} = ${listings.id} and ${thisMonth}))::int`
  return readLimits(db, listingIds, used, now)
}

/** Each listing's monthly limit minus `used`. */
async function readLimits(
  db: Reader,
  listingIds: readonly string[],
  used: SQL,
  now: Date,
): Promise<Map<string, number>> {
  const { planType, status, oneTimeExpiresAt } = plans
  const rows = await db
    .select({
      id: listings.id,
      isIndividual: companies.isIndividual,
      plan: { planType, status, oneTimeExpiresAt },
      used: used.mapWith(Number),
    })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .leftJoin(plans, eq(plans.companyId, listings.companyId))
    .where(inArray(listings.id, [...listingIds]))
  return new Map(
    rows.map(({ id, isIndividual, plan, used }) => [id, matchLimit(plan, isIndividual, now) - used]),
  )
}
