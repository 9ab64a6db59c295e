import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { RequestCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emitRevoked } from '../../db/outbox/emit.ts'
import { loginCodes, sessions } from '../../db/tables/auth.ts'
import { employees } from '../../db/tables/companies.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import { loginCookie, sessionCookie, type verifyLoginSchema } from '../schema.ts'
import { hashToken, matchesCode, newToken } from '../secrets.ts'

const sessionSeconds = limits.sessionDays * 24 * 60 * 60

/**
 * Exchanges a login code for a session. A code works once.
 * @throws AppError WRONG_CODE
 */
export async function verifyLogin(
  ctx: RequestCtx,
  input: z.output<typeof verifyLoginSchema>,
): Promise<{ employeeId: string }> {
  const token = newToken()
  // Returns null for a wrong code instead of throwing: a rollback would undo the counted try.
  const employeeId = await ctx.db.transaction(async (tx) => {
    if (!(await useCode(tx, ctx, input))) return null
    const [employee] = await tx
      .select({ id: employees.id })
      .from(employees)
      .where(eq(employees.email, input.email))
    if (!employee) return null
    await openSession(tx, ctx, employee.id, token)
    return employee.id
  })
  if (!employeeId) throw new AppError('WRONG_CODE')
  ctx.cookies.set(sessionCookie, token, sessionSeconds)
  if (ctx.cookies.get(loginCookie)) ctx.cookies.clear(loginCookie)
  return { employeeId }
}

/**
 * Counts a try on every valid code of the address. A matching code marks all of them as used. The browser that
 * requested a code has a separate count of tries, so that strangers can't lock it out.
 */
async function useCode(
  tx: Tx,
  ctx: RequestCtx,
  { email, code }: { email: string; code: string },
): Promise<boolean> {
  const now = ctx.now()
  const own = eq(loginCodes.tokenHash, hashToken(ctx.cookies.get(loginCookie) ?? ''))
  const isValid = and(eq(loginCodes.email, email), isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, now))
  const tried = await tx
    .update(loginCodes)
    .set({
      ownTries: sql`${loginCodes.ownTries} + case when ${own} then 1 else 0 end`,
      tries: sql`${loginCodes.tries} + case when ${own} then 0 else 1 end`,
    })
    .where(
      and(
        isValid,
        sql`case when ${own} then ${loginCodes.ownTries} else ${loginCodes.tries} end < ${limits.codeTries}`,
      ),
    )
    .returning({ id: loginCodes.id, codeHash: loginCodes.codeHash })
  if (!tried.some((row) => matchesCode(row, code))) return false
  await tx.update(loginCodes).set({ usedAt: now }).where(isValid)
  return true
}

async function openSession(tx: Tx, ctx: RequestCtx, employeeId: string, token: string): Promise<void> {
  const now = ctx.now()
  await tx.insert(sessions).values({
    id: v7(),
    tokenHash: hashToken(token),
    employeeId,
    userAgent: ctx.userAgent.slice(0, limits.shortText),
    address: ctx.address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
  })
  // The new cookie replaces the browser's earlier session, which therefore ends.
  const { viewer } = ctx
  if (viewer?.credential !== 'session') return
  await tx.delete(sessions).where(eq(sessions.id, viewer.credentialId))
  await emitRevoked(tx, viewer.credentialId)
}
