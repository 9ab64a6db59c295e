import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlanRow } from '../../../src/db/tables/billing.ts'
import { longDate } from '../../../src/shared/dates.ts'
import { makeCompany } from '../../make/companies.ts'
import { makeListing } from '../../make/listings.ts'
import { makeIndividual, type Person } from '../../make/people.ts'
import { makePlan, type PlanState, planStates } from '../../make/plans.ts'
import { startApp, type TestApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { pageOf, phone } from '../as-person.ts'

const pictures = join(import.meta.dirname, '../../../screenshots/plan-tile')

let app: TestApp
let browser: Browser & AsyncDisposable

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true })
  app = await startApp()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await app.stop()
})

/** What differs between the two pages (spec 9). */
const audiences = {
  individual: {
    path: '/individual_home',
    title: 'Choose Your Plan',
    annual: 'Premium Annual (Individual)',
    monthly: 'Premium Monthly (Individual)',
    renews: 'Renews at $10/month after trial.',
    matches: '50 new matches per item per month',
    prices: ['$99 for one year', '$10 per month'],
    notes: [
      'About $8.25 a month, one-time payment.',
      '183-day free trial, then $10 per month, cancel anytime.',
    ],
  },
  company: {
    path: '/entity_manager_home',
    title: 'Company Plan',
    annual: 'Premium Annual (Company)',
    monthly: 'Premium Monthly (Company)',
    renews: 'Renews at $200/month after trial.',
    matches: '200 new matches per item per month',
    prices: ['$1800 per year', '$200 per month'],
    notes: [
      'About $150 a month, one-time payment.',
      '$200 per month after a 183-day free trial, cancel anytime.',
    ],
  },
} as const
type Audience = keyof typeof audiences
type Words = (typeof audiences)[Audience]

const person = async (audience: Audience): Promise<Person> =>
  audience === 'individual' ? makeIndividual(app.db) : (await makeCompany(app.db)).manager

interface Shown {
  /** Each a whole text of the tile. */
  says: readonly string[]
  buttons: readonly string[]
}

const buy = ['Get Annual Premium', 'Start Free Trial']
const buyAgain = ['Get Annual Premium', 'Get Monthly Premium']
const freeUse = ['0 of 10', '20 new matches per item per month']
const premiumUse = ({ matches }: Words) => ['0, unlimited', matches]

/** What each state shows (spec 4, Plans); `end` is the date that belongs to it. */
const states: Record<PlanState, (words: Words, end: string) => Shown> = {
  none: ({ notes }) => ({
    says: ['Please select a plan to activate features.', 'Free Plan', ...notes],
    buttons: ['Choose Free Plan', ...buy],
  }),
  free: ({ notes }) => ({
    says: ['You are on the Free Plan.', 'Upgrade to Premium', ...freeUse, ...notes],
    buttons: buy,
  }),
  'annual active': (words, end) => ({
    says: [words.annual, 'Active', 'Expires', end, ...premiumUse(words)],
    buttons: ['Manage Billing / View Receipt'],
  }),
  'annual expired': (_, end) => ({
    says: [
      'Your premium access has ended',
      'Ended',
      end,
      'You are now on the Free Plan',
      'Come back to Premium',
      ...freeUse,
    ],
    buttons: buy,
  }),
  trialing: (words, end) => ({
    says: [words.monthly, 'Free trial active', 'Trial ends', end, words.renews, ...premiumUse(words)],
    buttons: ['Manage Billing / Cancel Trial'],
  }),
  'trialing, canceling': (words, end) => ({
    says: [words.monthly, 'Free trial active but scheduled to cancel', 'Access ends', end],
    buttons: ['Manage Billing / Reactivate'],
  }),
  active: (words, end) => ({
    says: [words.monthly, 'Subscription active', 'Next billing date', end, ...premiumUse(words)],
    buttons: ['Manage Billing / Cancel Subscription'],
  }),
  'active, canceling': (words, end) => ({
    says: [words.monthly, 'Subscription active but scheduled to cancel', 'Access ends', end],
    buttons: ['Manage Billing / Reactivate'],
  }),
  'past due': () => ({
    says: ['Action Required: Payment Issue', 'Past due', ...freeUse],
    buttons: ['Update Payment Method'],
  }),
  unpaid: () => ({
    says: ['Action Required: Payment Issue', 'Unpaid', ...freeUse],
    buttons: ['Update Payment Method'],
  }),
  canceled: (_, end) => ({
    says: [
      'Your premium access has ended',
      end,
      'You are now on the Free Plan',
      'Come back to Premium',
      'Cancel anytime.',
    ],
    buttons: buyAgain,
  }),
  unclear: () => ({
    says: ['Your plan could not be determined. Please refresh or contact support.'],
    buttons: [],
  }),
}

/** The home page of somebody with that plan; `before` may change what the wire brings. */
async function open(
  audience: Audience,
  plan: Partial<PlanRow>,
  before: (page: Page, who: Person) => Promise<unknown> = async () => undefined,
) {
  const who = await person(audience)
  await makePlan(app.db, who.companyId, {
    customerId: `cus_${who.companyId}`,
    ...(plan.planType === 'subscription' ? { subscriptionId: `sub_${who.companyId}` } : {}),
    ...plan,
  })
  const page = await pageOf(browser, app, who)
  await before(page, who)
  const { path, title } = audiences[audience]
  await page.goto(path)
  const tile = page.getByRole('region', { name: title })
  await tile.waitFor()
  await tile.getByText('Loading plan status...').waitFor({ state: 'detached' })
  return { page, tile, close: () => page.context().close() }
}

