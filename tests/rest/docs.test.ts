import { expect, test } from 'vitest'
import { createApiKey } from '../../src/auth/credentials/create-api-key.ts'
import { as, makeIndividual } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { openBrowser } from '../setup/browser.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

test('the API reference works in a browser and loads nothing from other hosts', async () => {
  await using browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: app.url })
  const errors: string[] = []
  const foreignRequests: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== app.url)
      foreignRequests.push(request.url())
  })

  await page.goto('/api/docs')
  await page.getByRole('heading', { name: 'Parley' }).first().waitFor()
  await page.getByText('Conversations').first().click()
  await page.getByText('The conversations of a listing, latest activity first').first().waitFor()
  for (const disabled of ['Ask AI', 'Generate MCP']) expect(await page.getByText(disabled).count()).toBe(0)

  // Calls with an API key.
  const person = await makeIndividual(app.db)
  const { key } = await createApiKey(as(app.ctx, person), { name: 'Docs', scope: 'read', expiresInDays: 1 })
  await page.getByRole('textbox', { name: 'Bearer Token' }).first().fill(key)
  await page.getByText('Companies and people').first().click()
  await page.getByRole('button', { name: /Test Request.*employee_info/ }).click()
  const client = page.getByRole('dialog')
  await client.getByRole('combobox', { name: 'Value' }).first().fill(person.employeeId)
  const response = page.waitForResponse(`**/api/employee_info/${person.employeeId}`)
  await client.getByRole('button', { name: /^Send/ }).last().click()
  expect((await response).status()).toBe(200)
  await client.getByText('200 OK').waitFor()
  await client.getByText(person.email).first().waitFor()
  if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT })

  // The page doesn't scroll sideways on a phone.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await page.getByRole('heading', { name: 'Parley' }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.evaluate(() => window.scrollTo(50, 0))
  expect(await page.evaluate(() => window.scrollX)).toBe(0)

  // A phone has a way back to the pages, also from the middle of the reference.
  await page.evaluate(() => window.scrollTo(0, 2_000))
  await page.getByRole('link', { name: 'Back to Parley' }).click()
  await page.waitForURL(`${app.url}/`)

  // Violations of the content security policy are console errors.
  expect(foreignRequests).toEqual([])
  expect(errors).toEqual([])
}, 120_000)
