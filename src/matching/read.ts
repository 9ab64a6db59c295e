import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { matchLimit, type Plan } from '../billing/policy.ts'
import type { SignedIn } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { isoText, jsonList, jsonObject } from '../db/sql/json.ts'
import { orNotFound, view } from '../db/sql/view.ts'
import { mayOpen, waitsForPlace } from '../db/sql/waiting-leads.ts'
import { plans } from '../db/tables/billing.ts'
import { companies } from '../db/tables/companies.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { listings, points } from '../db/tables/listings.ts'
import { indexedListings } from '../db/tables/matching.ts'
import { monthStart, nextMonthStart } from '../shared/dates.ts'
import type { Side } from '../shared/sides.ts'
import type { MatchStatus } from './schema.ts'

/**
 * How the matching of one of the viewer's listings stands.
 *
 * @throws AppError NOT_FOUND unless the listing belongs to the viewer's company
 */
export async function readMatchStatus(
  { db, viewer, now }: SignedIn,
  { side, listingId }: { side: Side; listingId: string },
): Promise<MatchStatus> {
  const params = {
    listingId,
    side,
    companyId: viewer.companyId,
    month: monthStart(now()).toISOString(),
  }
  const { isIndividual, plan, ...status } = orNotFound(await statuses[side](db)(params))
  const { planType, status: planStatus, oneTimeExpiresAt } = plan
  const current: Plan | null = planType && {
    planType,
    status: planStatus,
    oneTimeExpiresAt: oneTimeExpiresAt === null ? null : new Date(oneTimeExpiresAt),
  }
  return {
    ...status,
    limit: matchLimit(current, isIndividual, now()),
    nextPlacesAt: nextMonthStart(now()).toISOString(),
  }
}

const statuses = {
  seller: view((db) => statusQuery(db, 'seller')),
  buyer: view((db) => statusQuery(db, 'buyer')),
}

function statusQuery(db: Reader, side: Side) {
  const { matchedRevision, compared, near, unanswered } = indexedListings
  const matched = sql<boolean>`coalesce(${matchedRevision} = ${listings.revision}, false)`
  // Of another revision, they would count other texts.
  const ofMatch = <T>(value: SQL<T>) => sql<T | null>`case when ${matched} then ${value} end`
  const ofListing = eq(leads[leadSides[side].listing], listings.id)
  const countLeads = (condition: SQL) =>
    sql<number>`(select count(*) from ${leads} where ${and(ofListing, condition)})`
  const unansweredTexts = sql<string[]>`(
    select ${jsonList(sql<string>`${points.text}`, sql`${points.position}`)} from ${points}
    where ${points.listingId} = ${listings.id} and ${matched} and ${points.position} = any(${unanswered}))`
  const status = jsonObject({
    matched,
    paused: sql<boolean>`${listings.pausedAt} is not null`,
    compared: ofMatch(sql<number>`${compared}`),
    near: ofMatch(sql<number | null>`${near}`),
    unanswered: unansweredTexts,
    opening: countLeads(mayOpen),
    waiting: countLeads(waitsForPlace),
    used: countLeads(sql`${leads.countedAt} >= ${sql.placeholder('month')}::timestamptz`),
    isIndividual: companies.isIndividual,
    plan: jsonObject({
      planType: sql<Plan['planType'] | null>`${plans.planType}`,
      status: plans.status,
      oneTimeExpiresAt: isoText(plans.oneTimeExpiresAt),
    }),
  })
  return db
    .select({ view: status })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .leftJoin(plans, eq(plans.companyId, listings.companyId))
    .leftJoin(indexedListings, eq(indexedListings.listingId, listings.id))
    .where(
      and(
        eq(listings.id, sql.placeholder('listingId')),
        eq(listings.side, sql.placeholder('side')),
        eq(listings.companyId, sql.placeholder('companyId')),
        isNull(listings.deletedAt),
      ),
    )
}
