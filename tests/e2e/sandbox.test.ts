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

/** A plan's whole life in the payment sandbox, by what a person sees and presses. */

// The sandbox sends back to the public address, so that it must be known before.
const app = await forFile(startApp({ worker: true, env: { PORT: String(await freePort()) } }))
const browser = await forFile(openBrowser())

const inDays = (days: number) => longDate(addDays(app.ctx.now(), days))

/** A person at their home page, and the ways to the sandbox and back. */
class Payer {
  readonly page: Page
  readonly home: string
  /** Each address the page has been at, in order. */
  readonly visited: string[] = []

  private constructor(page: Page, home: string) {
    this.page = page
    this.home = home
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.visited.push(frame.url().slice(app.url.length))
    })
  }

  static async atHome(person: Person): Promise<Payer> {
    const page = await pageOf(browser, app, person)
    const payer = new Payer(page, person.isIndividual ? '/individual_home' : '/entity_manager_home')
    await page.goto(payer.home)
    return payer
  }

  press = (name: string) => this.page.getByRole('button', { name, exact: true }).click()
  sees = (...texts: string[]) =>
    Promise.all(texts.map((text) => this.page.getByText(text, { exact: true }).first().waitFor()))

  async toCheckout(button: string): Promise<void> {
    await this.press(button)
    await this.page.getByRole('heading', { name: 'Checkout' }).waitFor()
  }

  /** Back at home by the provider's redirect: with its flag first, without it in the end. */
  async isBack(event: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === this.home && url.search === '')
    expect(this.visited.slice(-2)).toEqual([`${this.home}?stripe_event=${event}`, this.home])
  }

  /** To the portal by the tile's button, there to press what is given, and back. */
  async inPortal(button: string, act: () => Promise<unknown>): Promise<void> {
    await this.press(button)
    await this.page.getByRole('heading', { name: 'Billing portal' }).waitFor()
    await act()
    await this.page.getByRole('link', { name: 'Back to your plan' }).click()
    await this.isBack('portal_return')
  }

  async advance(days: number): Promise<void> {
    await this.page.getByRole('spinbutton', { name: 'Days' }).fill(String(days))
    await this.press('Advance the clock')
  }

  leave = () => this.page.context().close()
}

test('an individual’s subscription: declined, tried, cancelled, taken up, owed, recovered, ended', async () => {
  const payer = await Payer.atHome(await makeIndividual(app.db))
  const { page } = payer

  // Declined and given up: nothing has changed.
  await payer.toCheckout('Start Free Trial')
  await payer.sees('$0 today, then $10 a month', 'The trial lasts 183 days. Cancel at any time.')
  await expectAccessible(page)
  await payer.press('Decline the card')
  await page.getByRole('alert').getByText('Your card was declined. Nothing was charged.').waitFor()
  await payer.press('Cancel and go back')
  await payer.isBack('checkout_cancel')
  await payer.sees('Please select a plan to activate features.')

  await payer.toCheckout('Start Free Trial')
  await payer.press('Start trial')
  await payer.isBack('checkout_success')
  await payer.sees('Premium Monthly (Individual)', 'Free trial active', 'Renews at $10/month after trial.')
  await payer.sees('Trial ends', inDays(limits.trialDays))
  // The flag's address was replaced: a step back passes it.
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

test('whoever had the trial pays from the first day', async () => {
  const payer = await Payer.atHome(await makeIndividual(app.db))
  await payer.toCheckout('Start Free Trial')
  await payer.press('Start trial')
  await payer.isBack('checkout_success')
  await payer.inPortal('Manage Billing / Cancel Trial', async () => {
    await payer.press('Cancel at period end')
    await payer.advance(limits.trialDays + 1)
  })
  await payer.sees('Your premium access has ended', inDays(-1))

  await payer.toCheckout('Get Monthly Premium')
  await payer.sees('$10 a month')
  expect(await payer.page.getByText(/trial/i).count()).toBe(0)
  await payer.press('Pay')
  await payer.isBack('checkout_success')
  await payer.sees('Subscription active', 'Next billing date')
  await payer.leave()
})

test('a company’s annual plan: bought once, its receipt, its end', async () => {
  const payer = await Payer.atHome((await makeCompany(app.db)).manager)
  await payer.toCheckout('Get Annual Premium')
  await payer.press('Pay')
  await payer.isBack('checkout_success')
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
