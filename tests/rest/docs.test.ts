import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiKey } from '../../src/auth/create-api-key.ts'
import { as, makeIndividual } from '../make/people.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { openBrowser } from '../setup/browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

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
  if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT })
  expect(elsewhere).toEqual([])
  expect(wrong).toEqual([])

  // As a program would: with a key, from the page itself.
  const person = await makeIndividual(app.db)
  const { key } = await createApiKey(as(app.ctx, person), { name: 'Docs', scope: 'read', expiresInDays: 1 })
  const tried = await page.evaluate(
    async ([path, bearer]) => {
      const response = await fetch(path!, { headers: { authorization: bearer! } })
      return [response.status, await response.json()]
    },
    [`/api/employee_info/${person.employeeId}`, `Bearer ${key}`],
  )
  expect(tried).toEqual([200, expect.objectContaining({ employee_email: person.email })])
}, 120_000)
