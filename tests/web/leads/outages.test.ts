import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { makeLead } from '../../make/leads.ts'
import { makeIndividual } from '../../make/people.ts'
import { good, type Reply, startAnthropicServer } from '../../setup/anthropic-server.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { cloneDatabase } from '../../setup/clone.ts'
import { startDatabaseProxy } from '../../setup/database-proxy.ts'
import { forFile } from '../../setup/for-file.ts'
import { pageOf, readAlert, sendAtOnce } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const browser = await forFile(openBrowser())

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

describe('While the assistant is away', async () => {
  let outage: Reply | null = null
  const server = await forFile(startAnthropicServer({ script: (request) => outage ?? good(request) }))
  const env = { ASSISTANT: 'claude', ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: server.url }
  const app = await forFile(startApp({ env, singleProcess: true }))

  const drainUntilAlert = (page: Page) =>
    expect
      .poll(
        async () => {
          await app.drain()
          return await page.getByRole('alertdialog').isVisible()
        },
        { timeout: 15_000 },
      )
      .toBe(true)

  it('the lead page keeps the inputs, says so, and then refuses rounds at once', async () => {
    outage = null
    const match = await makeLead(app.ctx)
    const page = await pageOf(browser, app, match.people.buyer)
    await page.goto(leadAddress('buyer', match))
    await page.getByLabel(/Additional Thoughts/).fill('We need it on Mondays.')
    await sendAtOnce(page)
    outage = { status: 500 }
    const submit = () => press(page, /^Let AI Continue The Conversation/)
    for (const _ of [1, 2]) {
      const submitted = page.waitForResponse((response) => response.url().includes('leads.submitBuyerRound'))
      await submit()
      await submitted
      await app.drain()
      await status(page, 'Your inputs are kept; please try again later or write a message.').waitFor()
      expect(await page.getByLabel(/Additional Thoughts/).inputValue()).toBe('We need it on Mondays.')
      expect(await page.getByLabel('Your message').isEnabled()).toBe(true)
    }
    await submit()
    await readAlert(page, 'Error incorporating inputs: The assistant is not available right now.')
    expect(await page.getByLabel(/Additional Thoughts/).inputValue()).toBe('We need it on Mondays.')

    await page.getByLabel('Your message').fill('Then I write myself.')
    await press(page, 'Directly Continue The Conversation')
    await page.getByRole('log').getByText('Then I write myself.').waitFor()
    await status(page, 'Updating judgements…').waitFor()
    await page.close()
    outage = null
  })

  it('a text can be completed by hand, from what the rules read', async () => {
    outage = { status: 401 }
    const person = await makeIndividual(app.db)
    const text =
      'Stone-ground rye flour from our own mill in Devon.\n- Certified organic\n- Delivery within 3 days'
    const page = await pageOf(browser, app, person)
    await page.goto('/main')
    await press(page, /Create Request|Add Request/)
    const dialog = page.getByRole('dialog').first()
    await dialog.getByRole('textbox').first().fill(text)
    await press(page, 'Next')
    await drainUntilAlert(page)
    await press(page, 'Fill the form yourself')
    await expect
      .poll(() => dialog.getByLabel('Requirement 1', { exact: true }).inputValue())
      .toBe('From our own mill in Devon')
    await page.close()

    const start = await pageOf(browser, app, person)
    await start.goto('/')
    await start.getByRole('textbox').first().fill(text)
    await press(start, 'Unlock Opportunities')
    await press(start, /I am looking for something/)
    await drainUntilAlert(start)
    await press(start, 'Fill the form yourself')
    await expect
      .poll(() => start.getByRole('dialog').getByLabel('Requirement 2', { exact: true }).inputValue())
      .toBe('Certified organic')
    await start.close()
    outage = null
  })
})

describe('While the database is away', () => {
  it('the page says so, stays, and recovers without a reload', { timeout: 60_000 }, async () => {
    await using database = await cloneDatabase()
    await using proxy = await startDatabaseProxy(new URL(database.url))
    await using app = await startApp({ databaseUrl: proxy.address })
    const match = await makeLead(app.ctx)
    const page = await pageOf(browser, app, match.people.buyer)
    await page.goto(leadAddress('buyer', match))
    await page.getByRole('log').waitFor()
    await proxy.close()
    await page.getByLabel('Your message').fill('Hello.')
    await press(page, 'Directly Continue The Conversation')
    await readAlert(page, "Error sending direct message: Parley can't reach its database. Please try again.")
    const notice = status(page, "Parley can't reach its database; trying again")
    await notice.waitFor()
    // A page that is opened meanwhile waits; it doesn't lead to the login page.
    await page.goto('/main')
    await notice.waitFor()
    expect(new URL(page.url()).pathname).toBe('/main')

    await proxy.reopen()
    await notice.waitFor({ state: 'detached' })
    await page.getByText(match.listings.buyer.name).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/main')
    await page.close()
  })
})
