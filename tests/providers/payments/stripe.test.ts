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

const checkout = (given: Partial<Checkout> = {}): Checkout => ({
  customerId,
  companyId: 'company-1',
  kind: 'one_time',
  audience: 'company',
  trialDays: 0,
  successUrl: 'https://parley.example/home?stripe_event=success',
  cancelUrl: 'https://parley.example/home?stripe_event=cancel',
  idempotencyKey: crypto.randomUUID(),
  ...given,
})
const sessions = () => [...stripe.checkouts.values()].filter((session) => session.customer === customerId)

describe('customers', () => {
  test('the same company asks for the same one', async () => {
    const company = { companyId: 'company-2', name: 'Bolt & Söhne', email: 'b@bolt.example' }
    const made = await Promise.all(Array.from({ length: 5 }, () => payments.createCustomer(company)))
    expect(new Set(made.map((one) => one.customerId)).size).toBe(1)
    expect(stripe.customers.get(made[0]!.customerId)).toMatchObject({
      name: 'Bolt & Söhne',
      metadata: { company_id: 'company-2' },
    })
  })
})

describe('checkouts', () => {
  test('the same key makes one session, another wish under it is refused', async () => {
    const wish = checkout()
    const { url } = await payments.createCheckout(wish)
    const [session] = sessions()
    // As if the first answer had been lost: the session isn't found open, so it is asked for again.
    session!.metadata.offer = 'hidden'
    session!.status = 'complete'
    expect(await payments.createCheckout(wish)).toEqual({ url })
    await expect(payments.createCheckout({ ...wish, audience: 'individual' })).rejects.toMatchObject({
      code: 'PAYMENTS_FAILED',
    })
    expect(sessions()).toHaveLength(1)
  })

  test('of several opened at once, also for different things, one stays open', async () => {
    const kinds = ['one_time', 'subscription', 'one_time', 'subscription'] as const
    await Promise.all(kinds.map((kind) => payments.createCheckout(checkout({ kind }))))
    expect(sessions().length).toBeGreaterThan(1)
    expect(sessions().filter(({ status }) => status === 'open')).toHaveLength(1)
  })

  test('an expired link is never handed out again', async () => {
    const first = await payments.createCheckout(checkout())
    const [session] = sessions()
    Object.assign(session as FakeCheckout, { status: 'expired', url: null })
    const second = await payments.createCheckout(checkout())
    expect(second.url).not.toBe(first.url)
  })

  test('without days of trial none is asked for', async () => {
    await payments.createCheckout(checkout({ kind: 'subscription' }))
    const { params } = sessions()[0]!
    expect(params.mode === 'subscription' && params.subscription_data).toEqual({
      metadata: { company_id: 'company-1', offer: 'company:subscription:0' },
    })
  })
})

describe('the truth', () => {
  test('of a customer without purchases is nothing', async () => {
    expect(await payments.fetchTruth(customerId)).toEqual({ subscription: null, oneTimePaidAt: null })
  })

  test('takes a portal’s dated end for a cancellation too', async () => {
    const subscription = stripe.subscribe(customerId, { cancel_at: 1_900_000_000 })
    expect((await payments.fetchTruth(customerId)).subscription).toMatchObject({
      id: subscription.id,
      cancelAtPeriodEnd: true,
      periodEndsAt: new Date(subscription.items.data[0]!.current_period_end * 1000),
    })
  })

  test('of several years bought, the latest counts', async () => {
    for (const [i, created] of [1_700_000_000, 1_760_000_000, 1_730_000_000].entries()) {
      await payments.createCheckout(checkout({ cancelUrl: `https://parley.example/${i}` }))
      const session = sessions().at(-1)!
      stripe.complete(session)
      session.payment_intent!.latest_charge.created = created
    }
    expect((await payments.fetchTruth(customerId)).oneTimePaidAt).toEqual(new Date(1_760_000_000_000))
  })

  test('of somebody else’s customer is refused', async () => {
    await expect(payments.fetchTruth('cus_unknown')).rejects.toMatchObject({ code: 'PAYMENTS_FAILED' })
  })
})

test('a wrong key is a failure like any other: nothing of it is told', async () => {
  const wrong = paymentsOf({ ...stripe.env, STRIPE_SECRET_KEY: 'sk_test_wrong' })
  await expect(wrong.fetchTruth(customerId)).rejects.toMatchObject({
    code: 'PAYMENTS_FAILED',
    message: 'The payment provider could not be reached. Please try again.',
  })
})

describe('the local server is strict', () => {
  const headers = {
    authorization: `Bearer ${secretKey}`,
    'stripe-version': '2026-10-28.endive',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const post = (body: string, given: Record<string, string> = {}) =>
    fetch(`${stripe.url}/v1/customers`, {
      method: 'POST',
      body,
      headers: { ...headers, 'idempotency-key': crypto.randomUUID(), ...given },
    })
  const person = 'name=Acme&email=a%40acme.example'

  test.each<[string, string, Record<string, string>, number]>([
    ['a good request', person, {}, 200],
    ['an unknown parameter', `${person}&colour=red`, {}, 400],
    ['another version', person, { 'stripe-version': '2024-06-20' }, 400],
    ['JSON', '{}', { 'content-type': 'application/json' }, 400],
    ['another key', person, { authorization: 'Bearer sk_other' }, 401],
    ['no idempotency key', person, { 'idempotency-key': '' }, 400],
  ])('%s', async (_name, body, given, status) => {
    expect((await post(body, given)).status).toBe(status)
  })

  test('a key that was used answers the same, or refuses other parameters', async () => {
    const key = { 'idempotency-key': 'twice' }
    const first = await (await post(person, key)).json()
    expect(await (await post(person, key)).json()).toEqual(first)
    expect((await post(`${person}&metadata[a]=b`, key)).status).toBe(400)
  })
})
