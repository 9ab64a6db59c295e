import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readPlanRow } from '../../../src/billing/read.ts'
import { leads } from '../../../src/db/tables/leads.ts'
import { makeMatch } from '../../make/leads.ts'
import { makeListing } from '../../make/listings.ts'
import { makeIndividual, type Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { expectAccessible, overflows, pageOf, readAlert, readAlertLines } from '../as-person.ts'
import { makePayer } from './plan-page.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

async function openHome(person: Person): Promise<Page> {
  const page = await pageOf(browser, app, person)
  await page.goto(person.isIndividual ? '/individual_home' : '/entity_manager_home')
  await page.getByRole('button', { name: 'Choose Free Plan' }).waitFor()
  return page
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const titles = { individual: 'Choose Your Plan', company: 'Company Plan' } as const

describe.each(['individual', 'company'] as const)('Choosing on the %s page', (audience) => {
  it('activates the free plan and confirms it', async () => {
    const person = await makePayer(app, audience)
    const page = await openHome(person)
    await press(page, 'Choose Free Plan')
    await readAlertLines(page, [
      'Free plan activated! You can now create offerings and requests from the Main Page.',
    ])
    expect(await page.getByRole('alert').count()).toBe(0)
    const tile = page.getByRole('region', { name: titles[audience] })
    await tile.getByText('You are on the Free Plan.').waitFor()
    expect(await readPlanRow(app.db, person.companyId)).toMatchObject({ planType: 'free' })
    await page.close()
  })

  it('shows why the server refuses, and allows another try', async () => {
    const person = await makePayer(app, audience)
    const page = await openHome(person)
    // The plan was bought in another window meanwhile.
    await makePlan(app.db, person.companyId, { planType: 'subscription', status: 'active' })
    await press(page, 'Choose Free Plan')
    await readAlert(
      page,
      'Operation failed: Your premium plan is still open. Cancel it under Manage Billing first.',
    )
    expect(await page.getByRole('button', { name: 'Choose Free Plan' }).isEnabled()).toBe(true)
    await page.close()
  })
})

it('Long labels of the plans’ buttons are not cut off', async () => {
  const person = await makePayer(app, 'company')
  const page = await pageOf(browser, app, person, {
    locale: 'de-DE',
    viewport: { width: 1280, height: 800 },
  })
  await page.goto('/entity_manager_home')
  const label = page.getByText('Jahres-Premium kaufen', { exact: true })
  await label.waitFor()
  expect(await overflows(label)).toBe(false)
  await page.close()
})

/** The error response of a gateway in front of the server. */
const gateway = { status: 502, contentType: 'text/html', body: 'Bad gateway' }

describe('A response without a message', () => {
  it.each([
    ['chooseFree', 'Choose Free Plan', gateway, 'Operation failed: Selection failed: 502'],
    ['checkout', 'Start Free Trial', gateway, 'Operation failed: Request failed with status 502'],
    [
      'checkout',
      'Get Annual Premium',
      { json: [{ result: { data: {} } }] },
      'Operation failed: The payment page could not be opened. Please try again.',
    ],
  ])('shows a specific message for %s, requested by “%s”', async (procedure, button, response, text) => {
    const page = await openHome(await makeIndividual(app.db))
    await page.route(`**/trpc/billing.${procedure}*`, (route) => route.fulfill(response))
    await press(page, button)
    await readAlert(page, text)
    await page.close()
  })
})

describe('A user whose stored id is gone', () => {
  it('is asked to log in before paying', async () => {
    const page = await openHome(await makeIndividual(app.db))
    await page.evaluate(() => localStorage.removeItem('user_id'))
    await press(page, 'Get Annual Premium')
    await readAlert(page, 'No user_id found. Please log in again.')
    await page.waitForURL('**/login')
    await page.close()
  })

  it('gets a message when choosing the free plan', async () => {
    const page = await openHome(await makeIndividual(app.db))
    await page.evaluate(() => localStorage.removeItem('user_id'))
    await press(page, 'Choose Free Plan')
    await readAlert(page, 'User ID not found. Cannot proceed. Please refresh or log in again.')
    await page.close()
  })

  it('is redirected to the login page if the session has ended', async () => {
    const page = await openHome(await makeIndividual(app.db))
    await page.context().clearCookies()
    await press(page, 'Start Free Trial')
    await readAlert(page, 'Session error. Please log in.')
    await page.waitForURL('**/login')
    await page.close()
  })
})

describe('A limit', () => {
  const limit = 'Your Free Plan allows up to 10 offerings. Upgrade on your User Home page to list more.'

  it('on offerings of the free plan is shown before the form, and disappears after a deletion', async () => {
    const person = await makeIndividual(app.db)
    await makePlan(app.db, person.companyId)
    for (let n = 1; n <= 10; n++) await makeListing(app.db, person, 'seller', { name: `Offering ${n}` })
    const page = await pageOf(browser, app, person)
    await page.goto('/main')
    const column = page.getByRole('region', { name: 'My Offerings' })
    await column.getByRole('heading', { name: 'Upgrade Required' }).waitFor()
    await column
      .getByText('All 10 offerings of the Free Plan are in use. Premium lists as many as you like.')
      .waitFor()
    await expectAccessible(page)
    await column.getByRole('button', { name: /^Create Offering/ }).click()
    await readAlert(page, limit)

    await page.getByRole('button', { name: 'More about Offering 10' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Yes, Delete' }).click()
    await column.getByRole('heading', { name: 'Upgrade Required' }).waitFor({ state: 'detached' })
    await column.getByRole('button', { name: /^Create Offering/ }).click()
    await page.getByRole('dialog', { name: 'Create Offering' }).waitFor()
    await page.close()
  })

  it('never applies to requests', async () => {
    const person = await makeIndividual(app.db)
    for (let n = 1; n <= 11; n++) await makeListing(app.db, person, 'buyer', { name: `Request ${n}` })
    const page = await pageOf(browser, app, person)
    await page.goto('/main')
    await page.getByRole('button', { name: /^Create Request/ }).click()
    await page.getByRole('dialog', { name: 'Create Request' }).waitFor()
    await page.close()
  })

  it('on matches per month is shown on the tile', async () => {
    const { people, listings } = await makeMatch(app.ctx)
    await app.db.update(leads).set({ state: 'waiting', countedAt: null })
    const page = await pageOf(browser, app, people.seller)
    await page.goto('/main')
    await page
      .getByRole('article', { name: listings.seller.name })
      .getByText(/^1 more waits until \w+ 1: this month’s limit is reached$/)
      .waitFor()
    await page.close()
  })
})
