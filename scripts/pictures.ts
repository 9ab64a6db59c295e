import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { pino } from 'pino'
import type { Locator, Page, ViewportSize } from 'playwright-core'
import { sessionCookie } from '../src/auth/schema.ts'
import { readConfig } from '../src/config.ts'
import { companies, employees } from '../src/db/tables/companies.ts'
import { leadSides, leads } from '../src/db/tables/leads.ts'
import { listings } from '../src/db/tables/listings.ts'
import { type Parley, start } from '../src/main.ts'
import { leadPath } from '../src/shared/lead-pages.ts'
import { type PageLanguage, pageLanguages } from '../src/shared/page-languages.ts'
import type { Side } from '../src/shared/sides.ts'
import { makeSession } from '../tests/make/people.ts'
import { openBrowser } from '../tests/setup/browser.ts'
import { freePort } from '../tests/setup/free-port.ts'
import { seed } from './demo/seed.ts'
import { germanMarket } from './pictures/german/market.ts'
import { germanStories } from './pictures/german/stories.ts'
import { inGerman } from './pictures/german-page.ts'

// `npm run pictures` takes the pictures of lead pages that the landing page and the README show, into web/pictures, and the
// landing page's German ones into web/pictures/de. It uses demo markets of its own, which must be empty: the conversations'
// dates depend on the day. `npm run pictures -- de` takes only the German ones.

interface Shot {
  readonly name: string
  /** The names of the offering and the request. */
  readonly lead: Readonly<Record<PageLanguage, readonly [offering: string, request: string]>>
  /** The side whose person sees it. */
  readonly side: Side
  /** The part of the page that is shown; by default all that a screen shows. */
  readonly part?: (page: Page) => Locator
  readonly ready: (page: Page) => Locator
  readonly screens: readonly {
    readonly suffix: string
    readonly viewport: ViewportSize
    readonly deviceScaleFactor: number
  }[]
}

const shots: readonly Shot[] = [
  {
    name: 'lead',
    lead: {
      en: ['Stone-milled organic rye flour', 'Organic rye flour, 500 kg a week'],
      de: ['Bio-Roggenmehl vom Stein', 'Bio-Roggenmehl, 500 kg pro Woche'],
    },
    side: 'buyer',
    ready: (page) => page.getByRole('button', { name: 'Send', exact: true }),
    screens: [
      { suffix: '', viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 },
      { suffix: '-phone', viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 },
    ],
  },
  {
    name: 'negotiation',
    lead: {
      en: ['Bookkeeping and wages for small firms', 'Someone for our bookkeeping'],
      de: ['Buchhaltung und Löhne für kleine Betriebe', 'Jemand für unsere Buchhaltung'],
    },
    side: 'seller',
    part: (page) => page.getByRole('log').getByRole('article').last(),
    ready: (page) => page.getByRole('link', { name: 'Open the Agreement' }),
    screens: [
      { suffix: '', viewport: { width: 1440, height: 1100 }, deviceScaleFactor: 1.25 },
      { suffix: '-phone', viewport: { width: 390, height: 1100 }, deviceScaleFactor: 1.5 },
    ],
  },
]

const markets = {
  en: { folder: '.', locale: 'en-US', demo: undefined },
  de: { folder: 'de', locale: 'de-DE', demo: { parties: germanMarket, stories: germanStories } },
} as const satisfies Record<PageLanguage, object>

await using browser = await openBrowser()
const [only] = process.argv.slice(2)
for (const language of pageLanguages)
  if (only === undefined || only === language) await takePictures(language)

async function takePictures(language: PageLanguage): Promise<void> {
  const { locale, demo } = markets[language]
  const folder = join(import.meta.dirname, '../web/pictures', markets[language].folder)
  await mkdir(folder, { recursive: true })
  await using stack = new AsyncDisposableStack()
  const config = readConfig({
    DATA_DIR: `.data/lead-pictures-${language}`,
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT: `${await freePort()}`,
  })
  const parley = await start(config, pino({ level: config.logLevel }))
  stack.defer(parley.stop)
  await seed(parley, demo)
  const baseURL = parley.url ?? ''
  const sizes: Record<string, { width: number; height: number }> = {}
  for (const shot of shots) {
    const { path, person } = await findLead(parley, shot, language)
    const { token } = await makeSession(parley.ctx, person)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const { suffix, ...screen } of shot.screens) {
        await using context = await browser.newContext({
          ...{ ...screen, colorScheme, locale, baseURL },
          reducedMotion: 'reduce',
        })
        await context.addCookies([{ name: sessionCookie, value: token, url: baseURL }])
        await context.addInitScript((id) => {
          localStorage.setItem('user_id', id)
          localStorage.setItem('is_logged_in', 'true')
        }, person.employeeId)
        const opened = await context.newPage()
        const page = language === 'de' ? inGerman(opened) : opened
        await page.goto(path)
        await shot.ready(page).waitFor()
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        await page
          .getByRole('log')
          .evaluate((log: { scrollTop: number; scrollHeight: number }) => (log.scrollTop = log.scrollHeight))
        const picture = await (shot.part?.(page) ?? page).screenshot()
        const { webp, ...size } = await toWebp(page, picture)
        sizes[`${shot.name}${suffix}`] = size
        await writeFile(join(folder, `${shot.name}${suffix}-${colorScheme}.webp`), webp)
      }
  }
  await writeFile(join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`)
}

async function findLead({ ctx: { db } }: Parley, { lead, side }: Shot, language: PageLanguage) {
  const [offering, request] = lead[language]
  const { company: ownCompany, listing: ownListing } = leadSides[side]
  const [offered, requested] = [alias(listings, 'offered'), alias(listings, 'requested')]
  const [row] = await db
    .select({ lead: leads, employee: employees, company: companies })
    .from(leads)
    .innerJoin(offered, and(eq(offered.id, leads.sellerListingId), eq(offered.name, offering)))
    .innerJoin(requested, and(eq(requested.id, leads.buyerListingId), eq(requested.name, request)))
    .innerJoin(companies, eq(companies.id, leads[ownCompany]))
    .innerJoin(employees, eq(employees.companyId, companies.id))
  if (!row) throw new Error(`The demo market has no lead of “${offering}” and “${request}”`)
  const { employee, company } = row
  return {
    path: leadPath(side, { companyId: company.id, listingId: row.lead[ownListing], leadId: row.lead.id }),
    person: { ...employee, employeeId: employee.id, isIndividual: company.isIndividual },
  }
}

/** Chromium's encoder makes the pictures four times smaller than PNG. */
async function toWebp(page: Page, png: Buffer): Promise<{ webp: Buffer; width: number; height: number }> {
  const { url, ...size } = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      const { width, height } = canvas
      return { url: canvas.toDataURL('image/webp', 0.5), width, height }
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return { ...size, webp: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
}
