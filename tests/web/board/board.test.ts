import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expire, makeBoard } from '../../make/boards.ts'
import { makeCompany } from '../../make/companies.ts'
import { makeLead } from '../../make/leads.ts'
import { makeProposal, packageOf } from '../../make/proposals.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, pageOf, phone, readFieldError } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
const { manager } = await makeCompany(app.db)
const board = await makeBoard(app.ctx, manager)
let page: Page

const cell = (row: string, column: number) =>
  page
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('cell')
    .nth(column)
const heads = () => page.getByRole('columnheader').getByRole('link', { name: /Mill|Farm|Traders|Wheel/ })
const order = async () => (await heads().allInnerTexts()).filter((text) => !/Counter|Open/.test(text))
const open = async (path = board.path) => {
  await page.goto(path)
  await page.getByRole('table').getByText('Organic certification').waitFor()
}

describe('the comparison board', () => {
  beforeEach(async () => {
    page = await pageOf(browser, app, manager)
    await open()
  })
  afterEach(() => page.close())

  it('shows each lead’s terms, state and time left, and says what is missing', async () => {
    const names = await order()
    const at = (name: string) => names.indexOf(name)
    expect(names).toHaveLength(6)
    const price = page.getByRole('row', { name: /^Total price/ })
    await expect.poll(() => price.innerText()).toContain('€16,500.00')
    expect(await cell('State', at('Mill & Sons')).innerText()).toBe('Waits for you')
    expect(await cell('State', at('North Mill')).innerText()).toBe('Waits for North Mill')
    expect(await cell('State', at('River Mill')).innerText()).toBe('No proposal')
    expect(await cell('State', at('Old Wheel')).innerText()).toBe('Agreed')
    expect(await cell('Total price', at('River Mill')).innerText()).toBe('Not stated')
    expect(await cell('Valid for', at('Old Wheel')).innerText()).toBe('Agreed')
    expect(await cell('Valid for', at('River Mill')).innerText()).toBe('Not stated')
    const urgency = (name: string) => cell('Valid for', at(name)).locator('time').getAttribute('data-urgency')
    expect(await urgency('Hill Farm')).toBe('red')
    expect(await urgency('Grain Traders')).toBe('amber')
    expect(await urgency('Mill & Sons')).toBeNull()
    await expectAccessible(page)
  })

  it('ranks prices across currencies only with a rate', async () => {
    const best = () =>
      page
        .getByRole('row', { name: /^Total price/ })
        .locator('[data-best="true"]')
        .allInnerTexts()
    expect(await best()).toEqual([])
    await page.getByText('Not ranked across currencies until you enter a rate.').waitFor()
    await page.getByLabel('EUR for 1 USD').fill('0,5')
    await expect.poll(async () => (await best()).join()).toContain('$17,200.00')
    await page.getByText('Not ranked across currencies').waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('[data-best="true"]', { hasText: '$17,200.00' }).waitFor()
  })

  it('says beside a rate what is wrong with it', async () => {
    const rate = page.getByLabel('EUR for 1 USD')
    const error = page.getByRole('alert').getByText('Please enter a number above 0, such as 0.92.')
    await rate.fill('about one')
    await readFieldError(page, 'Please enter a number above 0, such as 0.92.')
    await expectAccessible(page)
    // Not while the number is being typed.
    await rate.fill('0,')
    expect(await error.count()).toBe(0)
    await rate.press('Enter')
    await readFieldError(page, 'Please enter a number above 0, such as 0.92.')
    await rate.fill('0,9')
    expect(await error.count()).toBe(0)
    await rate.fill('0')
    await rate.press('Tab')
    await error.waitFor()
    await page.setViewportSize(phone)
    await error.waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  })

  it('sorts by a row, with missing values last', async () => {
    await page.getByRole('button', { name: /^Total price/ }).click()
    expect(await page.getByRole('rowheader', { name: /^Total price/ }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    expect((await order())[0]).toBe('North Mill')
    await page.getByRole('button', { name: /^Total price/ }).click()
    expect((await order())[0]).toBe('Old Wheel')
    expect((await order()).at(-1)).toMatch(/River Mill|Grain Traders/)
  })

  it('pins and hides columns, also after a reload', async () => {
    await page.getByRole('button', { name: 'Pin Grain Traders' }).click()
    expect((await order())[0]).toBe('Grain Traders')
    await page.getByRole('button', { name: 'Hide Hill Farm' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Show 1 hidden' }).waitFor()
    expect((await order())[0]).toBe('Grain Traders')
    expect(await order()).not.toContain('Hill Farm')
    await page.getByRole('button', { name: 'Show 1 hidden' }).click()
    expect(await order()).toContain('Hill Farm')
  })

  it('fills the window when few columns are left, in line with the page’s header', async () => {
    for (const name of (await order()).slice(2))
      await page.getByRole('button', { name: `Hide ${name}` }).click()
    expect(await order()).toHaveLength(2)
    const free = await page
      .getByRole('region', { name: 'Comparison' })
      .evaluate((region) => region.clientWidth - (region.querySelector('table')?.offsetWidth ?? 0))
    expect(free).toBeGreaterThanOrEqual(0)
    expect(free).toBeLessThan(2)
    const left = async (part: Locator) => (await part.boundingBox())?.x
    expect(await left(page.getByRole('banner').getByRole('link').first())).toBe(
      await left(page.getByRole('heading', { level: 1 })),
    )
  })

  it('shows the quote of a judgement on focus, and closes it with Escape', async () => {
    const quoted = page.locator('[data-quote]', { hasText: 'Meets' }).first()
    await quoted.focus()
    const tip = page.getByRole('tooltip')
    await expect.poll(() => tip.innerText()).not.toBe('')
    await page.keyboard.press('Escape')
    await tip.waitFor({ state: 'detached' })
    await quoted.hover()
    await tip.waitFor()
  })

  it('switches between the options of a proposal', async () => {
    await page.locator('label', { hasText: /^C$/ }).click()
    await expect
      .poll(() => page.getByRole('row', { name: /^Total price/ }).innerText())
      .toContain('€17,200.00')
  })

  it('exports what is shown as CSV', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv.charCodeAt(0)).toBe(0xfeff)
    const lines = csv.split('\r\n')
    expect(lines.find((line) => line.startsWith('Total price'))).toContain('16500.00 EUR')
    expect(lines.find((line) => line.startsWith('Organic certification'))).toContain('Meets')
  })

  it('counters on the lead page', async () => {
    const counter = page.getByRole('link', { name: 'Counter the proposal of Hill Farm' })
    expect(await counter.getAttribute('href')).toMatch(/^\/procurement_lead\?.*lead=.*propose=counter/)
  })
})

it('accepts exactly what the dialog repeats', async () => {
  const match = await makeLead(app.ctx, { people: { buyer: manager } })
  await makeProposal(app.ctx, match, 'seller', { packages: [packageOf(9_100), packageOf(9_900)] })
  page = await pageOf(browser, app, manager)
  await open(`/compare?procurement_id=${match.listings.buyer.id}`)
  await page.locator('label', { hasText: /^B$/ }).click()
  await page.getByRole('button', { name: 'Accept the proposal of Mill & Sons' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept Option B?' })
  await dialog.getByText('€9,900.00').waitFor()
  await dialog.getByText('nine thousand nine hundred euros').waitFor()
  await dialog.getByRole('button', { name: 'Accept Option B' }).click()
  await page.getByRole('link', { name: 'Agreed' }).click()
  await page.getByRole('heading', { name: 'What was agreed' }).waitFor()
  await page.getByText('€9,900.00').first().waitFor()
  await page.close()
})

it('updates when the other side proposes, and when a proposal expires', async () => {
  const match = await makeLead(app.ctx, { people: { buyer: manager } })
  page = await pageOf(browser, app, manager)
  await open(`/compare?procurement_id=${match.listings.buyer.id}`)
  await page.getByText('No proposal').waitFor()
  await makeProposal(app.ctx, match, 'seller')
  await page.getByText('Waits for you').waitFor()
  await expire(app.ctx, match.leadId)
  await page.reload()
  await page
    .getByRole('row', { name: /^State/ })
    .getByText('Expired')
    .waitFor()
  expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0)
  await page.close()
})

it('on a phone shows one column at a time, beside the fixed labels', async () => {
  page = await pageOf(browser, app, manager, { viewport: phone, hasTouch: true })
  await open()
  const region = page.getByRole('region', { name: 'Comparison' })
  const widths = await region.evaluate((element) => {
    const [label, head] = [element.querySelector('th'), element.querySelectorAll('th')[1]]
    return { all: element.clientWidth, label: label?.offsetWidth ?? 0, head: head?.offsetWidth ?? 0 }
  })
  expect(widths.label + widths.head).toBe(widths.all)
  await region.evaluate((element) => element.scrollBy({ left: 150, behavior: 'instant' }))
  await expect
    .poll(() => region.evaluate((element, width) => element.scrollLeft % width, widths.head))
    .toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.close()
})

it.each([
  ['another company’s listing', board.path],
  ['no listing', '/compare'],
  ['something that is no id', '/compare?procurement_id=7'],
])('explains %s', async (_, path) => {
  const { manager: stranger } = await makeCompany(app.db, { name: 'Else Ltd', email: 'hi@else.example' })
  page = await pageOf(browser, app, stranger)
  await page.goto(path)
  await page.getByText(/This listing was not found|This address names no offering/).waitFor()
  await page.getByRole('link', { name: 'To my main page' }).click()
  await page.waitForURL('**/main')
  await page.close()
})
