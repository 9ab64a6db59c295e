import { lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { mails } from '../db/tables/mails.ts'
import { addDays } from '../shared/dates.ts'

const retentionDays = 30

/** Deletes old mails, also those that were never sent. */
export async function sweepMails({ db, now }: Ctx): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, addDays(now(), -retentionDays)))
}
