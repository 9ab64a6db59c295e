import type { z } from 'zod'
import type { RequestCtx } from '../context.ts'
import { limitAttempts } from '../db/limits/limit-attempts.ts'
import { limitRate } from '../db/limits/limit-rate.ts'
import { mails } from '../db/tables/mails.ts'
import { writeMail } from '../mails/write-mail.ts'
import type { contactSupportSchema } from './schema.ts'

/** The form is open to anybody; a flood of it must not bury the mailbox, nor one client use up everybody's. */
const rates = [{ max: 100, minutes: 10 }]

/** Mails support what somebody wrote, and who they are where that is known. */
export async function contactSupport(
  ctx: RequestCtx,
  { email, subject, message }: z.output<typeof contactSupportSchema>,
): Promise<{ sent: true }> {
  const { viewer } = ctx
  const from = viewer
    ? `${viewer.firstName} ${viewer.lastName}, employee ${viewer.employeeId} of company ${viewer.companyId}`
    : 'somebody who is not logged in'
  const to = ctx.config.supportEmail
  await limitAttempts(ctx, 'support')
  await ctx.db.transaction(async (tx) => {
    await limitRate(tx, { column: mails.recipient, value: to, createdAt: mails.createdAt }, rates, ctx.now())
    await writeMail(tx, ctx, {
      to,
      subject: `Support: ${subject || 'no subject'}`,
      text: `From ${email} (${from}):\n\n${message}`,
    })
  })
  return { sent: true }
}
