import { beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import type { Checkout, Payments } from '../../../src/providers/payments/payments.ts'
import { stripePayments } from '../../../src/providers/payments/stripe.ts'
import { forFile } from '../../setup/for-file.ts'
import type { FakeCheckout } from '../../setup/stripe-objects.ts'
import { secretKey, startStripeServer } from '../../setup/stripe-server.ts'

const paymentsOf = (env: Record<string, string>): Payments => {
  const { payments: settings } = readConfig({ NODE_ENV: 'test', ...env })
  if (settings.kind !== 'stripe') throw new Error('Not Stripe')
  return stripePayments(settings)
}

const stripe = await forFile(startStripeServer())
const payments = paymentsOf(stripe.env)
let customerId: string

beforeEach(async () => {
  customerId = (
    await payments.createCustomer({ companyId: crypto.randomUUID(), name: 'Acme', email: 'a@acme.example' })
  ).customerId
})

const checkout = (fields: Partial<Checkout> = {}): Checkout => ({
  customerId,
  companyId: 'company-1',
  kind: 'one_time',
  audience: 'company',
  trialDays: 0,
  successUrl: 'https://parley.example/home?stripe_event=success',
  cancelUrl: 'https://parley.example/home?stripe_event=cancel',
  idempotencyKey: crypto.randomUUID(),
  ...fields,
})
const sessions = () => [...stripe.checkouts.values()].filter((session) => session.customer === customerId)

describe('customers', () => {
  test('are created once per company', async () => {
    const company = { companyId: 'company-2', name: 'Bolt & Söhne', email: 'b@bolt.example' }
    const created = await Promise.all(Array.from({ length: 5 }, () => payments.createCustomer(company)))
    expect(new Set(created.map((customer) => customer.customerId)).size).toBe(1)
    expect(stripe.customers.get(created[0]!.customerId)).toMatchObject({
      name: 'Bolt & Söhne',
      metadata: { company_id: 'company-2' },
    })
  })
})

describe('checkouts', () => {
  test('are created once per idempotency key, and other parameters with that key are refused', async () => {
    const request = checkout()
    const { url } = await payments.createCheckout(request)
    const [session] = sessions()
    // Simulates a lost response: the session isn't found open, so it is requested again.
    session!.metadata.offer = 'hidden'
    session!.status = 'complete'
    expect(await payments.createCheckout(request)).toEqual({ url })
    await expect(payments.createCheckout({ ...request, audience: 'individual' })).rejects.toMatchObject({
      code: 'PAYMENTS_FAILED',
    })
    expect(sessions()).toHaveLength(1)
  })

  test('that are created concurrently for different offers leave one open', async () => {
    const kinds = ['one_time', 'subscription', 'one_time', 'subscription'] as const
    await Promise.all(kinds.map((kind) => payments.createCheckout(checkout({ kind }))))
    expect(sessions().length).toBeGreaterThan(1)
    expect(sessions().filter(({ status }) => status === 'open')).toHaveLength(1)
  })

  test('are not reused after they expire', async () => {
    const first = await payments.createCheckout(checkout())
    const [session] = sessions()
    Object.assign(session as FakeCheckout, { status: 'expired', url: null })
    const second = await payments.createCheckout(checkout())
    expect(second.url).not.toBe(first.url)
  })

  test('have no trial period with zero trial days', async () => {
    await payments.createCheckout(checkout({ kind: 'subscription' }))
    const { params } = sessions()[0]!
    expect(params.mode === 'subscription' && params.subscription_data).toEqual({
      metadata: { company_id: 'company-1', offer: 'company:subscription:0' },
    })
  })
})

describe('the state', () => {
  test('of a customer without purchases is empty', async () => {
    expect(await payments.fetchState(customerId)).toEqual({ subscription: null, oneTimePaidAt: null })
  })

  test('shows a cancellation that the portal scheduled by date', async () => {
    const subscription = stripe.subscribe(customerId, { cancel_at: 1_900_000_000 })
    expect((await payments.fetchState(customerId)).subscription).toMatchObject({
      id: subscription.id,
      cancelAtPeriodEnd: true,
      periodEndsAt: new Date(subscription.items.data[0]!.current_period_end * 1000),
    })
  })

  test('contains the latest of several annual purchases', async () => {
    for (const [i, created] of [1_700_000_000, 1_760_000_000, 1_730_000_000].entries()) {
      await payments.createCheckout(checkout({ cancelUrl: `https://parley.example/${i}` }))
      const session = sessions().at(-1)!
      stripe.complete(session)
      session.payment_intent!.latest_charge.created = created
    }
    expect((await payments.fetchState(customerId)).oneTimePaidAt).toEqual(new Date(1_760_000_000_000))
  })

  test('of an unknown customer can’t be fetched', async () => {
    await expect(payments.fetchState('cus_unknown')).rejects.toMatchObject({ code: 'PAYMENTS_FAILED' })
  })
})

test('a wrong API key is reported with the general message', async () => {
  const wrong = paymentsOf({ ...stripe.env, STRIPE_SECRET_KEY: 'sk_test_wrong' })
  await expect(wrong.fetchState(customerId)).rejects.toMatchObject({
    code: 'PAYMENTS_FAILED',
    message: 'The payment provider could not be reached. Please try again.',
  })
})

describe('the local Stripe server', () => {
  const headers = {
    authorization: `Bearer ${secretKey}`,
    'stripe-version': '2026-10-28.endive',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const post = (body: string, extraHeaders: Record<string, string> = {}) =>
    fetch(`${stripe.url}/v1/customers`, {
      method: 'POST',
      body,
      headers: { ...headers, 'idempotency-key': crypto.randomUUID(), ...extraHeaders },
    })
  const person = 'name=Acme&email=a%40acme.example'

  test.each<[string, string, Record<string, string>, number]>([
    ['a good request', person, {}, 200],
    ['an unknown parameter', `${person}&colour=red`, {}, 400],
    ['another version', person, { 'stripe-version': '2024-06-20' }, 400],
    ['JSON', '{}', { 'content-type': 'application/json' }, 400],
    ['another key', person, { authorization: 'Bearer sk_other' }, 401],
    ['no idempotency key', person, { 'idempotency-key': '' }, 400],
  ])('checks requests: %s', async (_name, body, extraHeaders, status) => {
    expect((await post(body, extraHeaders)).status).toBe(status)
  })

  test('repeats its response for a used idempotency key, or refuses other parameters', async () => {
    const key = { 'idempotency-key': 'twice' }
    const first = await (await post(person, key)).json()
    expect(await (await post(person, key)).json()).toEqual(first)
    expect((await post(`${person}&metadata[a]=b`, key)).status).toBe(400)
  })
})
