import { describe, expect, it } from 'vitest'
import { terminate } from '../../../src/leads/terminate.ts'
import { makeLead } from '../../make/leads.ts'
import { as } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, pageOf, readFieldError, waitForHydration } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const open = async (path: string, options = {}) => {
  const page = await pageOf(browser, app, null, options)
  await page.goto(path)
  await waitForHydration(page)
  await page.getByRole('main').waitFor()
  return page
}

describe('Every page', () => {
  it.each([
    ['/', 'Parley'],
    ['/login', 'Log in or register · Parley'],
    ['/privacy-policy', 'Privacy Policy · Parley'],
    ['/contact-support', 'Contact Support · Parley'],
    ['/nowhere', 'Page not found · Parley'],
  ])('%s has its title, one main heading and no accessibility violations', async (path, title) => {
    const page = await open(path)
    expect(await page.title()).toBe(title)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectAccessible(page)
    await page.close()
  })

  it('lets the keyboard skip to the content', async () => {
    const page = await open('/privacy-policy')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.close()
  })

  it('lists the embedded parts and links to the mail outbox', async () => {
    const page = await open('/privacy-policy')
    const footer = page.getByRole('contentinfo')
    await footer.getByText('assistant').waitFor()
    expect(await footer.getByRole('link', { name: 'Mail outbox' }).getAttribute('href')).toBe('/dev/mail')
    await page.close()
  })

  it('follows the system’s color scheme until the user changes it, and remembers the choice', async () => {
    const page = await open('/login', { colorScheme: 'dark' })
    const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme)
    expect(await scheme()).toBe('dark')
    await page.getByRole('button', { name: 'Use light colors' }).click()
    expect(await scheme()).toBe('light')
    await page.reload()
    expect(await scheme()).toBe('light')
    await page.close()
  })

  it('does not violate its content security policy', async () => {
    const page = await pageOf(browser, app, null)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    for (const path of ['/', '/login', '/privacy-policy', '/contact-support']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    expect(errors).toEqual([])
    await page.close()
  })
})

describe('The landing page', () => {
  it('needs less than 150 kB of scripts', async () => {
    const page = await open('/')
    await page.waitForLoadState('networkidle')
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    )
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(150_000)
    await page.close()
  })
})

describe('An alert', () => {
  it('takes the focus and returns it when closed', async () => {
    const lead = await makeLead(app.ctx)
    await terminate(as(app.ctx, lead.people.buyer), { side: 'buyer', leadId: lead.leadId })
    const page = await pageOf(browser, app, lead.people.seller)
    await page.goto(leadAddress('seller', lead))
    const send = page.getByRole('button', { name: 'Directly Continue The Conversation' })
    await send.focus()
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alertdialog')
    await alert.waitFor()
    expect(
      await alert.getByRole('button', { name: 'OK' }).evaluate((ok) => ok === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await alert.waitFor({ state: 'detached' })
    expect(await send.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.close()
  })
})

describe('Support', () => {
  it('accepts a message', async () => {
    const page = await open('/contact_support_or_refresh')
    await page.waitForURL('/contact-support')
    await page.getByLabel('Your Email').fill('ada@example.org')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await readFieldError(page, 'Message cannot be empty.')
    await page.getByRole('textbox', { name: 'Message' }).fill('It does not add up.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('We will answer to ada@example.org.').waitFor()
    await page.close()
  })
})

describe('Analytics', () => {
  it('asks for consent and loads nothing before it', async () => {
    await using measured = await startApp({ env: { ANALYTICS_ID: 'G-TEST' } })
    const page = await pageOf(browser, measured, null)
    const externalRequests: string[] = []
    await page.route(/googletagmanager/, (route) => {
      externalRequests.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    const pageViews = () =>
      page.evaluate(() =>
        (window.dataLayer ?? [])
          .map((entry) => Array.from(entry as unknown[]))
          .filter(([kind]) => kind === 'event'),
      )
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Analytics cookies' })
    await banner.waitFor()
    expect(externalRequests).toEqual([])
    expect(await pageViews()).toEqual([])
    await expectAccessible(page)

    await banner.getByRole('button', { name: 'Allow' }).click()
    await banner.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Login' }).click()
    await page.waitForURL('/login')
    const pages = (await pageViews()).map(([, name, parameters]) => [
      name,
      (parameters as { page_path: string }).page_path,
    ])
    expect(pages).toEqual([
      ['page_view', '/'],
      ['page_view', '/login'],
    ])
    expect(externalRequests).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
    await page.close()
  })

  it('sends nothing after the visitor declines', async () => {
    await using measured = await startApp({ env: { ANALYTICS_ID: 'G-TEST' } })
    const page = await pageOf(browser, measured, null)
    await page.goto('/')
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.reload()
    await page.getByRole('main').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('region', { name: 'Analytics cookies' }).count()).toBe(0)
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    await page.close()
  })
})
