import type { z } from 'zod'
import type { Visit } from '../context.ts'
import { writeMail } from '../providers/mail/write.ts'
import type { contactSupportSchema } from './schema.ts'

/** Mails support what somebody wrote, and who they are where that is known. */
export async function contactSupport(
  ctx: Visit,
  { email, subject, message }: z.output<typeof contactSupportSchema>,
): Promise<{ sent: true }> {
  const { viewer } = ctx
  const from = viewer
    ? `${viewer.firstName} ${viewer.lastName}, employee ${viewer.employeeId} of company ${viewer.companyId}`
    : 'somebody who is not logged in'
  await ctx.db.transaction((tx) =>
    writeMail(tx, ctx, {
      to: ctx.config.supportEmail,
      subject: `Support: ${subject || 'no subject'}`,
      text: `From ${email} (${from}):\n\n${message}`,
    }),
  )
  return { sent: true }
}
