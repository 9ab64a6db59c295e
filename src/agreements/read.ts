import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { isoText, jsonList, jsonObject } from '../db/sql/json.ts'
import { proposalStep, proposalView } from '../db/sql/leads/proposals.ts'
import { orNotFound, view } from '../db/sql/view.ts'
import { agreements, proposals } from '../db/tables/agreements.ts'
import { leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { pageBytes, proposalsPerAnswer } from '../shared/http/answers.ts'
import type { AgreementStep, AgreementView, ProposalView } from '../shared/proposals/agreements.ts'
import type { agreementSchema, leadProposalsSchema } from './schema.ts'

/** Each read is a single statement that includes the permission check: both companies of the lead may read. */

/**
 * As many proposals of a lead as fit into one response, oldest first: by default the newest ones.
 * @throws NOT_FOUND for a third company
 */
export async function readProposals(
  { db, viewer }: SignedIn,
  { leadId, cursor = null, after = null }: z.input<typeof leadProposalsSchema>,
): Promise<ProposalView[]> {
  const read = after === null ? newestProposals : oldestProposals
  return orNotFound(await read(db)({ leadId, companyId: viewer.companyId, before: cursor, after }))
}

/**
 * An agreement as both sides read it, also after a listing was deleted.
 * @throws NOT_FOUND for a third company
 */
export async function readAgreement(
  { db, viewer }: SignedIn,
  { agreementId }: z.output<typeof agreementSchema>,
): Promise<AgreementView> {
  return orNotFound(await oneAgreement(db)({ agreementId, companyId: viewer.companyId }))
}

const isParty = sql`${sql.placeholder('companyId')}::uuid in (${leads.sellerCompanyId}, ${leads.buyerCompanyId})`

const proposalsFrom = (from: 'newest' | 'oldest') =>
  view((db) => {
    const { number } = proposals
    const order = from === 'newest' ? sql`${number} desc` : sql`${number}`
    const views = db
      .select({ number, view: sql<ProposalView>`${proposalView}`.as('view') })
      .from(proposals)
      .where(
        and(
          eq(proposals.leadId, leads.id),
          sql`${number} < coalesce(${sql.placeholder('before')}::int, ${number} + 1)`,
          sql`${number} > coalesce(${sql.placeholder('after')}::int, 0)`,
        ),
      )
      .orderBy(order)
      .limit(proposalsPerAnswer)
      .as('views')
    const viewOrder = from === 'newest' ? sql`${views.number} desc` : sql`${views.number}`
    const sized = db
      .select({
        number: views.number,
        view: views.view,
        rowNumber: sql<number>`row_number() over (order by ${viewOrder})`.as('row_number'),
        bytes: sql<number>`sum(octet_length(${views.view}::text)) over (order by ${viewOrder})`.as('bytes'),
      })
      .from(views)
      .as('sized')
    const list = db
      .select({ list: jsonList(sql`${sized.view}`, sql`${sized.number}`) })
      .from(sized)
      .where(sql`${sized.bytes} <= ${pageBytes} or ${sized.rowNumber} = 1`)
    return db
      .select({ view: sql<ProposalView[]>`(${list})` })
      .from(leads)
      .where(and(eq(leads.id, sql.placeholder('leadId')), eq(leads.state, 'open'), isParty))
  })
const newestProposals = proposalsFrom('newest')
const oldestProposals = proposalsFrom('oldest')

/** The document lists the last ones of a longer history. */
const historyLength = 1_000

const oneAgreement = view((db) => {
  const latest = db
    .select({ number: proposals.number, step: sql<AgreementStep>`${proposalStep}`.as('step') })
    .from(proposals)
    .where(and(eq(proposals.leadId, leads.id), sql`${proposals.createdAt} <= ${agreements.acceptedAt}`))
    .orderBy(desc(proposals.number))
    .limit(historyLength)
    .as('latest')
  const history = db
    .select({ list: jsonList<AgreementStep>(sql`${latest.step}`, sql`${latest.number}`) })
    .from(latest)
  const agreement = jsonObject({
    id: agreements.id,
    leadId: agreements.leadId,
    side: sql<AgreementView['side']>`case ${leads.sellerCompanyId}
      when ${sql.placeholder('companyId')}::uuid then 'seller' else 'buyer' end`,
    proposalId: agreements.proposalId,
    package: agreements.package,
    hash: agreements.hash,
    note: sql<string>`(
      select ${proposals.note} from ${proposals} where ${proposals.id} = ${agreements.proposalId})`,
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
    history: sql<AgreementStep[]>`(${history})`,
    filledAt: isoText(listings.filledAt),
  })
  return db
    .select({ view: agreement })
    .from(agreements)
    .innerJoin(leads, eq(leads.id, agreements.leadId))
    .innerJoin(listings, eq(listings.id, leads.buyerListingId))
    .where(and(eq(agreements.id, sql.placeholder('agreementId')), isParty))
})
