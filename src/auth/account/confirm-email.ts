import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { recheckCompany } from '../../db/sql/prove-company.ts'
import { companies, employees } from '../../db/tables/companies.ts'
import { mailTexts } from '../../mails/texts/mail-texts.ts'
import { writeMail } from '../../mails/write-mail.ts'
import { AppError } from '../../shared/errors.ts'
import { endSessions } from '../credentials/end-sessions.ts'
import { keyRefusal } from '../policy.ts'
import { assertEmailFree } from '../read.ts'
import { type confirmAddressSchema, sessionCookie } from '../schema.ts'
import { useProof } from './address-proof.ts'

/**
 * Makes the address that got the code the viewer's login email. All sessions end, this one too, and the old address gets
 * a notice in case someone else made the change. API keys stay valid: they belong to the employee, not to the address.
 * @throws AppError WRONG_CODE, EMAIL_TAKEN, FORBIDDEN when called with a key
 */
export async function confirmEmail(
  ctx: SignedIn,
  { code }: z.output<typeof confirmAddressSchema>,
): Promise<{ email: string }> {
  const { employeeId, companyId, isIndividual } = ctx.viewer
  const refusal = keyRefusal(ctx.viewer)
  if (refusal) throw new AppError(refusal)
  // Returns null for a wrong code instead of throwing: a rollback would undo the counted try.
  const email = await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ email: employees.email, pageLanguage: employees.pageLanguage })
      .from(employees)
      .where(eq(employees.id, employeeId))
      .for('update')
    const proven = await useProof(tx, ctx, 'login', code)
    if (!before || !proven) return null
    await assertEmailFree(tx, proven)
    await tx.update(employees).set({ email: proven }).where(eq(employees.id, employeeId))
    // An individual's company carries the person's email unless it was edited separately.
    if (isIndividual)
      await tx
        .update(companies)
        .set({ email: proven })
        .where(and(eq(companies.id, companyId), eq(companies.email, before.email)))
    await recheckCompany(tx, companyId)
    await endSessions(tx, employeeId)
    const { loginEmailChanged } = mailTexts(before.pageLanguage ?? ctx.pageLanguage)
    await writeMail(tx, ctx, { to: before.email, ...loginEmailChanged(ctx.config.supportEmail) })
    return proven
  })
  if (!email) throw new AppError('WRONG_CODE')
  ctx.cookies.clear(sessionCookie)
  return { email }
}
