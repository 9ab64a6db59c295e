import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../src/billing/open-portal.ts'
import { readPlan, readPlanRow } from '../../src/billing/read.ts'
import { startCheckout } from '../../src/billing/start-checkout.ts'
import { plans } from '../../src/db/tables/billing.ts'
import { makeCompany } from '../make/companies.ts'
import { as, makeEmployee, makeIndividual, type Person } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { knownPrice } from '../setup/stripe-objects.ts'
import { startStripeServer } from '../setup/stripe-server.ts'

const stripe = await forFile(startStripeServer())
const app = await forFile(startApp({ env: { ...stripe.env, PUBLIC_URL: 'https://parley.example' } }))
let individual: Person
let manager: Person

beforeEach(async () => {
  individual = await makeIndividual(app.db)
  manager = (await makeCompany(app.db)).manager
})

const signedIn = (person: Person) => as(app.ctx, person)
const customerOf = async ({ companyId }: Person) => (await readPlanRow(app.db, companyId))!.customerId!
const checkoutsOf = async (person: Person) => {
  const customer = await customerOf(person)
  return [...stripe.checkouts.values()].filter((session) => session.customer === customer)
}
const checkoutOf = async (person: Person) => (await checkoutsOf(person)).at(-1)!

describe('the checkout', () => {
  test.each([
    ['an individual', 'one_time', 9_900, 'individual_home'],
    ['an individual', 'subscription', 1_000, 'individual_home'],
    ['a manager', 'one_time', 180_000, 'entity_manager_home'],
    ['a manager', 'subscription', 20_000, 'entity_manager_home'],
  ] as const)('%s who buys %s pays %i cents and returns to /%s', async (who, kind, cents, home) => {
    const person = who === 'a manager' ? manager : individual
    const { url } = await startCheckout(signedIn(person), { kind })
    const session = await checkoutOf(person)
    expect(url).toBe(session.url)
    const { params } = session
    expect(params.line_items).toMatchObject([
      { quantity: 1, price_data: { currency: 'usd', unit_amount: cents } },
    ])
    expect(params.success_url).toBe(`https://parley.example/${home}?stripe_event=checkout_success`)
    expect(params.cancel_url).toBe(`https://parley.example/${home}?stripe_event=checkout_cancel`)
    expect(params.client_reference_id).toBe(person.companyId)
    if (params.mode === 'payment') {
      expect(kind).toBe('one_time')
      expect(params.invoice_creation).toEqual({ enabled: true })
    } else {
      expect(kind).toBe('subscription')
      expect(params.line_items[0]?.price_data?.recurring).toEqual({ interval: 'month' })
      expect(params.subscription_data?.trial_period_days).toBe(183)
    }
  })

  test('uses a price id from the settings instead of the amount', async () => {
    await using priced = await startApp({
      databaseUrl: app.databaseUrl,
      env: { ...stripe.env, STRIPE_PRICES: `company_subscription=${knownPrice}` },
    })
    await startCheckout(as(priced.ctx, manager), { kind: 'subscription' })
    expect((await checkoutOf(manager)).params.line_items).toEqual([{ quantity: 1, price: knownPrice }])
    const other = await makeIndividual(app.db)
    await startCheckout(as(priced.ctx, other), { kind: 'subscription' })
    expect((await checkoutOf(other)).params.line_items[0]?.price_data?.unit_amount).toBe(1_000)
  })

  test('creates one customer per company for concurrent checkouts', async () => {
    const colleague = await makeEmployee(app.db, manager.companyId)
    const people = [manager, colleague, manager, colleague, manager, colleague]
    await Promise.all(people.map((person) => startCheckout(signedIn(person), { kind: 'one_time' })))
    const customer = await customerOf(manager)
    await startCheckout(signedIn(colleague), { kind: 'subscription' })
    expect(await customerOf(manager)).toBe(customer)
    const sessions = [...stripe.checkouts.values()].filter(
      ({ params }) => params.client_reference_id === manager.companyId,
    )
    expect(new Set(sessions.map((session) => session.customer))).toEqual(new Set([customer]))
    const rows = await app.db.select().from(plans).where(eq(plans.companyId, manager.companyId))
    expect(rows).toHaveLength(1)
  })

  test('uses the first stored of two concurrently created customers', async () => {
    const colleague = await makeEmployee(app.db, manager.companyId)
    const slow = stripe.hold('/v1/customers')
    const late = startCheckout(signedIn(manager), { kind: 'one_time' })
    await slow.arrived
    await startCheckout(signedIn(colleague), { kind: 'one_time' })
    const customer = await customerOf(manager)
    slow.release()
    await late
    expect(stripe.customers.get(customer)?.email).toBe(colleague.email)
    expect(await customerOf(manager)).toBe(customer)
    const sessions = [...stripe.checkouts.values()].filter(
      ({ params }) => params.client_reference_id === manager.companyId,
    )
    expect(new Set(sessions.map((session) => session.customer))).toEqual(new Set([customer]))
  })

  test('reuses the open checkout for the same offer and expires it for another', async () => {
    const first = await startCheckout(signedIn(individual), { kind: 'one_time' })
    expect(await startCheckout(signedIn(individual), { kind: 'one_time' })).toEqual(first)
    await startCheckout(signedIn(individual), { kind: 'subscription' })
    const sessions = await checkoutsOf(individual)
    expect(sessions.map((session) => [session.mode, session.status])).toEqual([
      ['payment', 'expired'],
      ['subscription', 'open'],
    ])
  })

  test.each(['trialing', 'active', 'past_due', 'unpaid'])(
    'is refused when Stripe reports %s, although the stored plan has ended',
    async (status) => {
      await startCheckout(signedIn(manager), { kind: 'one_time' })
      stripe.subscribe(await customerOf(manager), { status })
      await app.db
        .update(plans)
        .set({ status: 'canceled', planType: 'subscription' })
        .where(eq(plans.companyId, manager.companyId))
      for (const kind of ['one_time', 'subscription'] as const) {
        await expect(startCheckout(signedIn(manager), { kind })).rejects.toMatchObject({ code: 'CONFLICT' })
      }
      expect(await readPlanRow(app.db, manager.companyId)).toMatchObject({ status })
    },
  )

  test('grants one trial per company', async () => {
    await startCheckout(signedIn(individual), { kind: 'one_time' })
    stripe.subscribe(await customerOf(individual), { status: 'canceled', ended_at: 1_700_000_000 })
    await startCheckout(signedIn(individual), { kind: 'subscription' })
    const { params } = await checkoutOf(individual)
    expect(params.mode === 'subscription' && params.subscription_data?.trial_period_days).toBeUndefined()
    expect(await readPlan(signedIn(individual))).toMatchObject({ trialUsed: true })
  })

  test('refuses an employee who isn’t a manager', async () => {
    const employee = await makeEmployee(app.db, manager.companyId, { role: 'company individual contributor' })
    await expect(startCheckout(signedIn(employee), { kind: 'one_time' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(openPortal(signedIn(employee))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await readPlanRow(app.db, manager.companyId)).toBeNull()
  })

  test('retries a failed request, and reports PAYMENTS_FAILED when the retries fail', async () => {
    stripe.failNext = 1
    await expect(startCheckout(signedIn(individual), { kind: 'one_time' })).resolves.toHaveProperty('url')
    stripe.failNext = 100
    await expect(startCheckout(signedIn(individual), { kind: 'one_time' })).rejects.toMatchObject({
      code: 'PAYMENTS_FAILED',
      status: 503,
    })
    stripe.failNext = 0
  })
})

describe('the billing portal', () => {
  test('opens for the company’s customer', async () => {
    await startCheckout(signedIn(manager), { kind: 'one_time' })
    expect(await openPortal(signedIn(manager))).toEqual({
      url: expect.stringMatching(/^https:\/\/billing\.stripe\.test\//),
    })
  })

  test('is not found before the first checkout', async () => {
    await expect(openPortal(signedIn(manager))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('with payments off nothing can be bought, and plans can still be read', async () => {
  await using off = await startApp({ databaseUrl: app.databaseUrl, env: { PAYMENTS: 'off' } })
  await expect(startCheckout(as(off.ctx, manager), { kind: 'one_time' })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  expect(await readPlan(as(off.ctx, manager))).toMatchObject({ planType: 'none' })
  const webhook = await fetch(`${off.url}/api/stripe_webhook`, { method: 'POST', body: '{}' })
  expect(webhook.status).toBe(404)
})
