import { expect, test } from 'vitest'
import { sendCompanyCode } from '../../src/auth/codes/send-company-code.ts'
import { sendLoginCode } from '../../src/auth/codes/send-login-code.ts'
import { registerIndividual } from '../../src/auth/register-individual.ts'
import { sweepAuth } from '../../src/auth/sweep.ts'
import { attempts, companyVerifications, loginCodes, sessions } from '../../src/db/tables/auth.ts'
import { mails } from '../../src/db/tables/mails.ts'
import { sweepMails } from '../../src/mails/sweep-mails.ts'
import { makeCompany } from '../make/companies.ts'
import { freshEmail, makeSession, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'

const hours = (count: number) => () => new Date(Date.now() + count * 60 * 60 * 1000)

test('expired rows are deleted once no limit counts them', async () => {
  await using app = await startApp()
  const { db, ctx } = app
  const { company, manager } = await makeCompany(db)
  await makeSession(ctx, manager)
  await sendLoginCode(visitor(ctx), { email: manager.email })
  await sendCompanyCode(visitor(ctx), {
    companyId: company.id,
    userName: '',
    userEmail: freshEmail(),
    userRole: 'company manager',
  })
  await registerIndividual(visitor(ctx), { firstName: 'Ada', lastName: 'Byron', email: freshEmail() })
  const counts = async () => [
    await db.$count(sessions),
    await db.$count(loginCodes),
    await db.$count(companyVerifications),
    await db.$count(mails),
    await db.$count(attempts),
  ]
  const sweepAt = async (now: () => Date) => {
    await sweepAuth({ ...ctx, now })
    await sweepMails({ ...ctx, now })
  }
  await sweepAt(hours(23))
  expect(await counts()).toEqual([1, 1, 1, 2, 2])
  await sweepAt(hours(25))
  expect(await counts()).toEqual([1, 0, 0, 2, 0])
  await sweepAt(hours(30 * 24 + 1))
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})
