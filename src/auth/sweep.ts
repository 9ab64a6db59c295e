import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import {
  addressProofs,
  attempts,
  companyVerifications,
  knownBrowsers,
  loginCodes,
  sessions,
} from '../db/tables/auth.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { addDays } from '../shared/dates.ts'
import { limits } from '../shared/limits.ts'

/**
 * Deletes expired sessions, the codes and attempts that no rate limit counts any more, and accounts that never logged in,
 * so that nobody can occupy another's email.
 */
export async function sweepAuth({ db, now }: Ctx): Promise<void> {
  const yesterday = addDays(now(), -1)
  await db.delete(sessions).where(lt(sessions.expiresAt, now()))
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, yesterday))
  await db.delete(companyVerifications).where(lt(companyVerifications.expiresAt, yesterday))
  await db.delete(addressProofs).where(lt(addressProofs.expiresAt, now()))
  await db.delete(knownBrowsers).where(lt(knownBrowsers.expiresAt, now()))
  await db.transaction((tx) => deleteUnproven(tx, addDays(now(), -limits.unprovenDays)))
  await db.delete(attempts).where(lt(attempts.createdAt, yesterday))
}

/** An account that never logged in has no data but its company, which isn't listed, so that nobody joined it. */
async function deleteUnproven(tx: Tx, registeredBefore: Date): Promise<void> {
  const deleted = await tx
    .delete(employees)
    .where(and(isNull(employees.verifiedAt), lt(employees.createdAt, registeredBefore)))
    .returning({ companyId: employees.companyId })
  const isEmpty = sql`not exists (select from ${employees} where ${employees.companyId} = ${companies.id})`
  const ids = deleted.map(({ companyId }) => companyId)
  if (ids.length > 0)
    await tx.delete(companies).where(and(inArray(companies.id, ids), eq(companies.isListed, false), isEmpty))
}
