import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { matchLimit } from '../billing/policy.ts'
import type { Reader } from '../db/client.ts'
import { plans } from '../db/tables/billing.ts'
import { companies } from '../db/tables/companies.ts'
import { leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { monthStart } from '../shared/dates.ts'

/** New matches each listing may have in a calendar month, by its company's plan now. */
export const monthlyMatchLimits = (
  db: Reader,
  listingIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> => limitsLess(sql`0`, db, listingIds, now)

/** How many more each listing may have this month. Exact while its row is locked: leads are counted under both locks. */
export function remainingMatches(
  db: Reader,
  listingIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const counted = sql`${leads.countedAt} >= ${monthStart(now).toISOString()}::timestamptz`
  // A listing stands on one side alone; each has an index of its own.
  const used = sql`(
    (select count(*) from ${leads} where ${leads.sellerListingId} = ${listings.id} and ${counted}) +
    (select count(*) from ${leads} where ${leads.buyerListingId} = ${listings.id} and ${counted}))::int`
  return limitsLess(used, db, listingIds, now)
}

async function limitsLess(
  used: SQL,
  db: Reader,
  listingIds: readonly string[],
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
