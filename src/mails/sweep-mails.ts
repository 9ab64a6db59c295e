import { lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { mails } from '../db/tables/mails.ts'
import { addDays } from '../shared/dates.ts'

const keptDays = 30

/** Forgets old mails, also those that could never be sent. */
export async function sweepMails({ db, now }: Ctx): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, addDays(now(), -keptDays)))
}
