import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/client.ts'
import { cursorOf } from '../../db/sql/cursor.ts'
import { isoText, jsonList, jsonObject } from '../../db/sql/json.ts'
import { assistantAsks, negotiationView } from '../../db/sql/leads/negotiations.ts'
import {
  agreementInForce,
  cancellationRequest,
  latestProposal,
  latestProposalSummary,
} from '../../db/sql/leads/proposals.ts'
import { isVerified } from '../../db/sql/prove-company.ts'
import { isUnseen } from '../../db/sql/unseen.ts'
import { leadRanks, leadReads, leadSides, leads } from '../../db/tables/leads.ts'
import { listings } from '../../db/tables/listings.ts'
import { negotiations } from '../../db/tables/mandates.ts'
import { otherSide, type Side } from '../../shared/sides.ts'
import { isOwnListing, openLeadsOf } from '../own-listing.ts'
import type { LeadState } from '../policy.ts'
import { disclosuresOf } from '../read-disclosures.ts'
import {
  bySide,
  companiesOf,
  coverageOf,
  latestRoundOf,
  roundView,
  scalar,
  sideLiteral,
  snippetOf,
  threadOf,
} from '../rounds/read-rounds.ts'
import type { LeadView } from '../rounds/schema.ts'
import { type LeadOrder, type LeadPage, type LeadSummary, type PriceRelation, unranked } from './schema.ts'

/** Statements that read a listing's leads. They return no row unless the listing is the viewer's own. */

const party = (side: Side) => ({
  listingId: leads[leadSides[side].listing],
  companyId: leads[leadSides[side].company],
  companyName: companiesOf[side].name,
  companyVerified: isVerified(companiesOf[side]),
})

const terminatedBy = (side: Side) =>
  sql`case when ${leads[leadSides[side].terminatedAt]} is not null then ${sideLiteral(side)} end`

/**
 * What every lead view shows, for a viewer on `side`. The columns are listed one by one, so that a new column stays
 * private until somebody adds it here.
 */
export const leadFields = (side: AnyColumn | SQL<Side>) => ({
  id: leads.id,
  own: bySide(side, { seller: jsonObject(party('seller')), buyer: jsonObject(party('buyer')) }),
  counterpart: bySide(side, { seller: jsonObject(party('buyer')), buyer: jsonObject(party('seller')) }),
  terminatedBy: sql<Side[]>`array_remove(array[${terminatedBy('seller')}, ${terminatedBy('buyer')}], null)`,
  // Null when the lease has expired, like `activeLock`.
  lock: sql<LeadState['lock']>`case when ${leads.lockSide} is not null
    and ${leads.lockUntil} >= ${sql.placeholder('now')}::timestamptz
    then json_build_object('side', ${leads.lockSide}, 'until', ${isoText(leads.lockUntil)}) end`,
  negotiation: negotiationView,
  assistantAsks: sql<boolean>`exists (
    select from ${negotiations} where ${negotiations.leadId} = ${leads.id} and ${assistantAsks(side)})`,
  judging: sql<boolean>`${leads.judgingVersion} is not null
    and ${leads.terminatedBySellerAt} is null and ${leads.terminatedByBuyerAt} is null`,
  lastTurnFailed: sql<boolean>`${leads.turnFailedSide} is not distinct from ${side}`,
  lastActivityAt: isoText(leads.lastActivityAt),
  bestRank: sql<number | null>`${leadRanks.rank}`,
  agreementId: agreementInForce,
})

const latestFirst = sql`${leads.lastActivityAt} desc, ${leads.id} desc`

const ranksOf = (side: Side) =>
  and(eq(leadRanks.leadId, leads.id), eq(leadRanks.listingId, leads[leadSides[side].listing]))

const own = <T>(db: Reader, view: SQL<T>) => db.select({ view }).from(listings).where(isOwnListing)

/** A list row's view, and the select that provides its joins. */
function summariesOf(db: Reader, side: Side) {
  const latest = latestRoundOf(db)
  const counterpart = alias(listings, 'counterpart')
  const summary: SQL<LeadSummary> = jsonObject({
    ...leadFields(sideLiteral(side)),
    counterpart: jsonObject({ ...party(otherSide(side)), listingName: counterpart.name }),
    snippet: snippetOf(db),
    unseen: isUnseen,
    coverage: coverageOf(db, latest, side),
    price: sql<PriceRelation | null>`${latest.price}`,
    latestProposal: latestProposalSummary,
    cancelRequestedBy: cancellationRequest,
  })
  const ownRead = and(eq(leadReads.leadId, leads.id), eq(leadReads.employeeId, sql.placeholder('reader')))
  const select = <T>(field: SQL<T>) =>
    db
      .select({ field })
      .from(leads)
      .innerJoin(companiesOf.seller, eq(companiesOf.seller.id, leads.sellerCompanyId))
      .innerJoin(companiesOf.buyer, eq(companiesOf.buyer.id, leads.buyerCompanyId))
      .innerJoin(counterpart, eq(counterpart.id, leads[leadSides[otherSide(side)].listing]))
      .leftJoin(leadRanks, ranksOf(side))
      .leftJoin(leadReads, ownRead)
      .leftJoinLateral(latest, sql`true`)
      .$dynamic()
  return { summary, select }
}

