import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { confirmEmail } from '../../src/auth/account/confirm-email.ts'
import { updateEmployee } from '../../src/auth/account/update-employee.ts'
import { sendLoginCode } from '../../src/auth/codes/send-login-code.ts'
import { verifyLogin } from '../../src/auth/codes/verify-login.ts'
import { createApiKey } from '../../src/auth/credentials/create-api-key.ts'
import { viewerFromKey, viewerFromToken } from '../../src/auth/read.ts'
import { registerIndividual } from '../../src/auth/register-individual.ts'
import { sessionCookie } from '../../src/auth/schema.ts'
import { readEmployee } from '../../src/companies/read.ts'
import { updateContact } from '../../src/companies/update-contact.ts'
import type { SignedIn } from '../../src/context.ts'
import { addressProofs } from '../../src/db/tables/auth.ts'
import { companies, employees } from '../../src/db/tables/companies.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { limits } from '../../src/shared/limits.ts'
import { makeCompany } from '../make/companies.ts'
import {
  as,
  changeEmail,
  freshEmail,
  makeEmployee,
  makeIndividual,
  makeSession,
  type Person,
  visitor,
} from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const names = { firstName: 'Ada', lastName: 'Byron' }
const refused = { code: 'WRONG_CODE', status: 400 }
const emailOf = async ({ employeeId }: Person) =>
  (await app.db.select().from(employees).where(eq(employees.id, employeeId)))[0]?.email
const companyRow = async (id: string) =>
  (await app.db.select().from(companies).where(eq(companies.id, id)))[0]
const mailsTo = (email: string) => app.db.select().from(mails).where(eq(mails.recipient, email))
const pendingEmail = async (caller: SignedIn) => JSON.parse((await readEmployee(caller)).text).pendingEmail
const later = (caller: SignedIn, minutes: number): SignedIn => ({
  ...caller,
  now: () => new Date(Date.now() + minutes * 60_000),
})

async function ask(caller: SignedIn, email: string): Promise<string> {
  const { code, emailPending } = await updateEmployee(caller, { ...names, email })
  expect(emailPending).toBe(true)
  if (!code) throw new Error('No code in the response')
  return code
}

describe('a new login email', () => {
  test('doesn’t count before its code: a stolen session can’t take the account to any address', async () => {
    const person = await makeIndividual(app.db)
    const { token } = await makeSession(app.ctx, person)
    const thief = as(app.ctx, person)
    const email = freshEmail('thief')
    const code = await ask(thief, email)
    expect(await emailOf(person)).toBe(person.email)
    expect(await viewerFromToken(app.db, token, new Date())).not.toBeNull()
    expect(await pendingEmail(thief)).toBe(email)
    expect((await companyRow(person.companyId))?.email).toBe(person.email)

    // The code stands in the mail to the new address alone.
    const [mail] = await mailsTo(email)
    expect(mail?.body).toContain(code)
    expect(await mailsTo(person.email)).toHaveLength(0)
    const { code: login } = await sendLoginCode(visitor(app.ctx), { email })
    await expect(verifyLogin(visitor(app.ctx), { email, code: login! })).rejects.toMatchObject(refused)
  })

  test('counts with its code: all sessions end, keys stay, the old address is told and the new one logs in', async () => {
    const { company, manager } = await makeCompany(app.db)
    const all = [await makeSession(app.ctx, manager), await makeSession(app.ctx, manager)]
    const colleague = await makeEmployee(app.db, company.id)
    const { token: colleaguesToken } = await makeSession(app.ctx, colleague)
    const caller = as(app.ctx, manager)
    caller.jar.set(sessionCookie, all[0]!.token)
    const { key } = await createApiKey(caller, { name: 'CI', scope: 'read', expiresInDays: null })
    const email = freshEmail('grace')
    const code = await ask(caller, email)
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
    await confirmEmail(caller, { code: typed.replace(/[\s-]/g, '').toUpperCase() })

    expect(await emailOf(manager)).toBe(email)
    expect(caller.jar.has(sessionCookie)).toBe(false)
    for (const { token } of all) expect(await viewerFromToken(app.db, token, new Date())).toBeNull()
    expect(await viewerFromToken(app.db, colleaguesToken, new Date())).not.toBeNull()
    expect(await viewerFromKey(app.db, key, new Date())).toMatchObject({ employeeId: manager.employeeId })
    const [notice] = await mailsTo(manager.email)
    expect(notice?.subject).toBe('Your Parley login email was changed')
    expect(notice?.body).not.toContain(email)
    const { code: login } = await sendLoginCode(visitor(app.ctx), { email })
    expect(await verifyLogin(visitor(app.ctx), { email, code: login! })).toEqual({
      employeeId: manager.employeeId,
    })
    expect(await companyRow(company.id)).toMatchObject({ email: company.email })
  })

  test('of an individual becomes the company’s, unless that was edited', async () => {
    const [person, other] = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const [email, edited] = [freshEmail(), freshEmail('edited')]
    await changeEmail(as(app.ctx, person), email)
    expect((await companyRow(person.companyId))?.email).toBe(email)
    await updateContact(as(app.ctx, other), { name: 'Ada', email: edited, website: '', phone: '' })
    await changeEmail(as(app.ctx, other), freshEmail())
    expect((await companyRow(other.companyId))?.email).toBe(edited)
  })

  test('is replaced by a later one, and dropped by sending the present one', async () => {
    const person = await makeIndividual(app.db)
    const caller = as(app.ctx, person)
    const [first, second] = [freshEmail(), freshEmail()]
    const code = await ask(caller, first)
    const next = await ask(caller, second)
    await expect(confirmEmail(caller, { code })).rejects.toMatchObject(refused)
    expect(await updateEmployee(caller, { ...names, email: person.email })).toEqual({ emailPending: false })
    expect(await pendingEmail(caller)).toBeNull()
    await expect(confirmEmail(caller, { code: next })).rejects.toMatchObject(refused)
    expect(await emailOf(person)).toBe(person.email)
  })

  test('that is taken is refused, also when it is taken before the code comes', async () => {
    const [person, other] = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const caller = as(app.ctx, person)
    const taken = { code: 'EMAIL_TAKEN', status: 409 }
    await expect(updateEmployee(caller, { ...names, email: other.email })).rejects.toMatchObject(taken)
    const email = freshEmail()
    const code = await ask(caller, email)
    await registerIndividual(visitor(app.ctx), { ...names, email })
    await expect(confirmEmail(caller, { code })).rejects.toMatchObject(taken)
    expect(await emailOf(person)).toBe(person.email)
  })

  test('goes to one of several who confirm it concurrently', async () => {
    const people = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const email = freshEmail('wanted')
    const callers = people.map((person) => as(app.ctx, person))
    const codes = [await ask(callers[0]!, email), await ask(callers[1]!, email)]
    const all = await Promise.allSettled([
      confirmEmail(callers[0]!, { code: codes[0]! }),
      confirmEmail(callers[1]!, { code: codes[1]! }),
      registerIndividual(visitor(app.ctx), { ...names, email }),
    ])
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of all) if (each.status === 'rejected') expect(each.reason.code).toBe('EMAIL_TAKEN')
  })
})

