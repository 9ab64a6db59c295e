import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, longDate } from '../../src/shared/dates.ts'
import { limits } from '../../src/shared/limits.ts'
import { makeCompany } from '../make/companies.ts'
import { makeIndividual, type Person } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { openBrowser } from '../setup/browser.ts'
import { forFile } from '../setup/for-file.ts'
import { freePort } from '../setup/free-port.ts'
import { expectAccessible, pageOf } from '../web/as-person.ts'

/** The life cycle of plans in the payment sandbox, as users see it. */

// The sandbox redirects to the public URL, so the port must be known before the start.
const app = await forFile(startApp({ worker: true, env: { PORT: String(await freePort()) } }))
const browser = await forFile(openBrowser())

const inDays = (days: number) => longDate(addDays(app.ctx.now(), days))

/** A person on their home page, and the navigation to the sandbox and back. */
class Payer {
  readonly page: Page
  readonly home: string
  /** Every URL that the page has visited, in order. */
  readonly visited: string[] = []

  private constructor(page: Page, home: string) {
    this.page = page
    this.home = home
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.visited.push(frame.url().slice(app.url.length))
    })
  }

  static async open(person: Person): Promise<Payer> {
    const page = await pageOf(browser, app, person)
    const payer = new Payer(page, person.isIndividual ? '/individual_home' : '/entity_manager_home')
    await page.goto(payer.home)
    return payer
  }

  press = (name: string) => this.page.getByRole('button', { name, exact: true }).click()
  sees = (...texts: string[]) =>
    Promise.all(texts.map((text) => this.page.getByText(text, { exact: true }).first().waitFor()))

  async openCheckout(button: string): Promise<void> {
    await this.press(button)
    await this.page.getByRole('heading', { name: 'Checkout' }).waitFor()
  }

  /** Expects the provider's redirect to the home page, which then removes the flag from its URL. */
  async expectReturn(event: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === this.home && url.search === '')
    expect(this.visited.slice(-2)).toEqual([`${this.home}?stripe_event=${event}`, this.home])
  }

  /** Opens the billing portal with a button of the tile, acts there, and returns. */
  async inPortal(button: string, act: () => Promise<unknown>): Promise<void> {
    await this.press(button)
    await this.page.getByRole('heading', { name: 'Billing portal' }).waitFor()
    await act()
    await this.page.getByRole('link', { name: 'Back to your plan' }).click()
    await this.expectReturn('portal_return')
  }

  async advance(days: number): Promise<void> {
    await this.page.getByRole('spinbutton', { name: 'Days' }).fill(String(days))
    await this.press('Advance the clock')
  }

  leave = () => this.page.context().close()
}

test('an individual’s subscription: declined, trial, cancellation, reactivation, failed payment, recovery, end', async () => {
  const payer = await Payer.open(await makeIndividual(app.db))
  const { page } = payer

  // A declined and abandoned checkout changes nothing.
  await payer.openCheckout('Start Free Trial')
  await payer.sees('$0 today, then $10 a month', 'The trial lasts 183 days. Cancel at any time.')
  await expectAccessible(page)
  await payer.press('Decline the card')
  await page.getByRole('alert').getByText('Your card was declined. Nothing was charged.').waitFor()
  await payer.press('Cancel and go back')
  await payer.expectReturn('checkout_cancel')
  await payer.sees('Please select a plan to activate features.')

  await payer.openCheckout('Start Free Trial')
  await payer.press('Start trial')
  await payer.expectReturn('checkout_success')
  await payer.sees('Premium Monthly (Individual)', 'Free trial active', 'Renews at $10/month after trial.')
  await payer.sees('Trial ends', inDays(limits.trialDays))
  // The URL with the flag was replaced in the history, so that Back skips it.
  await page.goBack()
  await page.waitForURL(/\/sandbox\/checkout\//)
  await page.goForward()
  await page.waitForURL((url) => url.pathname === payer.home && url.search === '')

  await payer.inPortal('Manage Billing / Cancel Trial', async () => {
    await expectAccessible(page)
    await payer.press('Cancel at period end')
  })
  await payer.sees('Free trial active but scheduled to cancel', 'Access ends', inDays(limits.trialDays))

  await payer.inPortal('Manage Billing / Reactivate', () => payer.press('Reactivate'))
  await payer.sees('Renews at $10/month after trial.')

  await payer.inPortal('Manage Billing / Cancel Trial', () => payer.press('Make the next payment fail now'))
  await payer.sees('Action Required: Payment Issue', 'Past due')

  await payer.inPortal('Update Payment Method', () => payer.advance(15))
  await payer.sees('Action Required: Payment Issue', 'Unpaid')

  await payer.inPortal('Update Payment Method', () => payer.press('Use a card that works'))
  await payer.sees('Subscription active', 'Next billing date', '50 new matches per item per month')

  await payer.inPortal('Manage Billing / Cancel Subscription', () => payer.press('Cancel at period end'))
  await payer.sees('Subscription active but scheduled to cancel', 'Access ends')

  await payer.inPortal('Manage Billing / Reactivate', () => payer.advance(40))
  await payer.sees('Your premium access has ended', 'You are now on the Free Plan', 'Come back to Premium')
  await payer.leave()
})

test('a second subscription has no trial', async () => {
  const payer = await Payer.open(await makeIndividual(app.db))
  await payer.openCheckout('Start Free Trial')
  await payer.press('Start trial')
  await payer.expectReturn('checkout_success')
  await payer.inPortal('Manage Billing / Cancel Trial', async () => {
    await payer.press('Cancel at period end')
    await payer.advance(limits.trialDays + 1)
  })
  await payer.sees('Your premium access has ended', inDays(-1))

  await payer.openCheckout('Get Monthly Premium')
  await payer.sees('$10 a month')
  expect(await payer.page.getByText(/trial/i).count()).toBe(0)
  await payer.press('Pay')
  await payer.expectReturn('checkout_success')
  await payer.sees('Subscription active', 'Next billing date')
  await payer.leave()
})

test('a company’s annual plan: purchase, receipt, end', async () => {
  const payer = await Payer.open((await makeCompany(app.db)).manager)
  await payer.openCheckout('Get Annual Premium')
  await payer.press('Pay')
  await payer.expectReturn('checkout_success')
  await payer.sees('Premium Annual (Company)', 'Active', 'Expires', inDays(limits.oneTimeDays))
  await payer.sees('200 new matches per item per month')

  await payer.inPortal('Manage Billing / View Receipt', async () => {
    await payer.page
      .getByRole('listitem')
      .filter({ hasText: inDays(0) })
      .waitFor()
    await payer.advance(limits.oneTimeDays + 1)
  })
  await payer.sees('Your premium access has ended', 'Ended', inDays(-1), 'You are now on the Free Plan')
  expect(await payer.page.getByRole('button', { name: 'Get Annual Premium' }).isVisible()).toBe(true)
  await payer.leave()
})
