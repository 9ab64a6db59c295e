import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../context.ts'
import { limitAttempts } from '../../db/limits/limit-attempts.ts'
import { companies } from '../../db/tables/companies.ts'
import { emailPattern } from '../../shared/email.ts'
import { AppError } from '../../shared/errors.ts'
import { managerRefusal } from '../policy.ts'
import { codeInResponse } from '../secrets.ts'
import { sendProof } from './address-proof.ts'

/**
 * Mails a code to the company's own email, so that a manager who logs in by another address can show that the company's
 * domain is theirs.
 * @throws AppError FORBIDDEN unless a manager's session calls, COMPANY_WITHOUT_EMAIL, TOO_MANY
 */
export async function sendCompanyProof(ctx: SignedIn): Promise<{ email: string; code?: string }> {
  const { viewer } = ctx
  const refusal = managerRefusal(viewer)
  if (refusal) throw new AppError(refusal)
  const sent = await ctx.db.transaction(async (tx) => {
    const [company] = await tx
      .select({ email: companies.email })
      .from(companies)
      .where(eq(companies.id, viewer.companyId))
    const email = company?.email.trim() ?? ''
    if (!emailPattern.test(email)) throw new AppError('COMPANY_WITHOUT_EMAIL')
    await limitAttempts({ ...ctx, db: tx }, 'address-proof', viewer.employeeId)
    return { email, ...(await sendProof(tx, ctx, 'company', email)) }
  })
  return { email: sent.email, ...codeInResponse(ctx, sent.code) }
}
