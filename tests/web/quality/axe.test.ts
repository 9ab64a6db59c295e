import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { expectAccessible, pageOf, phone } from '../as-person.ts'
import { makeWorld, openView, settled, views, type World } from './world.ts'

let app: TestApp
let browser: Browser & AsyncDisposable
let world: World

beforeAll(async () => {
  app = await startApp({ worker: true })
  browser = await openBrowser()
  world = await makeWorld(app)
})
afterAll(async () => {
  await browser.close()
  await app.stop()
})

const variants = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { name: `${colorScheme}, 360 px`, colorScheme, viewport: phone },
  { name: `${colorScheme}, 1440 px`, colorScheme, viewport: { width: 1440, height: 900 } },
])

describe.each(variants)('In $name', ({ viewport, colorScheme }) => {
  it.each(views)(
    '$name has nothing axe finds wrong, nor has what opens there',
    async (view) => {
      const person = view.as ? world.people[view.as] : null
      const page = await pageOf(browser, app, person, { viewport, colorScheme })
      const look = async () => {
        await settled(page)
        await expectAccessible(page)
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wider).toBeLessThanOrEqual(0)
      }
      await openView(page, view, world)
      await look()
      for (const [what, open] of Object.entries(view.opens ?? {})) {
        await openView(page, view, world)
        await open(page, viewport === phone)
        await look().catch((cause: unknown) => {
          throw new Error(`${view.name}, ${what}`, { cause })
        })
      }
      await page.context().close()
    },
    240_000,
  )
})
