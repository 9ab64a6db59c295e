import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { SignedIn, Viewer } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { jsonObject } from '../db/sql/json.ts'
import { orNotFound, preparedQuery, textView, view } from '../db/sql/view.ts'
import { leadRanks, leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import type { JsonText } from '../shared/json-text.ts'
import type { Side } from '../shared/sides.ts'
import { base, pageOf, summaryOf, wholeOf } from './list/read-lists.ts'
import { sideOf } from './own-lead.ts'
import { buyers, latestRoundOf, roundView, sellers } from './rounds/read-rounds.ts'
import {
  type LeadPage,
  type LeadSummary,
  type LeadView,
  type leadOfListingSchema,
  type leadSchema,
  type leadsOfListingSchema,
  type leadsPageSchema,
  listStart,
} from './schema.ts'

/**
 * Leads as their reader may see them: each read is one statement, with its permission in it, whose JSON is the
 * answer as it stands.
 */

/** One page of a lead page's list. */
export async function listLeads(
  ctx: SignedIn,
  input: z.output<typeof leadsPageSchema>,
): Promise<JsonText<LeadPage>> {
  const { side, listingId, order, limit, cursor } = input
  const { companyId, employeeId: reader } = ctx.viewer
  const of = { listingId, side, companyId, reader, now: ctx.now().toISOString() }
  const page = { ...(cursor ?? listStart), limit, probe: limit + 1 }
  return orNotFound(await lists[side][order](ctx.db)({ ...of, ...page }))
}

/** One row of that list by itself. */
export async function readSummary(
  ctx: SignedIn,
  { side, listingId, leadId }: z.output<typeof leadOfListingSchema>,
): Promise<JsonText<LeadSummary>> {
  const { companyId, employeeId: reader } = ctx.viewer
  const of = { listingId, side, companyId, reader, leadId, now: ctx.now().toISOString() }
  return orNotFound(await lists[side].summary(ctx.db)(of))
}

/** All the listing's leads whole, for the documented interface. */
export async function listWholeLeads(
  ctx: SignedIn,
  { side, listingId }: z.output<typeof leadsOfListingSchema>,
): Promise<LeadView[]> {
  const of = { listingId, side, companyId: ctx.viewer.companyId, now: ctx.now().toISOString() }
  return orNotFound(await lists[side].whole(ctx.db)(of))
}

/** One lead whole, for its own people on either side. */
export async function readLead(
  ctx: SignedIn,
  { leadId }: z.output<typeof leadSchema>,
): Promise<JsonText<LeadView>> {
  const of = { leadId, companyId: ctx.viewer.companyId, now: ctx.now().toISOString() }
  return orNotFound(await oneLead(ctx.db)(of))
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

const parties = preparedQuery((db) =>
  db
    .select({ sellerCompanyId: leads.sellerCompanyId, buyerCompanyId: leads.buyerCompanyId })
    .from(leads)
    .where(openLead)
    .prepare('parties'),
)

const listsOf = (side: Side) => ({
  default: textView((db) => pageOf(db, side, 'default')),
  best: textView((db) => pageOf(db, side, 'best')),
  summary: textView((db) => summaryOf(db, side)),
  whole: view((db) => wholeOf(db, side)),
})
const lists = { seller: listsOf('seller'), buyer: listsOf('buyer') }

/** No row for strangers, and for a side that has deleted its listing: that has no leads any more. */
const oneLead = textView((db) => {
  const latest = latestRoundOf(db)
  const own = alias(listings, 'own')
  const ofLead = sql`${own.id} in (${leads.sellerListingId}, ${leads.buyerListingId})`
  const ofReader = and(eq(own.companyId, sql.placeholder('companyId')), isNull(own.deletedAt))
  const lead: SQL<LeadView> = jsonObject({
    ...base,
    side: own.side,
    latestRound: roundView(db, latest, own.side),
  })
  return db
    .select({ view: lead })
    .from(leads)
    .innerJoin(own, and(ofLead, ofReader))
    .innerJoin(sellers, eq(sellers.id, leads.sellerCompanyId))
    .innerJoin(buyers, eq(buyers.id, leads.buyerCompanyId))
    .leftJoin(leadRanks, and(eq(leadRanks.leadId, leads.id), eq(leadRanks.listingId, own.id)))
    .innerJoinLateral(latest, sql`true`)
    .where(openLead)
})
