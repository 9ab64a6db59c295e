import { v7 } from 'uuid'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { mails } from '../db/tables/mails.ts'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** When its content, such as a code, becomes useless. By default mails are sent however late. */
  readonly expiresAt?: Date
}

type Sender = Pick<Ctx, 'enqueueAll' | 'now'>

/** Job priority of a mail that a person waits for, such as a login code. */
const interactivePriority = 10
const automaticPriority = 0

/** Writes a mail and queues the job that sends it, in the caller's transaction. For mails that a person waits for. */
export const writeMail = (tx: Tx, ctx: Sender, mail: Mail): Promise<void> =>
  writeMails(tx, ctx, [mail], interactivePriority)

/** Writes several mails and queues their jobs, in the caller's transaction. Jobs of higher `priority` run first. */
export async function writeMails(
  tx: Tx,
  ctx: Sender,
  newMails: readonly Mail[],
  priority = automaticPriority,
): Promise<void> {
  if (newMails.length === 0) return
  const rows = newMails.map(({ to, subject, text, expiresAt }) => ({
    id: v7(),
    recipient: to,
    subject,
    body: `${text}\n\nParley\n`,
    createdAt: ctx.now(),
    expiresAt,
  }))
  const jobs = rows.map(({ id }) => ({ data: { mailId: id }, priority }))
  await pipeline([tx.insert(mails).values(rows).execute(), ctx.enqueueAll(tx, 'send-mail', jobs)])
}
