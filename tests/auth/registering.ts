import { sendCompanyCode } from '../../src/auth/codes/send-company-code.ts'
import { verifyCompanyCode } from '../../src/auth/codes/verify-company-code.ts'
import type { RequestCtx } from '../../src/context.ts'
import { makeCompany as makeAcme } from '../make/companies.ts'
import { freshEmail } from '../make/people.ts'

/** Each company has its own address: mails to one address are limited. */
export const makeCompany: typeof makeAcme = (db, overrides, manager) =>
  makeAcme(db, { email: freshEmail(), ...overrides }, manager)

export const manager = 'company manager' as const
export const contributor = 'company individual contributor' as const
export const person = (email = freshEmail()) => ({ firstName: 'Ada', lastName: 'Byron', email })
export const newCompany = {
  kind: 'new',
  name: 'New Ltd',
  email: 'hi@new.example',
  website: '',
  phone: '',
} as const
export const listed = (id: string) => ({ kind: 'listed', id }) as const
export const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
export const later = (caller: RequestCtx, minutes: number): RequestCtx => ({
  ...caller,
  now: () => new Date(Date.now() + minutes * 60_000),
})
export async function requestCode(
  caller: RequestCtx,
  companyId: string,
  userEmail: string,
  userRole: typeof manager | typeof contributor = contributor,
): Promise<string> {
  const { code } = await sendCompanyCode(caller, {
    companyId,
    userEmail,
    userName: 'Ada Byron',
    userRole,
  })
  if (!code) throw new Error('No code in the response')
  return code
}

export async function verified(caller: RequestCtx, companyId: string, email: string): Promise<void> {
  await verifyCompanyCode(caller, { companyId, code: await requestCode(caller, companyId, email) })
}
