import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import { recheckCompany } from '../../db/sql/prove-company.ts'
import { companies } from '../../db/tables/companies.ts'
import { AppError } from '../../shared/errors.ts'
import { managerRefusal } from '../policy.ts'
import type { confirmAddressSchema } from '../schema.ts'
import { useProof } from './address-proof.ts'

/**
 * Records that the company's email is proven. It verifies the company unless the address is a public mail provider's, or
 * the website is another domain's.
 * @throws AppError WRONG_CODE, FORBIDDEN unless a manager's session calls
 */
export async function confirmCompany(
  ctx: SignedIn,
  { code }: z.output<typeof confirmAddressSchema>,
): Promise<{ isVerified: boolean }> {
  const refusal = managerRefusal(ctx.viewer)
  if (refusal) throw new AppError(refusal)
  const { companyId } = ctx.viewer
  // Returns null for a wrong code instead of throwing: a rollback would undo the counted try.
  const company = await ctx.db.transaction(async (tx) => {
    const email = await useProof(tx, ctx, 'company', code)
    if (!email) return null
    await tx.update(companies).set({ provenEmail: email }).where(eq(companies.id, companyId))
    await recheckCompany(tx, companyId)
    const [row] = await tx
      .select({ isVerified: companies.isVerified })
      .from(companies)
      .where(eq(companies.id, companyId))
    return row ?? null
  })
  if (!company) throw new AppError('WRONG_CODE')
  return company
}
