import { and, type SQL, sql } from 'drizzle-orm'
import type {
  AgreementStep,
  ProposalStatus,
  ProposalSummary,
  ProposalView,
} from '../../../shared/proposals/agreements.ts'
import type { Side } from '../../../shared/sides.ts'
import type { Tx } from '../../client.ts'
import { agreements, isUnclosed, proposals } from '../../tables/agreements.ts'
import { leads } from '../../tables/leads.ts'
import { anyOf } from '../any-of.ts'
import { isoText, isoTime, jsonObject } from '../json.ts'

/** Parts of statements that read proposals and agreements together with their lead. */

/**
 * The status, derived from the proposal's facts, its lead and the database's clock. The only derivation: reads show it and
 * verbs decide by it, in a statement that runs after the lead's row was locked.
 */
export const proposalStatus: SQL<ProposalStatus> = sql`case
  when ${proposals.acceptedAt} is not null then 'accepted'
  when ${proposals.supersededAt} is not null then 'superseded'
  when ${proposals.declinedAt} is not null then 'declined'
  when ${proposals.withdrawnAt} is not null then 'withdrawn'
  when ${proposals.expiredAt} is not null then 'expired'
  when ${leads.terminatedBySellerAt} is not null or ${leads.terminatedByBuyerAt} is not null then 'withdrawn'
  when ${proposals.validUntil} <= clock_timestamp() then 'expired'
  else 'open' end`

const closedAt = isoTime<string | null>(sql`coalesce(${proposals.acceptedAt}, ${proposals.supersededAt},
  ${proposals.declinedAt}, ${proposals.withdrawnAt})`)

/** A proposal as both sides read it. */
export const proposalView: SQL<ProposalView> = jsonObject({
  id: proposals.id,
  leadId: proposals.leadId,
  number: proposals.number,
  side: proposals.side,
  author: proposals.author,
  status: proposalStatus,
  packages: proposals.packages,
  note: proposals.note,
  validUntil: isoText(proposals.validUntil),
  createdAt: isoText(proposals.createdAt),
  answers: proposals.answers,
  closedAt,
  reason: proposals.reason,
  agreementId: sql<string | null>`(
    select ${agreements.id} from ${agreements} where ${agreements.proposalId} = ${proposals.id})`,
})

const summaryFields = {
  id: proposals.id,
  number: proposals.number,
  side: proposals.side,
  author: proposals.author,
  status: proposalStatus,
  validUntil: isoText(proposals.validUntil),
  createdAt: isoText(proposals.createdAt),
  totals: sql<ProposalSummary['totals']>`jsonb_path_query_array(${proposals.packages}, '$[*].total')`,
}

const proposalSummary: SQL<ProposalSummary> = jsonObject(summaryFields)

/** A proposal in the history of an agreement. */
export const proposalStep: SQL<AgreementStep> = jsonObject({ ...summaryFields, closedAt })

/** A view of the latest proposal of the statement's lead. */
export const latestOf = <T>(view: SQL<T>): SQL<T | null> => sql`(
  select ${view} from ${proposals} where ${proposals.leadId} = ${leads.id}
  order by ${proposals.number} desc limit 1)`

/** The latest proposal of the statement's lead. */
export const latestProposal = latestOf(proposalView)
export const latestProposalSummary = latestOf(proposalSummary)

/** The id of the agreement in force of the statement's lead. */
export const agreementInForce: SQL<string | null> = sql`(
  select ${agreements.id} from ${agreements}
  where ${agreements.leadId} = ${leads.id} and ${agreements.cancelledAt} is null)`

/** The side that asks to cancel the agreement in force of the statement's lead. Both at once would have cancelled it. */
export const cancellationRequest: SQL<Side | null> = sql`(
  select case when ${agreements.sellerCancelAt} is not null then 'seller'
    when ${agreements.buyerCancelAt} is not null then 'buyer' end
  from ${agreements} where ${agreements.leadId} = ${leads.id} and ${agreements.cancelledAt} is null)`

/** Whether the statement's lead has an agreement in force. */
export const hasAgreement: SQL<boolean> = sql`exists (
  select from ${agreements} where ${agreements.leadId} = ${leads.id} and ${agreements.cancelledAt} is null)`

/** The unclosed proposal of each lead, by the lead's id. The caller has locked the leads and is about to end them. */
export async function readUnclosed(tx: Tx, leadIds: readonly string[]): Promise<Map<string, string>> {
  if (leadIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: proposals.id, leadId: proposals.leadId })
    .from(proposals)
    .where(and(anyOf(proposals.leadId, leadIds), isUnclosed))
  return new Map(rows.map(({ id, leadId }) => [leadId, id]))
}
