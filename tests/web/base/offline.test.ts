import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { makeLead } from '../../make/leads.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { firstPageOf } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())
const { people, listings } = await makeLead(app.ctx)
const leadPage = `/product_lead?seller_company_id=${people.seller.companyId}&product_id=${listings.seller.id}`

let page: Page
let context: BrowserContext
afterEach(() => page.close())

/** Opens the main page and waits until the service worker has cached the pages. */
async function openWithWorker(locale = 'en-US'): Promise<void> {
  page = await firstPageOf(browser, app, people.seller, { serviceWorkers: 'allow', locale })
  context = page.context()
  await page.goto('/main')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

it.each([
  ['en-US', 'en', 'Skip to content'],
  ['de-DE', 'de', 'Zum Inhalt springen'],
])('a lead page that was never opened shows its frame offline (%s)', async (locale, language, skip) => {
  await openWithWorker(locale)
  await context.setOffline(true)
  await page.goto(leadPage)
  await page.getByRole('link', { name: skip }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  await page.getByRole('main').waitFor()
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('log').waitFor()
})

it('the service worker keeps no data: only scripts, styles, a font and the empty document', async () => {
  await openWithWorker()
  await page.goto(leadPage)
  await page.getByRole('log').waitFor()
  const paths = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(paths.length).toBeGreaterThan(50)
  const allowed = /^\/(?:assets\/[\w.-]+\.(?:js|css|woff2)|first\.js|pages\/en\/any\.html)$/
  expect(paths.filter((path) => !allowed.test(path))).toEqual([])
})

it('a new version replaces the files of the old one when its pages are closed', async () => {
  await openWithWorker()
  // A page of the app would register its own worker again when it is idle.
  await page.goto('/healthz')
  await page.evaluate(async () => {
    await caches.open('parley-en-old')
    const registration = await navigator.serviceWorker.register('/service-worker.js?language=de')
    await new Promise<void>((resolve) => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => worker.state === 'installed' && resolve())
    })
  })
  const names = (onPage: Page) =>
    onPage.evaluate(async () => (await caches.keys()).map((name) => name.slice(0, 9)))
  expect(await names(page)).toContain('parley-en')
  // The context, and with it the browser profile, stays open for the second page.
  const second = await context.newPage()
  await second.goto('about:blank')
  page.removeAllListeners('close')
  await page.close()
  // A page that opens before would be one of the old version, which would stay.
  await expect.poll(() => activeWorker(context)).toContain('language=de')
  await second.goto('/healthz')
  await expect.poll(() => names(second)).toEqual(['parley-de'])
  page = second
})

/** The address of the script that serves the next page. */
async function activeWorker(of: BrowserContext): Promise<string> {
  const addresses = await Promise.all(
    of
      .serviceWorkers()
      .map((worker) => worker.evaluate('self.registration.active?.scriptURL ?? ""').catch(() => '')),
  )
  return String(addresses.at(-1) ?? '')
}

it('a visitor without an account gets no service worker', async () => {
  page = await firstPageOf(browser, app, null, { serviceWorkers: 'allow' })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

it('the manifest names icons of the sizes that systems ask for', async () => {
  for (const [language, path] of [
    ['en', '/manifest.webmanifest'],
    ['de', '/manifest.de.webmanifest'],
  ] as const) {
    const html = await (await fetch(`${app.url}/login`, { headers: { 'accept-language': language } })).text()
    expect(html).toContain(`href="${path}"`)
    const manifest = (await (await fetch(app.url + path)).json()) as {
      lang: string
      icons: { src: string; sizes: string; type: string; purpose?: string }[]
    }
    expect(manifest.lang).toBe(language)
    expect(manifest.icons.map(({ purpose = 'any', sizes }) => `${purpose} ${sizes}`)).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
    )
    for (const { src, sizes, type } of manifest.icons.filter(({ type }) => type === 'image/png')) {
      const response = await fetch(app.url + src)
      expect(response.headers.get('content-type')).toBe(type)
      const bytes = new DataView(await response.arrayBuffer())
      expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`).toBe(sizes)
    }
  }
})
