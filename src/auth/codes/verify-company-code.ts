import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { RequestCtx } from '../../context.ts'
import { companyVerifications } from '../../db/tables/auth.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import { companyCookie, type verifyCompanyCodeSchema } from '../schema.ts'
import { hashToken, matchesCode } from '../secrets.ts'

/**
 * Takes back a company's code. The cookie says whose code it is; without cookies the codes that were asked
 * for from the same client address are meant, and a wrong one is a try on each of them.
 */
export async function verifyCompanyCode(
  ctx: RequestCtx,
  { companyId, code }: z.output<typeof verifyCompanyCodeSchema>,
): Promise<{ companyId: string }> {
  const now = ctx.now()
  const token = ctx.cookies.get(companyCookie)
  // A wrong code answers false instead of throwing, so that its try is counted.
  const verified = await ctx.db.transaction(async (tx) => {
    const tried = await tx
      .update(companyVerifications)
      .set({ tries: sql`${companyVerifications.tries} + 1` })
      .where(
        and(
          eq(companyVerifications.companyId, companyId),
          token
            ? eq(companyVerifications.tokenHash, hashToken(token))
            : eq(companyVerifications.address, ctx.address),
          isNull(companyVerifications.verifiedAt),
          gt(companyVerifications.expiresAt, now),
          lt(companyVerifications.tries, limits.codeTries),
        ),
      )
      .returning({ id: companyVerifications.id, codeHash: companyVerifications.codeHash })
    const right = tried.find((row) => matchesCode(row, code))
    if (!right) return false
    const expiresAt = new Date(now.getTime() + limits.companyVerificationMinutes * 60_000)
    await tx
      .update(companyVerifications)
      .set({ verifiedAt: now, expiresAt })
      .where(eq(companyVerifications.id, right.id))
    return true
  })
  if (!verified) throw new AppError('WRONG_CODE')
  return { companyId }
}
