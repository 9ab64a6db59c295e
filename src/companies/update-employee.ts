import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { keyRefusal } from '../auth/policy.ts'
import { assertEmailFree } from '../auth/read.ts'
import { sessionCookie } from '../auth/schema.ts'
import type { SignedIn } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emitRevoked } from '../db/outbox/emit.ts'
import { sessions } from '../db/tables/auth.ts'
import { companies, employees } from '../db/tables/companies.ts'
import { writeMail } from '../mails/write-mail.ts'
import { AppError } from '../shared/errors.ts'
import type { updateEmployeeSchema } from './schema.ts'

type Person = z.output<typeof updateEmployeeSchema>

/**
 * Changes the viewer's own name and login email. A new email ends all sessions, because it must be verified by a login
 * code; the old address gets a notice in case someone else made the change. API keys stay valid: they belong to the
 * employee, not to the address, and can be revoked after logging in with the new one.
 */
export async function updateEmployee(ctx: SignedIn, next: Person): Promise<{ loggedOut: boolean }> {
  const { viewer } = ctx
  const loggedOut = await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ firstName: employees.firstName, lastName: employees.lastName, email: employees.email })
      .from(employees)
      .where(eq(employees.id, viewer.employeeId))
      .for('update')
    if (!before) throw new AppError('NOT_FOUND')
    const emailChanges = next.email !== before.email
    const refusal = emailChanges ? keyRefusal(viewer) : null
    if (refusal) throw new AppError(refusal, 'A key cannot change the login email.')
    if (emailChanges) await assertEmailFree(tx, next.email)

    await tx.update(employees).set(next).where(eq(employees.id, viewer.employeeId))
    if (viewer.isIndividual) await renameOwnCompany(tx, viewer.companyId, before, next)
    if (emailChanges) {
      await endSessions(tx, viewer.employeeId)
      await writeMail(tx, ctx, { to: before.email, ...emailChangedMail(ctx.config.supportEmail) })
    }
    return emailChanges
  })
  if (loggedOut) ctx.cookies.clear(sessionCookie)
  return { loggedOut }
}

/** Doesn't name the new address: the reader may not be the person who chose it. */
const emailChangedMail = (support: string) => ({
  subject: 'Your Parley login email was changed',
  text: [
    'The login email of your Parley account was just changed, and this address can no longer log in.',
    `If this wasn't you, please write to ${support}.`,
  ].join('\n\n'),
})

/** An individual's company carries the person's name and email unless these were edited separately. */
async function renameOwnCompany(tx: Tx, companyId: string, before: Person, next: Person): Promise<void> {
  const name = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`
  const own = eq(companies.id, companyId)
  await tx
    .update(companies)
    .set({ name: name(next) })
    .where(and(own, eq(companies.name, name(before))))
  await tx
    .update(companies)
    .set({ email: next.email })
    .where(and(own, eq(companies.email, before.email)))
}

async function endSessions(tx: Tx, employeeId: string): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.employeeId, employeeId))
    .returning({ id: sessions.id })
  for (const session of ended) await emitRevoked(tx, session.id)
}
