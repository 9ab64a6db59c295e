import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { RequestCtx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { limitAttempts, limitTakenEmails } from '../db/limits/limit-attempts.ts'
import { companyVerifications } from '../db/tables/auth.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { AppError } from '../shared/errors.ts'
import { registrationRefusalText } from './policy.ts'
import { assertEmailFree } from './read.ts'
import { companyCookie, type registerEntitySchema } from './schema.ts'
import { hashToken } from './secrets.ts'

type Registration = z.output<typeof registerEntitySchema>

/**
 * Registers an employee of a company: a manager creates a new company, others join a listed one after verifying its
 * code. The first login proves the email, and lists a new company.
 * @throws AppError FORBIDDEN, EMAIL_TAKEN, COMPANY_NOT_VERIFIED, TOO_MANY
 */
export async function registerEntity(
  ctx: RequestCtx,
  input: Registration,
): Promise<{ employeeId: string; companyId: string }> {
  const { role, firstName, lastName, email, company } = input
  const refusalText = registrationRefusalText(role, company.kind)
  if (refusalText) throw new AppError('FORBIDDEN', refusalText)

  await limitAttempts(ctx, 'registration')
  const [employeeId, createdAt] = [v7(), ctx.now()]
  const companyId = company.kind === 'new' ? v7() : company.id
  await limitTakenEmails(ctx, () =>
    ctx.db.transaction(async (tx) => {
      await assertEmailFree(tx, email)
      if (company.kind === 'new') await createCompany(tx, companyId, company, createdAt)
      else await consumeVerification(tx, ctx, company.id, { email, role })
      const person = { id: employeeId, companyId, email, firstName, lastName, role }
      await tx
        .insert(employees)
        .values({ ...person, verifiedAt: null, createdAt, pageLanguage: ctx.pageLanguage })
    }),
  )
  if (company.kind === 'listed') ctx.cookies.clear(companyCookie)
  return { employeeId, companyId }
}

type NewCompany = Extract<Registration['company'], { kind: 'new' }>

async function createCompany(
  tx: Tx,
  id: string,
  { name, email, website, phone }: NewCompany,
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(companies)
    .values({ id, name, email, website, phone, isIndividual: false, isListed: false, createdAt })
}

/**
 * Uses up the company's verification of this email. The role must match: a code sent for a contributor must not make
 * a manager. A verification belongs to the browser that has its cookie; one that was made without cookies, to clients
 * without the cookie at the same address.
 * @throws AppError COMPANY_NOT_VERIFIED
 */
async function consumeVerification(
  tx: Tx,
  ctx: RequestCtx,
  companyId: string,
  { email, role }: Pick<Registration, 'email' | 'role'>,
): Promise<void> {
  const now = ctx.now()
  const token = ctx.cookies.get(companyCookie)
  const [verification] = await tx
    .select({ id: companyVerifications.id })
    .from(companyVerifications)
    .where(
      and(
        eq(companyVerifications.companyId, companyId),
        eq(companyVerifications.email, email),
        eq(companyVerifications.role, role),
        isNotNull(companyVerifications.verifiedAt),
        gt(companyVerifications.expiresAt, now),
        token
          ? eq(companyVerifications.tokenHash, hashToken(token))
          : and(eq(companyVerifications.tokenHash, ''), eq(companyVerifications.address, ctx.address)),
      ),
    )
    .orderBy(desc(companyVerifications.verifiedAt))
    .limit(1)
    .for('update')
  if (!verification) throw new AppError('COMPANY_NOT_VERIFIED')
  await tx
    .update(companyVerifications)
    .set({ expiresAt: now })
    .where(eq(companyVerifications.id, verification.id))
}
