import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longDate } from '../../../src/shared/dates.ts'
import { makeCompany } from '../../make/companies.ts'
import { makeIndividual } from '../../make/people.ts'
import { makePlan, type PlanState, planStates } from '../../make/plans.ts'
import { startApp, type TestApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { freePort } from '../../setup/free-port.ts'
import { expectAccessible, pageOf, readAlert } from '../as-person.ts'

let app: TestApp
let browser: Browser & AsyncDisposable

beforeAll(async () => {
  app = await startApp({ worker: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await app.stop()
})

interface Expected {
  says: readonly string[]
  buttons: readonly string[]
}

const freeButton = 'Choose Free Plan'
const buyButtons = ['Get Annual Premium', 'Start Free Trial']

/** What each state shows an individual (spec 4, Plans). */
const shown: Record<PlanState, Expected> = {
  none: { says: ['Please select a plan to activate features.'], buttons: [freeButton, ...buyButtons] },
  free: { says: ['0 of 10', '20 new matches per item per month'], buttons: buyButtons },
  'annual active': {
    says: ['Premium Annual (Individual)', 'Active', '50 new matches per item per month'],
    buttons: ['Manage Billing / View Receipt'],
  },
  'annual expired': {
    says: ['Your premium access has ended', 'You are now on the Free Plan'],
    buttons: buyButtons,
  },
  trialing: { says: ['Renews at $10/month after trial.'], buttons: ['Manage Billing / Cancel Trial'] },
  'trialing, canceling': {
    says: ['Free trial active but scheduled to cancel', 'Access ends'],
    buttons: ['Manage Billing / Reactivate'],
  },
  active: { says: ['Next billing date'], buttons: ['Manage Billing / Cancel Subscription'] },
  'active, canceling': {
    says: ['Subscription active but scheduled to cancel', 'Access ends'],
    buttons: ['Manage Billing / Reactivate'],
  },
  'past due': { says: ['Action Required: Payment Issue', 'Past due'], buttons: ['Update Payment Method'] },
  unpaid: { says: ['Action Required: Payment Issue', 'Unpaid'], buttons: ['Update Payment Method'] },
  canceled: { says: ['Your premium access has ended', 'You are now on the Free Plan'], buttons: buyButtons },
  unclear: { says: ['could not be determined'], buttons: [] },
}

async function openPlan(state: PlanState) {
  const person = await makeIndividual(app.db)
  const given = planStates(app.ctx.now())[state]
  await makePlan(app.db, person.companyId, { customerId: `cus_${person.companyId}`, ...given })
  const page = await pageOf(browser, app, person)
  await page.goto('/individual_home')
  const tile = page.getByRole('region', { name: 'Choose Your Plan' })
  await tile.waitFor()
  await tile.getByText('Loading plan status...').waitFor({ state: 'detached' })
  return { page, tile, given: given as { [key: string]: unknown } }
}

describe.each(Object.keys(shown) as PlanState[])('The plan tile: %s', (state) => {
  it('says what the state is and offers what can be done', async () => {
    const { page, tile, given } = await openPlan(state)
    const { says, buttons } = shown[state]
    for (const text of says) await tile.getByText(text, { exact: false }).first().waitFor()
    expect(await tile.getByRole('button').allTextContents()).toEqual(buttons)
    const end = given.oneTimeExpiresAt ?? given.trialEndsAt ?? given.periodEndsAt
    const owing = state === 'past due' || state === 'unpaid'
    if (end instanceof Date && !owing) await tile.getByText(longDate(end)).waitFor()
    await expectAccessible(page)
    await page.context().close()
  })
})

describe('A fallback state', () => {
  it('leads to support', async () => {
    const { page, tile } = await openPlan('unclear')
    await tile.getByRole('link', { name: 'Contact Support' }).click()
    await page.waitForURL('/contact-support')
    await page.context().close()
  })
})

describe('Prices', () => {
  it('are the individual’s on the individual’s page', async () => {
    const { page, tile } = await openPlan('none')
    const text = await tile.textContent()
    for (const part of [
      '$99',
      'for one year',
      '$8.25 a month',
      'one-time payment',
      '183-day free trial',
      '$10 per month',
    ]) {
      expect(text).toContain(part)
    }
    await page.context().close()
  })

  it('are the company’s on the manager’s page', async () => {
    const { manager } = await makeCompany(app.db)
    const page = await pageOf(browser, app, manager)
    await page.goto('/entity_manager_home')
    const tile = page.getByRole('region', { name: 'Company Plan' })
    await tile.getByText('$1800').waitFor()
    const text = await tile.textContent()
    for (const part of [
      'per year',
      '$150 a month',
      '$200 per month',
      '183-day free trial',
      '200 new matches',
    ]) {
      expect(text).toContain(part)
    }
    await page.context().close()
  })
})

describe('Choosing', () => {
  it('activates the free plan', async () => {
    const { page, tile } = await openPlan('none')
    await tile.getByRole('button', { name: freeButton }).click()
    await readAlert(
      page,
      'Free plan activated! You can now create offerings and requests from the Main Page.',
    )
    await tile.getByText('You are on the Free Plan.').waitFor()
    await page.context().close()
  })

  it('goes to the provider’s page for a paid plan, and comes back with it', async () => {
    // The provider sends back to the public address, so that it must be known before.
    const PORT = String(await freePort())
    await using shop = await startApp({ worker: true, env: { PORT } })
    const page = await pageOf(browser, shop, await makeIndividual(shop.db))
    await page.goto('/individual_home')
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    await page.waitForURL(/\/sandbox\//)
    await page.getByRole('button', { name: 'Start trial' }).click()
    await page.getByText('Renews at $10/month after trial.').waitFor()
    await page.waitForURL('/individual_home')

    await page.getByRole('button', { name: 'Manage Billing / Cancel Trial' }).click()
    await page.getByRole('button', { name: 'Cancel at period end' }).click()
    await page.getByRole('link', { name: 'Back to your plan' }).click()
    await page.getByText('Free trial active but scheduled to cancel').waitFor()
    await page.context().close()
  })
})
