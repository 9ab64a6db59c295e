import { type AnyColumn, and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { provesCompany } from '../../shared/company-domain.ts'
import type { Tx } from '../client.ts'
import { companies, employees } from '../tables/companies.ts'

/** SQL expression: whether the other side may trust the company's name. An individual's email is proven by the login. */
export const isVerified = (of: Readonly<Record<'isIndividual' | 'isVerified', AnyColumn>>): SQL<boolean> =>
  sql<boolean>`(${of.isIndividual} or ${of.isVerified})`

/**
 * Decides again whether the company is verified. To be called in each transaction that changes its email, its website
 * or a proven address: those of its managers who have logged in, and its own email if it was proven with a code.
 */
export async function recheckCompany(tx: Tx, companyId: string): Promise<void> {
  const { email, website, provenEmail, isVerified } = companies
  const [company] = await tx
    .select({ email, website, provenEmail, isVerified })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.isIndividual, false)))
    .for('update')
  if (!company) return
  const managers = await tx
    .select({ email: employees.email })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        eq(employees.role, 'company manager'),
        isNotNull(employees.verifiedAt),
      ),
    )
  const proven = managers.map((manager) => manager.email)
  if (company.provenEmail === company.email) proven.push(company.provenEmail)
  const verified = provesCompany(company, proven)
  if (verified !== company.isVerified)
    await tx.update(companies).set({ isVerified: verified }).where(eq(companies.id, companyId))
}
