import { expect, test } from 'vitest'
import { createApiKey } from '../../src/auth/credentials/create-api-key.ts'
import { as, makeIndividual } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { openBrowser } from '../setup/browser.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

test('the reference is read and tried in a browser, from this host alone', async () => {
  await using browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: app.url })
  const [wrong, elsewhere]: [string[], string[]] = [[], []]
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  page.on('pageerror', (error) => wrong.push(String(error)))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== app.url)
      elsewhere.push(request.url())
  })

  await page.goto('/api/docs')
  await page.getByRole('heading', { name: 'Parley' }).first().waitFor()
  await page.getByText('Conversations').first().click()
  await page.getByText('The conversations of a listing, latest activity first').first().waitFor()
  for (const away of ['Ask AI', 'Generate MCP']) expect(await page.getByText(away).count()).toBe(0)

  // As a program would: with a key.
  const person = await makeIndividual(app.db)
  const { key } = await createApiKey(as(app.ctx, person), { name: 'Docs', scope: 'read', expiresInDays: 1 })
  await page.getByRole('textbox', { name: 'Bearer Token' }).first().fill(key)
  await page.getByText('Companies and people').first().click()
  await page.getByRole('button', { name: /Test Request.*employee_info/ }).click()
  const client = page.getByRole('dialog')
  await client.getByRole('combobox', { name: 'Value' }).first().fill(person.employeeId)
  const answered = page.waitForResponse(`**/api/employee_info/${person.employeeId}`)
  await client.getByRole('button', { name: /^Send/ }).last().click()
  expect((await answered).status()).toBe(200)
  await client.getByText('200 OK').waitFor()
  await client.getByText(person.email).first().waitFor()
  if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT })

  // On a phone nothing is wider than it.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await page.getByRole('heading', { name: 'Parley' }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.evaluate(() => window.scrollTo(50, 0))
  expect(await page.evaluate(() => window.scrollX)).toBe(0)

  // Nothing went elsewhere, and nothing was forbidden by the page's policy.
  expect(elsewhere).toEqual([])
  expect(wrong).toEqual([])
}, 120_000)
