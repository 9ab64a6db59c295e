import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { registerEntity } from '../../src/auth/register-entity.ts'
import { registerIndividual } from '../../src/auth/register-individual.ts'
import type { RequestCtx } from '../../src/context.ts'
import { attempts } from '../../src/db/tables/auth.ts'
import { companies, employees } from '../../src/db/tables/companies.ts'
import { freshEmail, makeIndividual, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { contributor, later, manager, newCompany, person } from './registering.ts'

const app = await forFile(startApp())
const employeeRow = async (email: string) =>
  (await app.db.select().from(employees).where(eq(employees.email, email)))[0]

describe('an individual', () => {
  test('gets a company of their own with their name', async () => {
    const email = freshEmail()
    const { employeeId, companyId } = await registerIndividual(visitor(app.ctx), person(email))
    expect(await employeeRow(email)).toMatchObject({ id: employeeId, companyId, role: 'individual' })
    const [company] = await app.db.select().from(companies).where(eq(companies.id, companyId))
    expect(company).toMatchObject({ name: 'Ada Byron', email, isIndividual: true, description: '' })
  })

  test('can’t register with a taken email, and no company is created', async () => {
    const { email } = await makeIndividual(app.db)
    const before = await app.db.$count(companies)
    await expect(registerIndividual(visitor(app.ctx), person(email))).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      status: 409,
    })
    expect(await app.db.$count(companies)).toBe(before)
  })

  test('is registered once by concurrent requests', async () => {
    const email = freshEmail()
    const before = await app.db.$count(companies)
    const all = await Promise.allSettled([
      ...[1, 2, 3].map(() => registerIndividual(visitor(app.ctx), person(email))),
      ...[1, 2, 3].map(() =>
        registerEntity(visitor(app.ctx), { ...person(email), role: manager, company: newCompany }),
      ),
    ])
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of all) if (each.status === 'rejected') expect(each.reason.code).toBe('EMAIL_TAKEN')
    expect(await app.db.$count(companies)).toBe(before + 1)
  })
})

describe('a new company', () => {
  test('is created by a manager', async () => {
    const email = freshEmail()
    const { companyId } = await registerEntity(visitor(app.ctx), {
      ...person(email),
      role: manager,
      company: { ...newCompany, website: 'https://new.example', phone: '123' },
    })
    expect(await employeeRow(email)).toMatchObject({ companyId, role: manager })
    const [company] = await app.db.select().from(companies).where(eq(companies.id, companyId))
    const { kind: _, ...fields } = { ...newCompany, website: 'https://new.example', phone: '123' }
    expect(company).toMatchObject({ ...fields, isIndividual: false })
  })

  test.each([contributor, 'individual'] as const)(
    'can’t be created by a user with the role “%s”',
    async (role) => {
      const email = freshEmail()
      await expect(
        registerEntity(visitor(app.ctx), { ...person(email), role, company: newCompany }),
      ).rejects.toMatchObject({ code: 'FORBIDDEN' })
      expect(await employeeRow(email)).toBeUndefined()
    },
  )
})

test.each(['individual', 'entity'])(
  'a client may try to register at most 60 times in ten minutes (%s)',
  async (kind) => {
    const at = new Date()
    const caller = { ...visitor(app.ctx), now: () => at }
    const register = (who: RequestCtx, email?: string) =>
      kind === 'individual'
        ? registerIndividual(who, person(email))
        : registerEntity(who, { ...person(email), role: manager, company: newCompany })
    const { email } = await makeIndividual(app.db)
    // Failed attempts count too: they reveal which emails are registered.
    for (let i = 0; i < 20; i++)
      await expect(register(caller, email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    await app.db.delete(attempts).where(eq(attempts.what, 'taken-email'))
    for (let i = 0; i < 40; i++) await register(caller)
    await expect(register(caller)).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 600 })
    await register({ ...visitor(app.ctx), now: () => at })
    await register(later(caller, 11))
  },
)

test.each(['individual', 'entity'])(
  'twenty answers a day that an email is taken are a client’s last, whatever it asks then (%s)',
  async (kind) => {
    const caller = visitor(app.ctx)
    const register = (who: RequestCtx, email: string) =>
      kind === 'individual'
        ? registerIndividual(who, person(email))
        : registerEntity(who, { ...person(email), role: manager, company: newCompany })
    const { email } = await makeIndividual(app.db)
    for (let i = 0; i < 20; i++)
      await expect(register(caller, email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    for (const asked of [email, freshEmail()])
      await expect(register(caller, asked)).rejects.toMatchObject({ code: 'TOO_MANY' })
    await expect(register(visitor(app.ctx), email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    await register(later(caller, 24 * 60 + 1), freshEmail())
  },
)

test('concurrent calls get no more answers that an email is taken', async () => {
  const caller = visitor(app.ctx)
  const { email } = await makeIndividual(app.db)
  const calls = Array.from({ length: 40 }, () => registerIndividual(caller, person(email)))
  const answers = (await Promise.allSettled(calls)).map((call) =>
    call.status === 'rejected' ? call.reason.code : 'registered',
  )
  expect(answers.filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(20)
  expect(answers.filter((code) => code === 'TOO_MANY')).toHaveLength(20)
  await registerIndividual(visitor(app.ctx), person(freshEmail()))
})
