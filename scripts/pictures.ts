import { writeFile } from 'node:fs/promises'
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
import type { Side } from '../src/shared/sides.ts'
import { makeSession } from '../tests/make/people.ts'
import { openBrowser } from '../tests/setup/browser.ts'
import { freePort } from '../tests/setup/free-port.ts'
import { seed } from './demo/seed.ts'

// `npm run pictures` takes the pictures of lead pages that the landing page and the README show, into web/pictures. It uses
// its own demo market, which must be empty: the conversations' dates depend on the day.

interface Shot {
  readonly name: string
  readonly offering: string
  readonly request: string
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
    offering: 'Stone-milled organic rye flour',
    request: 'Organic rye flour, 500 kg a week',
    side: 'buyer',
    ready: (page) => page.getByRole('button', { name: 'Send', exact: true }),
    screens: [
      { suffix: '', viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 },
      { suffix: '-phone', viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 },
    ],
  },
  {
    name: 'negotiation',
    offering: 'Bookkeeping and wages for small firms',
    request: 'Someone for our bookkeeping',
    side: 'seller',
    part: (page) => page.getByRole('log').getByRole('article').last(),
    ready: (page) => page.getByRole('link', { name: 'Open the Agreement' }),
    screens: [
      { suffix: '', viewport: { width: 1440, height: 1100 }, deviceScaleFactor: 1.25 },
      { suffix: '-phone', viewport: { width: 390, height: 1100 }, deviceScaleFactor: 1.5 },
    ],
  },
]

await using stack = new AsyncDisposableStack()
const config = readConfig({
  DATA_DIR: '.data/lead-pictures',
  LOG_LEVEL: 'warn',
  ...process.env,
  PORT: `${await freePort()}`,
})
const parley = await start(config, pino({ level: config.logLevel }))
stack.defer(parley.stop)
await seed(parley)
const browser = stack.use(await openBrowser())
for (const shot of shots) {
  const { path, person } = await findLead(parley, shot)
  const { token } = await makeSession(parley.ctx, person)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const { suffix, ...screen } of shot.screens) {
      await using context = await browser.newContext({
        ...screen,
        colorScheme,
        baseURL: parley.url ?? '',
        reducedMotion: 'reduce',
      })
      await context.addCookies([{ name: sessionCookie, value: token, url: parley.url ?? '' }])
      await context.addInitScript((id) => {
        localStorage.setItem('user_id', id)
        localStorage.setItem('is_logged_in', 'true')
      }, person.employeeId)
      const page = await context.newPage()
      await page.goto(path)
      await shot.ready(page).waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      await page
        .getByRole('log')
        .evaluate((log: { scrollTop: number; scrollHeight: number }) => (log.scrollTop = log.scrollHeight))
      const picture = await (shot.part?.(page) ?? page).screenshot()
      const file = join(import.meta.dirname, `../web/pictures/${shot.name}${suffix}-${colorScheme}.webp`)
      await writeFile(file, await toWebp(page, picture))
    }
}

async function findLead({ ctx: { db } }: Parley, { offering, request, side }: Shot) {
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
  const { lead, employee, company } = row
  return {
    path: leadPath(side, { companyId: company.id, listingId: lead[ownListing], leadId: lead.id }),
    person: { ...employee, employeeId: employee.id, isIndividual: company.isIndividual },
  }
}

/** Chromium's encoder makes the pictures four times smaller than PNG. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.6)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
