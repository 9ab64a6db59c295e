import { and, gt, isNull, lt, not, or } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { hasJob } from '../db/queue/queue.ts'
import { mails } from '../db/tables/mails.ts'
import { addDays } from '../shared/dates.ts'

/** A mail is normally sent within this time, in milliseconds. */
const usualMs = 10 * 60_000
const batchSize = 1_000

/** The job that queues unsent mails of the last day again that have no job. */
export async function resendMails(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  const { id, createdAt, sentAt, expiresAt } = mails
  await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ mailId: id })
      .from(mails)
      .where(
        and(
          isNull(sentAt),
          gt(createdAt, addDays(now, -1)),
          lt(createdAt, new Date(now.getTime() - usualMs)),
          or(isNull(expiresAt), gt(expiresAt, now)),
          not(hasJob('send-mail', 'mailId', id)),
        ),
      )
      .limit(batchSize)
      .for('update', { skipLocked: true })
    await ctx.enqueueAll(
      tx,
      'send-mail',
      rows.map((data) => ({ data })),
    )
  })
}
