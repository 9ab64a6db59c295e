import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { RequestCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { emitRevoked } from '../../db/outbox/emit.ts'
import { recheckCompany } from '../../db/sql/prove-company.ts'
import { loginCodes, sessions } from '../../db/tables/auth.ts'
import { companies, employees } from '../../db/tables/companies.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import { rememberPageLanguage } from '../choose-page-language.ts'
import { browserCookie, loginCookie, sessionCookie, type verifyLoginSchema } from '../schema.ts'
import { hashToken, matchesCode, newToken } from '../secrets.ts'
import { findOwner, type Owner, rememberBrowser } from './known-browser.ts'
import { recordFailure } from './login-failures.ts'

const daySeconds = 24 * 60 * 60
const sessionSeconds = limits.sessionDays * daySeconds

/**
 * Exchanges a login code for a session. A code works once. The first login proves the account's address.
 * @throws AppError WRONG_CODE
 */
export async function verifyLogin(
  ctx: RequestCtx,
  { email, code }: z.output<typeof verifyLoginSchema>,
): Promise<{ employeeId: string }> {
  const token = newToken()
  const browserToken = ctx.cookies.get(browserCookie) ?? newToken()
  // Returns null for a wrong code instead of throwing: a rollback would undo the counted try.
  const employee = await ctx.db.transaction(async (tx) => {
    const owner = await findOwner(tx, ctx, email)
    const isKnownBrowser = owner?.isKnownBrowser ?? false
    const result = await useCode(tx, ctx, { email, code, isKnownBrowser })
    if (result === 'wrong') await recordFailure(tx, ctx, email, owner)
    if (result !== 'used' || !owner) return null
    const browserHash = hashToken(browserToken)
    await openSession(tx, ctx, owner.id, { tokenHash: hashToken(token), browserHash })
    await rememberBrowser(tx, ctx.now(), owner.id, browserHash)
    await proveAddress(tx, ctx.now(), owner)
    return owner
  })
  if (!employee) throw new AppError('WRONG_CODE')
  ctx.cookies.set(sessionCookie, token, sessionSeconds)
  ctx.cookies.set(browserCookie, browserToken, limits.knownBrowserDays * daySeconds)
  if (ctx.cookies.get(loginCookie)) ctx.cookies.clear(loginCookie)
  rememberPageLanguage(ctx, employee.pageLanguage)
  return { employeeId: employee.id }
}

/**
 * Counts a try on every valid code of the address. A matching code marks all of them as used. The browser that
 * requested a code and browsers that logged in before have a separate count of tries, so that strangers can't lock them
 * out. `none`: there is no code to try.
 */
async function useCode(
  tx: Tx,
  ctx: RequestCtx,
  { email, code, isKnownBrowser }: { email: string; code: string; isKnownBrowser: boolean },
): Promise<'used' | 'wrong' | 'none'> {
  const now = ctx.now()
  const isOwn = isKnownBrowser
    ? sql`true`
    : eq(loginCodes.tokenHash, hashToken(ctx.cookies.get(loginCookie) ?? ''))
  const isValid = and(eq(loginCodes.email, email), isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, now))
  const tried = await tx
    .update(loginCodes)
    .set({
      ownTries: sql`${loginCodes.ownTries} + case when ${isOwn} then 1 else 0 end`,
      tries: sql`${loginCodes.tries} + case when ${isOwn} then 0 else 1 end`,
    })
    .where(
      and(
        isValid,
        sql`case when ${isOwn} then ${loginCodes.ownTries} else ${loginCodes.tries} end < ${limits.codeTries}`,
      ),
    )
    .returning({ id: loginCodes.id, codeHash: loginCodes.codeHash })
  if (!tried.some((row) => matchesCode(row, code))) return tried.length > 0 ? 'wrong' : 'none'
  await tx.update(loginCodes).set({ usedAt: now }).where(isValid)
  return 'used'
}

async function openSession(
  tx: Tx,
  ctx: RequestCtx,
  employeeId: string,
  hashes: { tokenHash: string; browserHash: string },
): Promise<void> {
  const now = ctx.now()
  await tx.insert(sessions).values({
    id: v7(),
    ...hashes,
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

/** The first login lists the company that the person founded, and may verify it. */
async function proveAddress(tx: Tx, now: Date, { id, companyId, role }: Owner): Promise<void> {
  const proven = await tx
    .update(employees)
    .set({ verifiedAt: now })
    .where(and(eq(employees.id, id), isNull(employees.verifiedAt)))
    .returning({ id: employees.id })
  if (proven.length > 0)
    await tx
      .update(companies)
      .set({ isListed: true })
      .where(and(eq(companies.id, companyId), eq(companies.isListed, false)))
  if (role === 'company manager') await recheckCompany(tx, companyId)
}
