import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { updateEmployee } from '../../src/auth/account/update-employee.ts'
import { viewerFromToken } from '../../src/auth/read.ts'
import { updateEmployeeSchema } from '../../src/auth/schema.ts'
import { contactSupport } from '../../src/companies/contact-support.ts'
import { fillDescription } from '../../src/companies/fill-description.ts'
import { fillName } from '../../src/companies/fill-name.ts'
import { contactSupportSchema, updateContactSchema, updateIntroSchema } from '../../src/companies/schema.ts'
import { updateContact } from '../../src/companies/update-contact.ts'
import { updateIntro } from '../../src/companies/update-intro.ts'
import { companies, employees } from '../../src/db/tables/companies.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { makeCompany } from '../make/companies.ts'
import { as, freshEmail, makeEmployee, makeIndividual, makeSession, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const companyRow = async (id: string) =>
  (await app.db.select().from(companies).where(eq(companies.id, id)))[0]
const employeeRow = async (id: string) =>
  (await app.db.select().from(employees).where(eq(employees.id, id)))[0]
const contact = { name: 'Acme & Sons', website: 'acme.test', email: 'hello@acme.example', phone: '1' }

async function makePeople() {
  const { company, manager } = await makeCompany(app.db)
  const contributor = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
  return { company, manager, contributor }
}

describe('the introduction', () => {
  test('is changed by managers and individuals, for their own company only', async () => {
    const [{ company, manager }, { company: other }] = [await makePeople(), await makePeople()]
    const individual = await makeIndividual(app.db)
    await updateIntro(as(app.ctx, manager), { intro: 'We build.' })
    await updateIntro(as(app.ctx, individual), { intro: 'I build.' })
    expect((await companyRow(company.id))?.description).toBe('We build.')
    expect((await companyRow(individual.companyId))?.description).toBe('I build.')
    expect((await companyRow(other.id))?.description).toBe(other.description)
  })

  test('refuses a contributor', async () => {
    const { company, contributor } = await makePeople()
    await expect(updateIntro(as(app.ctx, contributor), { intro: 'Mine.' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect((await companyRow(company.id))?.description).toBe(company.description)
  })
})

describe('an empty description', () => {
  test('is filled once from a parsed text, by any employee', async () => {
    const { company, manager } = await makeCompany(app.db, { description: '' })
    const contributor = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
    const fill = (description: string, by = contributor) => fillDescription(as(app.ctx, by), { description })
    expect(await fill('')).toEqual({ filled: false })
    const both = await Promise.all([fill('First.'), fill('First.', manager)])
    expect(both.filter(({ filled }) => filled)).toHaveLength(1)
    expect(await fill('Second.')).toEqual({ filled: false })
    expect((await companyRow(company.id))?.description).toBe('First.')
  })

  test('of an individual stays the individual’s to write', async () => {
    const person = await makeIndividual(app.db)
    expect(await fillDescription(as(app.ctx, person), { description: 'Parsed.' })).toEqual({ filled: false })
    expect((await companyRow(person.companyId))?.description).toBe('')
  })
})

describe('an empty name', () => {
  test('is filled once, by any employee of the company', async () => {
    const { company, manager } = await makeCompany(app.db, { name: '' })
    const { manager: stranger } = await makeCompany(app.db)
    const contributor = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
    const fill = (name: string, by = contributor) => fillName(as(app.ctx, by), { name })
    expect(await fill('Theirs', stranger)).toEqual({ filled: false })
    expect((await companyRow(company.id))?.name).toBe('')
    const both = await Promise.all([fill('First'), fill('First', manager)])
    expect(both.filter(({ filled }) => filled)).toHaveLength(1)
    expect(await fill('Second')).toEqual({ filled: false })
    expect((await companyRow(company.id))?.name).toBe('First')
    expect((await companyRow(stranger.companyId))?.name).toBe('Acme Ltd')
  })
})

describe('the contact info', () => {
  test('is changed by managers and individuals', async () => {
    for (const person of [(await makePeople()).manager, await makeIndividual(app.db)]) {
      await updateContact(as(app.ctx, person), contact)
      expect(await companyRow(person.companyId)).toMatchObject(contact)
    }
  })

  test('keeps the fields that are omitted', async () => {
    const { manager } = await makePeople()
    await updateContact(as(app.ctx, manager), contact)
    await updateContact(as(app.ctx, manager), updateContactSchema.parse({ name: 'Renamed', phone: '' }))
    expect(await companyRow(manager.companyId)).toMatchObject({ ...contact, name: 'Renamed', phone: '' })
  })

  test('refuses a contributor', async () => {
    const { company, contributor } = await makePeople()
    await expect(updateContact(as(app.ctx, contributor), contact)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await companyRow(company.id)).toEqual(company)
  })
})

describe('personal info', () => {
  test('keeps the session when the email differs only in case', async () => {
    const { contributor } = await makePeople()
    const { token } = await makeSession(app.ctx, contributor)
    const next = updateEmployeeSchema.parse({
      firstName: 'Grace',
      lastName: 'Hopper',
      email: contributor.email.toUpperCase(),
    })
    expect(await updateEmployee(as(app.ctx, contributor), next)).toEqual({ emailPending: false })
    expect(await employeeRow(contributor.employeeId)).toMatchObject({ ...next, email: contributor.email })
    expect(await viewerFromToken(app.db, token, new Date())).toMatchObject({ firstName: 'Grace' })
  })

  test('refuses a taken email and keeps the session', async () => {
    const [person, other] = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const { token } = await makeSession(app.ctx, person)
    const next = { firstName: 'New', lastName: 'Name', email: other.email }
    await expect(updateEmployee(as(app.ctx, person), next)).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      status: 409,
      message: 'Email address is already in use by another account.',
    })
    expect(await employeeRow(person.employeeId)).toMatchObject({ firstName: 'Ada', email: person.email })
    expect(await viewerFromToken(app.db, token, new Date())).not.toBeNull()
  })

  test('of an individual also changes the name of their company, unless it was edited', async () => {
    const person = await makeIndividual(app.db)
    const { email } = person
    await updateEmployee(as(app.ctx, person), { firstName: 'Grace', lastName: 'Hopper', email })
    expect(await companyRow(person.companyId)).toMatchObject({ name: 'Grace Hopper', email })
    await updateContact(as(app.ctx, person), contact)
    await updateEmployee(as(app.ctx, person), { firstName: 'Ada', lastName: 'Byron', email })
    expect(await companyRow(person.companyId)).toMatchObject(contact)
    const { company, manager } = await makePeople()
    const names = { firstName: 'Grace', lastName: 'Hopper', email: manager.email }
    await updateEmployee(as(app.ctx, manager), names)
    expect(await companyRow(company.id)).toEqual(company)
  })

  test('refuses a key that wants to change the login email', async () => {
    const person = await makeIndividual(app.db)
    const byKey = as(app.ctx, person, {
      credentialId: crypto.randomUUID(),
      credential: 'key',
      scope: 'write',
    })
    const names = { firstName: 'Grace', lastName: 'Hopper' }
    await expect(updateEmployee(byKey, { ...names, email: freshEmail() })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await updateEmployee(byKey, { ...names, email: person.email })).toEqual({ emailPending: false })
  })
})

describe('support', () => {
  const written = { email: 'ada@example.org', subject: 'Billing', message: 'Hello,\nplease help.' }
  const mailsToSupport = () => app.db.select().from(mails).where(eq(mails.recipient, app.config.supportEmail))

  test('gets mails from everyone, with the sender’s identity when logged in', async () => {
    const person = await makeIndividual(app.db)
    await contactSupport(visitor(app.ctx), written)
    await contactSupport(as(app.ctx, person), { ...written, subject: '' })
    const [open, known] = (await mailsToSupport()).sort((a, b) => a.id.localeCompare(b.id))
    expect(open).toMatchObject({ subject: 'A message to support' })
    expect(open?.body).toContain('Billing')
    expect(open?.body).toContain('ada@example.org')
    expect(open?.body).toContain('Hello,\nplease help.')
    expect(known?.body).toContain(person.employeeId)
  })

  test('accepts a limited number of mails from all clients together', async () => {
    const sent = Array.from({ length: 100 }, () => ({
      recipient: app.config.supportEmail,
      subject: '',
      body: '',
    }))
    await app.db.insert(mails).values(sent)
    await expect(contactSupport(visitor(app.ctx), written)).rejects.toMatchObject({ code: 'TOO_MANY' })
    const later = { ...visitor(app.ctx), now: () => new Date(Date.now() + 11 * 60_000) }
    expect(await contactSupport(later, written)).toEqual({ sent: true })
  })

  test('has a limit per client', async () => {
    const inAnHour = new Date(Date.now() + 60 * 60_000)
    const later = { ...app.ctx, now: () => inAnHour }
    const stranger = visitor(later)
    for (let i = 0; i < 10; i++) await contactSupport(stranger, written)
    const refused = contactSupport(stranger, written)
    await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 600 })
    expect(await contactSupport(visitor(later), written)).toEqual({ sent: true })
  })
})

describe('the message for a missing or invalid field', () => {
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' }
  test.each<[string, z.ZodType, unknown]>([
    ['Introduction cannot be empty.', updateIntroSchema, { intro: ' \n' }],
    ['Company Name cannot be empty.', updateContactSchema, { name: ' ' }],
    ['First Name cannot be empty.', updateEmployeeSchema, { ...person, firstName: '' }],
    ['Last Name cannot be empty.', updateEmployeeSchema, { ...person, lastName: ' ' }],
    ['Email cannot be empty.', updateEmployeeSchema, { ...person, email: '' }],
    ['Please enter a valid email.', updateEmployeeSchema, { ...person, email: 'ada' }],
    ['Message cannot be empty.', contactSupportSchema, { email: person.email, message: '' }],
  ])('%s', (message, schema, input) => {
    expect(schema.safeParse(input).error?.issues[0]?.message).toBe(message)
  })

  test('is absent for optional lines, which are only trimmed', () => {
    expect(updateContactSchema.parse({ name: ' Acme ', website: ' none ', email: 'not an email' })).toEqual({
      name: 'Acme',
      website: 'none',
      email: 'not an email',
    })
  })
})
