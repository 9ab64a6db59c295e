import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '../tests/setup/browser.ts'

/**
 * `npm run screenshots`: every page, light and dark, on a phone and a desktop, into screenshots/.
 * Looks at the demo (`npm run demo`) at http://127.0.0.1:3000, or at the address given.
 */

const [base = 'http://127.0.0.1:3000', only = ''] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../screenshots')

const schemes = ['light', 'dark'] as const
const devices = [
  { name: 'phone', viewport: { width: 360, height: 780 }, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false },
] as const

interface Shot {
  name: string
  path: string | ((visitor: Visitor) => Promise<string>)
  /** Whose eyes look; nobody's without it. */
  as?: string
  /** What is done on the page before it is looked at. */
  act?: (page: Page) => Promise<unknown>
}

const manager = 'greta@muehlbach.example'
const individual = 'martin@egger-hof.example'

const shots: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/login', act: openRegister },
  { name: 'register-company', path: '/login', act: openCompanyStep },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'support', path: '/contact-support' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'landing-intent', path: '/', as: manager, act: openIntent },
  { name: 'landing-complete', path: '/', as: manager, act: openComplete },
  { name: 'main-company', path: '/main', as: manager },
  { name: 'main-individual', path: '/main', as: individual },
  { name: 'home-manager', path: '/entity_manager_home', as: manager },
  { name: 'home-individual', path: '/individual_home', as: individual },
  { name: 'home-edit', path: '/individual_home', as: individual, act: openEdit },
  { name: 'lead-seller', path: (visitor) => leadPath(visitor, 'product'), as: manager },
  { name: 'lead-buyer', path: (visitor) => leadPath(visitor, 'procurement'), as: manager },
]

async function openRegister(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Company Manager').check()
}

async function openCompanyStep(page: Page): Promise<void> {
  await openRegister(page)
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Berg')
  await page.getByRole('tabpanel').filter({ visible: true }).getByLabel('Email').fill('ada@berg.example')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Company' }).fill('m')
}

async function openIntent(page: Page): Promise<void> {
  await page
    .getByRole('textbox')
    .fill('We need 500 kg of organic wheat flour a month, type 550, delivered to Berlin by March.')
  await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
  await page.getByRole('button', { name: 'I am looking for something' }).waitFor()
}

async function openComplete(page: Page): Promise<void> {
  await openIntent(page)
  await page.getByRole('button', { name: 'I am looking for something' }).click()
  await page.getByRole('dialog', { name: 'Complete Your Request' }).waitFor()
}

async function openEdit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Modify Contact Info' }).click()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
}

interface Visitor {
  request: APIRequestContext
  companyId: string
  /** Cookies and the page's own hints, for every variant's browser context. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** Logging in is limited, so that each person does it once. */
async function logIn(email: string): Promise<Visitor> {
  const { request } = await browser.newContext({ baseURL: base })
  const call = async (path: string, data: object) =>
    (await request.post(`/api/${path}`, { data })).json() as Promise<Record<string, string>>
  const { code } = await call('send_verification', { email })
  const { employee_id: userId = '' } = await call('login_verify', { email, verificationCode: code })
  const employee = await (await request.get(`/api/employee_info/${userId}`)).json()
  const { cookies } = await request.storageState()
  const localStorage = [
    { name: 'user_id', value: userId },
    { name: 'is_logged_in', value: 'true' },
  ]
  return {
    request,
    companyId: employee.company_id,
    state: { cookies, origins: [{ origin: new URL(base).origin, localStorage }] },
  }
}

/** The lead page of the company's first listing of that kind with a match. */
async function leadPath({ request, companyId }: Visitor, kind: 'product' | 'procurement'): Promise<string> {
  const company = await (await request.get(`/api/company_full/${companyId}`)).json()
  const owner = kind === 'product' ? 'seller' : 'buyer'
  for (const item of company[`company_${kind}s`]) {
    const id = item[`${kind}_id`]
    const leads = await (await request.get(`/api/${kind}_leads/${companyId}/${id}`)).json()
    if (leads.length > 0) return `/${kind}_lead?${owner}_company_id=${companyId}&${kind}_id=${id}`
  }
  throw new Error(`No ${kind} has a match.`)
}

await mkdir(folder, { recursive: true })
await using browser = await openBrowser()
const visitors = new Map<string, Visitor>()
for (const email of new Set(shots.flatMap(({ as }) => as ?? []))) visitors.set(email, await logIn(email))

for (const shot of shots.filter(({ name }) => name.startsWith(only))) {
  const visitor = visitors.get(shot.as ?? '')
  const path = typeof shot.path === 'string' ? shot.path : visitor && (await shot.path(visitor))
  for (const colorScheme of schemes) {
    for (const { name: device, ...screen } of devices) {
      await using context = await browser.newContext({
        ...screen,
        baseURL: base,
        colorScheme,
        reducedMotion: 'reduce',
        storageState: visitor?.state,
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => console.error(`${shot.name}: ${error.message}`))
      await page.goto(path ?? '/')
      await page.waitForLoadState('networkidle')
      await shot.act?.(page)
      await page.waitForLoadState('networkidle')
      await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'))
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wider > 0) console.error(`${shot.name}: ${wider} px wider than the ${device}`)
      const file = `${shot.name}-${colorScheme}-${device}.png`
      await page.screenshot({ path: join(folder, file), fullPage: !shot.act })
    }
  }
  console.log(shot.name)
}
