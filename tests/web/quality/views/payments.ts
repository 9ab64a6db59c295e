import type { Page } from 'playwright-core'
import type { View } from './view.ts'

/**
 * The address of a page of the embedded provider, as the plan tile's buttons are given it. Its path alone: the
 * rest is the address that people type, which isn't where every test's app listens. Null when it is refused.
 */
async function addressOf(page: Page, call: string): Promise<string | null> {
  const userId = await page.evaluate(() => localStorage.getItem('user_id'))
  const answer = await page.request.post(`/api/${call}`, { data: { user_id: userId } })
  return answer.ok() ? new URL((await answer.json()).url).pathname : null
}

async function provider(page: Page, call: string, title: string) {
  await page.goto((await addressOf(page, call)) ?? '/refused')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

const checkout = (page: Page) => provider(page, 'create_individual_one_time_checkout', 'Checkout')

/** Whoever has a subscription isn't sold another. */
async function subscribe(page: Page) {
  const address = await addressOf(page, 'create_entity_subscription_checkout')
  if (address) await page.request.post(address, { form: { action: 'pay' }, maxRedirects: 0 })
}

export const paymentViews: readonly View[] = [
  {
    name: 'a plan to choose',
    path: '/individual_home',
    as: 'newcomer',
    ready: 'Annual Premium',
    states: {
      'the sandbox’s checkout': checkout,
      'the sandbox’s checkout with a trial': (page) =>
        provider(page, 'create_individual_subscription_checkout', 'Checkout'),
      'a declined card': async (page) => {
        await checkout(page)
        await page.getByRole('button', { name: 'Decline the card' }).click()
        await page.getByRole('alert').waitFor()
      },
    },
  },
  {
    name: 'a plan that is paid',
    path: '/entity_manager_home',
    as: 'subscriber',
    ready: 'Company Contact Info',
    states: {
      'the sandbox’s portal': async (page) => {
        await subscribe(page)
        await provider(page, 'create_customer_portal_session', 'Billing portal')
      },
    },
  },
]
