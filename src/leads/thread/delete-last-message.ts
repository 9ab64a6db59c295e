import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { changeLastMessage } from './change-last-message.ts'
import type { deleteMessageSchema } from './schema.ts'

/** Deletes the last message of the viewer's side. Its text remains in `message_versions`, which no API returns. */
export const deleteLastMessage = (
  ctx: SignedIn,
  target: z.output<typeof deleteMessageSchema>,
): Promise<{ messageId: string }> =>
  changeLastMessage(ctx, target, (_message, { employeeId, now }) => ({
    content: '',
    deletedAt: now,
    deletedBy: employeeId,
  }))
