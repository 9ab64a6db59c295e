import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import type { Page } from 'playwright-core'
import { sessionCookie } from '../src/auth/schema.ts'
import { readConfig } from '../src/config.ts'
import { companies, employees } from '../src/db/tables/companies.ts'
import { leads, roundDrafts } from '../src/db/tables/leads.ts'
import { listings } from '../src/db/tables/listings.ts'
import { type Parley, start } from '../src/main.ts'
import { makeSession } from '../tests/make/people.ts'
import { openBrowser } from '../tests/setup/browser.ts'
import { freePort } from '../tests/setup/free-port.ts'
import { seed } from './demo/seed.ts'

// `npm run pictures` takes the pictures of a lead page that the landing page and the README show, into web/pictures. It
// uses its own demo market, which must be empty: the conversation's dates depend on the day.

/** The request whose conversation is shown, as its buyer sees it. */
const shownRequest = 'Organic rye flour, 500 kg a week'
const screens = [
  { name: 'lead', viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 },
  { name: 'lead-phone', viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 },
] as const

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
const { path, person } = await findShownLead(parley)
const { token } = await makeSession(parley.ctx, person)
const browser = stack.use(await openBrowser())
for (const colorScheme of ['light', 'dark'] as const)
  for (const { name, ...screen } of screens) {
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
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page
      .getByRole('log')
      .evaluate((log: { scrollTop: number; scrollHeight: number }) => (log.scrollTop = log.scrollHeight))
    const file = join(import.meta.dirname, `../web/pictures/${name}-${colorScheme}.webp`)
    await writeFile(file, await toWebp(page, await page.screenshot()))
  }

async function findShownLead({ ctx: { db } }: Parley) {
  const [row] = await db
    .select({ lead: leads, employee: employees, company: companies })
    .from(leads)
    .innerJoin(roundDrafts, eq(roundDrafts.leadId, leads.id))
    .innerJoin(listings, eq(listings.id, leads.buyerListingId))
    .innerJoin(companies, eq(companies.id, leads.buyerCompanyId))
    .innerJoin(employees, eq(employees.companyId, companies.id))
    .where(eq(listings.name, shownRequest))
  if (!row) throw new Error('The demo market has no such lead with a draft')
  const { lead, employee, company } = row
  return {
    path: `/procurement_lead?buyer_company_id=${company.id}&procurement_id=${lead.buyerListingId}&lead=${lead.id}`,
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
