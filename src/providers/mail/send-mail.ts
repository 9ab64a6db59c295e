import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { mails } from '../../db/tables/mails.ts'

/**
 * The job: sends a written mail once. Killed between sending and noting, it sends again under the same
 * Message-ID, by which mailboxes know it as the same.
 */
export async function sendMail(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  const unsent = and(eq(mails.id, mailId), isNull(mails.sentAt))
  const [mail] = await ctx.db.select().from(mails).where(unsent)
  if (!mail) return
  await ctx.mail.send({
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body,
    messageId: `<${mail.id}@${new URL(ctx.config.publicUrl).hostname}>`,
  })
  // What has left isn't kept: it may hold a code. The outbox is where it is read.
  const left = ctx.config.mail.kind === 'outbox' ? {} : { subject: '', body: '' }
  await ctx.db
    .update(mails)
    .set({ sentAt: ctx.now(), ...left })
    .where(unsent)
}