/** Text that is the whole of an element. */
const expectText = async (tile: Locator, text: string) =>
  expect(await tile.getByText(text, { exact: true }).count(), text).toBeGreaterThan(0)

/** A picture of the tile alone: the page's header would lie over it. */
const take = (tile: Locator, name: string) =>
  tile.screenshot({ path: join(pictures, `${name}.png`), style: 'header { position: static !important }' })

/** Waits for nothing to move, then lets axe look and takes a picture. */
async function judge(page: Page, tile: Locator, name: string): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'))
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  )
  await take(tile, name)
}

const end = (plan: Partial<PlanRow>) => plan.oneTimeExpiresAt ?? plan.trialEndsAt ?? plan.periodEndsAt

describe.each(Object.keys(audiences) as Audience[])('The plan tile of the %s page', (audience) => {
  const words = audiences[audience]

  it.each(Object.keys(states) as PlanState[])('says what %s means, in light and in dark', async (state) => {
    const plan: Partial<PlanRow> = planStates(app.ctx.now())[state]
    const { page, tile, close } = await open(audience, plan)
    const { says, buttons } = states[state](words, longDate(end(plan)))
    for (const text of says) await expectText(tile, text)
    expect(await tile.getByRole('button').allTextContents()).toEqual(buttons)

    const name = `${audience}-${state.replaceAll(/\W+/g, '-')}`
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
      await judge(page, tile, `${name}-${colorScheme}`)
    }
    await page.setViewportSize(phone)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await take(tile, `${name}-phone`)
    await close()
  })

  it('has its own prices', async () => {
    const { tile, close } = await open(audience, { planType: 'free' })
    for (const price of words.prices) await expectText(tile, price)
    await close()
  })

  it('promises no second trial', async () => {
    const { tile, close } = await open(audience, { planType: 'free', subscriptionId: `sub_${audience}` })
    expect(await tile.textContent()).not.toMatch(/trial/i)
    expect(await tile.getByRole('button').allTextContents()).toEqual(buyAgain)
    await close()
  })
})

describe('What is missing or broken', () => {
  it('shows no billing to who has none at the provider', async () => {
    const { tile, close } = await open('individual', {
      ...planStates(app.ctx.now())['annual active'],
      customerId: null,
    })
    await expectText(tile, 'Premium Annual (Individual)')
    expect(await tile.getByRole('button').count()).toBe(0)
    await close()
  })

  it('says N/A for a date that is not known', async () => {
    const { tile, close } = await open('individual', { planType: 'subscription', status: 'active' })
    await expectText(tile, 'N/A')
    await close()
  })

  it.each([
    ['says Invalid Date for one that is none', { trialEndsAt: 'soon' }, 'Invalid Date'],
    [
      'says what the server says of a plan it does not know',
      { planType: 'error_company_not_found', isPremium: false, message: 'The company is gone.' },
      'The company is gone.',
    ],
    [
      'has words where the server has none',
      { planType: 'error_employee_not_found', isPremium: false, message: '' },
      'Your plan could not be determined. Please refresh or contact support.',
    ],
  ])('%s', async (_, wrong, text) => {
    const { tile, close } = await open('individual', planStates(app.ctx.now()).trialing, (page) =>
      page.route(/\/trpc\/.*billing\.plan/, async (route) => {
        const response = await route.fetch()
        const answers = (await response.json()) as { result?: { data: object } }[]
        for (const { result } of answers) {
          if (result?.data && 'trialEndsAt' in result.data) Object.assign(result.data, wrong)
        }
        await route.fulfill({ response, json: answers })
      }),
    )
    await expectText(tile, text)
    await close()
  })

  it.each([
    ['individual', 'Error: Failed to load plan status.'],
    ['company', 'Error: Failed to load billing status.'],
  ] as const)('says on the %s page that the status did not load, and asks again', async (audience, text) => {
    let down = true
    const { tile, close } = await open(audience, { planType: 'free' }, (page) =>
      page.route(/\/trpc\/.*billing\.plan/, (route) =>
        down
          ? route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' })
          : route.continue(),
      ),
    )
    await tile.getByRole('alert').getByText(text, { exact: true }).waitFor()
    down = false
    await tile.getByRole('button', { name: 'Try again' }).click()
    await tile.getByText('You are on the Free Plan.').waitFor()
    await close()
  })

  it('leads from an unclear state to support', async () => {
    const { page, tile, close } = await open('company', planStates(app.ctx.now()).unclear)
    const link = tile.getByRole('link', { name: 'Contact Support' })
    expect(await link.getAttribute('href')).toBe('/contact_support_or_refresh')
    await link.click()
    await page.waitForURL('/contact-support')
    await close()
  })
})

describe('Usage', () => {
  it('counts what stands, and says what a full plan means', async () => {
    const { page, tile, close } = await open('individual', { planType: 'free' }, async (_, who) => {
      for (let n = 1; n <= 10; n++) await makeListing(app.db, who, 'seller', { name: `Offering ${n}` })
      for (let n = 1; n <= 12; n++) await makeListing(app.db, who, 'buyer', { name: `Request ${n}` })
    })
    await expectText(tile, '10 of 10')
    await expectText(tile, '12 of 10')
    await expectText(
      tile,
      'Your Free Plan allows up to 10 offerings. What you have stays; upgrade to list more.',
    )
    await expectText(tile, 'Requests are never refused: you can always create more.')
    const bars = tile.getByRole('progressbar')
    expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-valuenow')))).toEqual([
      '100',
      '100',
    ])
    await judge(page, tile, 'individual-free-full-light')
    await close()
  })
})
