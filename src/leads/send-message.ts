import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { messages } from '../db/tables/leads.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { takeLock } from './lock/lock.ts'
import { assertAllowed, ownLead } from './own-lead.ts'
import { writeRefusal } from './policy.ts'
import { enqueueFollowUp } from './rounds/follow-up.ts'
import { latestRound } from './rounds/rounds.ts'
import type { sendMessageSchema } from './schema.ts'

/**
 * A person writes to the other side. The message, its live event and the assistant's follow-up commit
 * together, under the lock that the follow-up gives back.
 */
export function sendMessage(
  ctx: SignedIn,
  { side, leadId, text }: z.output<typeof sendMessageSchema>,
): Promise<{ messageId: string }> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const lead = await ownLead(tx, ctx.viewer, { side, leadId })
    assertAllowed(lead, writeRefusal(lead, now))
    const lock = await takeLock(tx, leadId, side, now)
    const round = await latestRound(tx, leadId)

    const [message] = await tx
      .insert(messages)
      .values({
        ...{ leadId, roundId: round.id, side, author: 'direct', content: text },
        employeeId: ctx.viewer.employeeId,
        createdAt: now,
      })
      .returning({ messageId: messages.id })
    if (!message) throw new Error('no message')

    await enqueueFollowUp(tx, ctx, lead, lock)
    const said = { message_id: message.messageId, by: side, author: 'direct' } as const
    await notifyWebhooks(tx, ctx, lead, 'message', said)
    return message
  })
}
