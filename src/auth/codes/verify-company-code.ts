import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { RequestCtx } from '../../context.ts'
import { companyVerifications } from '../../db/tables/auth.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import { companyCookie, type verifyCompanyCodeSchema } from '../schema.ts'
import { hashToken, matchesCode } from '../secrets.ts'

/**
 * Checks a company's code. The cookie identifies the request it was sent for. A client without cookies is identified by
 * its address: the code is compared with every open code of that address, and each of them loses one of the tries that
 * it has without the cookie.
 * @throws AppError WRONG_CODE
 */
export async function verifyCompanyCode(
  ctx: RequestCtx,
  { companyId, code }: z.output<typeof verifyCompanyCodeSchema>,
): Promise<{ companyId: string }> {
  const now = ctx.now()
  const token = ctx.cookies.get(companyCookie)
  const { ownTries, tries } = companyVerifications
  // Returns false for a wrong code instead of throwing: a rollback would undo the counted try.
  const verified = await ctx.db.transaction(async (tx) => {
    const tried = await tx
      .update(companyVerifications)
      .set(token ? { ownTries: sql`${ownTries} + 1` } : { tries: sql`${tries} + 1` })
      .where(
        and(
          eq(companyVerifications.companyId, companyId),
          token
            ? eq(companyVerifications.tokenHash, hashToken(token))
            : eq(companyVerifications.address, ctx.address),
          isNull(companyVerifications.verifiedAt),
          gt(companyVerifications.expiresAt, now),
          lt(token ? ownTries : tries, limits.codeTries),
        ),
      )
      .returning({ id: companyVerifications.id, codeHash: companyVerifications.codeHash })
    const match = tried.find((row) => matchesCode(row, code))
    if (!match) return false
    const expiresAt = new Date(now.getTime() + limits.companyVerificationMinutes * 60_000)
    await tx
      .update(companyVerifications)
      .set({ verifiedAt: now, expiresAt, ...(token ? {} : { tokenHash: '' }) })
      .where(eq(companyVerifications.id, match.id))
    return true
  })
  if (!verified) throw new AppError('WRONG_CODE')
  return { companyId }
}
