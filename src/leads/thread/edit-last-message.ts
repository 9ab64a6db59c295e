import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { limitAttempts } from '../../db/limits/limit-attempts.ts'
import { AppError } from '../../shared/errors.ts'
import { changeLastMessage } from './change-last-message.ts'
import type { editMessageSchema } from './schema.ts'

/**
 * Edits the last message of the viewer's side, whether a person or the assistant wrote it. Every former text is kept, so edits
 * are limited.
 * @throws AppError TOO_MANY
 */
export async function editLastMessage(
  ctx: SignedIn,
  { text, ...target }: z.output<typeof editMessageSchema>,
): Promise<{ messageId: string }> {
  await limitAttempts(ctx, 'message-edit', ctx.viewer.employeeId)
  return await changeLastMessage(ctx, target, ({ content }, { employeeId, now }) => {
    if (content === text) throw new AppError('BAD_INPUT', 'No changes detected.')
    return { content: text, editedAt: now, editedBy: employeeId }
  })
}
