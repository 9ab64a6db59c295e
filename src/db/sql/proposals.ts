import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ProposalStatus, ProposalSummary, ProposalView } from '../../shared/agreements.ts'
import type { Reader } from '../client.ts'
import { agreements, proposals } from '../tables/agreements.ts'
import { leads } from '../tables/leads.ts'
import { isoText, isoTime, jsonObject } from './json.ts'

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
  closedAt: isoTime<string | null>(sql`coalesce(${proposals.acceptedAt}, ${proposals.supersededAt},
    ${proposals.declinedAt}, ${proposals.withdrawnAt})`),
  reason: proposals.reason,
  agreementId: sql<string | null>`(
    select ${agreements.id} from ${agreements} where ${agreements.proposalId} = ${proposals.id})`,
})

const proposalSummary: SQL<ProposalSummary> = jsonObject({
  id: proposals.id,
  number: proposals.number,
  side: proposals.side,
  author: proposals.author,
  status: proposalStatus,
  validUntil: isoText(proposals.validUntil),
  createdAt: isoText(proposals.createdAt),
  totals: sql<ProposalSummary['totals']>`jsonb_path_query_array(${proposals.packages}, '$[*].total')`,
})

const latestOf = <T>(db: Reader, view: SQL<T>): SQL<T | null> => {
  const latest = db
    .select({ view })
    .from(proposals)
    .where(eq(proposals.leadId, leads.id))
    .orderBy(desc(proposals.number))
    .limit(1)
  return sql`(${latest})`
}

/** The latest proposal of the statement's lead. */
export const latestProposal = (db: Reader) => latestOf(db, proposalView)
export const latestProposalSummary = (db: Reader) => latestOf(db, proposalSummary)

/** The id of the agreement in force of the statement's lead. */
export const agreementInForce = (db: Reader): SQL<string | null> =>
  sql`(${db
    .select({ id: agreements.id })
    .from(agreements)
    .where(and(eq(agreements.leadId, leads.id), isNull(agreements.cancelledAt)))})`
