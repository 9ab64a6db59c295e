import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { matchLimit } from '../billing/policy.ts'
import type { Reader } from '../db/client.ts'
import { anyOf } from '../db/sql/any-of.ts'
import { plans } from '../db/tables/billing.ts'
import { companies } from '../db/tables/companies.ts'
import { leadSides, leads, messages, rounds } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { monthStart } from '../shared/dates.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import { halfMetFit, partlyMetFit } from './fit.ts'

/** A listing's new matches in a calendar month. */
export interface Places {
  /** How many its company's current plan allows. */
  readonly limit: number
  readonly used: number
}

export const hasPlace = ({ limit, used }: Places): boolean => used < limit

/**
 * Whether a pair of this fit may take a place of a listing. Weak pairs take only the first places of a month: the
 * others are kept for stronger pairs that may come. Both sides must allow it.
 */
export const hasPlaceFor = (fit: number, { limit, used }: Places): boolean =>
  used < limit * (fit >= halfMetFit ? 1 : fit >= partlyMetFit ? 1 / 2 : 1 / 4)

/** New matches each listing may have in a calendar month under its company's current plan. */
export async function monthlyMatchLimits(
  db: Reader,
  listingIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await selectPlaces(db, listingIds, sql`0`, now)
  return new Map([...rows].map(([id, { limit }]) => [id, limit]))
}

/**
 * The places of each listing this month. Deleted, filled and paused listings are left out. A lead that the other side ended
 * before a person wrote in it is not counted. Exact while the caller locks the listings' rows, because a lead is counted only
 * under the locks of both of its listings.
 */
export function readPlaces(
  db: Reader,
  listingIds: readonly string[],
  now: Date,
): Promise<Map<string, Places>> {
  const thisMonth = sql`${leads.countedAt} >= ${monthStart(now).toISOString()}::timestamptz`
  // A listing is on one side only, so one of the counts is 0. Two counts, because each column has its own index.
  const usedAs = (side: Side) => sql`(select count(*) from ${leads}
    where ${leads[leadSides[side].listing]} = ${listings.id} and ${thisMonth} and not ${endedEarly(otherSide(side))})`
  const used = sql`(${usedAs('seller')} + ${usedAs('buyer')})::int`
  return selectPlaces(db, listingIds, used, now)
}

/** Whether the side ended the lead first, and before a person of either side wrote in it. */
function endedEarly(side: Side): SQL {
  const { terminatedAt } = leadSides[side]
  const otherTerminatedAt = leads[leadSides[otherSide(side)].terminatedAt]
  return sql`(${leads[terminatedAt]} is not null and coalesce(${leads[terminatedAt]} < ${otherTerminatedAt}, true)
    and not exists (select from ${messages} where ${messages.leadId} = ${leads.id} and ${messages.author} = 'direct')
    and not exists (select from ${rounds} where ${rounds.leadId} = ${leads.id} and ${rounds.number} > 1))`
}

async function selectPlaces(
  db: Reader,
  listingIds: readonly string[],
  used: SQL,
  now: Date,
): Promise<Map<string, Places>> {
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
    .where(
      and(
        anyOf(listings.id, listingIds),
        isNull(listings.deletedAt),
        isNull(listings.filledAt),
        isNull(listings.pausedAt),
      ),
    )
  return new Map(
    rows.map(({ id, isIndividual, plan, used }) => [
      id,
      { limit: matchLimit(plan, isIndividual, now), used },
    ]),
  )
}
