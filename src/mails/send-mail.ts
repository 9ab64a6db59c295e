import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { preparedQuery } from '../db/sql/view.ts'
import { mails } from '../db/tables/mails.ts'

/** Whether the server refuses this mail or its receiver for good: trying again would only hurt our name as a sender. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')

/**
 * The job: sends a written mail once. Killed between sending and noting, it sends again under the same
 * Message-ID, by which mailboxes know it as the same.
 */
export async function sendMail(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  const [mail] = await unsentMail(ctx.db).execute({ mailId })
  if (!mail) return
  try {
    await ctx.mail.send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      messageId: `<${mail.id}@${new URL(ctx.config.publicUrl).hostname}>`,
    })
  } catch (error) {
    if (!isRefused(error)) throw error
    ctx.log.warn({ err: error, mailId }, 'mail refused for good')
  }
  const sent = { mailId, sentAt: ctx.now().toISOString() }
  await noted(ctx.db)[ctx.config.mail.kind === 'outbox' ? 'kept' : 'emptied'].execute(sent)
}

const unsent = and(eq(mails.id, sql.placeholder('mailId')), isNull(mails.sentAt))
const sentAt = sql`${sql.placeholder('sentAt')}::timestamptz`

const unsentMail = preparedQuery((db) => db.select().from(mails).where(unsent).prepare('unsent_mail'))

/** A mail that was sent, or never can be, is emptied: it may hold a code. In the embedded outbox it stays, to be read. */
const noted = preparedQuery((db) => ({
  kept: db.update(mails).set({ sentAt }).where(unsent).prepare('mail_kept'),
  emptied: db.update(mails).set({ sentAt, subject: '', body: '' }).where(unsent).prepare('mail_emptied'),
}))
