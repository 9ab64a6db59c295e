import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../context.ts'
import { emit } from '../../db/outbox/emit.ts'
import { recordRead } from '../../db/sql/leads/record-read.ts'
import { messages, messageVersions } from '../../db/tables/leads.ts'
import { files } from '../../db/tables/media.ts'
import { withinBudget } from '../../metering/metering.ts'
import { leadRooms } from '../../shared/live-events.ts'
import type { Side } from '../../shared/sides.ts'
import { bumpVersion } from '../bump-version.ts'
import { queueFollowUp } from '../judgements/judging.ts'
import { endExpiredTurn } from '../lock/end-expired-turn.ts'
import { assertAllowed, lockOwnLead } from '../own-lead.ts'
import { changeRefusal } from '../policy.ts'
import { lastMessage } from '../rounds/rounds.ts'

type Message = typeof messages.$inferSelect

interface Target {
  readonly side: Side
  readonly leadId: string
  /** The side's last message when absent. */
  readonly messageId?: string | undefined
}

/**
 * Changes the last message of the viewer's side, keeps its previous text in the history, and queues the assistant's
 * follow-up. `change` returns the new column values.
 * @throws NOT_LAST_MESSAGE when the target is no longer the side's last message
 */
export function changeLastMessage(
  ctx: SignedIn,
  { side, leadId, messageId }: Target,
  change: (message: Message, by: { employeeId: string; now: Date }) => Partial<Message>,
): Promise<{ messageId: string }> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const { companyId, employeeId } = ctx.viewer
    const lead = await lockOwnLead(tx, ctx.viewer, { side, leadId })
    const message = await lastMessage(tx, leadId, side)
    const targetId = messageId ?? message?.id ?? ''
    assertAllowed(lead, changeRefusal(lead, message ? [message] : [], targetId, side, now))
    if (!message) throw new Error('a change was allowed without a message')

    await endExpiredTurn(tx, lead)
    const values = change(message, { employeeId, now })
    await tx.insert(messageVersions).values({
      messageId: message.id,
      content: message.content,
      replacedBy: employeeId,
      replacedAt: now,
    })
    await tx.update(messages).set(values).where(eq(messages.id, message.id))
    // The next sweep deletes files without a message.
    if (values.deletedAt)
      await tx.update(files).set({ messageId: null }).where(eq(files.messageId, message.id))
    const version = await bumpVersion(tx, leadId, now)
    await recordRead(tx, leadId, employeeId, now)

    emit(tx, leadRooms(lead), 'conversation_updated', { conversation_id: leadId })
    if (await withinBudget({ ...ctx, db: tx }, companyId))
      await queueFollowUp(tx, ctx, { leadId, side, companyId, version })
    return { messageId: message.id }
  })
}
