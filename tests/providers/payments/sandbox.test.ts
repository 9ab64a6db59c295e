import { beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../../src/billing/open-portal.ts'
import { readPlan, readPlanRow } from '../../../src/billing/read.ts'
import { startCheckout } from '../../../src/billing/start-checkout.ts'
import { paymentEvents } from '../../../src/db/tables/billing.ts'
import { makeCompany } from '../../make/companies.ts'
import { as, makeIndividual, type Person } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { forFile } from '../../setup/for-file.ts'

const app = await forFile(startApp())
let person: Person

beforeEach(async () => {
  person = await makeIndividual(app.db)
})

/** Page URLs have the public host; the test's app listens on another. */
const localUrl = (url: string) => app.url + new URL(url).pathname
const open = (url: string) => fetch(localUrl(url), { redirect: 'manual' })
const press = (url: string, fields: Record<string, string>, headers = {}) =>
  fetch(localUrl(url), { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

async function checkout(kind: 'one_time' | 'subscription' = 'subscription', who = person): Promise<string> {
  return (await startCheckout(as(app.ctx, who), { kind })).url
}
const portal = async () => (await openPortal(as(app.ctx, person))).url
/** The stored plan. Reading the row doesn't sync from the provider, so it changes by webhooks alone. */
const plan = async () => {
  await app.drain()
  return readPlanRow(app.db, person.companyId)
}
const subscribe = async () => {
  await press(await checkout(), { action: 'pay' })
  return portal()
}
const advance = (url: string, days: number) => press(url, { action: 'advance', days: String(days) })

describe('the sandbox’s checkout', () => {
  test('shows the sandbox banner and the price without scripts', async () => {
    const page = await open(await checkout())
    const text = await page.text()
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(text).toContain('Sandbox: no payment provider is set')
    expect(text).toContain('$0 today, then $10 a month')
    expect(text).toContain('183 days')
    expect(text).not.toContain('<script')
    const { manager } = await makeCompany(app.db)
    expect(await (await open(await checkout('one_time', manager))).text()).toContain(
      '$1,800, once, for 365 days',
    )
  })

  test('redirects back when paid, and the plan is updated by webhook', async () => {
    const answer = await press(await checkout(), { action: 'pay' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `${app.config.publicUrl}/individual_home?stripe_event=checkout_success`,
    )
    expect(await plan()).toMatchObject({ planType: 'subscription', status: 'trialing' })
  })

  test('sells an annual plan without a trial', async () => {
    await press(await checkout('one_time'), { action: 'pay' })
    expect(await plan()).toMatchObject({ planType: 'one_time', status: 'active', trialEndsAt: null })
  })

  test('charges nothing when the card is declined, and can be retried', async () => {
    const url = await checkout()
    const answer = await press(url, { action: 'decline' })
    expect(await answer.text()).toContain('Your card was declined')
    expect(await plan()).toMatchObject({ planType: 'none' })
    expect((await press(url, { action: 'pay' })).status).toBe(303)
    expect(await plan()).toMatchObject({ status: 'trialing' })
  })

  test('redirects back when canceled, and can no longer be paid', async () => {
    const url = await checkout()
    const answer = await press(url, { action: 'cancel' })
    expect(answer.headers.get('location')).toContain('stripe_event=checkout_cancel')
    expect(await (await press(url, { action: 'pay' })).text()).toContain('No longer open')
    expect(await plan()).toMatchObject({ planType: 'none' })
  })

  test('is paid once by concurrent requests', async () => {
    const url = await checkout()
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(url, { action: 'pay' })))
    expect(answers.filter((answer) => answer.status === 303)).toHaveLength(1)
    expect(await (await open(url)).text()).toContain('Already paid')
  })

  test('expires when another is opened', async () => {
    const [first, second] = [await checkout('one_time'), await checkout('subscription')]
    expect(await (await press(first, { action: 'pay' })).text()).toContain('No longer open')
    expect((await press(second, { action: 'pay' })).status).toBe(303)
  })
})

describe('the sandbox’s portal', () => {
  test('updates the plan through trial, cancellation, reactivation, failure, recovery and end', async () => {
    const url = await subscribe()
    expect(await plan()).toMatchObject({ status: 'trialing', isCancelingAtPeriodEnd: false })

    await press(url, { action: 'cancel' })
    expect(await plan()).toMatchObject({ status: 'trialing', isCancelingAtPeriodEnd: true })
    expect(await (await open(url)).text()).toContain('ends with this period')

    await press(url, { action: 'reactivate' })
    expect(await plan()).toMatchObject({ status: 'trialing', isCancelingAtPeriodEnd: false })

    await advance(url, 184)
    expect(await plan()).toMatchObject({ status: 'active' })

    await press(url, { action: 'fail' })
    expect(await plan()).toMatchObject({ status: 'past_due' })
    await press(url, { action: 'recover' })
    expect(await plan()).toMatchObject({ status: 'past_due' })

    await press(url, { action: 'card_works' })
    expect(await plan()).toMatchObject({ status: 'active' })

    await press(url, { action: 'cancel' })
    await advance(url, 40)
    expect(await plan()).toMatchObject({ status: 'canceled', isCancelingAtPeriodEnd: false })
    expect(await readPlan(as(app.ctx, person))).toMatchObject({
      isPremium: false,
      maxOfferings: 10,
      trialUsed: true,
    })
  })

  test('moves a subscription with a declined card to past_due, unpaid and canceled', async () => {
    const url = await subscribe()
    await press(url, { action: 'card_declines' })
    const statuses: (string | null | undefined)[] = []
    for (const days of [184, 14, 14]) {
      await advance(url, days)
      statuses.push((await plan())?.status)
    }
    expect(statuses).toEqual(['past_due', 'unpaid', 'canceled'])
  })

  test('expires an annual plan after 365 days', async () => {
    await press(await checkout('one_time'), { action: 'pay' })
    const url = await portal()
    expect(await (await open(url)).text()).toContain('Parley Premium Annual (Individual), $99')
    await advance(url, 364)
    expect(await plan()).toMatchObject({ planType: 'one_time', status: 'active' })
    await advance(url, 2)
    expect(await plan()).toMatchObject({ planType: 'one_time', status: 'expired' })
  })

  test('leads to a second subscription without a trial', async () => {
    const url = await subscribe()
    await press(url, { action: 'cancel' })
    await advance(url, 200)
    await plan()
    const again = await checkout()
    expect(await (await open(again)).text()).toContain('$10 a month')
    await press(again, { action: 'pay' })
    expect(await plan()).toMatchObject({ status: 'active' })
  })
})

describe('the sandbox’s pages', () => {
  test('have unguessable URLs, and others are not found', async () => {
    for (const path of [
      'checkout/cs_sandbox_guess',
      'checkout/%00',
      'portal/bps_sandbox_guess',
      `portal/${person.companyId}`,
    ]) {
      expect((await open(`${app.url}/sandbox/${path}`)).status).toBe(404)
      expect((await press(`${app.url}/sandbox/${path}`, { action: 'pay' })).status).toBe(404)
    }
    expect(new URL(await checkout()).pathname).toMatch(/^\/sandbox\/checkout\/cs_sandbox_[\w-]{32}$/)
  })

  test('refuse another site’s form and unknown actions', async () => {
    const url = await checkout()
    const foreign = await press(url, { action: 'pay' }, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect(await foreign.text()).toContain('This page may not do this here.')
    expect(await plan()).toMatchObject({ planType: 'none' })
    expect((await press(url, { action: 'steal' })).status).toBe(400)
    expect((await press(await subscribe(), { action: 'advance', days: '-3' })).status).toBe(400)
  })

  test('sign webhooks with a secret that all processes share', async () => {
    await using other = await startApp({ databaseUrl: app.databaseUrl })
    const before = await app.db.$count(paymentEvents)
    await fetch(other.url + new URL(await checkout()).pathname, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    })
    expect(await app.db.$count(paymentEvents)).toBeGreaterThan(before)
    expect(await plan()).toMatchObject({ status: 'trialing' })
  })

  test('escape names', async () => {
    person = await makeIndividual(app.db, { firstName: '<b>Eve</b>' })
    const text = await (await open(await subscribe())).text()
    expect(text).not.toContain('<b>Eve')
    expect(text).toContain('&#60;b&#62;Eve')
  })

  test('are not found when Stripe is configured', async () => {
    await using live = await startApp({
      databaseUrl: app.databaseUrl,
      env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    })
    const answer = await fetch(live.url + new URL(await checkout()).pathname, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    })
    expect(answer.status).toBe(404)
  })
})
