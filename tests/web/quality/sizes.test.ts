import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { pageOf } from '../as-person.ts'
import { makeWorld, openView, views, type World } from './world.ts'

let app: TestApp
let browser: Browser & AsyncDisposable
let world: World

beforeAll(async () => {
  app = await startApp()
  browser = await openBrowser()
  world = await makeWorld(app)
})
afterAll(async () => {
  await browser.close()
  await app.stop()
})

/** The most each page may bring, compressed, in kB, when it is the first that is opened. */
const most: Readonly<Record<string, { scripts: number; styles: number }>> = {
  landing: { scripts: 150, styles: 40 },
  'landing, logged in': { scripts: 150, styles: 40 },
  login: { scripts: 190, styles: 40 },
  main: { scripts: 240, styles: 40 },
  'main without a plan': { scripts: 240, styles: 40 },
  'the seller’s lead page': { scripts: 260, styles: 40 },
  'the buyer’s lead page': { scripts: 260, styles: 40 },
  'the manager’s home': { scripts: 220, styles: 40 },
  'the individual’s home': { scripts: 220, styles: 40 },
  'the contributor’s home': { scripts: 220, styles: 40 },
  privacy: { scripts: 150, styles: 40 },
  support: { scripts: 190, styles: 40 },
  nothing: { scripts: 150, styles: 40 },
}

describe('What a page weighs', () => {
  it.each(views)('$name: its scripts and styles', async (view) => {
    const page = await pageOf(browser, app, view.as ? world.people[view.as] : null)
    await openView(page, view, world)
    await page.waitForLoadState('networkidle')
    const kilobytes = (ending: string) =>
      page.evaluate(
        (wanted) =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith(wanted))
            .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) / 1000,
        ending,
      )
    const [scripts, styles] = [await kilobytes('.js'), await kilobytes('.css')]
    expect(scripts).toBeGreaterThan(50)
    expect(scripts, `${view.name}: ${scripts} kB of scripts`).toBeLessThan(most[view.name]?.scripts ?? 0)
    expect(styles, `${view.name}: ${styles} kB of styles`).toBeLessThan(most[view.name]?.styles ?? 0)
    await page.context().close()
  })
})
