import type { Page } from 'playwright-core'
import type { View } from './view.ts'

/**
 * The path of a page of the embedded payment provider, as the plan tile's buttons receive it. Null if it is refused.
 * Only the path, because a test's app doesn't listen at its public URL.
 */
async function pathOf(page: Page, call: string): Promise<string | null> {
  const userId = await page.evaluate(() => localStorage.getItem('user_id'))
  const response = await page.request.post(`/api/${call}`, { data: { user_id: userId } })
  return response.ok() ? new URL((await response.json()).url).pathname : null
}

async function openProviderPage(page: Page, call: string, title: string) {
  await page.goto((await pathOf(page, call)) ?? '/refused')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

const checkout = (page: Page) => openProviderPage(page, 'create_individual_one_time_checkout', 'Checkout')

/** Buys a subscription. Does nothing if the person already has one. */
async function subscribe(page: Page) {
  const path = await pathOf(page, 'create_entity_subscription_checkout')
  if (path) await page.request.post(path, { form: { action: 'pay' }, maxRedirects: 0 })
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
        openProviderPage(page, 'create_individual_subscription_checkout', 'Checkout'),
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
        await openProviderPage(page, 'create_customer_portal_session', 'Billing portal')
      },
    },
  },
]
