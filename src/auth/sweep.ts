import { lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { attempts, companyVerifications, loginCodes, sessions } from '../db/tables/auth.ts'
import { addDays } from '../shared/dates.ts'

/** Deletes expired sessions, and the codes and attempts that no rate limit counts any more. */
export async function sweepAuth({ db, now }: Ctx): Promise<void> {
  const yesterday = addDays(now(), -1)
  await db.delete(sessions).where(lt(sessions.expiresAt, now()))
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, yesterday))
  await db.delete(companyVerifications).where(lt(companyVerifications.expiresAt, yesterday))
  await db.delete(attempts).where(lt(attempts.createdAt, yesterday))
}
