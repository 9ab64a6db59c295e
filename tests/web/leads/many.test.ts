import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { makeCrowd } from '../../make/crowd.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { pageOf } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
const crowd = await makeCrowd(app.ctx)
let page: Page

beforeEach(async () => {
  page = await pageOf(browser, app, crowd.person)
  await page.goto(crowd.path)
  await page.getByRole('log').getByText('Message number 499.').waitFor()
  return () => page.context().close()
})

const rows = () => page.getByRole('list', { name: 'Potential Matches' })

/**
 * Scrolls the element that matches `selector` from one end to the other in small steps, one per frame. Returns for each
 * step how many of its descendants that match `counted` are visible.
 */
const scrollThrough = (selector: string, backwards: boolean, counted: string) =>
  page.evaluate(
    async ([selector, backwards, counted]) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`No ${selector}`)
      const counts: number[] = []
      const steps = 150
      for (let step = 0; step <= steps; step += 1) {
        const distance = element.scrollHeight - element.clientHeight
        element.scrollTop = (distance * (backwards ? steps - step : step)) / steps
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
        const box = element.getBoundingClientRect()
        const visible = [...element.querySelectorAll(counted)].filter((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return bottom > box.top && top < box.bottom
        })
        counts.push(visible.length)
      }
      return counts
    },
    [selector, backwards, counted] as const,
  )

it('renders only the visible rows of a thousand matches, without gaps', async () => {
  const scroller = 'div:has(> [aria-label="Potential Matches"][class*="list"])'
  expect(await rows().getByRole('listitem').count()).toBeLessThan(40)
  await page.evaluate(() => {
    const list = document.querySelector('ul[aria-label="Potential Matches"]')
    const most = { rows: 0 }
    Object.assign(window, { most })
    new MutationObserver(() => {
      most.rows = Math.max(most.rows, list?.children.length ?? 0)
    }).observe(list as Node, { childList: true })
  })
  const visible = await scrollThrough(scroller, false, 'li')
  await rows().getByText('Request number 998').waitFor()
  expect(visible.filter((count) => count < 4)).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { most: { rows: number } }).most.rows)).toBeLessThan(
    40,
  )
})

it('moves through the matches with the arrow keys', async () => {
  await rows().evaluate((element) => element.parentElement?.scrollTo({ top: element.scrollHeight }))
  const last = rows()
    .getByRole('button', { name: /Request number 998/ })
    .first()
  await last.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Request number 997' }).waitFor()
})

it('opens a thread of five hundred messages at its end, and lays out only the visible ones', async () => {
  const log = page.getByRole('log')
  await expect
    .poll(() => log.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight), {
      timeout: 10_000,
    })
    .toBeLessThan(4)
  // Skipped messages aren't laid out or rendered, but stay searchable and available to screen readers.
  const skipped = await log.evaluate(
    (element) =>
      [...element.querySelectorAll('article')].filter(
        (one) => !one.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )
  expect(skipped).toBeGreaterThan(400)
  const visible = await scrollThrough('[role=log]', true, 'article')
  expect(visible.filter((count) => count < 2)).toEqual([])
  await log.getByText('Message number 0.').waitFor()
})
