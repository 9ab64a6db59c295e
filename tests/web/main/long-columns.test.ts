import type { Page } from 'playwright-core'
import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { listings } from '../../../src/db/tables/listings.ts'
import { deleteListing } from '../../../src/listings/lifecycle/delete.ts'
import { addDays } from '../../../src/shared/dates.ts'
import { makeCompany } from '../../make/companies.ts'
import { eachSide, makeLead } from '../../make/leads.ts'
import { makeComparison, makeListing } from '../../make/listings.ts'
import { as, type Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { refuse } from '../answers.ts'
import { expectAccessible, pageOf, phone } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const titles = { seller: 'My Offerings', buyer: 'My Requests' } as const
const total = 120
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 20_000 })

describe.each(eachSide)('A long column of the %s', (side) => {
  let person: Person
  let rows: (typeof listings.$inferSelect)[]
  let page: Page

  beforeEach(async () => {
    person = (await makeCompany(app.db)).manager
    await makePlan(app.db, person.companyId, {
      planType: 'one_time',
      oneTimeExpiresAt: addDays(new Date(), 9),
    })
    const first = await makeListing(app.db, person, side, { name: 'Number 0' })
    const others = Array.from({ length: total - 1 }, (_, n) => ({
      ...first,
      id: v7(),
      name: `Number ${n + 1}`,
      createdAt: addDays(first.createdAt, -n - 1),
    }))
    rows = [first, ...(await app.db.insert(listings).values(others).returning())]
    // A tile that waits to be compared refetches itself after a while.
    for (const row of rows) await makeComparison(app.db, row, { compared: 0, near: 0 })
  })

  async function open(options = {}): Promise<void> {
    page = await pageOf(browser, app, person, options)
    await page.goto('/main')
    await tiles().first().waitFor()
  }
  const column = () => page.getByRole('region', { name: titles[side] })
  const tiles = () => column().getByRole('listitem')
  const tile = (n: number) =>
    tiles().filter({ has: page.getByRole('article', { name: `Number ${n}`, exact: true }) })

  /** Collects the page's calls of `listings.tiles` and `listings.tilesOf` from now on. */
  function callsOf(): string[] {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      calls.push(...(pathname.match(/listings\.tiles\w*/g) ?? []))
    })
    return calls
  }

  /** Scrolls to the end repeatedly until the last tile has loaded. */
  async function scrollToEnd(): Promise<void> {
    await poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return tiles().count()
    }).toBe(total)
  }

  it('loads page by page, newest first, and shows the total count', async () => {
    await open()
    await column()
      .getByRole('heading', { level: 2, name: `${titles[side]} ${total}` })
      .waitFor()
    await poll(() => tiles().count()).toBe(50)
    const calls = callsOf()
    await scrollToEnd()
    expect(calls).toEqual(['listings.tiles', 'listings.tiles'])
    expect(await column().getByRole('heading', { level: 3 }).allTextContents()).toEqual(
      rows.map(({ name }) => name),
    )
    const position = (index: number) =>
      tiles()
        .nth(index)
        .evaluate((one) => [one.ariaPosInSet, one.ariaSetSize])
    expect(await position(0)).toEqual(['1', `${total}`])
    expect(await position(total - 1)).toEqual([`${total}`, `${total}`])
    await page.close()
  })

  it('keeps its scroll position on a live event, fetches one tile and renders no other', async () => {
    await open()
    await scrollToEnd()
    await tile(70).evaluate((one) => {
      one.scrollIntoView({ block: 'center' })
      Object.assign(one, { sameElement: true })
    })
    const topOf = (n: number) => tile(n).evaluate((one) => one.getBoundingClientRect().top)
    const before = await topOf(70)
    const calls = callsOf()
    await makeLead(app.ctx, { people: { [side]: person }, listings: { [side]: rows[3]! } })
    await poll(() => tile(3).textContent()).toContain('1 match')
    expect(await tiles().count()).toBe(total)
    // Scroll offsets are whole pixels, but a tile's height isn't.
    expect(Math.abs((await topOf(70)) - before)).toBeLessThanOrEqual(1)
    expect(await tile(70).evaluate((one) => 'sameElement' in one)).toBe(true)
    expect(new Set(calls)).toEqual(new Set(['listings.tilesOf']))
    await page.close()
  })

  it('removes a deleted tile without fetching the others', async () => {
    await open()
    await scrollToEnd()
    const calls = callsOf()
    await tile(80)
      .getByRole('button', { name: /^More about/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, Delete' }).click()
    await tile(80).waitFor({ state: 'detached' })
    await column()
      .getByRole('heading', { level: 2, name: `${titles[side]} ${total - 1}` })
      .waitFor()
    expect(await tiles().count()).toBe(total - 1)
    expect(calls).not.toContain('listings.tiles')
    await page.close()
  })

  it('removes the tile of a listing that a colleague deletes, without fetching the others', async () => {
    await open()
    await scrollToEnd()
    const calls = callsOf()
    await deleteListing(as(app.ctx, person), { side, id: rows[80]!.id })
    await tile(80).waitFor({ state: 'detached' })
    await column()
      .getByRole('heading', { level: 2, name: `${titles[side]} ${total - 1}` })
      .waitFor()
    expect(new Set(calls)).toEqual(new Set(['listings.tilesOf']))
    await page.close()
  })

  it('is refetched when a live event finds its total changed', async () => {
    await open()
    const added = await makeListing(app.db, person, side, { name: 'Of a colleague' })
    await makeLead(app.ctx, { people: { [side]: person }, listings: { [side]: added } })
    await column().getByRole('article', { name: 'Of a colleague' }).getByText('1 match').waitFor()
    await column()
      .getByRole('heading', { level: 2, name: `${titles[side]} ${total + 1}` })
      .waitFor()
    await page.close()
  })

  it('shows an error when the next page fails, and retries it', async () => {
    await open()
    await refuse(page, 'listings.tiles', 'TOO_MANY')
    const alert = column().getByRole('alert')
    await poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return alert.count()
    }).toBe(1)
    expect(await tiles().count()).toBe(50)
    await expectAccessible(page)
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await scrollToEnd()
    await page.close()
  })

  it('loads further pages for the keyboard, and has a skip link to the other column', async () => {
    await open()
    await poll(() => tiles().count()).toBe(50)
    await tile(49)
      .getByRole('link', { name: /^Leads/ })
      .focus()
    await poll(() => tiles().count()).toBe(100)
    const other = titles[side === 'seller' ? 'buyer' : 'seller']
    await column().getByRole('link', { name: other }).focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(other)
    await page.close()
  })

  it('links to the other column on a phone, where the columns are stacked', async () => {
    await open({ viewport: phone })
    const other = page.getByRole('heading', {
      level: 2,
      name: titles[side === 'seller' ? 'buyer' : 'seller'],
    })
    await poll(() => tiles().count()).toBe(50)
    await expectAccessible(page)
    const calls = callsOf()
    await column().getByRole('link', { name: /^My / }).click()
    await poll(() => other.evaluate((title) => title.getBoundingClientRect().top)).toSatisfy(
      (top: number) => top >= 60 && top < phone.height,
    )
    // A new tile may refetch itself; the column loads no further page.
    expect(calls.filter((call) => call === 'listings.tiles')).toEqual([])
    await page.close()
  })
})
