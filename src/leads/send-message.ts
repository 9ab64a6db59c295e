import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { emit } from '../db/outbox/emit.ts'
import { messages } from '../db/tables/leads.ts'
import { withinBudget } from '../metering/metering.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { bumpVersion } from './bump-version.ts'
import { recordRead } from './list/mark-read.ts'
import { releaseLock, takeLock } from './lock/lock.ts'
import { assertAllowed, leadRooms, ownLead } from './own-lead.ts'
import { writeRefusal } from './policy.ts'
import { latestRound, withdrawPendingRound } from './rounds/rounds.ts'
import type { sendMessageSchema } from './schema.ts'

/**
 * Sends a message to the other side. The message, its live event and the assistant's follow-up job commit together.
 * The lead stays locked until the follow-up has run.
 */
export function sendMessage(
  ctx: SignedIn,
  { side, leadId, text }: z.output<typeof sendMessageSchema>,
): Promise<{ messageId: string }> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const { companyId, employeeId } = ctx.viewer
    const lead = await ownLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, writeRefusal(lead, now))

    const lockToken = await takeLock(tx, leadId, side, now)
    await withdrawPendingRound(tx, leadId)
    const round = await latestRound(tx, leadId)
    const [message] = await tx
      .insert(messages)
      .values({
        leadId,
        roundId: round.id,
        side,
        author: 'direct',
        employeeId,
        content: text,
        createdAt: now,
      })
      .returning({ messageId: messages.id })
    if (!message) throw new Error('the message was not inserted')
    const version = await bumpVersion(tx, leadId, now)
    await recordRead(tx, leadId, employeeId, now)

    emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
    // Without budget there is no follow-up that would release the lock.
    if (await withinBudget({ ...ctx, db: tx }, companyId)) {
      await ctx.enqueue(tx, 'follow-up', { leadId, lockToken, version })
    } else {
      await releaseLock(tx, leadId, lockToken)
    }
    await notifyWebhooks(tx, ctx, lead, 'message', {
      message_id: message.messageId,
      by: side,
      author: 'direct',
    })
    return message
  })
}