describe('the code for a new login email', () => {
  test('is its own person’s: a stranger’s session can’t use it, and a key can neither ask nor confirm', async () => {
    const [person, stranger] = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const caller = as(app.ctx, person)
    const code = await ask(caller, freshEmail())
    await expect(confirmEmail(as(app.ctx, stranger), { code })).rejects.toMatchObject(refused)
    await ask(as(app.ctx, stranger), freshEmail())
    await expect(confirmEmail(as(app.ctx, stranger), { code })).rejects.toMatchObject(refused)
    expect(await emailOf(stranger)).toBe(stranger.email)
    const byKey = as(app.ctx, person, { credentialId: person.employeeId, credential: 'key', scope: 'write' })
    await expect(confirmEmail(byKey, { code })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const asking = updateEmployee(byKey, { ...names, email: freshEmail() })
    await expect(asking).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await confirmEmail(caller, { code })
    await expect(confirmEmail(caller, { code })).rejects.toMatchObject(refused)
  })

  test('works for ten minutes and five tries, also concurrent ones, and is stored as a hash', async () => {
    const person = await makeIndividual(app.db)
    const caller = as(app.ctx, person)
    const code = await ask(caller, freshEmail())
    const [row] = await app.db
      .select()
      .from(addressProofs)
      .where(and(eq(addressProofs.employeeId, person.employeeId), eq(addressProofs.purpose, 'login')))
    expect(Object.values(row!)).not.toContain(code)
    const late = later(caller, limits.codeMinutes + 1)
    await expect(confirmEmail(late, { code })).rejects.toMatchObject(refused)
    expect(await pendingEmail(late)).toBeNull()
    const tries = Array.from({ length: limits.codeTries }, () => confirmEmail(caller, { code: 'CCCCCCCC' }))
    for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected')
    await expect(confirmEmail(caller, { code })).rejects.toMatchObject(refused)
    expect(await emailOf(person)).toBe(person.email)
  })

  test('is sent at most five times in ten minutes, and taken emails are answered twenty times a day', async () => {
    const [person, other] = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const caller = as(app.ctx, person)
    for (let n = 0; n < 5; n++) await ask(caller, freshEmail())
    await expect(ask(caller, freshEmail())).rejects.toMatchObject({ code: 'TOO_MANY' })
    const next = later(caller, 11)
    for (let n = 0; n < 20; n++)
      await expect(updateEmployee(next, { ...names, email: other.email })).rejects.toMatchObject({
        code: 'EMAIL_TAKEN',
      })
    await expect(updateEmployee(next, { ...names, email: other.email })).rejects.toMatchObject({
      code: 'TOO_MANY',
    })
  })
})

test('the documented calls: success with the change pending, then the code', async () => {
  const person = await makeIndividual(app.db)
  const { cookie } = await makeSession(app.ctx, person)
  const post = async (path: string, body: object) => {
    const response = await fetch(`${app.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ user_id: person.employeeId, ...body }),
    })
    return { status: response.status, body: await response.json() }
  }
  const email = freshEmail()
  const details = { first_name: 'Grace', last_name: 'Hopper' }
  const same = await post('update_employee_details', { ...details, employee_email: person.email })
  expect(same).toEqual({
    status: 200,
    body: {
      success: true,
      message: 'Personal information updated successfully!',
      email_pending: false,
    },
  })
  const pending = await post('update_employee_details', { ...details, employee_email: email })
  expect(pending).toMatchObject({ status: 200, body: { success: true, email_pending: true } })
  expect(await emailOf(person)).toBe(person.email)
  const wrong = await post('confirm_employee_email', { verification_code: 'CCCCCCCC' })
  expect(wrong).toMatchObject({ status: 400, body: { success: false } })
  const confirmed = await post('confirm_employee_email', { verification_code: pending.body.code })
  expect(confirmed).toMatchObject({ status: 200, body: { success: true, employee_email: email } })
  expect(await emailOf(person)).toBe(email)
  expect((await post('update_employee_details', { ...details, employee_email: email })).status).toBe(401)
})
