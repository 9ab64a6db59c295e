import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendCompanyCode } from '../../src/auth/codes/send-company-code.ts'
import { sendLoginCode } from '../../src/auth/codes/send-login-code.ts'
import { verifyLogin } from '../../src/auth/codes/verify-login.ts'
import { registerEntity } from '../../src/auth/register-entity.ts'
import { registerIndividual } from '../../src/auth/register-individual.ts'
import { sweepAuth } from '../../src/auth/sweep.ts'
import { listCompanies, readCompanyContact } from '../../src/companies/read.ts'
import { searchCompanies } from '../../src/companies/search.ts'
import { companies, employees } from '../../src/db/tables/companies.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { as, freshEmail, makeIndividual, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

/** An account whose address nobody has proven: a stranger may have registered it in another's name. */

const app = await forFile(startApp())

const names = { firstName: 'Ada', lastName: 'Byron' }
const role = 'company manager' as const

async function found(name: string) {
  const email = freshEmail()
  const company = { kind: 'new', name, email: `info@${name}.example`, website: '', phone: '' } as const
  return { email, name, ...(await registerEntity(visitor(app.ctx), { ...names, email, role, company })) }
}
async function logIn(email: string): Promise<void> {
  const caller = visitor(app.ctx)
  const { code } = await sendLoginCode(caller, { email })
  await verifyLogin(caller, { email, code: code! })
}
const isListed = async (id: string) => {
  const { companies } = await listCompanies(visitor(app.ctx), { cursor: null })
  return companies.some((company) => company.id === id)
}
const isFound = async (name: string) => {
  const page = await searchCompanies(visitor(app.ctx), { query: name, limit: 10 })
  return JSON.parse(page.text).total === 1
}
const sendCode = (companyId: string) =>
  sendCompanyCode(visitor(app.ctx), { companyId, userName: '', userEmail: freshEmail(), userRole: role })

test('a new company is listed, and can be joined, from its founder’s first login on', async () => {
  const { email, name, companyId } = await found('squatted')
  const stranger = as(app.ctx, await makeIndividual(app.db))
  expect(await isListed(companyId)).toBe(false)
  expect(await isFound(name)).toBe(false)
  await expect(readCompanyContact(stranger, { companyId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(sendCode(companyId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await app.db.$count(mails, eq(mails.recipient, `info@${name}.example`))).toBe(0)

  await logIn(email)
  expect(await isListed(companyId)).toBe(true)
  expect(await isFound(name)).toBe(true)
  expect(await sendCode(companyId)).toBeTruthy()
})

test.each(['register_individual', 'register_entity'])(
  'a registration by %s gives no session: nothing can be published or read with it',
  async (call) => {
    const json = { 'content-type': 'application/json' }
    const registered = await fetch(`${app.url}/api/${call}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        ...names,
        employeeEmail: freshEmail(),
        employeeRole: call === 'register_entity' ? 'Company Manager' : 'Individual',
        isNewCompany: true,
        companyName: 'Unproven Ltd',
        companyEmail: 'info@unproven.example',
      }),
    })
    expect(registered.status).toBe(200)
    expect(registered.headers.getSetCookie()).toEqual([])
    const { employee_id: user_id } = await registered.json()
    const publish = { user_id, procurement_name: 'Rye', procurement_description: ['Rye'] }
    const answers = await Promise.all([
      fetch(`${app.url}/api/add_procurement`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify(publish),
      }),
      fetch(`${app.url}/api/employee_info/${user_id}`),
      fetch(`${app.url}/api/select_free_plan`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ user_id }),
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  },
)

test('an account that nobody logs in to within a week is deleted, so that its email is free again', async () => {
  const [company, kept] = [await found('forgotten'), await found('remembered')]
  const email = freshEmail()
  const individual = await registerIndividual(visitor(app.ctx), { ...names, email })
  await logIn(kept.email)
  const sweepAfter = (days: number) =>
    sweepAuth({ ...app.ctx, now: () => new Date(Date.now() + days * 24 * 60 * 60_000) })
  const exists = async ({ employeeId, companyId }: { employeeId: string; companyId: string }) => [
    await app.db.$count(employees, eq(employees.id, employeeId)),
    await app.db.$count(companies, eq(companies.id, companyId)),
  ]
  await sweepAfter(6)
  for (const one of [company, kept, individual]) expect(await exists(one)).toEqual([1, 1])
  await sweepAfter(8)
  for (const one of [company, individual]) expect(await exists(one)).toEqual([0, 0])
  expect(await exists(kept)).toEqual([1, 1])
  expect(await registerIndividual(visitor(app.ctx), { ...names, email })).toBeTruthy()
})
