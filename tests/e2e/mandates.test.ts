import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mails } from '../../src/db/tables/mails.ts'
import { type Side, sides } from '../../src/shared/sides.ts'
import { type Matched, makeLead } from '../make/leads.ts'
import { startApp } from '../setup/app.ts'
import { openBrowser } from '../setup/browser.ts'
import { forFile } from '../setup/for-file.ts'
import { expectAccessible, pageOf } from '../web/as-person.ts'
import { leadAddress } from '../web/lead-address.ts'

const app = await forFile(startApp({ worker: true, env: { NEGOTIATION_INTERVAL_MS: '300' } }))
const browser = await forFile(openBrowser())

const prices = { seller: ['20000', '15000'], buyer: ['14000', '18000'] } as const

async function openPages(match: Matched): Promise<Record<Side, Page>> {
  const open = async (side: Side) => {
    const page = await pageOf(browser, app, match.people[side])
    await page.goto(leadAddress(side, match))
    return page
  }
  return { seller: await open('seller'), buyer: await open('buyer') }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function saveMandate(page: Page, side: Side, level: string): Promise<void> {
  await press(page, 'Let The Assistant Negotiate')
  const [target, walkAway] = prices[side]
  await page.getByLabel(/^Open with/).fill(target)
  await page.getByLabel(/^Stop at/).fill(walkAway)
  await page.getByRole('radio', { name: level }).check()
  if (level === 'Conclude') await page.getByLabel(/^Ceiling/).fill('30000')
  await page.getByText(side === 'seller' ? '€20,000.00' : '€14,000.00').waitFor()
  await expectAccessible(page)
  await press(page, 'Save Mandate')
  await page.getByText('Your assistant has a mandate.').waitFor()
}

test('two people set mandates in their browsers, and the assistants agree within a minute', async () => {
  const match = await makeLead(app.ctx)
  const pages = await openPages(match)
  for (const side of sides) await saveMandate(pages[side], side, 'Conclude')
  await press(pages.buyer, 'Start Negotiating')
  await pages.seller.getByText(/The assistants negotiate: round \d+ of 12/).waitFor()
  for (const side of sides)
    await pages[side]
      .getByLabel('Let The Assistant Negotiate')
      .waitFor({ state: 'detached', timeout: 60_000 })
  for (const side of sides) await pages[side].close()
}, 120_000)

test('a person takes over midway, and an assistant that may not conclude asks its person', async () => {
  const match = await makeLead(app.ctx)
  const pages = await openPages(match)
  await saveMandate(pages.seller, 'seller', 'Conclude')
  await saveMandate(pages.buyer, 'buyer', 'Propose')
  await press(pages.seller, 'Start Negotiating')
  await pages.buyer.getByText(/The assistants negotiate: round/).waitFor()
  await press(pages.buyer, 'Take Over')
  await pages.seller.getByText(/A person has taken over in round/).waitFor()
  await press(pages.buyer, 'Let It Go On')
  await pages.seller.getByText(/The assistants negotiate: round/).waitFor()
  // Either side may accept first: the seller's assistant may, the buyer's asks.
  const asks = pages.buyer.getByText('Your assistant asks you to decide.')
  const agreed = pages.buyer.getByLabel('Let The Assistant Negotiate')
  await expect
    .poll(async () => (await asks.count()) > 0 || (await agreed.count()) === 0, { timeout: 60_000 })
    .toBe(true)
  if ((await asks.count()) > 0) {
    await pages.buyer.getByText(/It would accept option/).waitFor()
    const subjects = (await app.db.select().from(mails)).map(({ subject }) => subject)
    expect(subjects).toContain('Your assistant asks you to decide')
  }
  for (const side of sides) await pages[side].close()
}, 120_000)
