import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { emit } from '../db/outbox/emit.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { proposals } from '../db/tables/agreements.ts'
import { leadRooms } from '../shared/live-events.ts'
import { otherSide } from '../shared/sides.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { personOf } from './actor.ts'
import { assertAllowed, lockProposal } from './lock-negotiation.ts'
import { mailParty } from './mail-party.ts'
import { answerRefusal, withdrawRefusal } from './policy.ts'
import { recordActivity } from './record-activity.ts'
import type { closeProposalSchema } from './schema.ts'

type Input = z.output<typeof closeProposalSchema>

/** Declines the other side's open proposal. @throws FORBIDDEN for an own one, and what `closeProposal` throws */
export const decline = (ctx: SignedIn, input: Input) => closeProposal(ctx, input, 'declined')

/** Withdraws an open proposal of the viewer's side. @throws FORBIDDEN for another's, and what `closeProposal` throws */
export const withdraw = (ctx: SignedIn, input: Input) => closeProposal(ctx, input, 'withdrawn')

/** The rule and the column of each way to close a proposal. */
const ways = {
  declined: { refusal: answerRefusal, fact: 'declinedAt' },
  withdrawn: { refusal: withdrawRefusal, fact: 'withdrawnAt' },
} as const

/** @throws NOT_FOUND, LEAD_TERMINATED, AGREEMENT_EXISTS, LEAD_LOCKED, PROPOSAL_EXPIRED, PROPOSAL_CLOSED */
function closeProposal(
  ctx: SignedIn,
  { proposalId, reason }: Input,
  how: keyof typeof ways,
): Promise<{ proposalId: string }> {
  return ctx.db.transaction(async (tx) => {
    const actor = personOf(ctx.viewer)
    const { lead, state, side, named, parties, time } = await lockProposal(tx, actor, proposalId)
    const { refusal, fact } = ways[how]
    assertAllowed(refusal(state, named, side, ctx.now()), named)

    const { leadId, number } = named
    await pipeline([
      tx
        .update(proposals)
        .set({ [fact]: time, closedBy: actor.employeeId, reason: reason || null })
        .where(eq(proposals.id, proposalId))
        .execute(),
      recordActivity(tx, ctx, actor, leadId),
      mailParty(tx, ctx, { to: otherSide(side), leadId, parties }, how),
    ])
    emit(tx, leadRooms(lead), 'proposal_closed', { conversation_id: leadId, proposal_id: proposalId })
    await notifyWebhooks(tx, ctx, lead, 'proposal', {
      proposal_id: proposalId,
      number,
      by: named.side,
      status: how,
    })
    return { proposalId }
  })
}
