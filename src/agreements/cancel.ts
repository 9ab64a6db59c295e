import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import { blocksOther } from '../db/sql/leads/blocks.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { agreements } from '../db/tables/agreements.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { endLead } from '../leads/end-lead.ts'
import { AppError } from '../shared/errors.ts'
import { leadRooms } from '../shared/live-events.ts'
import { otherSide, type Side, sides } from '../shared/sides.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { personOf } from './actor.ts'
import { lockNegotiation } from './lock-negotiation.ts'
import { mailParty } from './mail-party.ts'
import { recordActivity, renewQuestions } from './record-activity.ts'
import type { agreementSchema } from './schema.ts'

/** The columns of each side's request to cancel. */
const requestOf = {
  seller: { at: 'sellerCancelAt', by: 'sellerCancelBy' },
  buyer: { at: 'buyerCancelAt', by: 'buyerCancelBy' },
} as const

/**
 * Requests the cancellation of an agreement, or confirms the other side's request: the agreement is cancelled once both
 * sides have requested it. Idempotent. It is allowed while the lead is locked, because no message and no proposal changes.
 * @throws NOT_FOUND for a third company
 */
export function cancelAgreement(
  ctx: SignedIn,
  { agreementId }: z.output<typeof agreementSchema>,
): Promise<{ cancelled: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const actor = personOf(ctx.viewer)
    const found = await readAgreementRow(tx, agreementId)
    if (!found) throw new AppError('NOT_FOUND')
    const { leadId, proposalId } = found
    const { lead, side, parties, time } = await lockNegotiation(tx, actor, { leadId })
    // Read again under the lock: the other side may have asked meanwhile.
    const agreement = await readAgreementRow(tx, agreementId)
    const own = requestOf[side]
    if (!agreement || agreement[own.at]) return { cancelled: agreement?.cancelledAt != null }

    const cancelled = agreement[requestOf[otherSide(side)].at] !== null
    await pipeline([
      tx
        .update(agreements)
        .set({ [own.at]: time, [own.by]: actor.employeeId, ...(cancelled ? { cancelledAt: time } : {}) })
        .where(eq(agreements.id, agreementId))
        .execute(),
      recordActivity(tx, ctx, actor, leadId),
      mailParty(
        tx,
        ctx,
        { to: otherSide(side), leadId, parties },
        cancelled ? 'cancelled' : 'cancelRequested',
      ),
    ])
    const leaving = cancelled ? await sidesThatLeft(tx, leadId) : []
    if (cancelled && leaving.length === 0)
      await renewQuestions(tx, ctx, { leadId, side, companyId: actor.companyId })
    emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
    await notifyWebhooks(tx, ctx, lead, 'agreement', {
      agreement_id: agreementId,
      proposal_id: proposalId,
      by: side,
      status: cancelled ? 'cancelled' : 'cancel_requested',
    })
    for (const one of leaving) await endLead(ctx, tx, lead, one)
    return { cancelled }
  })
}

async function readAgreementRow(tx: Tx, agreementId: string) {
  const [row] = await tx.select().from(agreements).where(eq(agreements.id, agreementId))
  return row
}

/**
 * The sides that have deleted their listing or blocked the other company while the agreement was in force. Their lead
 * stayed open only because of the agreement.
 */
async function sidesThatLeft(tx: Tx, leadId: string): Promise<Side[]> {
  const hasDeleted = (side: Side) => sql`exists (
    select from ${listings} where ${listings.id} = ${leads[leadSides[side].listing]}
    and ${listings.deletedAt} is not null)`
  const hasLeft = (side: Side) => sql<boolean>`(${hasDeleted(side)} or ${blocksOther(side)})`
  const [left] = await tx
    .select({ seller: hasLeft('seller'), buyer: hasLeft('buyer') })
    .from(leads)
    .where(eq(leads.id, leadId))
  return sides.filter((side) => left?.[side])
}
