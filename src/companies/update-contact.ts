import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../context.ts'
import { recheckCompany } from '../db/sql/prove-company.ts'
import { companies } from '../db/tables/companies.ts'
import { AppError } from '../shared/errors.ts'
import { companyEditRefusal } from './policy.ts'
import type { updateContactSchema } from './schema.ts'

/** Changes a company's name and contact data. Another email or website may end its verification. */
export async function updateContact(
  { db, viewer }: SignedIn,
  { name, website, email, phone }: z.output<typeof updateContactSchema>,
): Promise<{ companyId: string }> {
  const refusal = companyEditRefusal(viewer)
  if (refusal) throw new AppError(refusal)
  await db.transaction(async (tx) => {
    await tx.update(companies).set({ name, website, email, phone }).where(eq(companies.id, viewer.companyId))
    await recheckCompany(tx, viewer.companyId)
  })
  return { companyId: viewer.companyId }
}
