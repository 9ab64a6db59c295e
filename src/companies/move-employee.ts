import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { emitRevoked } from '../db/outbox/emit.ts'
import { recheckCompany } from '../db/sql/prove-company.ts'
import { addressProofs, apiKeys, knownBrowsers, sessions } from '../db/tables/auth.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { listingDrafts } from '../db/tables/listings.ts'
import { AppError } from '../shared/errors.ts'

/**
 * Moves an employee to another company; for operators. Ends the employee's sessions, keys and open sockets
 * immediately. Listings and leads stay with the old company. Listing drafts, which were written for it, and a code that was
 * sent to its email are deleted.
 * @throws AppError NOT_FOUND, BAD_INPUT when an individual is involved
 */
export function moveEmployee(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { email, companyId }: { email: string; companyId: string },
): Promise<{ employeeId: string }> {
  return ctx.db.transaction(async (tx) => {
    const [employee] = await tx
      .select({ id: employees.id, role: employees.role, companyId: employees.companyId })
      .from(employees)
      .where(eq(employees.email, email.trim().toLowerCase()))
      .for('update')
    const [company] = await tx
      .select({ isIndividual: companies.isIndividual })
      .from(companies)
      .where(eq(companies.id, companyId))
    if (!employee || !company) throw new AppError('NOT_FOUND')
    if (employee.role === 'individual' || company.isIndividual)
      throw new AppError('BAD_INPUT', 'An individual and the company of one stay together.')

    await tx.update(employees).set({ companyId }).where(eq(employees.id, employee.id))
    for (const id of [employee.companyId, companyId]) await recheckCompany(tx, id)
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.employeeId, employee.id))
      .returning({ id: sessions.id })
    await tx.delete(listingDrafts).where(eq(listingDrafts.employeeId, employee.id))
    await tx
      .delete(addressProofs)
      .where(and(eq(addressProofs.employeeId, employee.id), eq(addressProofs.purpose, 'company')))
    await tx.delete(knownBrowsers).where(eq(knownBrowsers.employeeId, employee.id))
    const revoked = await tx
      .update(apiKeys)
      .set({ revokedAt: ctx.now() })
      .where(and(eq(apiKeys.employeeId, employee.id), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id })
    for (const { id } of [...ended, ...revoked]) await emitRevoked(tx, id)
    return { employeeId: employee.id }
  })
}
