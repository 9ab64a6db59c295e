import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { messages, messageVersions } from '../../db/tables/leads.ts'
import { AppError } from '../../shared/errors.ts'
import { enqueueFollowUp } from '../rounds/follow-up.ts'
import type { editMessageSchema } from '../schema.ts'
import { ownLastMessage } from './change-last-message.ts'

/** Corrects one's side's last message, also what the assistant said for it; the earlier text is kept. */
export function editLastMessage(
  ctx: SignedIn,
  input: z.output<typeof editMessageSchema>,
): Promise<{ messageId: string }> {
  return ctx.db.transaction(async (tx) => {
    const { lead, message, lock } = await ownLastMessage(tx, ctx, input)
    if (message.content === input.text) throw new AppError('BAD_INPUT', 'No changes detected.')

    const by = { at: ctx.now(), employeeId: ctx.viewer.employeeId }
    await tx.insert(messageVersions).values({
      ...{ messageId: message.id, content: message.content },
      ...{ replacedBy: by.employeeId, replacedAt: by.at },
    })
    await tx
      .update(messages)
      .set({ content: input.text, editedAt: by.at, editedBy: by.employeeId })
      .where(eq(messages.id, message.id))

    await enqueueFollowUp(tx, ctx, lead, lock)
    return { messageId: message.id }
  })
}
