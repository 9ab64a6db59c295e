import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendCompanyCode } from '../../src/auth/codes/send-company-code.ts'
import { verifyCompanyCode } from '../../src/auth/codes/verify-company-code.ts'
import { findVerifiedCompany } from '../../src/auth/read.ts'
import { registerEntity } from '../../src/auth/register-entity.ts'
import { companyCookie } from '../../src/auth/schema.ts'
import type { RequestCtx } from '../../src/context.ts'
import { companyVerifications } from '../../src/db/tables/auth.ts'
import { employees } from '../../src/db/tables/companies.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { limits } from '../../src/shared/limits.ts'
import { freshEmail, makeIndividual, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import {
  contributor,
  later,
  listed,
  makeCompany,
  manager,
  person,
  requestCode,
  verified,
  wrong,
} from './registering.ts'

const app = await forFile(startApp())
/** A client that ignores cookies. */
const withoutCookies = (address = '192.0.2.1'): RequestCtx => ({
  ...visitor(app.ctx, { address }),
  cookies: { get: () => undefined, set: () => {}, clear: () => {} },
})
const employeeRow = async (email: string) =>
  (await app.db.select().from(employees).where(eq(employees.email, email)))[0]

describe('a listed company', () => {
  test.each([manager, contributor] as const)(
    'is joined with its code by a user with the role “%s”',
    async (role) => {
      const { company } = await makeCompany(app.db, { email: freshEmail('office') })
      const email = freshEmail()
      const caller = visitor(app.ctx)
      const code = await requestCode(caller, company.id, email, role)
      const [mail] = await app.db.select().from(mails).where(eq(mails.recipient, company.email))
      expect(mail?.body).toContain(code)
      expect(mail?.body).toContain(email)
      await verifyCompanyCode(caller, { companyId: company.id, code })
      expect(await findVerifiedCompany(caller)).toEqual({ companyId: company.id, email })

      await registerEntity(caller, { ...person(email), role, company: listed(company.id) })
      expect(await employeeRow(email)).toMatchObject({ companyId: company.id, role })
      expect(caller.jar.has(companyCookie)).toBe(false)
    },
  )

  test('accepts a verification only once', async () => {
    const { company } = await makeCompany(app.db)
    const email = freshEmail()
    const caller = visitor(app.ctx)
    await verified(caller, company.id, email)
    const cookie = caller.jar.get(companyCookie)!
    await registerEntity(caller, { ...person(email), role: contributor, company: listed(company.id) })
    await app.db.delete(employees).where(eq(employees.email, email))
    for (const again of [visitor(app.ctx, { jar: new Map([[companyCookie, cookie]]) }), withoutCookies()]) {
      expect(await findVerifiedCompany(again)).toBeNull()
      await expect(
        registerEntity(again, { ...person(email), role: contributor, company: listed(company.id) }),
      ).rejects.toMatchObject({ code: 'COMPANY_NOT_VERIFIED', status: 403 })
    }
  })

  test('can’t be joined in another role than the mail named', async () => {
    const { company } = await makeCompany(app.db)
    const email = freshEmail()
    const caller = visitor(app.ctx)
    await verified(caller, company.id, email)
    const joining = { ...person(email), company: listed(company.id) }
    await expect(registerEntity(caller, { ...joining, role: manager })).rejects.toMatchObject({
      code: 'COMPANY_NOT_VERIFIED',
    })
    await registerEntity(caller, { ...joining, role: contributor })
    expect(await employeeRow(email)).toMatchObject({ role: contributor })
  })

  test('is joined without cookies from the address that requested the code', async () => {
    const { company } = await makeCompany(app.db)
    const email = freshEmail()
    const code = await requestCode(withoutCookies(), company.id, email)
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

  test('keeps a verification for the browser that made it: strangers without cookies can’t use it up', async () => {
    const { company } = await makeCompany(app.db)
    const email = freshEmail()
    const [caller, thief] = [visitor(app.ctx, { address: '192.0.2.70' }), withoutCookies('192.0.2.70')]
    await verified(caller, company.id, email)
    const joining = { ...person(email), role: contributor, company: listed(company.id) }
    const refused = { code: 'COMPANY_NOT_VERIFIED' }
    await expect(registerEntity(thief, { ...joining, firstName: 'Mallory' })).rejects.toMatchObject(refused)
    expect(await registerEntity(caller, joining)).toBeTruthy()

    // One that was made without cookies belongs to its address.
    const other = freshEmail()
    const code = await requestCode(withoutCookies(), company.id, other)
    await verifyCompanyCode(withoutCookies(), { companyId: company.id, code })
    const byOther = { ...joining, ...person(other) }
    await expect(registerEntity(withoutCookies('192.0.2.71'), byOther)).rejects.toMatchObject(refused)
    expect(await registerEntity(withoutCookies(), byOther)).toBeTruthy()
  })

  test('keeps a code’s tries for its browser: strangers at the same address can’t use them up', async () => {
    const { company } = await makeCompany(app.db)
    const caller = visitor(app.ctx, { address: '192.0.2.72' })
    const code = await requestCode(caller, company.id, freshEmail())
    for (let n = 0; n < 2 * limits.codeTries; n++)
      await expect(
        verifyCompanyCode(withoutCookies('192.0.2.72'), { companyId: company.id, code: wrong(code) }),
      ).rejects.toMatchObject({ code: 'WRONG_CODE' })
    expect(await verifyCompanyCode(caller, { companyId: company.id, code })).toBeTruthy()
  })

  test('refuses no verification, and one of another company, email or browser', async () => {
    const [{ company }, { company: other }] = [await makeCompany(app.db), await makeCompany(app.db)]
    const email = freshEmail()
    const caller = visitor(app.ctx)
    const join = (by: RequestCtx, id: string, as = email) =>
      registerEntity(by, { ...person(as), role: contributor, company: listed(id) })
    const refused = { code: 'COMPANY_NOT_VERIFIED' }
    await expect(join(caller, company.id)).rejects.toMatchObject(refused)
    await requestCode(caller, company.id, email)
    await expect(join(caller, company.id)).rejects.toMatchObject(refused)
    await verified(caller, company.id, email)
    await expect(join(caller, other.id)).rejects.toMatchObject(refused)
    await expect(join(caller, company.id, freshEmail())).rejects.toMatchObject(refused)
    const stranger = visitor(app.ctx, { jar: new Map([[companyCookie, 'made-up']]) })
    await expect(join(stranger, company.id)).rejects.toMatchObject(refused)
    expect(await findVerifiedCompany(stranger)).toBeNull()
    expect(await join(caller, company.id)).toBeTruthy()
  })

  test('can be joined for thirty minutes after the verification', async () => {
    const { company } = await makeCompany(app.db)
    const [early, late] = [freshEmail(), freshEmail()]
    const [one, other] = [visitor(app.ctx), visitor(app.ctx)]
    await verified(one, company.id, early)
    await verified(other, company.id, late)
    const join = (caller: RequestCtx, email: string) =>
      registerEntity(caller, { ...person(email), role: contributor, company: listed(company.id) })
    expect(await join(later(one, limits.companyVerificationMinutes - 1), early)).toBeTruthy()
    const tooLate = later(other, limits.companyVerificationMinutes + 1)
    expect(await findVerifiedCompany(tooLate)).toBeNull()
    await expect(join(tooLate, late)).rejects.toMatchObject({ code: 'COMPANY_NOT_VERIFIED' })
  })

  test('can’t be joined with a taken email, and the verification stays valid', async () => {
    const { company } = await makeCompany(app.db)
    const { email } = await makeIndividual(app.db)
    const caller = visitor(app.ctx)
    await verified(caller, company.id, email)
    await expect(
      registerEntity(caller, { ...person(email), role: contributor, company: listed(company.id) }),
    ).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(await findVerifiedCompany(caller)).not.toBeNull()
  })
})

describe('a company code', () => {
  test.each(['', 'by phone only'])('can’t be sent to a company with the email “%s”', async (email) => {
    const { company } = await makeCompany(app.db, { email })
    await expect(requestCode(visitor(app.ctx), company.id, freshEmail())).rejects.toMatchObject({
      code: 'COMPANY_WITHOUT_EMAIL',
    })
  })

  test('isn’t sent to an individual, to an unknown company or for an individual', async () => {
    const { companyId } = await makeIndividual(app.db)
    const { company } = await makeCompany(app.db)
    const caller = visitor(app.ctx)
    await expect(requestCode(caller, companyId, freshEmail())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(requestCode(caller, crypto.randomUUID(), freshEmail())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(
      sendCompanyCode(caller, {
        companyId: company.id,
        userName: '',
        userEmail: freshEmail(),
        userRole: 'individual',
      }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(caller.jar.size).toBe(0)
  })

  test('is not in the response in production', async () => {
    const { company } = await makeCompany(app.db)
    const caller = visitor({ ...app.ctx, config: { ...app.config, production: true } })
    const answer = await sendCompanyCode(caller, {
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
  ])('allows five concurrent tries %s', async (_, make) => {
    const { company } = await makeCompany(app.db)
    const caller = make()
    const code = await requestCode(caller, company.id, freshEmail())
    const tries = await Promise.allSettled(
      Array.from({ length: limits.codeTries }, () =>
        verifyCompanyCode(caller, { companyId: company.id, code: wrong(code) }),
      ),
    )
    for (const { status } of tries) expect(status).toBe('rejected')
    await expect(verifyCompanyCode(caller, { companyId: company.id, code })).rejects.toMatchObject({
      code: 'WRONG_CODE',
    })
  })

  test('works once, for ten minutes, in its own browser and for its own company', async () => {
    const [{ company }, { company: other }] = [await makeCompany(app.db), await makeCompany(app.db)]
    const caller = visitor(app.ctx)
    const code = await requestCode(caller, company.id, freshEmail())
    const refused = { code: 'WRONG_CODE' }
    const tooLate = later(caller, limits.codeMinutes + 1)
    await expect(verifyCompanyCode(tooLate, { companyId: company.id, code })).rejects.toMatchObject(refused)
    await expect(verifyCompanyCode(caller, { companyId: other.id, code })).rejects.toMatchObject(refused)
    const stranger = visitor(app.ctx, { jar: new Map([[companyCookie, 'made-up']]) })
    await expect(verifyCompanyCode(stranger, { companyId: company.id, code })).rejects.toMatchObject(refused)
    const both = await Promise.allSettled(
      [1, 2].map(() => verifyCompanyCode(caller, { companyId: company.id, code })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('is sent at most ten times per company and client in ten minutes, also concurrently', async () => {
    const { company } = await makeCompany(app.db)
    const client = withoutCookies('203.0.113.21')
    const results = await Promise.allSettled(
      Array.from({ length: 13 }, () => requestCode(client, company.id, freshEmail())),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await expect(requestCode(client, company.id, freshEmail())).rejects.toMatchObject({
      code: 'TOO_MANY',
      retryAfter: expect.any(Number),
    })
    expect(await requestCode(visitor(app.ctx), company.id, freshEmail())).toBeTruthy()
    expect(await requestCode(later(client, 11), company.id, freshEmail())).toBeTruthy()
  })

  test('is limited per client across companies', async () => {
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
    await expect(requestCode(withoutCookies(address), company.id, freshEmail())).rejects.toMatchObject({
      code: 'TOO_MANY',
    })
    expect(await requestCode(visitor(app.ctx), company.id, freshEmail())).toBeTruthy()
  })
})
