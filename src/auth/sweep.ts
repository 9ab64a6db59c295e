import { lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { companyVerifications, loginCodes, sessions } from '../db/tables/auth.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Forgets what is over. Codes stay a day longer than they live: the sending limits count them. */
export async function sweepAuth({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const moment = now()
  const dayAgo = new Date(moment.getTime() - dayMs)
  await db.delete(sessions).where(lt(sessions.expiresAt, moment))
  await db.delete(loginCodes).where(lt(loginCodes.createdAt, dayAgo))
  await db.delete(companyVerifications).where(lt(companyVerifications.createdAt, dayAgo))
}
