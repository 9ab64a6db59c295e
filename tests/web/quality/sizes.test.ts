import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { pageOf } from '../as-person.ts'
import { makeWorld, openView, views } from './world.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
const world = await makeWorld(app)

/**
 * Size limits per route in kB, compressed, for a first visit: scripts, styles, and everything (with the document, fonts
 * and API responses). The names are those of web/src/routes.
 */
const maxSizes: Readonly<Record<string, { scripts: number; styles: number; all: number }>> = {
  index: { scripts: 138, styles: 22, all: 374 },
  login: { scripts: 178, styles: 21, all: 275 },
  main: { scripts: 244, styles: 26, all: 348 },
  product_lead: { scripts: 258, styles: 27, all: 364 },
  procurement_lead: { scripts: 258, styles: 27, all: 364 },
  compare: { scripts: 212, styles: 25, all: 315 },
  agreement: { scripts: 182, styles: 23, all: 285 },
  entity_manager_home: { scripts: 207, styles: 23, all: 310 },
  individual_home: { scripts: 204, styles: 22, all: 300 },
  entity_individual_home: { scripts: 194, styles: 21, all: 288 },
  'privacy-policy': { scripts: 132, styles: 20, all: 232 },
  'contact-support': { scripts: 139, styles: 20, all: 240 },
  contact_support_or_refresh: { scripts: 139, styles: 20, all: 240 },
  nowhere: { scripts: 131, styles: 20, all: 227 },
}

/** The pages of web/src/routes, without those that the server renders. */
const routeViews = views.filter(({ path }) => typeof path !== 'string' || !path.startsWith('/dev/'))
const routeOf = (page: Page) => new URL(page.url()).pathname.slice(1) || 'index'

/** Transferred bytes by kind of file, in kB. */
const measureSizes = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
    const sum = (ending: string) =>
      resources.reduce(
        (bytes, { name, encodedBodySize }) => bytes + (name.endsWith(ending) ? encodedBodySize : 0),
        0,
      )
    return { scripts: sum('.js') / 1000, styles: sum('.css') / 1000, all: sum('') / 1000 }
  })

describe('The size of a page', () => {
  it('has a limit for every route', () => {
    const routes = readdirSync(new URL('../../../web/src/routes', import.meta.url))
    const names = routes.filter((file) => !file.startsWith('_')).map((file) => file.replace('.tsx', ''))
    expect(Object.keys(maxSizes)).toEqual(expect.arrayContaining(names))
  })

  it.each(routeViews)('$name is within its limits', async (view) => {
    const page = await pageOf(browser, app, view.as ? world.people[view.as] : null)
    await openView(page, view, world)
    await page.waitForLoadState('networkidle')
    const sizes = await measureSizes(page)
    expect(sizes.scripts).toBeGreaterThan(50)
    for (const [kind, kilobytes] of Object.entries(maxSizes[routeOf(page)] ?? {})) {
      expect(sizes[kind as keyof typeof sizes], `${kind}, in kB`).toBeLessThan(kilobytes)
    }
    expect(maxSizes).toHaveProperty([routeOf(page)])
    await page.context().close()
  })
})
