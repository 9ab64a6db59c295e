import { and, count, eq, gte, inArray } from 'drizzle-orm'
import { matchLimit } from '../billing/policy.ts'
import type { Reader } from '../db/client.ts'
import { plans } from '../db/tables/billing.ts'
import { companies } from '../db/tables/companies.ts'
import { leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { leadColumns } from '../listings/read.ts'
import { monthStart } from '../shared/dates.ts'
import { sides } from '../shared/sides.ts'

/** New matches each listing may have in a calendar month, by its company's plan now. */
export async function monthlyLimits(
  db: Reader,
  listingIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: listings.id, isIndividual: companies.isIndividual, plan: plans })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .leftJoin(plans, eq(plans.companyId, listings.companyId))
    .where(inArray(listings.id, [...listingIds]))
  return new Map(rows.map(({ id, isIndividual, plan }) => [id, matchLimit(plan, isIndividual, now)]))
}

/** How many more each listing may have this month. Exact while its row is locked: who counts a lead holds both. */
export async function roomLeft(
  db: Reader,
  listingIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const room = await monthlyLimits(db, listingIds, now)
  for (const side of sides) {
    const { listing } = leadColumns[side]
    const counted = await db
      .select({ id: listing, leads: count() })
      .from(leads)
      .where(and(inArray(listing, [...listingIds]), gte(leads.countedAt, monthStart(now))))
      .groupBy(listing)
    for (const row of counted) room.set(row.id, (room.get(row.id) ?? 0) - row.leads)
  }
  return room
}
