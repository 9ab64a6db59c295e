import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { leads } from '../../../src/db/tables/leads.ts'
import { listings } from '../../../src/db/tables/listings.ts'
import { sendMessage } from '../../../src/leads/send-message.ts'
import { makeCrowd } from '../../make/crowd.ts'
import { as } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { pageOf } from '../as-person.ts'

/** For loading twenty pages one after the other on a busy machine. */
const longWait = { timeout: 20_000 }

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
const crowd = await makeCrowd(app.ctx)
let page: Page
/** The cursors of the page's `leads.list` calls; undefined for the first page. */
let cursors: (string | undefined)[]

async function open(path = crowd.path, ready = 'Request number 0'): Promise<void> {
  page = await pageOf(browser, app, crowd.person)
  cursors = []
  page.on('request', (request) => cursors.push(...listCallsOf(new URL(request.url()))))
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: ready, exact: true }).waitFor()
}

function listCallsOf({ pathname, searchParams }: URL): (string | undefined)[] {
  if (!pathname.startsWith('/trpc/')) return []
  const input: unknown = JSON.parse(searchParams.get('input') ?? '{}')
  const inputs = searchParams.has('batch') ? (input as Record<string, { cursor?: string }>) : { 0: input }
  const calls = pathname.slice(6).split(',')
  return calls.flatMap((call, index) =>
    call === 'leads.list' ? [(inputs[index as 0] as { cursor?: string }).cursor] : [],
  )
}

beforeEach(() => () => page.context().close())

const list = () => page.getByRole('list', { name: 'Potential Matches' })
const row = (n: number) => list().getByRole('button', { name: new RegExp(`^(New )?Request number ${n}\\b`) })
const scrollTo = (top: number) =>
  list().evaluate((element, to) => element.parentElement?.scrollTo(0, to), top)
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')

/** The lead of the request with this number. */
async function leadOf(n: number) {
  const [found] = await app.db
    .select({ id: leads.id, companyId: leads.buyerCompanyId, employeeId: listings.createdBy })
    .from(leads)
    .innerJoin(listings, and(eq(listings.id, leads.buyerListingId), eq(listings.name, `Request number ${n}`)))
  if (!found) throw new Error(`no lead ${n}`)
  return found
}

it('loads only the first page, and shows the total count', async () => {
  await open()
  expect(cursors).toHaveLength(1)
  await page.getByText('1,000 for Organic wheat flour', { exact: true }).waitFor()
  expect(await row(0).locator('xpath=ancestor::li').getAttribute('aria-setsize')).toBe('1000')
  await page.goto('/main')
  await page.getByText('1,000 matches', { exact: true }).waitFor()
})

it('shows no gaps at normal scrolling speed, and lists each match once', async () => {
  await open()
  const scrolled = await list().evaluate(async (element) => {
    const scroller = element.parentElement as HTMLElement
    const places = new Map<string, string>()
    let gaps = 0
    for (let top = 0; top < 16_000; top += 70) {
      scroller.scrollTop = top
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
      const box = scroller.getBoundingClientRect()
      for (const item of element.children) {
        const { top, bottom } = item.getBoundingClientRect()
        if (bottom <= box.top || top >= box.bottom) continue
        const name = item.querySelector('button')?.textContent?.match(/^(New)?Request number \d+/)?.[0]
        if (name) places.set(name, item.getAttribute('aria-posinset') ?? '')
        else if (!item.querySelector('button')) gaps += 1
      }
    }
    return { gaps, rows: places.size, places: new Set(places.values()).size }
  })
  expect(scrolled.gaps).toBe(0)
  expect(scrolled.rows).toBeGreaterThan(95)
  expect(scrolled.places).toBe(scrolled.rows)
  expect(new Set(cursors).size).toBe(cursors.length)
})

