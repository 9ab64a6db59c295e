import { describe, expect, test } from 'vitest'
import { sendCompanyCode } from '../../src/auth/codes/send-company-code.ts'
import { verifyCompanyCode } from '../../src/auth/codes/verify-company-code.ts'
import { maskEmail } from '../../src/companies/policy.ts'
import { listCompanies, readCompany, readCompanyContact, readEmployee } from '../../src/companies/read.ts'
import type { RequestCtx } from '../../src/context.ts'
import { plans } from '../../src/db/tables/billing.ts'
import { makeCompany } from '../make/companies.ts'
import { as, freshEmail, makeEmployee, makeIndividual, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const masked = 'i•••@acme.example'
const full = {
  name: 'Acme Ltd',
  website: 'https://acme.example',
  email: 'info@acme.example',
  phone: '+44 20 7946 0000',
}
const hidden = { ...full, email: masked, website: '', phone: '' }

test('a masked email shows its first letter and its domain', () => {
  expect(maskEmail('info@acme.example')).toBe(masked)
  expect(maskEmail('a@acme.example')).toBe('a•••@acme.example')
  for (const none of ['', 'by phone only', '@acme.example']) expect(maskEmail(none)).toBe('')
})

describe('the list of companies', () => {
  test('contains companies by name with masked emails, and no individuals', async () => {
    await using own = await startApp()
    const listFor = async (caller: RequestCtx) => (await listCompanies(caller, {})).companies
    expect(await listFor(visitor(own.ctx))).toEqual([])
    const { company: second } = await makeCompany(own.db, { name: 'Beta', email: '' })
    const { company: first, manager } = await makeCompany(own.db, { name: 'Alpha' })
    const individual = await makeIndividual(own.db)
    const list = [
      { id: first.id, name: 'Alpha', email: masked, isVerified: true },
      { id: second.id, name: 'Beta', email: '', isVerified: true },
    ]
    expect(await listFor(visitor(own.ctx))).toEqual(list)
    expect(await listFor(as(own.ctx, individual))).toEqual(list)
    expect(await listFor(as(own.ctx, manager))).toEqual([{ ...list[0], email: first.email }, list[1]])
  })
})

describe('a company’s contact', () => {
  test('is complete for its employees', async () => {
    const { company, manager } = await makeCompany(app.db)
    const contributor = await makeEmployee(app.db, company.id, { role: 'company individual contributor' })
    for (const person of [manager, contributor]) {
      expect(await readCompanyContact(as(app.ctx, person), { companyId: company.id })).toEqual({
        id: company.id,
        ...full,
      })
    }
  })

  test('refuses anonymous callers and is masked for other logged-in viewers', async () => {
    const { company } = await makeCompany(app.db)
    const { manager: stranger } = await makeCompany(app.db)
    const contactFor = (caller: RequestCtx) => readCompanyContact(caller, { companyId: company.id })
    await expect(contactFor(visitor(app.ctx))).rejects.toMatchObject({ code: 'COMPANY_NOT_VERIFIED' })
    expect(await contactFor(as(app.ctx, stranger))).toEqual({ id: company.id, ...hidden })
  })

  test('is complete for thirty minutes after its code was verified', async () => {
    const [{ company }, { company: other }] = [await makeCompany(app.db), await makeCompany(app.db)]
    const caller = visitor(app.ctx)
    const { code } = await sendCompanyCode(caller, {
      companyId: company.id,
      userName: 'Ada',
      userEmail: freshEmail(),
      userRole: 'company manager',
    })
    const contactOf = (companyId: string, by = caller) => readCompanyContact(by, { companyId })
    const refused = { code: 'COMPANY_NOT_VERIFIED' }
    await expect(contactOf(company.id)).rejects.toMatchObject(refused)
    await verifyCompanyCode(caller, { companyId: company.id, code: code! })
    expect(await contactOf(company.id)).toMatchObject(full)
    await expect(contactOf(other.id)).rejects.toMatchObject(refused)
    const later = { ...caller, now: () => new Date(Date.now() + 31 * 60_000) }
    await expect(contactOf(company.id, later)).rejects.toMatchObject(refused)
  })

  test('of an individual is visible only to the individual', async () => {
    const [person, stranger] = [await makeIndividual(app.db), await makeIndividual(app.db)]
    const { companyId } = person
    for (const caller of [visitor(app.ctx), as(app.ctx, stranger)])
      await expect(readCompanyContact(caller, { companyId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await readCompanyContact(as(app.ctx, person), { companyId })).toMatchObject({
      email: person.email,
    })
  })

  test('of an unknown company is not found', async () => {
    await expect(
      readCompanyContact(visitor(app.ctx), { companyId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the viewer’s own', () => {
  test('company is complete and shows whether its plan allows offerings', async () => {
    const { company, manager } = await makeCompany(app.db)
    const known = { id: company.id, ...full, description: company.description }
    const view = { ...known, isIndividual: false, isVerified: true }
    expect(await readCompany(as(app.ctx, manager))).toEqual({ ...view, canListOfferings: false })
    await app.db.insert(plans).values({ companyId: company.id, planType: 'free' })
    expect(await readCompany(as(app.ctx, manager))).toEqual({ ...view, canListOfferings: true })
  })

  test('profile contains the company’s introduction', async () => {
    const person = await makeIndividual(app.db, { description: 'I count.' })
    const { isIndividual: _, employeeId, ...known } = person
    expect((await readEmployee(as(app.ctx, person))).toJSON()).toEqual({
      ...known,
      id: employeeId,
      pendingEmail: null,
      companyDescription: 'I count.',
    })
  })
})
