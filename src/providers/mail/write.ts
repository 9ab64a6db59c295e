import { v7 } from 'uuid'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { mails } from '../../db/tables/mails.ts'

/** Writes a mail and the job that sends it, in the transaction of its cause. */
export async function writeMail(
  tx: Tx,
  ctx: Pick<Ctx, 'enqueue' | 'now'>,
  mail: { to: string; subject: string; text: string },
): Promise<void> {
  const mailId = v7()
  await tx.insert(mails).values({
    id: mailId,
    recipient: mail.to,
    subject: mail.subject,
    body: `${mail.text}\n\nParley\n`,
    createdAt: ctx.now(),
  })
  // Somebody waits for it.
  await ctx.enqueue(tx, 'send-mail', { mailId }, { priority: 10 })
}
