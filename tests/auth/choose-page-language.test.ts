import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { choosePageLanguage } from '../../src/auth/choose-page-language.ts'
import { sendLoginCode } from '../../src/auth/codes/send-login-code.ts'
import { verifyLogin } from '../../src/auth/codes/verify-login.ts'
import { employees } from '../../src/db/tables/companies.ts'
import { languageCookie } from '../../src/shared/page-languages.ts'
import { as, makeIndividual, makeSession, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

async function logIn(email: string) {
  const browser = visitor(app.ctx)
  const { code = '' } = await sendLoginCode(browser, { email })
  await verifyLogin(browser, { email, code })
  return browser.jar
}

test('the chosen language is the person’s, in this browser and in those of later logins', async () => {
  const [person, other] = [await makeIndividual(app.db), await makeIndividual(app.db)]
  const ctx = as(app.ctx, person)
  expect((await logIn(person.email)).get(languageCookie)).toBeUndefined()
  await choosePageLanguage(ctx, { language: 'de' })
  expect(ctx.jar.get(languageCookie)).toBe('de')
  expect((await logIn(person.email)).get(languageCookie)).toBe('de')
  expect((await logIn(other.email)).get(languageCookie)).toBeUndefined()
  const rows = await app.db.select().from(employees).where(eq(employees.id, other.employeeId))
  expect(rows[0]?.pageLanguage).toBeNull()
})

test('the call needs a session and one of the languages', async () => {
  const person = await makeIndividual(app.db)
  const { cookie } = await makeSession(app.ctx, person)
  const choose = (language: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/trpc/auth.choosePageLanguage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ language }),
    })
  expect((await choose('de')).status).toBe(401)
  expect((await choose('fr', { cookie })).status).toBe(400)
  const response = await choose('de', { cookie })
  expect(response.status).toBe(200)
  const [set = ''] = response.headers.getSetCookie()
  expect(set).toContain(`${languageCookie}=de`)
  expect(set).not.toMatch(/httponly/i)
})
