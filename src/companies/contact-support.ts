import type { z } from 'zod'
import type { RequestCtx } from '../context.ts'
import { limitAttempts } from '../db/limits/limit-attempts.ts'
import { limitRate } from '../db/limits/limit-rate.ts'
import { mails } from '../db/tables/mails.ts'
import { shownEmail, shownName, withoutLinks } from '../mails/foreign-text.ts'
import { writeMail } from '../mails/write-mail.ts'
import type { contactSupportSchema } from './schema.ts'

/** The form is public. This limits the mailbox's total; `limitAttempts` limits each client. */
const rates = [{ max: 100, minutes: 10 }]

/** Mails a message to support, with the sender's identity if they are logged in. */
export async function contactSupport(
  ctx: RequestCtx,
  { email, subject, message }: z.output<typeof contactSupportSchema>,
): Promise<{ sent: true }> {
  const { viewer } = ctx
  const from = viewer
    ? `${shownName(`${viewer.firstName} ${viewer.lastName}`)}, employee ${viewer.employeeId} of company ${viewer.companyId}`
    : 'somebody who is not logged in'
  const to = ctx.config.supportEmail
  await limitAttempts(ctx, 'support')
  await ctx.db.transaction(async (tx) => {
    await limitRate(tx, { column: mails.recipient, value: to, createdAt: mails.createdAt }, rates, ctx.now())
    await writeMail(tx, ctx, {
      to,
      subject: 'A message to support',
      text: `From ${shownEmail(email)} (${from}):\n\n${withoutLinks(`${subject}\n\n${message}`).trim()}`,
    })
  })
  return { sent: true }
}
