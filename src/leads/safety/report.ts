import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { limitRate } from '../../db/limits/limit-rate.ts'
import { messages } from '../../db/tables/leads.ts'
import { reports } from '../../db/tables/safety.ts'
import { writeMail } from '../../mails/write-mail.ts'
import { AppError } from '../../shared/errors.ts'
import { lockOwnLead } from '../own-lead.ts'
import type { reportSchema } from '../schema.ts'

/** How many reports a company may make. */
const rates = [{ max: 30, minutes: 24 * 60 }]

/**
 * Reports a lead, or one of its messages, to the operator. The report keeps the message's text, and support gets a mail
 * that names the report. The counterparty isn't notified.
 * @throws NOT_FOUND, FORBIDDEN, TOO_MANY
 */
export function report(
  ctx: SignedIn,
  { side, leadId, messageId, reason }: z.output<typeof reportSchema>,
): Promise<{ reportId: string }> {
  return ctx.db.transaction(async (tx) => {
    const { companyId, employeeId } = ctx.viewer
    await lockOwnLead(tx, ctx.viewer, { side, leadId })
    const [message] = messageId
      ? await tx
          .select({ content: messages.content })
          .from(messages)
          .where(and(eq(messages.id, messageId), eq(messages.leadId, leadId)))
      : []
    if (messageId && !message) throw new AppError('NOT_FOUND')
    const ofCompany = { column: reports.companyId, value: companyId, createdAt: reports.createdAt }
    await limitRate(tx, ofCompany, rates, ctx.now())
    const [row] = await tx
      .insert(reports)
      .values({
        leadId,
        messageId: messageId ?? null,
        content: message?.content ?? null,
        side,
        reason,
        companyId,
        reportedBy: employeeId,
        createdAt: ctx.now(),
      })
      .returning({ reportId: reports.id })
    if (!row) throw new Error('the report was not inserted')
    await writeMail(tx, ctx, {
      to: ctx.config.supportEmail,
      subject: 'A conversation was reported',
      text: `Report ${row.reportId} of conversation ${leadId}. Read it with: node scripts/reports.ts`,
    })
    return row
  })
}
