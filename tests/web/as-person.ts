import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { sessionCookie } from '../../src/auth/schema.ts'
import { makeSession, type Person } from '../make/people.ts'
import type { TestApp } from '../setup/app.ts'

export const phone = { width: 360, height: 780 } as const
const desktop = { width: 1440, height: 900 } as const

/** Browser profiles whose page is closed, by the options that they were created with. */
const idle = new WeakMap<Browser, Map<string, Set<BrowserContext>>>()

function idleProfiles(browser: Browser, key: string): Set<BrowserContext> {
  const byOptions = idle.get(browser) ?? new Map<string, Set<BrowserContext>>()
  idle.set(browser, byOptions)
  const profiles = byOptions.get(key) ?? new Set<BrowserContext>()
  byOptions.set(key, profiles)
  return profiles
}

/**
 * A page logged in as `person`, or logged out for null. Its browser profile is reused after the page closes: cookies
 * and storage are cleared, but its scripts stay compiled.
 */
export async function pageOf(
  browser: Browser,
  app: TestApp,
  person: Person | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const profiles = idleProfiles(browser, JSON.stringify([app.url, options]))
  const [context = await reusableProfile(browser, app, options)] = profiles
  profiles.delete(context)
  await context.clearCookies()
  const page = await openAs(context, app, person)
  page.once('close', () => profiles.add(context))
  context.once('close', () => profiles.delete(context))
  return page
}

/** A page in a new browser profile. */
export async function firstPageOf(
  browser: Browser,
  app: TestApp,
  person: Person | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await newProfile(browser, app, options)
  const page = await openAs(context, app, person)
  // Fails when the whole browser is closing, which closes the profile too.
  page.once('close', () => void context.close().catch(() => {}))
  return page
}

/** Without the service worker, which would load the scripts of all pages into each profile. */
const newProfile = (browser: Browser, app: TestApp, options: BrowserContextOptions) =>
  browser.newContext({
    baseURL: app.url,
    viewport: desktop,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })

/** Keeps one page open: the renderer process of a site ends with its last page. */
async function reusableProfile(browser: Browser, app: TestApp, options: BrowserContextOptions) {
  const context = await newProfile(browser, app, options)
  await (await context.newPage()).goto('/healthz')
  return context
}

async function openAs(context: BrowserContext, app: TestApp, person: Person | null): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  if (person) {
    const { token } = await makeSession(app.ctx, person)
    await context.addCookies([{ name: sessionCookie, value: token, url: app.url }])
  }
  await page.addInitScript((id) => {
    // Without a GPU, rendering backdrop filters takes longer than the rest of the page.
    const noBackdrops = new CSSStyleSheet()
    noBackdrops.replaceSync('*, ::backdrop { backdrop-filter: none !important }')
    document.adoptedStyleSheets.push(noBackdrops)
    if (!sessionStorage.getItem('tests:opened')) localStorage.clear()
    sessionStorage.setItem('tests:opened', 'yes')
    if (!id) return
    localStorage.setItem('user_id', id)
    localStorage.setItem('is_logged_in', 'true')
  }, person?.employeeId ?? null)
  return page
}

/** Waits until the page's scripts have replaced the prerendered HTML. */
export const waitForHydration = (page: Page): Promise<void> =>
  page.locator('[data-drawn]').waitFor({ state: 'detached' })

/** Waits for an alert with `text`, and closes it. */
export async function readAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog').filter({ hasText: text })
  await alert.waitFor()
  await closeAlert(alert)
}

/** Waits for an alert, asserts that its text consists of these lines, and closes it. */
export async function readAlertLines(page: Page, lines: readonly string[]): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await alert.waitFor()
  expect((await alert.getByRole('paragraph').innerText()).split('\n')).toEqual(lines)
  await closeAlert(alert)
}

/** Waits for the error beside a field, which has the focus and is described by it; there is no dialog with it. */
export async function readFieldError(page: Page, text: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: text, visible: true }).first().waitFor()
  const described = () =>
    page.evaluate(() => {
      const field = document.activeElement
      const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? []
      const group = field?.closest('.mantine-InputWrapper-root')
      return [...ids.map((id) => document.getElementById(id)), group].map((node) => node?.textContent).join()
    })
  await expect.poll(described).toContain(text)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
}

/** Whether nothing covers the middle of an element, and it is in the window. */
export const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit !== null && (node.contains(hit) || hit.contains(node))
  })

/** Whether what is in an element is wider than the element. */
export const overflows = (element: Locator): Promise<boolean> =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)

async function closeAlert(alert: Locator): Promise<void> {
  await alert.getByRole('button', { name: 'OK' }).click()
  await alert.waitFor({ state: 'detached' })
}

const colorRules = ['color-contrast', 'link-in-text-block']

/** Asserts that axe finds no violations on the page, of all rules or only of those about colors. */
export async function expectAccessible(page: Page, rules: 'all' | 'colors' = 'all'): Promise<void> {
  const axeLoaded = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(axeLoaded && { axeSource: 'null' }) })
    // The page has no frames, so no second page is needed to merge their results.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules === 'colors' ? axe.withRules(colorRules) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  )
}

/** Has the assistant's messages sent without a draft. */
export async function sendAtOnce(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().includes('leads.setSendAtOnce'))
  await page.getByRole('checkbox', { name: 'Send at once, without showing me a draft' }).check()
  await saved
}

/** Opens the list of a listing with a single match, which is a rail at first. */
export const showMatches = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Show Potential Matches' }).click()

/** On a phone: opens the tab of the inputs for the assistant. */
export const openInputs = (page: Page): Promise<void> =>
  page.getByRole('tab', { name: /^(Requirements|Q&A)/ }).click()
