import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { isoTime, jsonObject } from '../db/sql/json.ts'
import { type ListingParty, listingParties } from '../db/sql/leads/listing-parties.ts'
import { latestProposal, proposalView } from '../db/sql/leads/proposals.ts'
import { preparedQuery, view } from '../db/sql/view.ts'
import { agreements, proposals } from '../db/tables/agreements.ts'
import { leads, sideOf } from '../db/tables/leads.ts'
import { type Lead, lockLead } from '../leads/own-lead.ts'
import { AppError, type ErrorCode } from '../shared/errors.ts'
import type { ProposalView } from '../shared/proposals/agreements.ts'
import type { Side } from '../shared/sides.ts'
import type { Actor } from './actor.ts'
import type { NegotiationState } from './policy.ts'

/** A lead whose row is locked, with everything that the rules about its proposals and its agreement read. */
export interface Negotiation {
  readonly lead: Lead
  /** What the policy reads. The actor's own lock doesn't count. */
  readonly state: NegotiationState
  /** The actor's side. */
  readonly side: Side
  readonly latest: ProposalView | null
  /** The proposal that the input names; null when it isn't one of this lead. */
  readonly named: ProposalView | null
  readonly inForce: { readonly id: string; readonly proposalId: string; readonly packageIndex: number } | null
  readonly parties: readonly ListingParty[]
  /** The database's time, read after the lead was locked. It decides about expiry. */
  readonly time: Date
}

/**
 * Locks the lead, which serializes all changes of its proposals, then reads the negotiation as of the database's time.
 * @throws NOT_FOUND for a third company
 */
export async function lockNegotiation(
  tx: Tx,
  actor: Pick<Actor, 'companyId' | 'lockToken'>,
  { leadId, proposalId = null }: { leadId: string; proposalId?: string | null | undefined },
): Promise<Negotiation> {
  const lead = await lockLead(tx, leadId)
  const side = lead && sideOf(lead, actor.companyId)
  if (!lead || !side) throw new AppError('NOT_FOUND')
  const read = await negotiation(tx)({ leadId, proposalId })
  if (!read) throw new Error(`no lead ${leadId}`)
  const ownsLock = actor.lockToken !== null && actor.lockToken === lead.lockToken
  const { time, ...rest } = read
  const state = {
    terminatedBy: lead.terminatedBy,
    lock: ownsLock ? null : lead.lock,
    agreementId: rest.inForce?.id ?? null,
  }
  return { ...rest, lead, side, state, time: new Date(time) }
}

/** Locks the lead of a proposal. @throws NOT_FOUND for a third company */
export async function lockProposal(
  tx: Tx,
  actor: Actor,
  proposalId: string,
): Promise<Negotiation & { readonly named: ProposalView }> {
  const [row] = await leadOfProposal(tx).execute({ proposalId })
  if (!row) throw new AppError('NOT_FOUND')
  const locked = await lockNegotiation(tx, actor, { leadId: row.leadId, proposalId })
  if (!locked.named) throw new Error('a proposal has left its lead')
  return { ...locked, named: locked.named }
}

const leadOfProposal = preparedQuery((db) =>
  db
    .select({ leadId: proposals.leadId })
    .from(proposals)
    .where(eq(proposals.id, sql.placeholder('proposalId')))
    .prepare('lead_of_proposal'),
)

const namedProposal: SQL<ProposalView | null> = sql`(
  select ${proposalView} from ${proposals}
  where ${proposals.id} = ${sql.placeholder('proposalId')}::uuid and ${proposals.leadId} = ${leads.id})`

const inForce: SQL<Negotiation['inForce']> = sql`(
  select ${jsonObject({
    id: agreements.id,
    proposalId: agreements.proposalId,
    packageIndex: agreements.packageIndex,
  })} from ${agreements}
  where ${agreements.leadId} = ${leads.id} and ${agreements.cancelledAt} is null)`

const negotiation = view((db) =>
  db
    .select({
      view: jsonObject({
        latest: latestProposal,
        named: namedProposal,
        inForce,
        parties: listingParties,
        time: isoTime<string>(sql`clock_timestamp()`),
      }),
    })
    .from(leads)
    .where(eq(leads.id, sql.placeholder('leadId'))),
)

/** Throws a policy's refusal, with what has happened to the proposal meanwhile. */
export function assertAllowed(refusal: ErrorCode | null, proposal: ProposalView | null): void {
  if (!refusal) return
  const text = refusal === 'PROPOSAL_CLOSED' && proposal ? closedText(proposal) : undefined
  throw new AppError(refusal, text)
}

function closedText({ number, side, status }: ProposalView): string {
  if (status === 'open') return `The ${side}’s proposal ${number} is open. Please answer it.`
  return `Proposal ${number} was ${status} meanwhile.`
}
