import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { employees } from '../../../src/db/tables/companies.ts'
import { makeIndividual } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { firstPageOf, waitForHydration } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

it('a person chooses the language on User Home, for every browser they log in with', async () => {
  const person = await makeIndividual(app.db)
  const page = await firstPageOf(browser, app, person)
  await page.goto('/individual_home')
  const tile = page.getByRole('region', { name: 'Language' })
  expect(await tile.getByRole('radio', { name: 'English' }).isChecked()).toBe(true)
  await tile.getByText('Deutsch').click()
  const german = page.getByRole('region', { name: 'Sprache' })
  await german.waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  const [row] = await app.db.select().from(employees).where(eq(employees.id, person.employeeId))
  expect(row?.pageLanguage).toBe('de')

  const other = await firstPageOf(browser, app, null)
  await other.goto('/login')
  await waitForHydration(other)
  await other.getByLabel('Email', { exact: true }).fill(person.email)
  await other.getByRole('button', { name: 'Send Verification Code' }).click()
  await other.getByRole('button', { name: 'Fill in' }).click()
  await other.getByRole('button', { name: 'Login', exact: true }).click()
  await other.locator('html[lang=de]').waitFor()
  await other.waitForURL('**/main')

  await german.getByText('English').click()
  await tile.waitFor()
  // The other browser's own choice stays until its next login.
  await other.reload()
  await other.locator('html[lang=de]').waitFor()
})

it('a German browser gets a German document, whose scripts speak German from the first frame', async () => {
  const page = await firstPageOf(browser, app, null, { locale: 'de-DE' })
  const response = await page.goto('/')
  expect(await response?.text()).toContain('<html lang="de">')
  const drawn = await page.locator('h1').textContent()
  await waitForHydration(page)
  expect(await page.locator('h1').textContent()).toBe(drawn)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
})
