import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { confirmCompany } from '../../src/auth/account/confirm-company.ts'
import { sendCompanyProof } from '../../src/auth/account/send-company-proof.ts'
import { sendLoginCode } from '../../src/auth/codes/send-login-code.ts'
import { verifyLogin } from '../../src/auth/codes/verify-login.ts'
import { registerEntity } from '../../src/auth/register-entity.ts'
import { moveEmployee } from '../../src/companies/move-employee.ts'
import { readCompany } from '../../src/companies/read.ts'
import { updateContact } from '../../src/companies/update-contact.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { readBoard } from '../../src/leads/board/read-board.ts'
import { listLeads } from '../../src/leads/read.ts'
import { readListing } from '../../src/listings/read.ts'
import { otherSide, sides } from '../../src/shared/sides.ts'
import { makeCompany } from '../make/companies.ts'
import { makeLead } from '../make/leads.ts'
import {
  as,
  changeEmail,
  freshEmail,
  makeEmployee,
  makeIndividual,
  type Person,
  visitor,
} from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

let domains = 0
const freshDomain = () => `company-${++domains}.example`
const manager = 'company manager' as const

/** Registers a company with these addresses, and logs its manager in. */
async function found(login: string, email: string, website = '') {
  const person = { firstName: 'Ada', lastName: 'Byron', email: login, role: manager }
  const company = { kind: 'new', name: 'Siemens', email, website, phone: '' } as const
  const ids = await registerEntity(visitor(app.ctx), { ...person, company })
  expect(await isVerified(ids.companyId)).toBe(false)
  await logIn(login)
  return { ...person, ...ids, isIndividual: false } satisfies Person
}
async function logIn(email: string): Promise<void> {
  const caller = visitor(app.ctx)
  const { code } = await sendLoginCode(caller, { email })
  await verifyLogin(caller, { email, code: code! })
}
const isVerified = async (id: string) =>
  (await app.db.select().from(companies).where(eq(companies.id, id)))[0]?.isVerified

describe('a new company', () => {
  test('is verified by its manager’s login with an address of its domain', async () => {
    const domain = freshDomain()
    const { companyId } = await found(`ada@${domain}`, `info@${domain}`, `https://www.${domain}/about`)
    expect(await isVerified(companyId)).toBe(true)
  })

  test('isn’t when a stranger founds it in another’s name', async () => {
    const [domain, own] = [freshDomain(), freshDomain()]
    for (const [login, email, website] of [
      [freshEmail(), `info@${domain}`, ''],
      [`mallory@${own}`, `info@${domain}`, ''],
      [`mallory@${own}`, `info@${own}`, domain],
      [`mallory@x.${domain}`, `info@${domain}`, ''],
      ['mallory@gmail.com', 'siemens@gmail.com', ''],
    ] as const) {
      const { companyId } = await found(`${++domains}.${login}`, email, website)
      expect(await isVerified(companyId)).toBe(false)
    }
  })

  test('is by another manager of that domain, but not by a contributor', async () => {
    const domain = freshDomain()
    const { companyId } = await found(freshEmail(), `info@${domain}`)
    const role = 'company individual contributor'
    const contributor = await makeEmployee(app.db, companyId, { email: `eve@${domain}`, role })
    await logIn(contributor.email)
    expect(await isVerified(companyId)).toBe(false)
    await logIn((await makeEmployee(app.db, companyId, { email: `grace@${domain}` })).email)
    expect(await isVerified(companyId)).toBe(true)
  })
})

describe('a verified company', () => {
  async function makeVerified() {
    const domain = freshDomain()
    const person = await found(`ada@${domain}`, `info@${domain}`)
    expect(await isVerified(person.companyId)).toBe(true)
    return { domain, person, caller: as(app.ctx, person) }
  }

  test('is unverified once its email or website is another domain’s, until they are back', async () => {
    const { domain, person, caller } = await makeVerified()
    const contact = { name: 'Siemens', email: `info@${domain}`, website: '', phone: '' }
    for (const change of [{ email: 'info@siemens.example' }, { website: 'siemens.example' }]) {
      await updateContact(caller, { ...contact, ...change })
      expect(await isVerified(person.companyId)).toBe(false)
      await updateContact(caller, contact)
      expect(await isVerified(person.companyId)).toBe(true)
    }
  })

  test('is unverified once its only proof leaves: with a new login email, or for another company', async () => {
    const [one, other] = [await makeVerified(), await makeVerified()]
    await changeEmail(one.caller, freshEmail())
    expect(await isVerified(one.person.companyId)).toBe(false)
    const { company } = await makeCompany(app.db)
    await moveEmployee(app.ctx, { email: other.person.email, companyId: company.id })
    expect(await isVerified(other.person.companyId)).toBe(false)
  })
})

