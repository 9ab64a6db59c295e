import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { SignedIn, Viewer } from '../context.ts'
import { built } from '../db/built.ts'
import type { Reader } from '../db/client.ts'
import { isoText, jsonList, jsonObject } from '../db/json.ts'
import { leadRanks, leads, leadVisits } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import { cap } from '../shared/text/plain.ts'
import { sideOf } from './own-lead.ts'
import { endOf, isOwnListing, openLeadsOf } from './own-listing.ts'
import { type LeadState, lockNow } from './policy.ts'
import { buyers, coverageOf, lastWords, latestRoundOf, part, roundView, sellers } from './read-rounds.ts'
import type { LeadSummary, LeadView, leadSchema, leadsOfListingSchema } from './schema.ts'

/** Leads as their reader may see them: each read is one statement, with its permission in it. */

type OfListing = z.output<typeof leadsOfListingSchema>

const snippetLength = 140
/** Whitespace that isn't one space already: single spaces are most of it, and needn't be replaced by themselves. */
const untidySpace = /\s{2,}|[^\S ]/g

/** The rows of a lead page's list, latest activity first. */
export async function listLeads(ctx: SignedIn, { side, listingId }: OfListing): Promise<LeadSummary[]> {
  const { companyId, employeeId: reader } = ctx.viewer
  const [own] = await lists(ctx.db)[side].summaries.execute({ listingId, side, companyId, reader })
  if (!own) throw new AppError('NOT_FOUND')
  const now = ctx.now()
  for (const lead of own.leads) lead.snippet = cap(lead.snippet.replace(untidySpace, ' '), snippetLength)
  return own.leads.map((lead) => atMoment(lead, now))
}

/** The same leads whole, for the documented interface. */
export async function listWholeLeads(ctx: SignedIn, { side, listingId }: OfListing): Promise<LeadView[]> {
  const [own] = await lists(ctx.db)[side].whole.execute({ listingId, side, companyId: ctx.viewer.companyId })
  if (!own) throw new AppError('NOT_FOUND')
  const now = ctx.now()
  return own.leads.map((lead) => atMoment(lead, now))
}

/** One lead whole, for its own people on either side. */
export async function readLead(ctx: SignedIn, { leadId }: z.output<typeof leadSchema>): Promise<LeadView> {
  const [row] = await oneLead(ctx.db).execute({ leadId, companyId: ctx.viewer.companyId })
  if (!row) throw new AppError('NOT_FOUND')
  return atMoment(row.lead, ctx.now())
}

/** Whether a viewer is one of a lead's two parties, and so may hear and read it. */
export async function isParty(
  db: Reader,
  viewer: Pick<Viewer, 'companyId'>,
  leadId: string,
): Promise<boolean> {
  const [lead] = await parties(db).execute({ leadId })
  return lead !== undefined && sideOf(lead, viewer.companyId) !== null
}

const openLead = and(eq(leads.id, sql.placeholder('leadId')), eq(leads.state, 'open'))

const parties = built((db) =>
  db
    .select({ sellerCompanyId: leads.sellerCompanyId, buyerCompanyId: leads.buyerCompanyId })
    .from(leads)
    .where(openLead)
    .prepare('parties'),
)

/** With the lock that counts now. */
const atMoment = <L extends LeadState>(lead: L, now: Date): L =>
  lead.lock === null ? lead : { ...lead, lock: lockNow(lead, now) }

/** Names what is shown of a lead's row, so that a new column stays inside until somebody decides otherwise. */
const base = {
  id: leads.id,
  sellerListingId: leads.sellerListingId,
  buyerListingId: leads.buyerListingId,
  sellerCompanyId: leads.sellerCompanyId,
  sellerCompanyName: sellers.name,
  buyerCompanyId: leads.buyerCompanyId,
  buyerCompanyName: buyers.name,
  terminatedBySeller: sql<boolean>`${leads.terminatedBySellerAt} is not null`,
  terminatedByBuyer: sql<boolean>`${leads.terminatedByBuyerAt} is not null`,
  lock: sql<LeadState['lock']>`case when ${leads.lockSide} is not null and ${leads.lockUntil} is not null
    then json_build_object('side', ${leads.lockSide}, 'until', ${isoText(leads.lockUntil)}) end`,
  lastActivityAt: isoText(leads.lastActivityAt),
  bestRank: sql<number | null>`${leadRanks.rank}`,
}

