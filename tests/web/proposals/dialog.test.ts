import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { readProposals } from '../../../src/agreements/read.ts'
import { sendMessage } from '../../../src/leads/send-message.ts'
import { renewListing } from '../../../src/listings/lifecycle/renew.ts'
import { revise } from '../../../src/listings/revise.ts'
import { otherSide } from '../../../src/shared/sides.ts'
import { eachSide, type Matched, makeLead } from '../../make/leads.ts'
import { listingInput } from '../../make/listings.ts'
import { as } from '../../make/people.ts'
import { makeProposal, packageOf } from '../../make/proposals.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { hold } from '../answers.ts'
import { expectAccessible, isUncovered, overflows, pageOf, phone, readAlert } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const isFocused = (element: Element) => element === document.activeElement
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click()

async function addTerm(page: Page, name: string) {
  await press(page, 'Add Term')
  await page.getByRole('menuitem', { name, exact: true }).click()
}

describe.each(eachSide)('The dialog of the %s', (side) => {
  const other = otherSide(side)
  let match: Matched
  let page: Page

  const open = async () => {
    await page.getByRole('button', { name: 'Propose Terms' }).click()
    await dialog(page).getByLabel('Total price').first().waitFor()
  }
  const leave = async () => {
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Leave this form?' })
    await question.getByRole('button', { name: 'Keep as draft' }).click()
    await dialog(page).waitFor({ state: 'detached' })
  }
  const proposals = () => readProposals(as(app.ctx, match.people[side]), { leadId: match.leadId })

  beforeEach(async () => {
    match = await makeLead(app.ctx)
    page = await pageOf(browser, app, match.people[side])
    await page.goto(leadAddress(side, match))
    await page.getByRole('log').waitFor()
    return () => page.close()
  })

  it('sends exactly what the preview shows', async () => {
    await open()
    await dialog(page).getByLabel('Total price').fill('16,500')
    await dialog(page).getByLabel('Currency').selectOption('CHF')
    await dialog(page).getByLabel('Tax included').check()
    await dialog(page).getByLabel('Quantity').fill('500')
    await dialog(page).getByLabel('Unit', { exact: true }).fill('kg')
    await addTerm(page, 'Payment term')
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Payment term')
    await page.keyboard.type('30')
    await addTerm(page, 'A date')
    await dialog(page).getByLabel('Name of the term').last().fill('First delivery')
    await dialog(page).getByLabel('First delivery', { exact: true }).fill('2030-03-01')
    await press(page, 'Add Option')
    await dialog(page).getByLabel('Total price, Option B').fill('17,250.50')
    await dialog(page).getByLabel('Payment term, Option B').fill('')
    await dialog(page).getByLabel(/^Note/).fill('Both hold for a year.')
    await press(page, 'Preview')
    const card = dialog(page).getByRole('article')
    const rows = [
      'CHF 16,500.00',
      'CHF 17,250.50',
      '500 kg',
      '30 days',
      'Mar 1, 2030',
      'Both hold for a year.',
    ]
    const shown = (await card.innerText()).replaceAll('\u00a0', ' ')
    for (const text of rows) expect(shown).toContain(text)
    expect(await proposals()).toEqual([])

    await press(page, 'Send Proposal')
    await page.getByRole('log').getByRole('heading', { name: 'Proposal 1' }).waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    const [sent] = await proposals()
    expect(sent).toMatchObject({ side, author: 'person', status: 'open', note: 'Both hold for a year.' })
    const date = { key: 'first_delivery', label: 'First delivery', kind: 'date', value: '2030-03-01' }
    const payment = { key: 'payment_term', label: 'Payment term', kind: 'number', value: 30, unit: 'days' }
    const both = { taxIncluded: true, deliveryIncluded: false, quantity: 500, unit: 'kg' }
    expect(sent?.packages).toMatchObject([
      { total: { minor: 1_650_000, currency: 'CHF' }, ...both, terms: [payment, date] },
      { total: { minor: 1_725_050, currency: 'CHF' }, ...both, terms: [date] },
    ])
    const days = (Date.parse(sent?.validUntil ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13)
    expect(days).toBeLessThan(15)
  })

  it('says beside each field what is wrong, and focuses the first', async () => {
    await open()
    await press(page, 'Preview')
    const price = dialog(page).getByLabel('Total price')
    await dialog(page).getByText('Enter the total price.').waitFor()
    expect(await price.getAttribute('aria-invalid')).toBe('true')
    expect(await price.evaluate((element) => element === document.activeElement)).toBe(true)

    await price.fill('16.500')
    await dialog(page).getByText('Enter an amount like 16,500.00.').waitFor()
    await price.fill('100')
    await dialog(page).getByLabel('Unit', { exact: true }).fill('kg')
    await dialog(page).getByText('Enter a quantity, or leave the unit empty.').waitFor()
    await dialog(page).getByLabel('Quantity').fill('0')
    await dialog(page).getByText('Enter a number above 0.').waitFor()
    await dialog(page).getByLabel('Quantity').fill('1')
    await addTerm(page, 'A number')
    await press(page, 'Preview')
    await dialog(page).getByText('Name this term.').waitFor()
    await dialog(page).getByText('Enter a value, or remove this term.').waitFor()
    await press(page, 'Add Option')
    await dialog(page).getByText('Enter a value in at least one option, or remove this term.').waitFor()
    await press(page, 'Remove Option A')
    await dialog(page).getByText('Enter a value, or remove this term.').waitFor()
    await press(page, 'Remove this term')
    await dialog(page).getByLabel('Valid until').fill('2020-01-01')
    await dialog(page).getByText('Choose a day from today on.').waitFor()
    await expectAccessible(page)
    expect(await proposals()).toEqual([])
  })

  it('suggests what was named, with its source, and fills in nothing without a click', async () => {
    const say = (who: typeof side, text: string) =>
      sendMessage(as(app.ctx, match.people[who]), { side: who, leadId: match.leadId, text })
    await say(side, 'We could agree on 16,500 EUR in total.')
    await say(other, 'Our price is 15,000 EUR in total.')
    await app.drain()
    await open()
    const suggested = dialog(page).getByRole('button', { name: /^Take €1[56],/ })
    await suggested.nth(1).waitFor()
    expect(await suggested.count()).toBe(2)
    expect(await dialog(page).getByLabel('Total price').inputValue()).toBe('')
    expect(await dialog(page).getByLabel('Currency').inputValue()).toBe('EUR')
    await press(page, /^Take €15,000.00 from their message of \d+:\d\d/)
    expect(await dialog(page).getByLabel('Total price').inputValue()).toBe('15,000.00')
    // A filled field needs no suggestions.
    expect(await suggested.count()).toBe(0)
    await dialog(page).getByLabel('Total price').fill('')
    await press(page, /^Take €16,500.00 from your message of \d+:\d\d/)
    expect(await dialog(page).getByLabel('Total price').inputValue()).toBe('16,500.00')
  })

  it('takes what was named into every option', async () => {
    const text = 'Payment within 30 days.'
    await sendMessage(as(app.ctx, match.people[other]), { side: other, leadId: match.leadId, text })
    await app.drain()
    await open()
    await press(page, 'Add Option')
    await press(page, /^Take Payment term: 30 days/)
    for (const option of ['A', 'B'])
      expect(await dialog(page).getByLabel(`Payment term, Option ${option}`).inputValue()).toBe('30')
  })

  it('keeps the draft over Escape and a reload, and asks once before it discards it', async () => {
    await open()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await open()
    expect(await dialog(page).getByRole('button', { name: 'Discard Draft' }).count()).toBe(0)
    await dialog(page).getByLabel('Total price').fill('900')
    await dialog(page).getByLabel(/^Note/).fill('Unsent.')
    await leave()
    await page.reload()
    await open()
    expect(await dialog(page).getByLabel('Total price').inputValue()).toMatch(/^900/)
    expect(await dialog(page).getByLabel(/^Note/).inputValue()).toBe('Unsent.')
    await press(page, 'Discard Draft')
    await page
      .getByRole('dialog', { name: 'Discard this draft?' })
      .getByRole('button', { name: 'Keep Editing' })
      .click()
    expect(await dialog(page).getByLabel(/^Note/).inputValue()).toBe('Unsent.')
    await press(page, 'Discard Draft')
    await page
      .getByRole('dialog', { name: 'Discard this draft?' })
      .getByRole('button', { name: 'Discard Draft' })
      .click()
    await expect.poll(() => dialog(page).getByLabel('Total price').inputValue()).toBe('')
    await page.reload()
    await open()
    expect(await dialog(page).getByLabel(/^Note/).inputValue()).toBe('')
  })

  it('brings back a removed option and a removed term with what was typed', async () => {
    await open()
    await dialog(page).getByLabel('Total price').fill('900')
    await addTerm(page, 'Payment term')
    await dialog(page).getByLabel('Payment term', { exact: true }).fill('30')
    await press(page, 'Add Option')
    await dialog(page).getByLabel('Total price, Option B').fill('800')
    await press(page, 'Remove Option B')
    await dialog(page).getByText('“Option B” is removed.').waitFor()
    expect(await dialog(page).getByLabel('Total price').count()).toBe(1)
    const undo = dialog(page).getByRole('button', { name: 'Undo' })
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    expect(await dialog(page).getByLabel('Total price, Option B').inputValue()).toMatch(/^800/)

    await press(page, 'Remove Payment term')
    await dialog(page).getByText('“Payment term” is removed.').waitFor()
    await undo.click()
    expect(await dialog(page).getByLabel('Payment term, Option A').inputValue()).toBe('30')
    await undo.waitFor({ state: 'detached' })
  })

  it('does not send a draft from before an edit of the listing unchecked', async () => {
    await open()
    await dialog(page).getByLabel('Total price').fill('900')
    await leave()
    const { id } = match.listings[side]
    await revise(as(app.ctx, match.people[side]), { ...listingInput(side), id })
    await page.reload()
    await open()
    await dialog(page)
      .getByRole('alert')
      .filter({ hasText: 'was edited after you wrote this draft' })
      .waitFor()
    await press(page, 'Preview')
    expect(await dialog(page).getByRole('button', { name: 'Send Proposal' }).count()).toBe(0)
    // What has to be decided first may be out of view.
    expect(await dialog(page).getByRole('button', { name: 'They Still Hold' }).evaluate(isFocused)).toBe(true)
    await press(page, 'They Still Hold')
    await press(page, 'Preview')
    await dialog(page).getByRole('button', { name: 'Send Proposal' }).waitFor()
  })

  it('sends a draft from before a renewal of the listing, which nobody has edited', async () => {
    await open()
    await dialog(page).getByLabel('Total price').fill('900')
    await leave()
    await renewListing(app.ctx, { listingId: match.listings[side].id })
    await page.reload()
    const read = page.waitForResponse((response) => response.url().includes('listings.get'))
    await open()
    await read
    await press(page, 'Preview')
    await dialog(page).getByRole('button', { name: 'Send Proposal' }).waitFor()
  })

  it('shows no currency before it knows what was named, and previews with that one', async () => {
    const text = 'We could agree on 16,500 CHF in total.'
    await sendMessage(as(app.ctx, match.people[side]), { side, leadId: match.leadId, text })
    await app.drain()
    const release = await hold(page, 'agreements.suggestions')
    await open()
    expect(await dialog(page).getByLabel('Currency').inputValue()).toBe('')
    await dialog(page).getByLabel('Total price').fill('16,000')
    await press(page, 'Preview')
    release()
    await dialog(page).getByText('CHF 16,000.00').waitFor()
  })

  it('counters with the values of the other side’s proposal, and asks before a draft is lost', async () => {
    await open()
    await dialog(page).getByLabel('Total price').fill('900')
    await leave()
    const theirs = await makeProposal(app.ctx, match, other, {
      packages: [packageOf(16_500), packageOf(17_900, { terms: [] })],
    })
    await page.getByRole('button', { name: 'Counter' }).click()
    await dialog(page).getByText('You have an unsent draft').waitFor()
    await press(page, 'Start From Proposal 1')
    const price = dialog(page).getByLabel('Total price, Option B')
    expect(await price.inputValue()).toBe('17,900.00')
    expect(await dialog(page).getByLabel('First delivery, Option A').inputValue()).toBe('2030-03-01')
    expect(await dialog(page).getByLabel('First delivery, Option B').inputValue()).toBe('')
    await price.fill('17,000')
    await press(page, 'Preview')
    await press(page, 'Send Proposal')
    const card = page
      .getByRole('log')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Proposal 2' }) })
    await card.getByText('answers proposal 1').waitFor()
    expect(await card.locator('s').allInnerTexts()).toEqual(['€17,900.00'])
    const [first, second] = await proposals()
    expect([first?.status, second?.status]).toEqual(['superseded', 'open'])
    expect(second?.answers).toBe(theirs.id)
    // What wasn't changed is sent back as it was.
    expect(second?.packages[0]?.hash).toBe(theirs.packages[0]?.hash)
  })

  it('keeps the draft when the other side proposes first', async () => {
    await open()
    await dialog(page).getByLabel('Total price').fill('900')
    await press(page, 'Preview')
    await makeProposal(app.ctx, match, other)
    await press(page, 'Send Proposal')
    await readAlert(page, 'The proposal was not sent. Your draft is kept.')
    await page.getByRole('button', { name: 'Counter' }).click()
    await press(page, 'Go On With the Draft')
    expect(await dialog(page).getByLabel('Total price').inputValue()).toMatch(/^900/)
  })
})

it('shows on a phone what is wrong, not behind its buttons, and a menu that is not cut off', async () => {
  const match = await makeLead(app.ctx)
  await makeProposal(app.ctx, match, 'seller')
  const page = await pageOf(browser, app, match.people.buyer, { viewport: phone })
  await page.goto(leadAddress('buyer', match))
  await page.getByRole('button', { name: 'Counter' }).click()
  await press(page, 'Add Term')
  const items = page.getByRole('menuitem')
  await items.first().waitFor()
  expect(await isUncovered(items.first())).toBe(true)
  expect(await isUncovered(items.last())).toBe(true)
  await page.getByRole('menuitem', { name: 'A number', exact: true }).click()
  await dialog(page).getByLabel('Name of the term').last().fill('Pallets')
  await dialog(page).getByLabel('Total price').focus()
  await press(page, 'Preview')
  const error = dialog(page).getByText('Enter a value, or remove this term.')
  await error.waitFor()
  expect(await dialog(page).getByLabel('Pallets', { exact: true }).evaluate(isFocused)).toBe(true)
  await expect.poll(() => isUncovered(error)).toBe(true)
  await page.close()
})

it('counters on a phone the option that is chosen in the conversation', async () => {
  const match = await makeLead(app.ctx)
  await makeProposal(app.ctx, match, 'seller', { packages: [packageOf(1), packageOf(2)] })
  const page = await pageOf(browser, app, match.people.buyer, { viewport: phone })
  await page.goto(leadAddress('buyer', match))
  await page.getByRole('log').getByText('Option B', { exact: true }).click()
  await page.getByRole('button', { name: 'Counter' }).click()
  expect(await dialog(page).getByLabel('Total price, Option B').inputValue()).toBe('2.00')
  await page.close()
})

it('shows one option at a time on a phone, and the one with the error', async () => {
  const match = await makeLead(app.ctx)
  await makeProposal(app.ctx, match, 'seller', { packages: [packageOf(1), packageOf(2), packageOf(3)] })
  const page = await pageOf(browser, app, match.people.buyer, { viewport: phone })
  await page.goto(leadAddress('buyer', match))
  await page.getByRole('button', { name: 'Counter' }).click()
  const prices = dialog(page).getByLabel(/^Total price/)
  await prices.first().waitFor()
  expect(await prices.count()).toBe(1)
  const unit = dialog(page)
    .getByLabel(/^Unit, /)
    .first()
  await unit.fill('months')
  expect(await overflows(unit)).toBe(false)
  await dialog(page).getByText('Option C', { exact: true }).click()
  expect(await prices.inputValue()).toBe('3.00')
  await prices.fill('')
  await dialog(page).getByText('Option A', { exact: true }).click()
  await press(page, 'Preview')
  await dialog(page).getByText('Enter the total price.').waitFor()
  expect(await prices.getAttribute('aria-label')).toBe('Total price, Option C')
  await press(page, 'Remove Option C')
  await press(page, 'Preview')
  await press(page, 'Send Proposal')
  await page.getByRole('log').getByRole('heading', { name: 'Proposal 2' }).waitFor()
  await page.close()
})
