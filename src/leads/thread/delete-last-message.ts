import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { messages, messageVersions } from '../../db/tables/leads.ts'
import { enqueueFollowUp } from '../rounds/follow-up.ts'
import type { deleteMessageSchema } from '../schema.ts'
import { ownLastMessage } from './change-last-message.ts'

/** Takes back one's side's last message. Its text stays in the history alone, which nobody is served. */
export function deleteLastMessage(
  ctx: SignedIn,
  input: z.output<typeof deleteMessageSchema>,
): Promise<{ messageId: string }> {
  return ctx.db.transaction(async (tx) => {
    const { lead, message, lock } = await ownLastMessage(tx, ctx, input)

    const by = { at: ctx.now(), employeeId: ctx.viewer.employeeId }
    await tx.insert(messageVersions).values({
      ...{ messageId: message.id, content: message.content },
      ...{ replacedBy: by.employeeId, replacedAt: by.at },
    })
    await tx
      .update(messages)
      .set({ content: '', deletedAt: by.at, deletedBy: by.employeeId })
      .where(eq(messages.id, message.id))

    await enqueueFollowUp(tx, ctx, lead, lock)
    return { messageId: message.id }
  })
}
