import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { SignedIn, Viewer } from '../context.ts'
import type { Reader } from '../db/client.ts'
import { jsonObject } from '../db/sql/json.ts'
import { latestProposal } from '../db/sql/leads/proposals.ts'
import { orNotFound, preparedQuery, textView, view } from '../db/sql/view.ts'
import { leadRanks, leads, messages, sideOf } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { fitting, leadsPerAnswer } from '../shared/http/answers.ts'
import type { JsonText } from '../shared/http/json-text.ts'
import type { Side } from '../shared/sides.ts'
import { idsOf, leadFields, pageOf, summaryOf, wholeOf } from './list/read-lists.ts'
import {
  type LeadPage,
  type LeadSummary,
  type leadsPageSchema,
  listStart,
  type wholeLeadsSchema,
} from './list/schema.ts'
import { assertOwnCompany } from './own-listing.ts'
import { disclosuresOf } from './read-disclosures.ts'
import { companiesOf, latestRoundOf, roundView, threadFields, threadOf } from './rounds/read-rounds.ts'
import type { LeadView } from './rounds/schema.ts'
import type { leadOfListingSchema, leadSchema } from './schema.ts'
import type { MessagePage, messagesSchema } from './thread/schema.ts'

/** Each read is a single statement that includes the permission check. Postgres builds the JSON of the response. */

/** One page of a lead page's list. */
export async function listLeads(
  ctx: SignedIn,
  input: z.output<typeof leadsPageSchema>,
): Promise<JsonText<LeadPage>> {
  const { side, listingId, order, limit, cursor } = input
  assertOwnCompany(ctx.viewer, input.companyId)
  const { companyId, employeeId: reader } = ctx.viewer
  const params = { listingId, side, companyId, reader, now: ctx.now().toISOString() }
  // The row after the page shows whether there is a next one.
  const page = { ...(cursor ?? listStart), limit, rowLimit: limit + 1 }
  return orNotFound(await lists[side][order](ctx.db)({ ...params, ...page }))
}

/** A single row of that list. */
export async function readSummary(
  ctx: SignedIn,
  input: z.output<typeof leadOfListingSchema>,
): Promise<JsonText<LeadSummary>> {
  assertOwnCompany(ctx.viewer, input.companyId)
  const { side, listingId, leadId } = input
  const { companyId, employeeId: reader } = ctx.viewer
  const params = { listingId, side, companyId, reader, leadId, now: ctx.now().toISOString() }
  return orNotFound(await lists[side].summary(ctx.db)(params))
}

/**
 * Leads of a listing with their latest rounds, latest activity first, for the REST API: as many as fit into one response.
 * `rest` has the ids of the others, which the next call names, because their order may change in between.
 * @throws NOT_FOUND unless the listing is the viewer's own
 */
export async function listWholeLeads(
  ctx: SignedIn,
  { side, listingId, companyId, leadIds }: z.output<typeof wholeLeadsSchema>,
): Promise<{ leads: readonly LeadView[]; rest: string[] }> {
  assertOwnCompany(ctx.viewer, companyId)
  const params = { listingId, side, companyId: ctx.viewer.companyId, now: ctx.now().toISOString() }
  const ids = leadIds ?? orNotFound(await lists[side].ids(ctx.db)(params))
  const page = ids.slice(0, leadsPerAnswer)
  const leads = fitting(orNotFound(await lists[side].whole(ctx.db)({ ...params, ids: page })))
  const last = leads.at(-1)
  return { leads, rest: ids.slice(last ? ids.indexOf(last.id) + 1 : page.length) }
}

/** One lead with its latest round, for the people of either side. */
export async function readLead(
  ctx: SignedIn,
  { leadId }: z.output<typeof leadSchema>,
): Promise<JsonText<LeadView>> {
  const params = { leadId, companyId: ctx.viewer.companyId, now: ctx.now().toISOString() }
  return orNotFound(await oneLead(ctx.db)(params))
}

/** A page of a lead's messages, for the people of either side: those before a message, or those after one. */
export async function readMessages(
  ctx: SignedIn,
  { leadId, from, before = null, cursor, after = null }: z.output<typeof messagesSchema>,
): Promise<MessagePage> {
  const params = { leadId, companyId: ctx.viewer.companyId, before: cursor ?? before, after }
  return orNotFound(await messagePages[from](ctx.db)(params))
}

/** Whether the viewer's company is on either side of an open lead, and so may read it and receive its events. */
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
  ids: view((db) => idsOf(db, side)),
  whole: view((db) => wholeOf(db, side)),
})
const lists = { seller: listsOf('seller'), buyer: listsOf('buyer') }

/** The viewer's listing of a lead. */
const own = alias(listings, 'own')
const isOwn = and(
  sql`${own.id} in (${leads.sellerListingId}, ${leads.buyerListingId})`,
  eq(own.companyId, sql.placeholder('companyId')),
  isNull(own.deletedAt),
)

/** The position of a message in its lead's thread; null if the lead doesn't have the message. */
const seqOf = (messageId: 'before' | 'after') => sql`(
  select m.seq from ${messages} m
  where m.id = ${sql.placeholder(messageId)}::uuid and m.lead_id = ${leads.id})`
const isAbsent = (messageId: 'before' | 'after') => sql`${sql.placeholder(messageId)}::uuid is null`

const messagePageFrom = (from: 'newest' | 'oldest') =>
  view((db) => {
    const bounds = sql`(${isAbsent('before')} or ${messages.seq} < ${seqOf('before')})
      and (${isAbsent('after')} or ${messages.seq} > ${seqOf('after')})`
    const thread = threadOf(db, from, bounds)
    const page: SQL<MessagePage> = jsonObject(threadFields(thread))
    return db
      .select({ view: page })
      .from(leads)
      .innerJoin(own, isOwn)
      .innerJoin(companiesOf.seller, eq(companiesOf.seller.id, leads.sellerCompanyId))
      .innerJoin(companiesOf.buyer, eq(companiesOf.buyer.id, leads.buyerCompanyId))
      .innerJoinLateral(thread, sql`true`)
      .where(openLead)
  })
const messagePages = { newest: messagePageFrom('newest'), oldest: messagePageFrom('oldest') }

/** Returns no row for a third company, nor for a side that has deleted its listing. */
const oneLead = textView((db) => {
  const latest = latestRoundOf(db)
  const thread = threadOf(db)
  const lead: SQL<LeadView> = jsonObject({
    ...leadFields(own.side),
    side: own.side,
    latestProposal,
    latestRound: roundView(db, latest, thread, own.side),
    disclosures: disclosuresOf(db, own.side),
  })
  return db
    .select({ view: lead })
    .from(leads)
    .innerJoin(own, isOwn)
    .innerJoin(companiesOf.seller, eq(companiesOf.seller.id, leads.sellerCompanyId))
    .innerJoin(companiesOf.buyer, eq(companiesOf.buyer.id, leads.buyerCompanyId))
    .leftJoin(leadRanks, and(eq(leadRanks.leadId, leads.id), eq(leadRanks.listingId, own.id)))
    .innerJoinLateral(latest, sql`true`)
    .innerJoinLateral(thread, sql`true`)
    .where(openLead)
})
