import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../db/outbox/emit.ts'
import { recordRead } from '../db/sql/leads/record-read.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { messages } from '../db/tables/leads.ts'
import { withinBudget } from '../metering/metering.ts'
import { AppError } from '../shared/errors.ts'
import { leadRooms } from '../shared/live-events.ts'
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts'
import { bumpVersion } from './bump-version.ts'
import { queueFollowUp } from './judgements/judging.ts'
import { endExpiredTurn } from './lock/end-expired-turn.ts'
import { assertAllowed, lockOwnLead } from './own-lead.ts'
import { writeRefusal } from './policy.ts'
import { latestRound } from './rounds/rounds.ts'
import { attachFiles } from './thread/attach-files.ts'
import type { sendMessageSchema } from './thread/schema.ts'

/**
 * Sends a message to the other side. The message, its files, its live event and the assistant's follow-up job commit
 * together. It takes no lease on the lead: people can go on writing while the judgements are updated.
 */
export function sendMessage(
  ctx: SignedIn,
  { side, leadId, text, messageId, files = [] }: z.output<typeof sendMessageSchema>,
): Promise<{ messageId: string }> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const { companyId, employeeId } = ctx.viewer
    const lead = await lockOwnLead(tx, ctx.viewer, { side, leadId })
    if (messageId && (await isSent(tx, messageId, { leadId, employeeId }))) return { messageId }
    assertAllowed(lead, writeRefusal(lead, now))

    await endExpiredTurn(tx, lead)
    const round = await latestRound(tx, leadId)
    const [[message], version, hasBudget] = await pipeline([
      tx
        .insert(messages)
        .values({
          ...(messageId && { id: messageId }),
          leadId,
          roundId: round.id,
          side,
          author: 'direct',
          employeeId,
          content: text,
          createdAt: now,
        })
        .returning({ messageId: messages.id })
        .execute(),
      bumpVersion(tx, leadId, now),
      withinBudget({ ...ctx, db: tx }, companyId),
      recordRead(tx, leadId, employeeId, now),
    ])
    if (!message) throw new Error('the message was not inserted')
    await attachFiles(ctx, tx, message.messageId, files)

    emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
    if (hasBudget) await queueFollowUp(tx, ctx, { leadId, side, companyId, version })
    await notifyWebhooks(tx, ctx, lead, 'message', {
      message_id: message.messageId,
      by: side,
      author: 'direct',
    })
    return message
  })
}

/**
 * Whether an earlier call, whose response was lost, has sent the message.
 * @throws AppError CONFLICT if the id is another person's or lead's message
 */
async function isSent(
  tx: Tx,
  messageId: string,
  { leadId, employeeId }: { leadId: string; employeeId: string },
): Promise<boolean> {
  const [message] = await tx
    .select({ leadId: messages.leadId, employeeId: messages.employeeId })
    .from(messages)
    .where(eq(messages.id, messageId))
  if (message && (message.leadId !== leadId || message.employeeId !== employeeId))
    throw new AppError('CONFLICT')
  return message !== undefined
}
