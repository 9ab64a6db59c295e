import { v7 } from 'uuid'
import type { z } from 'zod'
import type { RequestCtx } from '../context.ts'
import { limitAttempts, limitTakenEmails } from '../db/limits/limit-attempts.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { assertEmailFree } from './read.ts'
import type { registerIndividualSchema } from './schema.ts'

/**
 * Registers an individual: an employee whose company has no other members and takes the person's name and email. The
 * first login proves the email.
 */
export async function registerIndividual(
  ctx: RequestCtx,
  { firstName, lastName, email }: z.output<typeof registerIndividualSchema>,
): Promise<{ employeeId: string; companyId: string }> {
  await limitAttempts(ctx, 'registration')
  const [employeeId, companyId, createdAt] = [v7(), v7(), ctx.now()]
  const company = {
    id: companyId,
    name: `${firstName} ${lastName}`,
    email,
    isIndividual: true,
    isListed: false,
    createdAt,
  }
  const person = { id: employeeId, companyId, email, firstName, lastName, createdAt }
  await limitTakenEmails(ctx, () =>
    ctx.db.transaction(async (tx) => {
      await assertEmailFree(tx, email)
      await tx.insert(companies).values(company)
      await tx
        .insert(employees)
        .values({ ...person, role: 'individual', verifiedAt: null, pageLanguage: ctx.pageLanguage })
    }),
  )
  return { employeeId, companyId }
}
