import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { limitAttempts, limitTakenEmails } from '../../db/limits/limit-attempts.ts'
import { addressProofs } from '../../db/tables/auth.ts'
import { companies, employees } from '../../db/tables/companies.ts'
import { AppError } from '../../shared/errors.ts'
import { keyRefusal } from '../policy.ts'
import { assertEmailFree } from '../read.ts'
import type { updateEmployeeSchema } from '../schema.ts'
import { codeInResponse } from '../secrets.ts'
import { sendProof } from './address-proof.ts'

type Person = z.output<typeof updateEmployeeSchema>
type Names = Pick<Person, 'firstName' | 'lastName'>

/**
 * Changes the viewer's own name. A new login email counts only once `confirmEmail` gets the code that is sent to it;
 * until then the present one still logs in. Sending the present email drops a pending change.
 * @throws AppError EMAIL_TAKEN, FORBIDDEN when a key changes the email, TOO_MANY
 */
export async function updateEmployee(
  ctx: SignedIn,
  { email, ...names }: Person,
): Promise<{ emailPending: boolean; code?: string }> {
  const { viewer } = ctx
  const sent = await limitTakenEmails(ctx, () =>
    ctx.db.transaction(async (tx) => {
      const [before] = await tx
        .select({ firstName: employees.firstName, lastName: employees.lastName, email: employees.email })
        .from(employees)
        .where(eq(employees.id, viewer.employeeId))
        .for('update')
      if (!before) throw new AppError('NOT_FOUND')
      const emailChanges = email !== before.email
      const refusal = emailChanges ? keyRefusal(viewer) : null
      if (refusal) throw new AppError(refusal, 'A key cannot change the login email.')
      if (emailChanges) await assertEmailFree(tx, email)

      await tx.update(employees).set(names).where(eq(employees.id, viewer.employeeId))
      if (viewer.isIndividual) await renameOwnCompany(tx, viewer.companyId, before, names)
      if (emailChanges) {
        await limitAttempts({ ...ctx, db: tx }, 'address-proof', viewer.employeeId)
        return await sendProof(tx, ctx, 'login', email)
      }
      await tx
        .delete(addressProofs)
        .where(and(eq(addressProofs.employeeId, viewer.employeeId), eq(addressProofs.purpose, 'login')))
      return null
    }),
  )
  return { emailPending: sent !== null, ...(sent && codeInResponse(ctx, sent.code)) }
}

/** An individual's company carries the person's name unless it was edited separately. */
async function renameOwnCompany(tx: Tx, companyId: string, before: Names, next: Names): Promise<void> {
  const name = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`
  await tx
    .update(companies)
    .set({ name: name(next) })
    .where(and(eq(companies.id, companyId), eq(companies.name, name(before))))
}
