import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendCompanyCode } from '../../src/auth/codes/send-company-code.ts'
import { verifyCompanyCode } from '../../src/auth/codes/verify-company-code.ts'
import { findVerifiedCompany } from '../../src/auth/read.ts'
import { registerEntity } from '../../src/auth/register-entity.ts'
import { registerIndividual } from '../../src/auth/register-individual.ts'
import { companyCookie } from '../../src/auth/schema.ts'
import type { RequestCtx } from '../../src/context.ts'
import { companyVerifications } from '../../src/db/tables/auth.ts'
import { companies, employees } from '../../src/db/tables/companies.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { limits } from '../../src/shared/limits.ts'
import { makeCompany } from '../make/companies.ts'
import { freshEmail, makeIndividual, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const manager = 'company manager' as const
const contributor = 'company individual contributor' as const
const person = (email = freshEmail()) => ({ firstName: 'Ada', lastName: 'Byron', email })
const newCompany = { kind: 'new', name: 'New Ltd', email: 'hi@new.example', website: '', phone: '' } as const
const listed = (id: string) => ({ kind: 'listed', id }) as const
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const later = (visit: RequestCtx, minutes: number): RequestCtx => ({
  ...visit,
  now: () => new Date(Date.now() + minutes * 60_000),
})
/** A client that keeps no cookies. */
const withoutCookies = (address = '192.0.2.1'): RequestCtx => ({
  ...visitor(app.ctx, { address }),
  cookies: { get: () => undefined, set: () => {}, clear: () => {} },
})
const employeeRow = async (email: string) =>
  (await app.db.select().from(employees).where(eq(employees.email, email)))[0]

async function askFor(
  visit: RequestCtx,
  companyId: string,
  userEmail: string,
  userRole: typeof manager | typeof contributor = contributor,
): Promise<string> {
  const { code } = await sendCompanyCode(visit, {
    companyId,
    userEmail,
    userName: 'Ada Byron',
    userRole,
  })
  if (!code) throw new Error('No code in the answer')
  return code
}

async function verified(visit: RequestCtx, companyId: string, email: string): Promise<void> {
  await verifyCompanyCode(visit, { companyId, code: await askFor(visit, companyId, email) })
}

describe('an individual', () => {
  test('gets a company of one under the own name', async () => {
    const email = freshEmail()
    const { employeeId, companyId } = await registerIndividual(visitor(app.ctx), person(email))
    expect(await employeeRow(email)).toMatchObject({ id: employeeId, companyId, role: 'individual' })
    const [company] = await app.db.select().from(companies).where(eq(companies.id, companyId))
    expect(company).toMatchObject({ name: 'Ada Byron', email, isIndividual: true, description: '' })
  })

  test('can’t take an email that is taken, and leaves nothing behind', async () => {
    const { email } = await makeIndividual(app.db)
    const before = await app.db.$count(companies)
    await expect(registerIndividual(visitor(app.ctx), person(email))).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      status: 409,
    })
    expect(await app.db.$count(companies)).toBe(before)
  })

  test('is registered once, however often at once', async () => {
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
  test('is founded by a manager', async () => {
    const email = freshEmail()
    const { companyId } = await registerEntity(visitor(app.ctx), {
      ...person(email),
      role: manager,
      company: { ...newCompany, website: 'https://new.example', phone: '123' },
    })
    expect(await employeeRow(email)).toMatchObject({ companyId, role: manager })
    const [company] = await app.db.select().from(companies).where(eq(companies.id, companyId))
    const { kind: _, ...given } = { ...newCompany, website: 'https://new.example', phone: '123' }
    expect(company).toMatchObject({ ...given, isIndividual: false })
  })

  test.each([contributor, 'individual'] as const)('is refused to a %s', async (role) => {
    const email = freshEmail()
    await expect(
      registerEntity(visitor(app.ctx), { ...person(email), role, company: newCompany }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await employeeRow(email)).toBeUndefined()
  })
})

describe('a listed company', () => {
  test.each([manager, contributor] as const)('is joined by a %s with its code', async (role) => {
    const { company } = await makeCompany(app.db, { email: freshEmail('office') })
    const email = freshEmail()
    const visit = visitor(app.ctx)
    const code = await askFor(visit, company.id, email, role)
    const [mail] = await app.db.select().from(mails).where(eq(mails.recipient, company.email))
    expect(mail?.body).toContain(code)
    expect(mail?.body).toContain(email)
    await verifyCompanyCode(visit, { companyId: company.id, code })
    expect(await findVerifiedCompany(visit)).toEqual({ companyId: company.id, email })

    await registerEntity(visit, { ...person(email), role, company: listed(company.id) })
    expect(await employeeRow(email)).toMatchObject({ companyId: company.id, role })
    expect(visit.jar.has(companyCookie)).toBe(false)
  })

  test('keeps the verification of who used it from working twice', async () => {
    const { company } = await makeCompany(app.db)
    const email = freshEmail()
    const visit = visitor(app.ctx)
    await verified(visit, company.id, email)
    const cookie = visit.jar.get(companyCookie)!
    await registerEntity(visit, { ...person(email), role: contributor, company: listed(company.id) })
    await app.db.delete(employees).where(eq(employees.email, email))
    for (const again of [visitor(app.ctx, { jar: new Map([[companyCookie, cookie]]) }), withoutCookies()]) {
      expect(await findVerifiedCompany(again)).toBeNull()
      await expect(
        registerEntity(again, { ...person(email), role: contributor, company: listed(company.id) }),
      ).rejects.toMatchObject({ code: 'COMPANY_NOT_VERIFIED', status: 403 })
    }
  })

  test('lets nobody in as another than the company was told', async () => {
    const { company } = await makeCompany(app.db)
    const email = freshEmail()
    const visit = visitor(app.ctx)
    await verified(visit, company.id, email)
    const joining = { ...person(email), company: listed(company.id) }
    await expect(registerEntity(visit, { ...joining, role: manager })).rejects.toMatchObject({
      code: 'COMPANY_NOT_VERIFIED',
    })
    await registerEntity(visit, { ...joining, role: contributor })
    expect(await employeeRow(email)).toMatchObject({ role: contributor })
  })

  test('is joined without cookies, by company and code from the same address', async () => {
    const { company } = await makeCompany(app.db)
    const email = freshEmail()
    const code = await askFor(withoutCookies(), company.id, email)
    await expect(
      verifyCompanyCode(withoutCookies('198.51.100.1'), { companyId: company.id, code }),
    ).rejects.toMatchObject({ code: 'WRONG_CODE' })
    await verifyCompanyCode(withoutCookies(), { companyId: company.id, code })
    await registerEntity(withoutCookies(), {
      ...person(email),
      role: contributor,
      company: listed(company.id),
    })
    expect((await employeeRow(email))?.companyId).toBe(company.id)
  })

  test('refuses who has no verification: none, of another company, for another email, another browser’s', async () => {
    const [{ company }, { company: other }] = [await makeCompany(app.db), await makeCompany(app.db)]
    const email = freshEmail()
    const visit = visitor(app.ctx)
    const join = (by: RequestCtx, id: string, as = email) =>
      registerEntity(by, { ...person(as), role: contributor, company: listed(id) })
    const refused = { code: 'COMPANY_NOT_VERIFIED' }
    await expect(join(visit, company.id)).rejects.toMatchObject(refused)
    await askFor(visit, company.id, email)
    await expect(join(visit, company.id)).rejects.toMatchObject(refused)
    await verified(visit, company.id, email)
    await expect(join(visit, other.id)).rejects.toMatchObject(refused)
    await expect(join(visit, company.id, freshEmail())).rejects.toMatchObject(refused)
    const stranger = visitor(app.ctx, { jar: new Map([[companyCookie, 'made-up']]) })
    await expect(join(stranger, company.id)).rejects.toMatchObject(refused)
    expect(await findVerifiedCompany(stranger)).toBeNull()
    expect(await join(visit, company.id)).toBeTruthy()
  })

  test('can be joined for thirty minutes after the code', async () => {
    const { company } = await makeCompany(app.db)
    const [early, late] = [freshEmail(), freshEmail()]
    const [one, other] = [visitor(app.ctx), visitor(app.ctx)]
    await verified(one, company.id, early)
    await verified(other, company.id, late)
    const join = (visit: RequestCtx, email: string) =>
      registerEntity(visit, { ...person(email), role: contributor, company: listed(company.id) })
    expect(await join(later(one, limits.companyVerificationMinutes - 1), early)).toBeTruthy()
    const tooLate = later(other, limits.companyVerificationMinutes + 1)
    expect(await findVerifiedCompany(tooLate)).toBeNull()
    await expect(join(tooLate, late)).rejects.toMatchObject({ code: 'COMPANY_NOT_VERIFIED' })
  })

  test('can’t be joined with a taken email, and the verification stays', async () => {
    const { company } = await makeCompany(app.db)
    const { email } = await makeIndividual(app.db)
    const visit = visitor(app.ctx)
    await verified(visit, company.id, email)
    await expect(
      registerEntity(visit, { ...person(email), role: contributor, company: listed(company.id) }),
    ).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(await findVerifiedCompany(visit)).not.toBeNull()
  })
})

describe('a company code', () => {
  test.each(['', 'by phone only'])('can’t be sent to a company with the email “%s”', async (email) => {
    const { company } = await makeCompany(app.db, { email })
    await expect(askFor(visitor(app.ctx), company.id, freshEmail())).rejects.toMatchObject({
      code: 'COMPANY_WITHOUT_EMAIL',
    })
  })

  test('isn’t sent to an individual, to nobody, or for an individual', async () => {
    const { companyId } = await makeIndividual(app.db)
    const { company } = await makeCompany(app.db)
    const visit = visitor(app.ctx)
    await expect(askFor(visit, companyId, freshEmail())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(askFor(visit, crypto.randomUUID(), freshEmail())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(
      sendCompanyCode(visit, {
        companyId: company.id,
        userName: '',
        userEmail: freshEmail(),
        userRole: 'individual',
      }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(visit.jar.size).toBe(0)
  })

  test('is in the answer only where no mail leaves', async () => {
    const { company } = await makeCompany(app.db)
    const visit = visitor({ ...app.ctx, config: { ...app.config, production: true } })
    const answer = await sendCompanyCode(visit, {
      companyId: company.id,
      userName: 'Ada',
      userEmail: freshEmail(),
      userRole: manager,
    })
    expect(answer).toEqual({})
  })

  test.each([
    ['with its cookie', () => visitor(app.ctx)],
    ['without cookies', () => withoutCookies('198.51.100.77')],
  ])('counts five tries %s, also at once', async (_, make) => {
    const { company } = await makeCompany(app.db)
    const visit = make()
    const code = await askFor(visit, company.id, freshEmail())
    const tries = await Promise.allSettled(
      Array.from({ length: limits.codeTries }, () =>
        verifyCompanyCode(visit, { companyId: company.id, code: wrong(code) }),
      ),
    )
    for (const { status } of tries) expect(status).toBe('rejected')
    await expect(verifyCompanyCode(visit, { companyId: company.id, code })).rejects.toMatchObject({
      code: 'WRONG_CODE',
    })
  })

  test('works once, for ten minutes, for its own browser and company', async () => {
    const [{ company }, { company: other }] = [await makeCompany(app.db), await makeCompany(app.db)]
    const visit = visitor(app.ctx)
    const code = await askFor(visit, company.id, freshEmail())
    const refused = { code: 'WRONG_CODE' }
    const tooLate = later(visit, limits.codeMinutes + 1)
    await expect(verifyCompanyCode(tooLate, { companyId: company.id, code })).rejects.toMatchObject(refused)
    await expect(verifyCompanyCode(visit, { companyId: other.id, code })).rejects.toMatchObject(refused)
    const stranger = visitor(app.ctx, { jar: new Map([[companyCookie, 'made-up']]) })
    await expect(verifyCompanyCode(stranger, { companyId: company.id, code })).rejects.toMatchObject(refused)
    const both = await Promise.allSettled(
      [1, 2].map(() => verifyCompanyCode(visit, { companyId: company.id, code })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('is sent ten times to a company for a client in ten minutes, also at once, then later again', async () => {
    const { company } = await makeCompany(app.db)
    const client = withoutCookies('203.0.113.21')
    const asked = await Promise.allSettled(
      Array.from({ length: 13 }, () => askFor(client, company.id, freshEmail())),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await expect(askFor(client, company.id, freshEmail())).rejects.toMatchObject({
      code: 'TOO_MANY',
      retryAfter: expect.any(Number),
    })
    expect(await askFor(visitor(app.ctx), company.id, freshEmail())).toBeTruthy()
    expect(await askFor(later(client, 11), company.id, freshEmail())).toBeTruthy()
  })

  test('is limited for a client, whatever companies it names', async () => {
    const address = '203.0.113.20'
    const [{ company }, { company: other }] = [await makeCompany(app.db), await makeCompany(app.db)]
    const sent = Array.from({ length: 60 }, () => ({
      companyId: other.id,
      email: freshEmail(),
      tokenHash: '',
      codeHash: '',
      address,
      expiresAt: new Date(),
    }))
    await app.db.insert(companyVerifications).values(sent)
    await expect(askFor(withoutCookies(address), company.id, freshEmail())).rejects.toMatchObject({
      code: 'TOO_MANY',
    })
    expect(await askFor(visitor(app.ctx), company.id, freshEmail())).toBeTruthy()
  })
})

test.each(['individual', 'entity'])(
  'one client registers at most 60 of kind %s in ten minutes',
  async (kind) => {
    const at = new Date()
    const visit = { ...visitor(app.ctx), now: () => at }
    const register = (who: RequestCtx, email?: string) =>
      kind === 'individual'
        ? registerIndividual(who, person(email))
        : registerEntity(who, { ...person(email), role: manager, company: newCompany })
    const { email } = await makeIndividual(app.db)
    // What fails is counted, too: it says who is known here.
    for (let i = 0; i < 30; i++)
      await expect(register(visit, email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    for (let i = 0; i < 30; i++) await register(visit)
    await expect(register(visit)).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 600 })
    await register({ ...visitor(app.ctx), now: () => at })
    await register(later(visit, 11))
  },
)
