import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PlanRow } from '../../../src/db/tables/billing.ts'
import { makeCompany } from '../../make/companies.ts'
import { makeIndividual, type Person } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import type { TestApp } from '../../setup/app.ts'
import { expectAccessible, pageOf } from '../as-person.ts'

const pictures = join(import.meta.dirname, '../../../screenshots/plan-tile')

/** What differs between the two pages (spec 9). */
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

/** The home page of somebody with that plan; `before` may change what the wire brings. */
export async function openPlanTile(
  { app, browser }: { app: TestApp; browser: Browser },
  audience: Audience,
  plan: Partial<PlanRow>,
  before: (page: Page, who: Person) => Promise<unknown> = async () => undefined,
) {
  const who = await makePayer(app, audience)
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
  return { page, tile, close: () => page.close() }
}

/** Text that is the whole of an element. */
export const expectText = async (tile: Locator, text: string) =>
  expect(await tile.getByText(text, { exact: true }).count(), text).toBeGreaterThan(0)

/** A picture of the tile alone, for who asks for pictures: what floats over the page stays out of it. */
export async function takeScreenshot(tile: Locator, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  await tile.screenshot({
    path: join(pictures, `${name}.png`),
    style: 'header { position: static !important } a[href="#main"] { display: none }',
  })
}

/** Waits for nothing to move, then lets axe look and takes a picture. */
export async function checkAppearance(page: Page, tile: Locator, name: string): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'))
  await expectAccessible(page)
  await takeScreenshot(tile, name)
}
