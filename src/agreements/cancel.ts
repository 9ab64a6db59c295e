import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { agreements } from '../db/tables/agreements.ts'
import { leadSides, leads } from '../db/tables/leads.ts'
import { listings } from '../db/tables/listings.ts'
import { type Lead, leadRooms } from '../leads/own-lead.ts'
import { AppError } from '../shared/errors.ts'
import { otherSide, sides } from '../shared/sides.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { personOf } from './actor.ts'
import { lockNegotiation } from './lock-negotiation.ts'
import { mailParty } from './mail-party.ts'
import { recordActivity, renewQuestions } from './record-activity.ts'
import type { agreementSchema } from './schema.ts'

/** Each side's columns of its request to cancel. */
const requestOf = {
  seller: { at: 'sellerCancelAt', by: 'sellerCancelBy' },
  buyer: { at: 'buyerCancelAt', by: 'buyerCancelBy' },
} as const

/**
 * Requests the cancellation of an agreement, or confirms the other side's request: it is cancelled once both have asked.
 * Asking again changes nothing. The lock of a lead doesn't matter, because no message and no proposal changes.
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
    // As it is under the lock.
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
    if (cancelled) {
      const isOver = await endOfDeletedListing(tx, lead, ctx.now())
      if (!isOver) await renewQuestions(tx, ctx, { leadId, side })
    }
    emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
    await notifyWebhooks(tx, ctx, lead, 'agreement', {
      agreement_id: agreementId,
      proposal_id: proposalId,
      by: side,
      status: cancelled ? 'cancelled' : 'cancel_requested',
    })
    return { cancelled }
  })
}

async function readAgreementRow(tx: Tx, agreementId: string) {
  const [row] = await tx.select().from(agreements).where(eq(agreements.id, agreementId))
  return row
}

/**
 * Ends the lead for a side that has deleted its listing while the agreement was in force: the deletion left the lead open
 * for the agreement's sake. Returns whether it ended.
 */
async function endOfDeletedListing(tx: Tx, lead: Lead, now: Date): Promise<boolean> {
  const isDeleted = (id: string) =>
    sql`exists (select from ${listings} where ${listings.id} = ${id} and ${listings.deletedAt} is not null)`
  const ended = await tx
    .update(leads)
    .set({
      version: sql`${leads.version} + 1`,
      ...Object.fromEntries(
        sides.map((side) => {
          const { listing, terminatedAt } = leadSides[side]
          return [
            terminatedAt,
            sql`case when ${isDeleted(lead[listing])} then ${now.toISOString()}::timestamptz end`,
          ]
        }),
      ),
    })
    .where(
      sql`${leads.id} = ${lead.id} and (${isDeleted(lead.sellerListingId)} or ${isDeleted(lead.buyerListingId)})`,
    )
    .returning({ id: leads.id })
  return ended.length > 0
}