const latestFirst = sql`${leads.lastActivityAt} desc, ${leads.id} desc`

const lists = built((db) => ({ seller: listsOf(db, 'seller'), buyer: listsOf(db, 'buyer') }))

/** A listing's leads for its own side; no row when the listing isn't the reader's own. */
function listsOf(db: Reader, side: Side) {
  const latest = latestRoundOf(db)
  const counterpart = alias(listings, 'counterpart')
  const ofListing = openLeadsOf(side, sql.placeholder('listingId'))
  const rank = and(eq(leadRanks.leadId, leads.id), eq(leadRanks.listingId, endOf[side].listing))
  const visit = and(eq(leadVisits.leadId, leads.id), eq(leadVisits.employeeId, sql.placeholder('reader')))

  const summary = jsonObject({
    ...base,
    counterpartListingName: counterpart.name,
    snippet: lastWords(db),
    unseen: sql<boolean>`${leadVisits.visitedAt} is null or ${leadVisits.visitedAt} < ${leads.lastActivityAt}`,
    coverage: coverageOf(db, latest, side),
  })
  const summaries = db
    .select({ list: jsonList(summary, latestFirst) })
    .from(leads)
    .innerJoin(sellers, eq(sellers.id, leads.sellerCompanyId))
    .innerJoin(buyers, eq(buyers.id, leads.buyerCompanyId))
    .innerJoin(counterpart, eq(counterpart.id, endOf[otherSide(side)].listing))
    .leftJoin(leadRanks, rank)
    .leftJoin(leadVisits, visit)
    .leftJoinLateral(latest, sql`true`)
    .where(ofListing)

  const literal = sql<Side>`${sql.raw(`'${side}'`)}`
  const view = jsonObject({
    ...base,
    side: literal,
    latestRound: roundView(db, latest, literal),
  })
  const views = db
    .select({ list: jsonList(view, latestFirst) })
    .from(leads)
    .innerJoin(sellers, eq(sellers.id, leads.sellerCompanyId))
    .innerJoin(buyers, eq(buyers.id, leads.buyerCompanyId))
    .leftJoin(leadRanks, rank)
    .innerJoinLateral(latest, sql`true`)
    .where(ofListing)

  const own = <T>(list: { getSQL(): SQL }) =>
    db
      .select({ leads: part<T[]>(list) })
      .from(listings)
      .where(isOwnListing)
  return {
    summaries: own<LeadSummary>(summaries).prepare(`lead_summaries_${side}`),
    whole: own<LeadView>(views).prepare(`lead_views_${side}`),
  }
}

/** No row for strangers, and for a side that has deleted its listing: that has no leads any more. */
const oneLead = built((db) => {
  const latest = latestRoundOf(db)
  const own = alias(listings, 'own')
  const ofLead = sql`${own.id} in (${leads.sellerListingId}, ${leads.buyerListingId})`
  const ofReader = and(eq(own.companyId, sql.placeholder('companyId')), isNull(own.deletedAt))
  const lead = jsonObject({ ...base, side: own.side, latestRound: roundView(db, latest, own.side) })
  return db
    .select({ lead })
    .from(leads)
    .innerJoin(own, and(ofLead, ofReader))
    .innerJoin(sellers, eq(sellers.id, leads.sellerCompanyId))
    .innerJoin(buyers, eq(buyers.id, leads.buyerCompanyId))
    .leftJoin(leadRanks, and(eq(leadRanks.leadId, leads.id), eq(leadRanks.listingId, own.id)))
    .innerJoinLateral(latest, sql`true`)
    .where(openLead)
    .prepare('lead_view')
})
