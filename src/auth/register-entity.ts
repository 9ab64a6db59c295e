import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { RequestCtx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { limitAttempts } from '../db/limits/limit-attempts.ts'
import { companyVerifications } from '../db/tables/auth.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { AppError } from '../shared/errors.ts'
import { registrationRefusalText } from './policy.ts'
import { isEmailTaken } from './read.ts'
import { companyCookie, type registerEntitySchema } from './schema.ts'
import { hashToken } from './secrets.ts'

type Registration = z.output<typeof registerEntitySchema>

/** Registers somebody of a company: a manager's new one, or a listed one that a code was verified for. */
export async function registerEntity(
  ctx: RequestCtx,
  input: Registration,
): Promise<{ employeeId: string; companyId: string }> {
  const { role, firstName, lastName, email, company } = input
  const refusal = registrationRefusalText(role, company.kind)
  if (refusal) throw new AppError('FORBIDDEN', refusal)

  await limitAttempts(ctx, 'registration')
  const [employeeId, createdAt] = [v7(), ctx.now()]
  const companyId = await ctx.db.transaction(async (tx) => {
    if (await isEmailTaken(tx, email)) throw new AppError('EMAIL_TAKEN')
    const joined =
      company.kind === 'new'
        ? await createCompany(tx, company, createdAt)
        : await consumeVerification(tx, ctx, company.id, { email, role })
    await tx
      .insert(employees)
      .values({ id: employeeId, companyId: joined, email, firstName, lastName, role, createdAt })
    return joined
  })
  if (company.kind === 'listed') ctx.cookies.clear(companyCookie)
  return { employeeId, companyId }
}

type NewCompany = Extract<Registration['company'], { kind: 'new' }>

async function createCompany(
  tx: Tx,
  { name, email, website, phone }: NewCompany,
  createdAt: Date,
): Promise<string> {
  const id = v7()
  await tx.insert(companies).values({ id, name, email, website, phone, isIndividual: false, createdAt })
  return id
}

/**
 * Uses up the verification of this email, in this role, for the company: nobody becomes a manager with a code that was
 * given out for a contributor. A cookie, where there is one, must be its own.
 */
async function consumeVerification(
  tx: Tx,
  ctx: RequestCtx,
  companyId: string,
  { email, role }: Pick<Registration, 'email' | 'role'>,
): Promise<string> {
  const now = ctx.now()
  const token = ctx.cookies.get(companyCookie)
  const [verified] = await tx
    .select({ id: companyVerifications.id })
    .from(companyVerifications)
    .where(
      and(
        eq(companyVerifications.companyId, companyId),
        eq(companyVerifications.email, email),
        eq(companyVerifications.role, role),
        isNotNull(companyVerifications.verifiedAt),
        gt(companyVerifications.expiresAt, now),
        token ? eq(companyVerifications.tokenHash, hashToken(token)) : undefined,
      ),
    )
    .orderBy(desc(companyVerifications.verifiedAt))
    .limit(1)
    .for('update')
  if (!verified) throw new AppError('COMPANY_NOT_VERIFIED')
  await tx
    .update(companyVerifications)
    .set({ expiresAt: now })
    .where(eq(companyVerifications.id, verified.id))
  return companyId
}
