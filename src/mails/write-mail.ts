import { v7 } from 'uuid'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { pipeline } from '../db/sql/pipeline.ts'
import { mails } from '../db/tables/mails.ts'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

type Sender = Pick<Ctx, 'enqueueAll' | 'now'>

/** The priority of a mail that somebody is waiting for. */
const awaited = 10

/** Writes a mail and the job that sends it, in the transaction of its cause. */
export const writeMail = (tx: Tx, ctx: Sender, mail: Mail): Promise<void> =>
  writeMails(tx, ctx, [mail], awaited)

export async function writeMails(
  tx: Tx,
  ctx: Sender,
  written: readonly Mail[],
  priority: number,
): Promise<void> {
  if (written.length === 0) return
  const rows = written.map(({ to, subject, text }) => ({
    ...{ id: v7(), recipient: to, subject, body: `${text}\n\nParley\n`, createdAt: ctx.now() },
  }))
  const jobs = rows.map(({ id }) => ({ data: { mailId: id }, priority }))
  await pipeline([tx.insert(mails).values(rows).execute(), ctx.enqueueAll(tx, 'send-mail', jobs)])
}
