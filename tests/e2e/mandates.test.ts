import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mails } from '../../src/db/tables/mails.ts'
import { otherSide, type Side, sides } from '../../src/shared/sides.ts'
import { type Matched, makeLead } from '../make/leads.ts'
import { startApp } from '../setup/app.ts'
import { openBrowser } from '../setup/browser.ts'
import { forFile } from '../setup/for-file.ts'
import { expectAccessible, pageOf, showMatches } from '../web/as-person.ts'
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

test('a person takes over midway, and lets the assistant go on', async () => {
  const match = await makeLead(app.ctx)
  const pages = await openPages(match)
  for (const side of sides) await saveMandate(pages[side], side, 'Conclude')
  await press(pages.seller, 'Start Negotiating')
  await pages.buyer.getByText(/The assistants negotiate: round/).waitFor()
  await press(pages.buyer, 'Take Over')
  await pages.seller.getByText(/A person has taken over in round/).waitFor()
  await press(pages.buyer, 'Let It Go On')
  await pages.seller.getByText(/The assistants negotiate: round/).waitFor()
  for (const side of sides) await pages[side].close()
}, 120_000)

test('an assistant that may not conclude asks its person by mail and in the inbox, who accepts', async () => {
  const match = await makeLead(app.ctx)
  const pages = await openPages(match)
  for (const side of sides) await saveMandate(pages[side], side, 'Propose')
  await press(pages.seller, 'Start Negotiating')
  const wouldAccept = (side: Side) => pages[side].getByText(/It would accept option [ABC]/)
  const asked = await Promise.any(
    sides.map((side) =>
      wouldAccept(side)
        .waitFor({ timeout: 60_000 })
        .then(() => side),
    ),
  )
  const [page, other] = [pages[asked], pages[otherSide(asked)]]

  const mark = 'Your assistant asks you'
  const rows = (of: Page) => of.getByRole('list', { name: 'Potential Matches' })
  for (const one of [page, other]) await showMatches(one)
  await rows(page).getByText(mark).waitFor()
  expect(await rows(other).getByText(mark).count()).toBe(0)
  const recipients = await app.db
    .select()
    .from(mails)
    .where(eq(mails.subject, 'Your assistant asks you to decide'))
  expect(recipients.map(({ recipient }) => recipient)).toEqual([match.people[asked].email])
  const main = await pageOf(browser, app, match.people[asked])
  await main.goto('/main')
  await main.getByText(mark, { exact: true }).waitFor()
  // The proposal that it asks about isn't shown as a second task.
  expect(await main.getByText('Proposal waits for you').count()).toBe(0)
  await main.close()

  const option = /option ([ABC])/.exec((await wouldAccept(asked).textContent()) ?? '')?.[1]
  const several = page.getByRole('log').getByRole('radio', { name: `Option ${option}` })
  if ((await several.count()) > 0) await several.last().check()
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Accept/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept/ })
    .click()
  await other
    .getByText('The negotiation has led to an agreement.')
    .or(other.getByRole('link', { name: 'Open the Agreement' }))
    .first()
    .waitFor()
  await rows(page).getByText(mark).waitFor({ state: 'detached' })
  for (const side of sides) await pages[side].close()
}, 120_000)
