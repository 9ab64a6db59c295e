import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { sessionCookie } from '../../src/auth/schema.ts'
import { makeSession, type Person } from '../make/people.ts'
import type { TestApp } from '../setup/app.ts'

export const phone = { width: 360, height: 780 } as const
const desktop = { width: 1440, height: 900 } as const

/** Profiles whose page is closed, by what they were made with. */
const idle = new WeakMap<Browser, Map<string, Set<BrowserContext>>>()

function idleLike(browser: Browser, key: string): Set<BrowserContext> {
  const kept = idle.get(browser) ?? new Map<string, Set<BrowserContext>>()
  idle.set(browser, kept)
  const alike = kept.get(key) ?? new Set<BrowserContext>()
  kept.set(key, alike)
  return alike
}

/**
 * A page logged in as `person`, or as nobody. Closed, it leaves its browser profile to the next one, which
 * finds it empty, but with its scripts compiled.
 */
export async function pageOf(
  browser: Browser,
  app: TestApp,
  person: Person | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const alike = idleLike(browser, JSON.stringify([app.url, options]))
  const [context = await keptProfile(browser, app, options)] = alike
  alike.delete(context)
  await context.clearCookies()
  const page = await openAs(context, app, person)
  page.once('close', () => alike.add(context))
  context.once('close', () => alike.delete(context))
  return page
}

/** A page of a browser that has never been here. */
export async function firstPageOf(
  browser: Browser,
  app: TestApp,
  person: Person | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await newProfile(browser, app, options)
  const page = await openAs(context, app, person)
  // Where the whole browser closes, nobody need close this.
  page.once('close', () => void context.close().catch(() => {}))
  return page
}

const newProfile = (browser: Browser, app: TestApp, options: BrowserContextOptions) =>
  browser.newContext({ baseURL: app.url, viewport: desktop, reducedMotion: 'reduce', ...options })

/** One page stays: the process of a site ends with its last. */
async function keptProfile(browser: Browser, app: TestApp, options: BrowserContextOptions) {
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
    // Drawn without a graphics card, what is behind glass costs more than all the rest of a page.
    const clear = new CSSStyleSheet()
    clear.replaceSync('*, ::backdrop { backdrop-filter: none !important }')
    document.adoptedStyleSheets.push(clear)
    if (!sessionStorage.getItem('tests:opened')) localStorage.clear()
    sessionStorage.setItem('tests:opened', 'yes')
    if (!id) return
    localStorage.setItem('user_id', id)
    localStorage.setItem('is_logged_in', 'true')
  }, person?.employeeId ?? null)
  return page
}

/** The page's scripts have taken over what came drawn ahead of them: what it says is what it will say. */
export const waitForHydration = (page: Page): Promise<void> =>
  page.locator('[data-drawn]').waitFor({ state: 'detached' })

/** The alert that is up says `text`; closes it. */
export async function readAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog').filter({ hasText: text })
  await alert.waitFor()
  await alert.getByRole('button', { name: 'OK' }).click()
  await alert.waitFor({ state: 'detached' })
}

/** What axe finds wrong with the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'null' }) })
    // Nothing is framed here: no second page is needed to bring frames' results together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  )
}