it('reaches the last of a thousand matches with the keyboard, and the first again', async () => {
  await open()
  await row(0).focus()
  await page.keyboard.press('End')
  await expect.poll(focused, longWait).toMatch(/^(New)?Request number 998/)
  const last = row(998).locator('xpath=ancestor::li')
  expect(await last.getAttribute('aria-posinset')).toBe('1000')
  await page.keyboard.press('ArrowUp')
  await expect.poll(focused, longWait).toMatch(/^(New)?Request number 997/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Request number 997' }).waitFor()
  await page.keyboard.press('Home')
  await expect.poll(focused, longWait).toMatch(/^Request number 0/)
})

it('opens the lead in the URL before its list page has loaded, and marks its row as current later', async () => {
  const { id } = await leadOf(700)
  await open(crowd.path.replace(/lead=.*/, `lead=${id}`), 'Request number 700')
  expect(cursors).toHaveLength(1)
  expect(await row(700).count()).toBe(0)
  expect(await list().locator('[aria-current]').count()).toBe(0)
  await scrollTo(400)
  await row(0).focus()
  await page.keyboard.press('End')
  await expect.poll(focused, longWait).toMatch(/Request number 998/)
  await scrollTo(700 * 141.5)
  await expect.poll(() => list().locator('[aria-current="true"]').count()).toBe(1)
  expect(await list().locator('[aria-current="true"]').textContent()).toMatch(/Request number 700/)
})

it('opens the first lead when the URL names a lead that is not in the list', async () => {
  await open(crowd.path.replace(/lead=.*/, `lead=${crypto.randomUUID()}`))
})

it('keeps its scroll position on a live event, and fetches only the first page', async () => {
  await open()
  await row(0).focus()
  await page.keyboard.press('End')
  await expect.poll(focused, longWait).toMatch(/Request number 998/)
  await scrollTo(60_000)
  const top = () =>
    list().evaluate((element) => {
      const box = element.parentElement!.getBoundingClientRect()
      const first = [...element.children].find((item) => item.getBoundingClientRect().top >= box.top)
      return { name: first?.textContent?.match(/number \d{3}/)?.[0], y: first?.getBoundingClientRect().top }
    })
  await expect.poll(async () => (await top()).name, longWait).toMatch(/number 4\d\d/)
  const before = await top()
  cursors.length = 0
  const far = await leadOf(900)
  const buyer = as(app.ctx, { ...crowd.person, companyId: far.companyId, employeeId: far.employeeId })
  await sendMessage(buyer, { side: 'buyer', leadId: far.id, text: 'Are you still there?' })
  await expect.poll(() => cursors.length).toBeGreaterThan(0)
  await expect
    .poll(() =>
      list()
        .locator(`[aria-posinset]`)
        .filter({ hasText: before.name ?? '' })
        .first()
        .getAttribute('aria-posinset'),
    )
    .toBe(String(Number(before.name?.slice(7)) + 3))
  const after = await top()
  expect(after.name).toBe(before.name)
  expect(Math.abs((after.y ?? 0) - (before.y ?? 0))).toBeLessThan(2)
  expect(cursors.filter(Boolean)).toEqual([])
  await scrollTo(0)
  await list()
    .getByRole('button', { name: /Request number 900.*Are you still there\?/ })
    .waitFor()
  await app.drain()
})

it('shows a visible error when a page fails to load, and retries it', async () => {
  await open()
  await page.route(
    (url) => listCallsOf(url).some(Boolean),
    (route) => route.fulfill({ status: 400, contentType: 'text/html', body: 'Elsewhere' }),
  )
  const failed = page.getByRole('complementary', { name: 'Potential Matches' }).getByRole('alert')
  for (const far of [8_000, 100_000]) {
    await scrollTo(far)
    await failed.getByText('Server error: 400').waitFor()
    const { y = 0, height = 0 } = (await failed.boundingBox()) ?? {}
    expect([y > 100, y + height <= 900]).toEqual([true, true])
  }
  expect(await list().getByRole('status').count()).toBe(0)
  await page.unrouteAll()
  await scrollTo(8_000)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await failed.waitFor({ state: 'detached' })
  await row(50).waitFor()
})

it('gives each row a menu button with complete ARIA attributes before the menu is mounted', async () => {
  await open()
  const more = list().getByRole('button', { name: 'Details of Request number 0', exact: true })
  expect(await more.getAttribute('aria-haspopup')).toBe('menu')
  expect(await more.getAttribute('aria-expanded')).toBe('false')
  await more.focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Request Details' })
  await item.waitFor()
  expect(await more.getAttribute('aria-expanded')).toBe('true')
  expect(await more.getAttribute('aria-haspopup')).toBe('menu')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null))
    .toBe(true)
  await page.keyboard.press('Escape')
  await item.waitFor({ state: 'detached' })
  await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await item.click()
  await page.getByRole('dialog', { name: 'Request Details' }).waitFor()
})
