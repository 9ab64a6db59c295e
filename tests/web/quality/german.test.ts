import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { filesOf, root } from '../../architecture/imports.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, pageOf, waitForHydration } from '../as-person.ts'
import { makeWorld, views, waitForAnimations } from './world.ts'

const app = await forFile(startApp({ worker: true }))
const browser = await forFile(openBrowser())
const world = await makeWorld(app)

/** Every text of the copy that has no values in it. `common…` are suggestions for terms, which become people's own data. */
async function textsOf(folder: string): Promise<Set<string>> {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value)
    else if (typeof value === 'function') for (const side of ['seller', 'buyer']) collectFrom(value, side)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  const collectFrom = (text: CallableFunction, side: string) => {
    try {
      const texts = text(side)
      if (typeof texts === 'object') collect(texts)
    } catch {
      // A function with other parameters.
    }
  }
  for (const file of filesOf(`${folder}/*.ts`)) {
    const path = join(root, file)
    const module = await import(path)
    collect(Object.entries(module).flatMap(([name, value]) => (name.startsWith('common') ? [] : [value])))
  }
  return found
}

const german = await textsOf('web/src/copy/de')
const english = (await textsOf('web/src/copy')).difference(german)

/** What a person reads or hears, one entry for each text node and label. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode
      if (parent?.checkVisibility() && !parent.closest('script, noscript, template, style'))
        texts.push(textContent?.trim() ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '')
    return [...texts, document.title]
  })

// The server renders mails and payments; they are English.
const translated = views.filter(({ path }) => typeof path !== 'string' || !/^\/(dev|sandbox)\//.test(path))

it.each(translated)('$name is German, accessible and no wider than a phone', async ({ path, as }) => {
  const page = await pageOf(browser, app, as ? world.people[as] : null, {
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  })
  await page.goto(typeof path === 'string' ? path : path(world))
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect((await textsOn(page)).filter((text) => english.has(text))).toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await waitForAnimations(page)
    await expectAccessible(page, colorScheme === 'light' ? 'all' : 'colors')
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.close()
})
