import { lt } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { mails } from '../../db/tables/mails.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

/** Forgets mails of more than thirty days ago, also those that could never be sent. */
export async function sweepMails({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, new Date(now().getTime() - keptMs)))
}
