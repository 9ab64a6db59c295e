import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { makeCompany } from '../../make/companies.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { hold, refuse } from '../answers.ts'
import { expectAccessible, pageOf, phone } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
for (let n = 0; n < 60; n++) await makeCompany(app.db, { name: `Mill number ${10 + n}` })
for (const name of ['Ångström Works', 'Iron Works', 'Workshop West']) await makeCompany(app.db, { name })
let page: Page

async function open(options = {}): Promise<void> {
  page = await pageOf(browser, app, null, options)
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Company Manager').check()
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Byron')
  await page.getByRole('tabpanel').getByLabel('Email').fill('ada@engines.example')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await field().waitFor()
}
beforeEach(() => () => page.close())

const field = () => page.getByRole('combobox', { name: 'Company' })
const options = () => page.getByRole('option')
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 20_000 })

/** Collects the queries that the page sends from now on. */
function collectQueries(): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.pathname.includes('companies.search')) return
    const inputs: Record<string, { query?: string }> = JSON.parse(url.searchParams.get('input') ?? '{}')
    queries.push(...Object.values(inputs).flatMap(({ query }) => query ?? []))
  })
  return queries
}

it('shows the first fifty companies and the number of others', async () => {
  await open()
  await field().click()
  await poll(() => options().count()).toBe(51)
  expect(await options().first().textContent()).toBe('Not in the list')
  expect(await options().nth(1).textContent()).toBe('Ångström Works')
  await page.getByText('13 more. Keep typing to narrow the list.').waitFor()
  // A scrollable list must be owned by the focused field.
  expect(await field().getAttribute('aria-expanded')).toBe('true')
  await expectAccessible(page)
})

it('searches when typing pauses, ranks prefixes first, and ignores case and accents', async () => {
  await open()
  const queries = collectQueries()
  await field().pressSequentially('WORKS')
  await poll(() => options().allTextContents()).toEqual([
    'Not in the list',
    'Workshop West',
    'Ångström Works',
    'Iron Works',
  ])
  expect(queries.at(-1)).toBe('WORKS')
  expect(queries.length).toBeLessThan(5)
  await field().fill('angst')
  await poll(() => options().allTextContents()).toEqual(['Not in the list', 'Ångström Works'])
})

it('keeps the results while the next ones load, and applies Enter to those', async () => {
  await open()
  await field().fill('iron')
  await poll(() => options().allTextContents()).toEqual(['Not in the list', 'Iron Works'])
  const release = await hold(page, 'companies.search')
  await field().fill('workshop')
  await field().press('Enter')
  expect(await options().allTextContents()).toEqual(['Not in the list', 'Iron Works'])
  expect(await field().inputValue()).toBe('workshop')
  release()
  await poll(() => field().inputValue()).toBe('Workshop West')
  await page.getByRole('button', { name: 'Change' }).waitFor()
})

it('moves with arrow keys, and picks nothing if nothing matches', async () => {
  await open()
  await field().fill('works')
  await poll(() => options().count()).toBe(4)
  await field().press('ArrowDown')
  await field().press('Enter')
  expect(await field().inputValue()).toBe('Ångström Works')
  await field().fill('nobody')
  await field().press('Enter')
  await poll(() => options().allTextContents()).toEqual(['Not in the list'])
  expect(await field().inputValue()).toBe('nobody')
})

it.each([
  ['Byron Engines', 'Byron Engines'],
  ['Not in', ''],
])('takes what was typed before the first entry as the new company’s name: %s', async (typed, name) => {
  await open()
  await field().fill(typed)
  await page.getByRole('option', { name: 'Not in the list' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  expect(await page.getByLabel('Company Name').inputValue()).toBe(name)
})

it('shows a failed search inline, and recovers', async () => {
  await open({ viewport: phone, colorScheme: 'dark' })
  await refuse(page, 'companies.search', 'TOO_MANY')
  await field().fill('iron')
  await page.getByText('Too many').waitFor()
  await expectAccessible(page)
  await page.unrouteAll()
  await field().fill('iron w')
  await page.getByRole('option', { name: 'Iron Works' }).click()
  expect(await field().inputValue()).toBe('Iron Works')
})
