import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import type { BrowserContext, Page } from 'playwright-core'
import { sessionCookie } from '../src/auth/schema.ts'
import { readConfig } from '../src/config.ts'
import { sessions } from '../src/db/tables/auth.ts'
import { start } from '../src/main.ts'
import { pageLanguages } from '../src/shared/page-languages.ts'
import { makeSession, type Person } from '../tests/make/people.ts'
import { openBrowser } from '../tests/setup/browser.ts'
import { freePort } from '../tests/setup/free-port.ts'
import { openView, type View, views, waitForAnimations } from '../tests/web/quality/world.ts'
import { inGerman } from './pictures/german-page.ts'
import { makePlanOwners, makeScreenshotWorld } from './pictures/world.ts'

// `npm run screenshots` takes screenshots of every page with its dialogs and states, in English and German, in light and
// dark, on a phone and a desktop, into screenshots/. `npm run screenshots -- home '^main-de'` takes only those whose file
// name, such as `main--deleting-de-phone-dark`, matches a pattern. It uses its own demo market.

const patterns = process.argv.slice(2).map((word) => new RegExp(word))
const folder = join(import.meta.dirname, '../screenshots')

const screens = [
  { device: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
  { device: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false },
] as const

const variants = pageLanguages.flatMap((language) =>
  screens.flatMap(({ device, ...screen }) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${language}-${device}-${colorScheme}`,
      language,
      screen: { ...screen, colorScheme, locale: language === 'de' ? 'de-DE' : 'en-GB' },
    })),
  ),
)

/** A page as a person sees it, and its states. */
interface Shot {
  readonly name: string
  readonly person: Person | null
  open(page: Page): Promise<unknown>
  readonly states?: View['states'] | undefined
}

await mkdir(folder, { recursive: true })
await using stack = new AsyncDisposableStack()
const config = readConfig({
  DATA_DIR: '.data/pictures',
  LOG_LEVEL: 'warn',
  ...process.env,
  PORT: `${await freePort()}`,
})
const parley = await start(config, pino({ level: config.logLevel }))
stack.defer(parley.stop)
const world = await makeScreenshotWorld(parley)
const browser = stack.use(await openBrowser())

const shots: Shot[] = [
  ...views.map((view) => ({
    name: slug(view.name),
    person: view.as ? world.people[view.as] : null,
    open: (page: Page) => openView(page, view, world),
    states: view.states,
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
  const states = Object.entries(shot.states ?? {}).map(
    ([state, open]) => [`${shot.name}--${slug(state)}`, open] as const,
  )
  for (const variant of variants) {
    const selected = [[shot.name, null] as const, ...states]
      .map(([name, open]) => ({ file: `${name}-${variant.name}`, open }))
      .filter(({ file }) => patterns.length === 0 || patterns.some((pattern) => pattern.test(file)))
    if (selected.length === 0) continue
    await using context = await contextOf(shot.person, variant)
    const opened = await context.newPage()
    const page = variant.language === 'de' ? inGerman(opened) : opened
    page.setDefaultTimeout(15_000)
    page.on('pageerror', (error) => console.error(`${shot.name}, ${variant.name}: ${error.message}`))
    for (const { file, open } of selected) {
      try {
        await shot.open(page)
        await open?.(page, variant.screen.hasTouch)
        await takeScreenshot(page, file, open === null)
      } catch (error) {
        console.error(`${file}: ${error}`)
      }
    }
  }
  console.log(shot.name)
}

async function contextOf(
  person: Person | null,
  { screen }: (typeof variants)[number],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...screen,
    baseURL: parley.url ?? '',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  if (!person) return context
  // The Sessions tile must show only this browser.
  await parley.ctx.db.delete(sessions)
  const { token } = await makeSession(parley.ctx, person)
  await context.addCookies([{ name: sessionCookie, value: token, url: parley.url ?? '' }])
  await context.addInitScript((id) => {
    localStorage.setItem('user_id', id)
    localStorage.setItem('is_logged_in', 'true')
  }, person.employeeId)
  return context
}

/** Takes a screenshot of the whole page or of the window. If a dialog can scroll, takes another one of its end. */
async function takeScreenshot(page: Page, name: string, fullPage: boolean): Promise<void> {
  const save = (file: string) => page.screenshot({ path: join(folder, `${file}.png`), fullPage })
  if (fullPage) {
    // The API reference loads for long on a busy machine.
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    // What is below the window isn't drawn otherwise.
    await page.evaluate(() => {
      const everything = new CSSStyleSheet()
      everything.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(everything)
    })
  }
  await waitForAnimations(page)
  await page.evaluate(() => document.fonts.ready)
  await save(name)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (overflow > 0) console.error(`${name}: ${overflow} px wider than the screen`)
  const scrolled = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('[role=dialog], [role=dialog] *')]
    const scrollable = elements.filter(
      (element) =>
        element.scrollHeight > element.clientHeight + 40 &&
        /auto|scroll/.test(getComputedStyle(element).overflowY),
    )
    for (const element of scrollable) element.scrollTop = element.scrollHeight
    return scrollable.length > 0
  })
  if (scrolled && !fullPage) await save(`${name}-end`)
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
}
