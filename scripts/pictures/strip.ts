import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Page } from 'playwright-core'
import { accept } from '../../src/agreements/accept.ts'
import { readProposals } from '../../src/agreements/read.ts'
import { readConfig } from '../../src/config.ts'
import { leads } from '../../src/db/tables/leads.ts'
import { publish } from '../../src/listings/publish.ts'
import { start } from '../../src/main.ts'
import { makeCompany } from '../../tests/make/companies.ts'
import { listingInput } from '../../tests/make/listings.ts'
import { as } from '../../tests/make/people.ts'
import { makePlan } from '../../tests/make/plans.ts'
import { openBrowser } from '../../tests/setup/browser.ts'
import { freePort } from '../../tests/setup/free-port.ts'
import { waitForHydration } from '../../tests/web/as-person.ts'
import { waitForAnimations } from '../../tests/web/quality/world.ts'

// `npm run strip` takes ten screenshots of the main job on a phone, from a newcomer's text to an agreement, into
// screenshots/strip; index.html shows them in a row. `npm run strip -- dark` takes them in dark. It uses a market of its own.

const colorScheme = process.argv.includes('dark') ? 'dark' : 'light'
const folder = join(import.meta.dirname, `../../screenshots/strip-${colorScheme}`)
const frames: { readonly file: string; readonly caption: string }[] = []

await using stack = new AsyncDisposableStack()
const data = await mkdtemp(join(tmpdir(), 'parley-strip-'))
stack.defer(() => rm(data, { recursive: true, force: true }))
const config = readConfig({ DATA_DIR: data, LOG_LEVEL: 'warn', PORT: `${await freePort()}` })
const parley = await start(config, pino({ level: config.logLevel }))
stack.defer(parley.stop)
const { ctx } = parley
const { company, manager: buyer } = await makeCompany(
  ctx.db,
  {
    ...{ name: 'Harbour Kitchen', email: 'office@harbour-kitchen.example', website: '' },
    description: 'A restaurant by the harbour.',
  },
  { firstName: 'Hugo', lastName: 'Marsh' },
)
await makePlan(ctx.db, company.id)
await publish(
  as(ctx, buyer),
  listingInput('buyer', {
    name: 'Twelve oak dining tables',
    description: 'For our new dining room: solid oak tables that seat four, before the season starts.',
    points: [
      { text: 'Solid oak' },
      { text: 'Made to measure' },
      { text: 'Delivered in four weeks' },
      { text: 'At most 9,000 EUR', reveal: false },
    ],
  }),
)

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const browser = stack.use(await openBrowser())
await using context = await browser.newContext({
  ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  ...{ colorScheme, baseURL: parley.url ?? '', reducedMotion: 'reduce', serviceWorkers: 'block' },
})
const page = await context.newPage()
page.setDefaultTimeout(30_000)
page.on('pageerror', (error) => console.error(error))
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

await page.goto('/')
await waitForHydration(page)
await page
  .getByRole('textbox')
  .fill('We build solid oak dining tables. Made to measure. Delivered in four weeks. Never below 8,000 EUR.')
await take('The text')

await press('Unlock Opportunities')
await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
await page.getByRole('tab', { name: 'Register' }).click()
await page.getByText('Individual', { exact: true }).click()
await page.getByLabel('First Name').fill('Ada')
await page.getByLabel('Last Name').fill('Byron')
await page.getByRole('tabpanel').filter({ visible: true }).getByLabel('Email').fill('ada@byron.example')
await take('The registration')

await press('Register')
await page.getByText('We sent a code to').waitFor()
await page.getByRole('button', { name: 'Fill in' }).click()
await take('The code')

await press('Login')
await page.waitForURL('/?restoreDraft=true')
await waitForHydration(page)
await press('Unlock Opportunities')
await page.getByRole('button', { name: 'I have something to offer' }).click()
const form = page.getByRole('dialog', { name: 'Complete Your Offering' })
await form.waitFor()
await take('The form')

const preview = form.getByRole('complementary')
await preview.evaluate((element) => element.scrollIntoView({ block: 'center' }))
await take('The preview')

await press('Start free and publish')
await page.waitForURL('/main')
await page.getByRole('article').first().getByText('1 match', { exact: true }).waitFor()
await take('Published')

const tile = page.getByRole('article').first()
await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }))
await take('The match')

await tile.getByRole('link').first().click()
await page.getByRole('log').getByRole('article').first().waitFor()
const message = 'Twelve tables fit into our April. Shall we come by and measure the room?'
await page.getByLabel('Your message').fill(message)
await press('Directly Continue The Conversation')
await page.getByRole('log').getByText(message).waitFor()
await take('The conversation')

await press('Propose Terms')
await page.getByLabel('Total price').fill('8,600')
await page.getByLabel('Currency').selectOption('EUR')
await page.getByLabel('Quantity').fill('12')
await page.getByLabel('Unit', { exact: true }).fill('tables')
await press('Preview')
await press('Send Proposal')
await page.getByRole('dialog').waitFor({ state: 'detached' })
const proposal = page.getByRole('log').getByRole('heading', { name: 'Proposal 1' })
await proposal.waitFor()
await proposal.evaluate((element) => element.scrollIntoView({ block: 'start' }))
await take('The proposal')

const [lead] = await ctx.db.select({ leadId: leads.id }).from(leads)
if (!lead) throw new Error('There is no match')
const [proposed] = await readProposals(as(ctx, buyer), lead)
const hash = proposed?.packages[0]?.hash ?? ''
await accept(as(ctx, buyer), {
  ...{ proposalId: proposed?.id ?? '', packageIndex: 0, hash, sharesJudgements: false },
})
await page.getByRole('link', { name: 'Open the Agreement' }).click()
await page.getByRole('heading', { name: 'What was agreed' }).waitFor()
await take('The agreement')

await writeFile(join(folder, 'index.html'), index())
console.log(join(folder, 'index.html'))

async function take(caption: string): Promise<void> {
  const file = `${String(frames.length + 1).padStart(2, '0')}.png`
  await settle(page)
  await page.screenshot({ path: join(folder, file) })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (overflow > 0) console.error(`${caption}: ${overflow} px wider than the screen`)
  frames.push({ file, caption })
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await waitForAnimations(page)
  await page.evaluate(() => document.fonts.ready)
}

function index(): string {
  const figures = frames.map(
    ({ file, caption }, at) =>
      `<figure><figcaption>${at + 1}. ${caption}</figcaption><img src="${file}" alt="" width="390"></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>From a text to an agreement</title>
<style>body{display:flex;gap:24px;width:max-content;margin:24px;font:16px system-ui;background:#ddd}figure{margin:0}figcaption{margin-bottom:8px}</style>
${figures.join('\n')}
`
}
