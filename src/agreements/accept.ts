import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx, SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import { type ListingParty, partyOf } from '../db/sql/leads/listing-parties.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { agreements, proposals } from '../db/tables/agreements.ts'
import { AppError } from '../shared/errors.ts'
import { leadRooms } from '../shared/live-events.ts'
import { otherSide, type Side } from '../shared/sides.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { type Actor, authorityOf, personOf } from './actor.ts'
import { hashPackage } from './canonical.ts'
import { assertAllowed, lockProposal, type Negotiation } from './lock-negotiation.ts'
import { mailParty } from './mail-party.ts'
import { endNegotiation } from './mandates/advance.ts'
import { answerRefusal } from './policy.ts'
import { recordActivity, renewQuestions } from './record-activity.ts'
import type { acceptSchema } from './schema.ts'
import { readForAgreement } from './snapshot.ts'

type Input = z.output<typeof acceptSchema>
type Accepted = { agreementId: string }

/** Accepts an option of the other side's open proposal, as the viewer has read it. */
export const accept = (ctx: SignedIn, input: Input): Promise<Accepted> =>
  ctx.db.transaction((tx) => acceptAs(tx, ctx, personOf(ctx.viewer), input))

/**
 * Accepts a package of the other side's open proposal and makes the lead's agreement. A repeated call returns the same
 * agreement.
 * @throws NOT_FOUND, FORBIDDEN for an own proposal, LEAD_TERMINATED, AGREEMENT_EXISTS, LEAD_LOCKED, PROPOSAL_EXPIRED,
 * PROPOSAL_CLOSED; HASH_MISMATCH if the package at this index isn't the one that was read
 */
export async function acceptAs(tx: Tx, ctx: Ctx, actor: Actor, input: Input): Promise<Accepted> {
  const { proposalId, packageIndex, hash } = input
  const negotiation = await lockProposal(tx, actor, proposalId)
  const { lead, state, side, named, inForce, parties, time } = negotiation
  const chosen = named.packages[packageIndex]
  const isChosen = chosen !== undefined && hashPackage(chosen) === hash
  if (named.side !== side && isChosen && isRepeated(inForce, input)) return { agreementId: inForce.id }
  assertAllowed(answerRefusal(state, named, side, ctx.now()), named)
  if (!isChosen) throw new AppError('HASH_MISMATCH', mismatchText(named.number, chosen !== undefined))

  const { leadId } = named
  const { acceptedByName, sharesJudgements, requirements } = await readForAgreement(tx, {
    leadId,
    proposalId,
    employeeId: actor.employeeId,
  })
  const isShared = side === 'buyer' ? input.sharesJudgements : sharesJudgements
  const [[agreement]] = await pipeline([
    tx
      .insert(agreements)
      .values({
        leadId,
        proposalId,
        packageIndex,
        package: chosen,
        hash,
        parties: { seller: snapshotOf(parties, 'seller'), buyer: snapshotOf(parties, 'buyer') },
        requirements: isShared ? requirements : requirements.map((row) => ({ ...row, verdict: null })),
        judgementsShared: isShared,
        acceptedSide: side,
        acceptedBy: actor.employeeId,
        acceptedByName,
        authority: authorityOf(actor),
        acceptedAt: time,
      })
      .returning({ agreementId: agreements.id })
      .execute(),
    tx.update(proposals).set({ acceptedAt: time }).where(eq(proposals.id, proposalId)).execute(),
    recordActivity(tx, ctx, actor, leadId),
    endNegotiation(tx, leadId, ctx.now()),
    mailParty(tx, ctx, { to: otherSide(side), leadId, parties }, 'accepted'),
    renewQuestions(tx, ctx, { leadId, side, companyId: actor.companyId }),
  ])
  if (!agreement) throw new Error('the agreement was not inserted')

  const { agreementId } = agreement
  await announce(tx, ctx, lead, { agreementId, proposalId, by: side })
  return { agreementId }
}

/** Live events and webhooks of a new agreement. */
async function announce(
  tx: Tx,
  ctx: Ctx,
  lead: Negotiation['lead'],
  { agreementId, proposalId, by }: { agreementId: string; proposalId: string; by: Side },
): Promise<void> {
  const ids = { conversation_id: lead.id }
  emit(tx, leadRooms(lead), 'proposal_closed', { ...ids, proposal_id: proposalId })
  emit(tx, leadRooms(lead), 'agreement_made', { ...ids, agreement_id: agreementId })
  await notifyWebhooks(tx, ctx, lead, 'agreement', {
    agreement_id: agreementId,
    proposal_id: proposalId,
    by,
    status: 'made',
  })
}

const isRepeated = (
  inForce: Negotiation['inForce'],
  { proposalId, packageIndex }: Input,
): inForce is NonNullable<typeof inForce> =>
  inForce?.proposalId === proposalId && inForce.packageIndex === packageIndex

const mismatchText = (number: number, exists: boolean): string =>
  exists
    ? `This option of proposal ${number} isn’t the one that you read: its hash is another. Please read it again.`
    : `Proposal ${number} doesn’t have this option. Please read it again.`

/** The party as it is now, which the agreement keeps. */
function snapshotOf(parties: readonly ListingParty[], side: Side) {
  const { companyId, companyName, companyVerified, listingId, listingName } = partyOf(parties, side)
  return { companyId, companyName, companyVerified, listingId, listingName }
}