/**
 * One page of a listing's leads, with keyset pagination: leads that move to the top between two pages shift no other
 * lead. The page's leads are selected first, by `leads` and `lead_ranks` alone; only those are joined with the rest.
 */
export function pageOf(db: Reader, side: Side, order: LeadOrder) {
  const ofListing = openLeadsOf(side, sql.placeholder('listingId'))?.inlineParams()
  const rank = sql<number>`coalesce(${leadRanks.rank}, ${sql.raw(String(unranked))})`
  const after = {
    rank: sql`${sql.placeholder('rank')}::int`,
    at: sql`${sql.placeholder('at')}::text::timestamptz`,
    id: sql`${sql.placeholder('id')}::uuid`,
  }
  const older = sql`(${leads.lastActivityAt}, ${leads.id}) < (${after.at}, ${after.id})`
  const afterCursor = {
    default: older,
    best: sql`(${rank} > ${after.rank} or (${rank} = ${after.rank} and ${older}))`,
  } as const
  const ordered = order === 'best' ? sql`${rank}, ${latestFirst}` : latestFirst
  const page = db.$with('page').as(
    db
      .select({
        id: leads.id,
        rowNumber: sql<number>`row_number() over (order by ${ordered})`.as('row_number'),
        cursor: cursorOf(...(order === 'best' ? [rank] : []), leads.lastActivityAt, leads.id).as('cursor'),
      })
      .from(leads)
      .leftJoin(leadRanks, ranksOf(side))
      .where(and(ofListing, afterCursor[order]))
      .orderBy(ordered)
      .limit(sql.placeholder('rowLimit')),
  )
  const limit = sql`${sql.placeholder('limit')}::int`
  const { summary, select } = summariesOf(db, side)
  const leadsOfPage = select(jsonList(summary, sql`${page.rowNumber}`))
    .innerJoin(page, eq(page.id, leads.id))
    .where(sql`${page.rowNumber} <= ${limit}`)
  const total = db.select({ total: sql<number>`count(*)` }).from(leads).where(ofListing)
  const next = db
    .select({ cursor: page.cursor })
    .from(page)
    .where(
      sql`${page.rowNumber} = ${limit} and exists (select from ${page} where ${page.rowNumber} > ${limit})`,
    )
  const view: SQL<LeadPage> = jsonObject({
    leads: scalar<LeadSummary[]>(leadsOfPage),
    total: scalar<number>(total),
    next: scalar<string | null>(next),
  })
  return db.with(page).select({ view }).from(listings).where(isOwnListing)
}

/** A single row of the list; null when the lead isn't one of the listing's. */
export function summaryOf(db: Reader, side: Side) {
  const { summary, select } = summariesOf(db, side)
  const ofListing = openLeadsOf(side, sql.placeholder('listingId'))
  const one = select(summary).where(and(ofListing, eq(leads.id, sql.placeholder('leadId'))))
  return own(db, scalar<LeadSummary>(one))
}

/** The ids of a listing's leads, latest activity first. */
export function idsOf(db: Reader, side: Side) {
  const ids = db
    .select({ list: jsonList(sql<string>`to_json(${leads.id})`, latestFirst) })
    .from(leads)
    .where(openLeadsOf(side, sql.placeholder('listingId')))
  return own(db, scalar<string[]>(ids))
}

/** The listing's leads with these ids and their latest rounds, in the order of the ids. */
export function wholeOf(db: Reader, side: Side) {
  const latest = latestRoundOf(db)
  const thread = threadOf(db)
  const literal = sideLiteral(side)
  const ids = sql`${sql.placeholder('ids')}::uuid[]`
  const view: SQL<LeadView> = jsonObject({
    ...leadFields(literal),
    side: literal,
    latestProposal,
    latestRound: roundView(db, latest, thread, literal),
    disclosures: disclosuresOf(db, literal),
  })
  const views = db
    .select({ list: jsonList(view, sql`array_position(${ids}, ${leads.id})`) })
    .from(leads)
    .innerJoin(companiesOf.seller, eq(companiesOf.seller.id, leads.sellerCompanyId))
    .innerJoin(companiesOf.buyer, eq(companiesOf.buyer.id, leads.buyerCompanyId))
    .leftJoin(leadRanks, ranksOf(side))
    .innerJoinLateral(latest, sql`true`)
    .innerJoinLateral(thread, sql`true`)
    .where(and(openLeadsOf(side, sql.placeholder('listingId')), sql`${leads.id} = any(${ids})`))
  return own(db, scalar<LeadView[]>(views))
}
