import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { preparedQuery } from '../db/sql/view.ts'
import { mails } from '../db/tables/mails.ts'

/** Whether the SMTP server refuses the mail or its recipient permanently. Retries would harm our sender reputation. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')

/**
 * The job `send-mail`, retried for a day while the SMTP server is unavailable. A mail whose code has expired isn't sent. If
 * the process stops between sending and recording, the mail is sent twice, with the same Message-ID, by which mailboxes
 * detect duplicates.
 */
export async function sendMail(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  const [mail] = await unsentMail(ctx.db).execute({ mailId })
  if (!mail) return
  if (mail.expiresAt && mail.expiresAt <= ctx.now()) {
    await ctx.db.update(mails).set({ subject: '', body: '' }).where(eq(mails.id, mailId))
    return
  }
  try {
    await ctx.mail.send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      messageId: `<${mail.id}@${new URL(ctx.config.publicUrl).hostname}>`,
    })
  } catch (error) {
    if (!isRefused(error)) throw error
    ctx.log.warn({ err: error, mailId }, 'mail refused permanently')
  }
  const isOutbox = ctx.config.mail.kind === 'outbox'
  const record = recordSent(ctx.db)[isOutbox ? 'keepContent' : 'deleteContent']
  await record.execute({ mailId, sentAt: ctx.now().toISOString() })
}

const unsent = and(eq(mails.id, sql.placeholder('mailId')), isNull(mails.sentAt))
const sentAt = sql`${sql.placeholder('sentAt')}::timestamptz`

const unsentMail = preparedQuery((db) => db.select().from(mails).where(unsent).prepare('unsent_mail'))

/** The content of a sent or refused mail is deleted, as it may contain a login code. The embedded outbox shows it. */
const recordSent = preparedQuery((db) => ({
  keepContent: db.update(mails).set({ sentAt }).where(unsent).prepare('mail_kept'),
  deleteContent: db
    .update(mails)
    .set({ sentAt, subject: '', body: '' })
    .where(unsent)
    .prepare('mail_emptied'),
}))
