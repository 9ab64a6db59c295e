import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PlanRow } from '../../../src/db/tables/billing.ts'
import { makeCompany } from '../../make/companies.ts'
import { makeIndividual, type Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import type { TestApp } from '../../setup/app.ts'
import { expectAccessible, pageOf } from '../as-person.ts'

const screenshots = join(import.meta.dirname, '../../../screenshots/plan-tile')

/** The texts that differ between the two pages. */
export const audiences = {
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
export type Audience = keyof typeof audiences
export type AudienceTexts = (typeof audiences)[Audience]

/** An individual, or a company's manager. */
export const makePayer = async (app: TestApp, audience: Audience): Promise<Person> =>
  audience === 'individual' ? makeIndividual(app.db) : (await makeCompany(app.db)).manager

/** Opens the home page of a person with the plan; `before` can intercept responses. */
export async function openPlanTile(
  { app, browser }: { app: TestApp; browser: Browser },
  audience: Audience,
  plan: Partial<PlanRow>,
  before: (page: Page, person: Person) => Promise<unknown> = async () => undefined,
) {
  const person = await makePayer(app, audience)
  await makePlan(app.db, person.companyId, {
    customerId: `cus_${person.companyId}`,
    ...(plan.planType === 'subscription' ? { subscriptionId: `sub_${person.companyId}` } : {}),
    ...plan,
  })
  const page = await pageOf(browser, app, person)
  await before(page, person)
  const { path, title } = audiences[audience]
  await page.goto(path)
  const tile = page.getByRole('region', { name: title })
  await tile.waitFor()
  await tile.getByText('Loading plan status...').waitFor({ state: 'detached' })
  return { page, tile, close: () => page.close() }
}

/** Expects an element whose whole text this is. */
export const expectText = async (tile: Locator, text: string) =>
  expect(await tile.getByText(text, { exact: true }).count(), text).toBeGreaterThan(0)

/** Takes a screenshot of the tile, without the elements that float above it, if `SCREENSHOTS` is set. */
export async function takeScreenshot(tile: Locator, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  await tile.screenshot({
    path: join(screenshots, `${name}.png`),
    style: 'header { position: static !important } a[href="#main"] { display: none }',
  })
}

/** Waits for animations, checks accessibility and takes a screenshot. */
export async function checkAppearance(page: Page, tile: Locator, name: string): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  )
  await expectAccessible(page)
  await takeScreenshot(tile, name)
}
