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
 * The most each route may bring, compressed, in kB, when it is the first that is opened: its scripts, its styles, and
 * all of it, with the document, the letters and what it asks the server. Names are those of web/src/routes.
 */
const most: Readonly<Record<string, { scripts: number; styles: number; all: number }>> = {
  index: { scripts: 138, styles: 22, all: 240 },
  login: { scripts: 175, styles: 21, all: 275 },
  main: { scripts: 222, styles: 24, all: 322 },
  product_lead: { scripts: 224, styles: 24, all: 325 },
  procurement_lead: { scripts: 224, styles: 24, all: 325 },
  entity_manager_home: { scripts: 200, styles: 22, all: 300 },
  individual_home: { scripts: 200, styles: 22, all: 300 },
  entity_individual_home: { scripts: 190, styles: 21, all: 288 },
  'privacy-policy': { scripts: 132, styles: 20, all: 232 },
  'contact-support': { scripts: 139, styles: 20, all: 240 },
  contact_support_or_refresh: { scripts: 139, styles: 20, all: 240 },
  nowhere: { scripts: 131, styles: 20, all: 227 },
}

/** The pages of web/src/routes; what the server itself draws is a few lines. */
const ofRoutes = views.filter(({ path }) => typeof path !== 'string' || !path.startsWith('/dev/'))
const routeOf = (page: Page) => new URL(page.url()).pathname.slice(1) || 'index'

/** What has come over the line, by the kind of file, in kB. */
const weigh = (page: Page) =>
  page.evaluate(() => {
    const came = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
    const sum = (ending: string) =>
      came.reduce(
        (bytes, { name, encodedBodySize }) => bytes + (name.endsWith(ending) ? encodedBodySize : 0),
        0,
      )
    return { scripts: sum('.js') / 1000, styles: sum('.css') / 1000, all: sum('') / 1000 }
  })

describe('What a page weighs', () => {
  it('has a row for every route', () => {
    const routes = readdirSync(new URL('../../../web/src/routes', import.meta.url))
    const names = routes.filter((file) => !file.startsWith('_')).map((file) => file.replace('.tsx', ''))
    expect(Object.keys(most)).toEqual(expect.arrayContaining(names))
  })

  it.each(ofRoutes)('$name: its scripts and styles', async (view) => {
    const page = await pageOf(browser, app, view.as ? world.people[view.as] : null)
    await openView(page, view, world)
    await page.waitForLoadState('networkidle')
    const weight = await weigh(page)
    expect(weight.scripts).toBeGreaterThan(50)
    for (const [kind, kilobytes] of Object.entries(most[routeOf(page)] ?? {})) {
      expect(weight[kind as keyof typeof weight], `${kind}, in kB`).toBeLessThan(kilobytes)
    }
    expect(most).toHaveProperty([routeOf(page)])
    await page.context().close()
  })
})
