import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { SignedIn, Viewer } from '../context.ts'
import { built } from '../db/built.ts'
import type { Reader } from '../db/client.ts'
import { companies } from '../db/tables/companies.ts'
import { leadRanks, leads, leadVisits } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import { type Lead, sideOf, withState } from './own-lead.ts'
import { endOf, openLeadsOf, requireOwnListing } from './own-listing.ts'
import { lockNow } from './policy.ts'
import { readCoverage, readLatestRounds, readSnippets } from './read-rounds.ts'
import type { LeadSummary, LeadView, leadSchema, leadsOfListingSchema } from './schema.ts'

/** Leads as their reader may see them. A list takes the same few statements however long it is. */

const sellers = alias(companies, 'sellers')
const buyers = alias(companies, 'buyers')

type OfListing = z.output<typeof leadsOfListingSchema>

/** The rows of a lead page's list, latest activity first. */
export async function listLeads(ctx: SignedIn, { side, listingId }: OfListing): Promise<LeadSummary[]> {
  await requireOwnListing(ctx.db, ctx.viewer, { side, listingId })
  const rows = await selectLeads(ctx, side, 'ofListing', listingId)
  const ids = rows.map(({ lead }) => lead.id)
  const snippets = await readSnippets(ctx.db, ids)
  const coverage = await readCoverage(ctx.db, side, ids)
  return rows.map((row) => ({
    ...baseOf(row, ctx.now()),
    counterpartListingName: row.counterpartListingName,
    snippet: snippets.get(row.lead.id) ?? '',
    unseen: row.visitedAt === null || row.visitedAt < row.lead.lastActivityAt,
    coverage: coverage.get(row.lead.id) ?? { meet: 0, notMeet: 0, unknown: 0 },
  }))
}

/** The same leads whole, for the documented interface. */
export async function listWholeLeads(ctx: SignedIn, { side, listingId }: OfListing): Promise<LeadView[]> {
  await requireOwnListing(ctx.db, ctx.viewer, { side, listingId })
  return await readWhole(ctx, side, 'ofListing', listingId)
}

/** One lead whole, for its own people on either side. */
export async function readLead(ctx: SignedIn, { leadId }: z.output<typeof leadSchema>): Promise<LeadView> {
  const side = await readSide(ctx.db, ctx.viewer, leadId)
  const [lead] = side ? await readWhole(ctx, side, 'one', leadId) : []
  if (!lead) throw new AppError('NOT_FOUND')
  return lead
}

/** Whether a viewer is one of a lead's two parties, and so may hear and read it. */
export async function isParty(
  db: Reader,
  viewer: Pick<Viewer, 'companyId'>,
  leadId: string,
): Promise<boolean> {
  return (await readSide(db, viewer, leadId)) !== null
}

const openLead = and(eq(leads.id, sql.placeholder('id')), eq(leads.state, 'open'))

async function readSide(db: Reader, viewer: Pick<Viewer, 'companyId'>, leadId: string): Promise<Side | null> {
  const [lead] = await parties(db).execute({ id: leadId })
  return lead ? sideOf(lead, viewer.companyId) : null
}

const parties = built((db) =>
  db
    .select({ sellerCompanyId: leads.sellerCompanyId, buyerCompanyId: leads.buyerCompanyId })
    .from(leads)
    .where(openLead)
    .prepare('parties'),
)

type Which = 'one' | 'ofListing'

/** Leads for a reader on `side`: the one with this id, or those of the listing with it. */
async function selectLeads(ctx: SignedIn, side: Side, which: Which, id: string) {
  const rows = await queries(ctx.db)[side][which].execute({ id, reader: ctx.viewer.employeeId })
  return rows.map(({ lead, ...rest }) => ({ lead: withState(lead), ...rest }))
}

const queries = built((db) => ({ seller: queriesFor(db, 'seller'), buyer: queriesFor(db, 'buyer') }))

const queriesFor = (db: Reader, side: Side) => ({
  one: leadsQuery(db, side, openLead).prepare(`lead_${side}`),
  ofListing: leadsQuery(db, side, openLeadsOf(side, sql.placeholder('id'))).prepare(`leads_${side}`),
})

/** A listing that its side has deleted has no leads any more. */
function leadsQuery(db: Reader, side: Side, where: SQL | undefined) {
  const ownEnd = endOf[side].listing
  const counterpart = alias(listings, 'counterpart')
  const own = alias(listings, 'own')
  return db
    .select({
      lead: leads,
      sellerCompanyName: sellers.name,
      buyerCompanyName: buyers.name,
      counterpartListingName: counterpart.name,
      bestRank: leadRanks.rank,
      visitedAt: leadVisits.visitedAt,
    })
    .from(leads)
    .innerJoin(sellers, eq(sellers.id, leads.sellerCompanyId))
    .innerJoin(buyers, eq(buyers.id, leads.buyerCompanyId))
    .innerJoin(own, and(eq(own.id, ownEnd), sql`${own.deletedAt} is null`))
    .innerJoin(counterpart, eq(counterpart.id, endOf[otherSide(side)].listing))
    .leftJoin(leadRanks, and(eq(leadRanks.leadId, leads.id), eq(leadRanks.listingId, ownEnd)))
    .leftJoin(
      leadVisits,
      and(eq(leadVisits.leadId, leads.id), eq(leadVisits.employeeId, sql.placeholder('reader'))),
    )
    .where(where)
    .orderBy(desc(leads.lastActivityAt), desc(leads.id))
}

type Row = Awaited<ReturnType<typeof selectLeads>>[number]

async function readWhole(ctx: SignedIn, side: Side, which: Which, id: string): Promise<LeadView[]> {
  const rows = await selectLeads(ctx, side, which, id)
  const rounds = await readLatestRounds(
    ctx.db,
    side,
    rows.map(({ lead }) => lead.id),
  )
  return rows.flatMap((row) => {
    const latestRound = rounds.get(row.lead.id)
    return latestRound ? [{ ...baseOf(row, ctx.now()), side, latestRound }] : []
  })
}

/** Names what is shown of a lead's row, so that a new column stays inside until somebody decides otherwise. */
function baseOf({ lead, ...names }: Row, now: Date): Omit<LeadView, 'side' | 'latestRound'> {
  const { id, sellerListingId, buyerListingId, sellerCompanyId, buyerCompanyId }: Lead = lead
  return {
    ...{ id, sellerListingId, buyerListingId, sellerCompanyId, buyerCompanyId },
    sellerCompanyName: names.sellerCompanyName,
    buyerCompanyName: names.buyerCompanyName,
    terminatedBySeller: lead.terminatedBySeller,
    terminatedByBuyer: lead.terminatedByBuyer,
    lock: lockNow(lead, now),
    lastActivityAt: lead.lastActivityAt.toISOString(),
    bestRank: names.bestRank,
  }
}
