import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import type { BrowserContext, Page } from 'playwright-core'
import { sessionCookie } from '../src/auth/schema.ts'
import { readConfig } from '../src/config.ts'
import { sessions } from '../src/db/tables/auth.ts'
import { start } from '../src/main.ts'
import { makeSession, type Person } from '../tests/make/people.ts'
import { openBrowser } from '../tests/setup/browser.ts'
import { freePort } from '../tests/setup/free-port.ts'
import { openView, type View, views, waitForAnimations } from '../tests/web/quality/world.ts'
import { makePlanOwners, makeScreenshotWorld } from './pictures/world.ts'

/**
 * `npm run screenshots`: every page and all that opens on it, light and dark, on a phone and a desktop, into
 * screenshots/. `npm run screenshots -- home '^main$'` takes those whose name matches one of the patterns.
 * It looks at a demo market of its own.
 */

const wanted = process.argv.slice(2).map((word) => new RegExp(word))
const folder = join(import.meta.dirname, '../screenshots')

const variants = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { name: `phone-${colorScheme}`, colorScheme, viewport: { width: 360, height: 780 }, hasTouch: true },
  { name: `desktop-${colorScheme}`, colorScheme, viewport: { width: 1440, height: 900 }, hasTouch: false },
])

/** What somebody sees, and what can be opened there. */
interface Shot {
  readonly name: string
  readonly person: Person | null
  open(page: Page): Promise<unknown>
  readonly opens?: View['states'] | undefined
}

await mkdir(folder, { recursive: true })
await using running = new AsyncDisposableStack()
const config = readConfig({
  DATA_DIR: '.data/pictures',
  LOG_LEVEL: 'warn',
  ...process.env,
  PORT: `${await freePort()}`,
})
const parley = await start(config, pino({ level: config.logLevel }))
running.defer(parley.stop)
const world = await makeScreenshotWorld(parley)
const browser = running.use(await openBrowser())

const shots: Shot[] = [
  ...views.map((view) => ({
    name: slug(view.name),
    person: view.as ? world.people[view.as] : null,
    open: (page: Page) => openView(page, view, world),
    opens: view.states,
  })),
  ...(await makePlanOwners(parley)).map(([state, person]) => ({
    name: slug(`plan ${state}`),
    person,
    open: async (page: Page) => {
      await page.goto('/individual_home')
      await page
        .getByText(/new matches per item per month|Contact Support/)
        .first()
        .waitFor()
    },
  })),
  {
    name: 'api-docs',
    person: null,
    open: async (page: Page) => {
      await page.goto('/api/docs')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    },
  },
]

for (const shot of shots) {
  const opens = Object.entries(shot.opens ?? {}).map(
    ([what, open]) => [`${shot.name}--${slug(what)}`, open] as const,
  )
  const chosen = [[shot.name, null] as const, ...opens].filter(
    ([name]) => wanted.length === 0 || wanted.some((word) => word.test(name)),
  )
  if (chosen.length === 0) continue
  for (const variant of variants) {
    await using context = await contextOf(shot.person, variant)
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    page.on('pageerror', (error) => console.error(`${shot.name}, ${variant.name}: ${error.message}`))
    for (const [name, open] of chosen) {
      try {
        await shot.open(page)
        await open?.(page, variant.hasTouch)
        await take(page, `${name}-${variant.name}`, open === null)
      } catch (error) {
        console.error(`${name}, ${variant.name}: ${error}`)
      }
    }
  }
  console.log(shot.name)
}

async function contextOf(
  person: Person | null,
  { name: _, ...screen }: (typeof variants)[number],
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...screen, baseURL: parley.url ?? '', reducedMotion: 'reduce' })
  if (!person) return context
  // Only this browser is logged in, however many pictures were taken before.
  await parley.ctx.db.delete(sessions)
  const { token } = await makeSession(parley.ctx, person)
  await context.addCookies([{ name: sessionCookie, value: token, url: parley.url ?? '' }])
  await context.addInitScript((id) => {
    localStorage.setItem('user_id', id)
    localStorage.setItem('is_logged_in', 'true')
  }, person.employeeId)
  return context
}

/** The whole page, or what lies open on it; a modal that is longer than the screen also by its end. */
async function take(page: Page, name: string, fullPage: boolean): Promise<void> {
  const picture = (file: string) => page.screenshot({ path: join(folder, `${file}.png`), fullPage })
  if (fullPage) await page.waitForLoadState('networkidle')
  await waitForAnimations(page)
  await page.evaluate(() => document.fonts.ready)
  await picture(name)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wider > 0) console.error(`${name}: ${wider} px wider than the screen`)
  const scrolled = await page.evaluate(() => {
    const inner = [...document.querySelectorAll('[role=dialog], [role=dialog] *')]
    const long = inner.filter(
      (part) =>
        part.scrollHeight > part.clientHeight + 40 && /auto|scroll/.test(getComputedStyle(part).overflowY),
    )
    for (const part of long) part.scrollTop = part.scrollHeight
    return long.length > 0
  })
  if (scrolled && !fullPage) await picture(`${name}-end`)
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
}