describe('a code to the company’s own email', () => {
  const codeFor = async (person: Person) => {
    const { code } = await sendCompanyProof(as(app.ctx, person))
    if (!code) throw new Error('No code in the response')
    return code
  }
  const refused = { code: 'WRONG_CODE' }

  test('verifies the company of a manager who logs in with another address', async () => {
    const domain = freshDomain()
    const person = await found(freshEmail(), `info@${domain}`)
    const caller = as(app.ctx, person)
    expect((await readCompany(caller)).isVerified).toBe(false)
    const code = await codeFor(person)
    const [mail] = await app.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, `info@${domain}`))
    expect(mail?.body).toContain(code)
    await expect(confirmCompany(caller, { code: 'CCCCCCCC' })).rejects.toMatchObject(refused)
    expect(await confirmCompany(caller, { code })).toEqual({ isVerified: true })
    expect((await readCompany(caller)).isVerified).toBe(true)
    await expect(confirmCompany(caller, { code })).rejects.toMatchObject(refused)
  })

  test('proves the address that it was sent to, not the one that replaced it meanwhile', async () => {
    const domain = freshDomain()
    const person = await found(freshEmail(), `info@${domain}`)
    const caller = as(app.ctx, person)
    const code = await codeFor(person)
    await updateContact(caller, { name: 'Siemens', email: 'info@siemens.example', website: '', phone: '' })
    expect(await confirmCompany(caller, { code })).toEqual({ isVerified: false })
    expect(await isVerified(person.companyId)).toBe(false)
  })

  test('proves nothing at a public mail provider', async () => {
    const person = await found(freshEmail(), 'siemens@gmail.com')
    const code = await codeFor(person)
    expect(await confirmCompany(as(app.ctx, person), { code })).toEqual({ isVerified: false })
  })

  test('is a manager’s in a session: others, keys and strangers are refused', async () => {
    const { company, manager: owner } = await makeCompany(app.db)
    const role = 'company individual contributor'
    const contributor = as(app.ctx, await makeEmployee(app.db, company.id, { role }))
    const individual = as(app.ctx, await makeIndividual(app.db))
    const byKey = as(app.ctx, owner, { credentialId: owner.employeeId, credential: 'key', scope: 'write' })
    const code = await codeFor(owner)
    for (const caller of [contributor, individual, byKey]) {
      await expect(sendCompanyProof(caller)).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(confirmCompany(caller, { code })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    const stranger = as(app.ctx, (await makeCompany(app.db)).manager)
    await expect(confirmCompany(stranger, { code })).rejects.toMatchObject(refused)
  })
})

test.each(sides)('the other side sees whether the %s’s company is verified', async (side) => {
  const lead = await makeLead(app.ctx)
  const { companyId } = lead.people[side]
  const viewer = as(app.ctx, lead.people[otherSide(side)])
  const ofViewer = { side: otherSide(side), listingId: lead.listings[otherSide(side)].id }
  for (const verified of [true, false]) {
    await app.db.update(companies).set({ isVerified: verified }).where(eq(companies.id, companyId))
    const page = JSON.parse((await listLeads(viewer, { ...ofViewer, order: 'default', limit: 10 })).text)
    expect(page.leads[0].counterpart.companyVerified).toBe(verified)
    const board = JSON.parse((await readBoard(viewer, ofViewer)).text)
    expect(board.leads[0].companyVerified).toBe(verified)
    const listing = await readListing(viewer, { side, id: lead.listings[side].id })
    expect(listing).toMatchObject({ companyVerified: verified })
  }
})
