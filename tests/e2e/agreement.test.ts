import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { startApp } from '../setup/app.ts'
import { openBrowser } from '../setup/browser.ts'
import { forFile } from '../setup/for-file.ts'
import {
  type BrowserUser,
  logIn,
  openBrowserUser,
  openLeads,
  publishFromLanding,
  registerIndividual,
  registerManager,
  sendMessage,
} from './browser-user.ts'

/** From a match to an agreement, in the browsers of two people, with a third who is told that the request is filled. */

const offers = {
  miller: `We are Mühlbach Mill. We mill organic rye flour on stone.
- Up to 2 tonnes a week
- Certified organic
- Delivery within 48 hours`,
  rival: `We are Hill Farm. We mill organic rye flour from our fields.
- At least 100 kg a week
- Certified organic
- Delivery within 2 days`,
}
const need = `I am looking for organic rye flour for my bakery course. At least 50 kg a week, certified organic. Delivery within 3 days.`

const app = await forFile(startApp({ worker: true }))
const browser = await forFile(openBrowser())
const miller = await openBrowserUser(browser, app.url)
const rival = await openBrowserUser(browser, app.url)
const baker = await openBrowserUser(browser, app.url, { phone: true })

async function offer(user: BrowserUser, first: string, company: string, text: string) {
  const email = `${first.toLowerCase()}@mill.example`
  const name = { first, last: 'Lindner', email }
  await registerManager(user, name, { name: company, email: `office-${email}` })
  await logIn(user, email)
  await user.page.goto('/entity_manager_home')
  await user.page.getByRole('button', { name: 'Choose Free Plan' }).click()
  await user.page.getByText('Free plan activated!').waitFor()
  await user.page.keyboard.press('Escape')
  await publishFromLanding(user, {
    side: 'seller',
    text,
    correct: (page) => page.getByLabel('Offering Name').fill('Organic rye flour'),
  })
}

const dialog = (page: Page) => page.getByRole('dialog')
const proposal = (page: Page, number: number) =>
  page
    .getByRole('log')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: `Proposal ${number}` }) })

async function fillOption(page: Page, option: string, price: string, kilograms: string) {
  await dialog(page).getByLabel(`Total price, ${option}`).fill(price)
  await dialog(page).getByLabel(`Quantity, ${option}`).fill(kilograms)
}

test('two people are matched, talk, propose, counter and agree, and the others are told', async () => {
  await offer(miller, 'Greta', 'Mühlbach Mill', offers.miller)
  await offer(rival, 'Rolf', 'Hill Farm', offers.rival)
  const email = 'baker@example.org'
  await registerIndividual(baker, { first: 'Ben', last: 'Baker', email })
  await logIn(baker, email)
  await publishFromLanding(baker, { side: 'buyer', text: need })
  await baker.page.getByText('2 matches').waitFor()
  await openLeads(miller, /^Leads/)
  await openLeads(rival, /^Leads/)
  for (const { page } of [miller, rival]) await page.getByRole('log').waitFor()

  await openLeads(baker, /^Leads/)
  await baker.page.getByRole('button', { name: /^Matches|^Potential Matches/ }).click()
  await baker.page.getByRole('dialog').getByText('Mühlbach Mill').first().click()
  await baker.page.getByRole('log').getByText('Mühlbach Mill').first().waitFor()
  await sendMessage(baker, 'What would 500 kg cost in total?')
  await miller.page.getByRole('log').getByText('What would 500 kg cost in total?').waitFor()

  // Three options.
  await miller.page.getByRole('button', { name: 'Propose Terms' }).click()
  await dialog(miller.page).getByLabel('Total price').fill('900')
  await dialog(miller.page).getByLabel('Currency').selectOption('EUR')
  await dialog(miller.page).getByLabel('Unit', { exact: true }).fill('kg')
  await dialog(miller.page).getByRole('button', { name: 'Add Term' }).click()
  await miller.page.getByRole('menuitem', { name: 'Delivery date' }).click()
  await dialog(miller.page).getByLabel('Delivery date', { exact: true }).fill('2030-03-01')
  for (const _ of [2, 3]) await dialog(miller.page).getByRole('button', { name: 'Add Option' }).click()
  await fillOption(miller.page, 'Option A', '900', '500')
  await fillOption(miller.page, 'Option B', '1,750', '1,000')
  await fillOption(miller.page, 'Option C', '2,500', '1,500')
  await dialog(miller.page).getByRole('button', { name: 'Preview' }).click()
  await dialog(miller.page).getByRole('button', { name: 'Send Proposal' }).click()

  // On the phone, one option at a time.
  await proposal(baker.page, 1).getByText('€900.00').waitFor()
  await proposal(baker.page, 1).getByText('Option B', { exact: true }).click()
  await proposal(baker.page, 1).getByText('€1,750.00').waitFor()
  await proposal(baker.page, 1).getByRole('button', { name: 'Counter' }).click()
  for (const option of ['Option C', 'Option A']) {
    await dialog(baker.page).getByText(option, { exact: true }).click()
    await dialog(baker.page)
      .getByRole('button', { name: `Remove ${option}` })
      .click()
  }
  await dialog(baker.page).getByLabel('Total price').fill('1,650')
  await dialog(baker.page).getByLabel('Delivery included').check()
  await dialog(baker.page).getByRole('button', { name: 'Preview' }).click()
  await dialog(baker.page).getByRole('button', { name: 'Send Proposal' }).click()

  const counter = proposal(miller.page, 2)
  await counter.getByText('answers proposal 1').waitFor()
  expect(await counter.locator('s').allInnerTexts()).toEqual(['€1,750.00', 'not included'])
  await proposal(miller.page, 1).getByText('Replaced').waitFor()
  await counter.getByRole('button', { name: 'Accept' }).click()
  const question = dialog(miller.page)
  await question.getByText('one thousand six hundred and fifty euros').waitFor()
  await question.getByRole('button', { name: 'Accept' }).click()

  // The document says what was agreed, and both read the same.
  const downloads = await Promise.all(
    [miller, baker].map(async ({ page }) => {
      await page.getByRole('link', { name: 'Open the Agreement' }).click()
      await page.getByRole('heading', { name: 'What was agreed' }).waitFor()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /PDF/ }).click(),
      ])
      return readFile(await download.path())
    }),
  )
  const [first, second] = downloads
  expect(first?.equals(second ?? Buffer.of())).toBe(true)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(first ?? [])), {
    mergePages: true,
  })
  for (const agreed of ['Mühlbach Mill', '1,650.00', '1,000 kg', 'Delivery date', '2030'])
    expect(text.replace(/\s+/g, ' ')).toContain(agreed)

  // The request is filled: the other offerer is told, with a notice.
  await baker.page.goBack()
  await baker.page.getByRole('button', { name: 'Yes, It Is Filled' }).click()
  await baker.page.getByText('1 other conversation ended with a notice.').waitFor()
  await rival.page.getByRole('log').getByText('We have found what we were looking for').waitFor()
  await rival.page.getByRole('alertdialog').getByText('The conversation has been terminated.').waitFor()
  await baker.page.goto('/main')
  await baker.page.getByText('Filled', { exact: true }).waitFor()
  await baker.page.getByText('Agreed', { exact: true }).waitFor()
}, 240_000)
