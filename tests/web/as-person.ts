import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { sessionCookie } from '../../src/auth/schema.ts'
import { makeSession, type Person } from '../make/people.ts'
import type { TestApp } from '../setup/app.ts'

export const phone = { width: 360, height: 780 } as const
const desktop = { width: 1440, height: 900 } as const

/** A page of its own browser profile, logged in as `person`, or as nobody. */
export async function pageOf(
  browser: Browser,
  app: TestApp,
  person: Person | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: desktop,
    reducedMotion: 'reduce',
    ...options,
  })
  if (person) {
    const { token } = await makeSession(app.ctx, person)
    await context.addCookies([{ name: sessionCookie, value: token, url: app.url }])
    await context.addInitScript((id) => {
      localStorage.setItem('user_id', id)
      localStorage.setItem('is_logged_in', 'true')
    }, person.employeeId)
  }
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return page
}

/** The page's scripts have taken over what came drawn ahead of them: what it says is what it will say. */
export const atWork = (page: Page): Promise<void> =>
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
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  )
}
