import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, pageOf, phone } from '../as-person.ts'
import { makeWorld, openView, type View, waitForAnimations } from './world.ts'

/** Starts an app and returns the test function for `it.each(views)`: checks a view in each of its states. */
export async function viewChecker(viewport: { width: number; height: number }) {
  const app = await forFile(startApp({ worker: true }))
  const browser = await forFile(openBrowser())
  const world = await makeWorld(app)

  return async function checkView(view: View): Promise<void> {
    const page = await pageOf(browser, app, view.as ? world.people[view.as] : null, { viewport })
    const states: NonNullable<View['states']> = { initial: async () => undefined, ...view.states }
    for (const [state, open] of Object.entries(states)) {
      await openView(page, view, world)
      await open(page, viewport === phone)
      await checkAppearance(page, state === 'initial').catch((cause: unknown) => {
        throw new Error(`${view.name}, ${state}`, { cause })
      })
    }
    await page.close()
  }
}

/** Apart from its colors, a state is the same in both schemes: there, the initial one stands for all. */
async function checkAppearance(page: Page, isInitial: boolean): Promise<void> {
  for (const [colorScheme, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html:not([data-mantine-color-scheme="${other}"])`).waitFor()
    await waitForAnimations(page)
    await expectAccessible(page, colorScheme === 'light' || isInitial ? 'all' : 'colors')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await overflowingElements(page)).toEqual([])
  }
}

/** Elements that extend beyond the edge of their dialog, where they are clipped. */
const overflowingElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog]')].flatMap((dialog) => {
      const edge = dialog.getBoundingClientRect().right + 1
      return [...dialog.querySelectorAll('*')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > edge)
        .map((part) => part.textContent || part.tagName)
    }),
  )
