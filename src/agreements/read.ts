import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { isoText, jsonList, jsonObject } from '../db/sql/json.ts'
import { proposalView } from '../db/sql/proposals.ts'
import { orNotFound, view } from '../db/sql/view.ts'
import { agreements, proposals } from '../db/tables/agreements.ts'
import { leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import type { AgreementView, ProposalView } from '../shared/agreements.ts'
import type { agreementSchema, leadProposalsSchema } from './schema.ts'

/** Each read is a single statement that includes the permission check: both companies of the lead may read. */

/** All proposals of a lead, oldest first. */
export async function readProposals(
  { db, viewer }: SignedIn,
  { leadId }: z.output<typeof leadProposalsSchema>,
): Promise<ProposalView[]> {
  return orNotFound(await proposalsOfLead(db)({ leadId, companyId: viewer.companyId }))
}

/** An agreement as both sides read it, also after a listing was deleted. */
export async function readAgreement(
  { db, viewer }: SignedIn,
  { agreementId }: z.output<typeof agreementSchema>,
): Promise<AgreementView> {
  return orNotFound(await oneAgreement(db)({ agreementId, companyId: viewer.companyId }))
}

const isParty = sql`${sql.placeholder('companyId')}::uuid in (${leads.sellerCompanyId}, ${leads.buyerCompanyId})`

const proposalsOfLead = view((db) => {
  const list = db
    .select({ list: jsonList(proposalView, sql`${proposals.number}`) })
    .from(proposals)
    .where(eq(proposals.leadId, leads.id))
  return db
    .select({ view: sql<ProposalView[]>`(${list})` })
    .from(leads)
    .where(and(eq(leads.id, sql.placeholder('leadId')), eq(leads.state, 'open'), isParty))
})

const oneAgreement = view((db) => {
  const history = db
    .select({ list: jsonList(proposalView, sql`${proposals.number}`) })
    .from(proposals)
    .where(and(eq(proposals.leadId, leads.id), sql`${proposals.createdAt} <= ${agreements.acceptedAt}`))
  const agreement = jsonObject({
    id: agreements.id,
    leadId: agreements.leadId,
    side: sql<AgreementView['side']>`case ${leads.sellerCompanyId}
      when ${sql.placeholder('companyId')}::uuid then 'seller' else 'buyer' end`,
    proposalId: agreements.proposalId,
    package: agreements.package,
    hash: agreements.hash,
    parties: agreements.parties,
    acceptedBy: jsonObject({
      side: agreements.acceptedSide,
      employeeId: agreements.acceptedBy,
      employeeName: agreements.acceptedByName,
      authority: agreements.authority,
    }),
    acceptedAt: isoText(agreements.acceptedAt),
    cancelRequestedBy: sql<AgreementView['cancelRequestedBy']>`to_json(array_remove(array[
      case when ${agreements.sellerCancelAt} is not null then 'seller' end,
      case when ${agreements.buyerCancelAt} is not null then 'buyer' end], null))`,
    cancelledAt: isoText(agreements.cancelledAt),
    requirements: agreements.requirements,
    judgementsShared: agreements.judgementsShared,
    history: sql<ProposalView[]>`(${history})`,
    filledAt: isoText(listings.filledAt),
  })
  return db
    .select({ view: agreement })
    .from(agreements)
    .innerJoin(leads, eq(leads.id, agreements.leadId))
    .innerJoin(listings, eq(listings.id, leads.buyerListingId))
    .where(and(eq(agreements.id, sql.placeholder('agreementId')), isParty))
})
