import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { firstPageOf, pageOf, phone } from '../as-person.ts'
import { makeWorld, openView, views, waitForAnimations } from './world.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
const world = await makeWorld(app)

const responseDelayMs = 400

/** Records layout shifts from the first paint on, and delays each server response. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources?: { node?: Element }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = (entry.sources ?? []).map(({ node }) => node?.outerHTML?.slice(0, 90) ?? 'gone')
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/trpc/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, responseDelayMs))
    await route.continue().catch(() => undefined)
  })
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts)

describe.each([
  ['360 px', phone],
  ['1440 px', { width: 1440, height: 900 }],
] as const)('At %s', (_, viewport) => {
  it.each(views)('$name does not shift while it loads', async (view) => {
    const page = await firstPageOf(browser, app, view.as ? world.people[view.as] : null, { viewport })
    await recordShifts(page)
    await openView(page, view, world)
    await page.waitForLoadState('networkidle')
    await waitForAnimations(page)
    const shifts = await shiftsOf(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.05)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    )
    await page.close()
  })
})

describe('The lead page', () => {
  it.each([
    [768, true],
    [769, false],
  ])('at %i px shows its panes as overlays: %s', async (width, overlaid) => {
    const page = await pageOf(browser, app, world.people.manager, { viewport: { width, height: 900 } })
    await page.goto(world.leads.seller)
    await page.getByRole('log').waitFor()
    expect((await page.getByRole('tab').count()) > 0).toBe(overlaid)
    expect((await page.getByRole('complementary').count()) > 0).toBe(!overlaid)
    await page.close()
  })
})
