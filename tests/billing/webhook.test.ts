import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readPlanRow } from '../../src/billing/read.ts'
import { startCheckout } from '../../src/billing/start-checkout.ts'
import { paymentEvents } from '../../src/db/tables/billing.ts'
import { makeCompany } from '../make/companies.ts'
import { as, type Person } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import type { FakeCheckout } from '../setup/stripe-objects.ts'
import { signedEvent, startStripeServer } from '../setup/stripe-server.ts'

const stripe = await forFile(startStripeServer())
const app = await forFile(startApp({ env: stripe.env }))
let manager: Person
let checkout: FakeCheckout

beforeEach(async () => {
  manager = (await makeCompany(app.db)).manager
  await startCheckout(as(app.ctx, manager), { kind: 'subscription' })
  checkout = [...stripe.checkouts.values()].at(-1)!
})

type Signed = ReturnType<typeof signedEvent>
const send = ({ payload, headers }: Pick<Signed, 'payload' | 'headers'>) =>
  fetch(`${app.url}/api/stripe_webhook`, { method: 'POST', body: payload, headers })
const plan = () => readPlanRow(app.db, manager.companyId)
const storedEvents = (id: string) => app.db.select().from(paymentEvents).where(eq(paymentEvents.id, id))
const jobsOf = async (id: string) => {
  const rows = await app.db.execute(
    sql`select 1 from pgboss.job where name = 'sync-plan' and data->>'eventId' = ${id}`,
  )
  return rows.length
}
const fetchCount = () => stripe.requests.filter((request) => request === 'GET /v1/subscriptions').length
const completed = () =>
  signedEvent('checkout.session.completed', {
    id: checkout.id,
    object: 'checkout.session',
    customer: checkout.customer,
  })

describe('a webhook', () => {
  test('is acknowledged, and its job syncs the plan', async () => {
    stripe.complete(checkout)
    const event = completed()
    const answer = await send(event)
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
    expect(await plan()).toMatchObject({ planType: 'none' })
    await app.drain()
    expect(await plan()).toMatchObject({
      planType: 'subscription',
      status: 'trialing',
      customerId: checkout.customer,
    })
    expect((await storedEvents(event.id))[0]?.processedAt).not.toBeNull()
  })

  test('is processed once when delivered several times', async () => {
    stripe.complete(checkout)
    const event = completed()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(event)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    expect(await storedEvents(event.id)).toHaveLength(1)
    expect(await jobsOf(event.id)).toBe(1)
    const before = fetchCount()
    await app.drain()
    expect(fetchCount()).toBe(before + 1)
    expect((await send(event)).status).toBe(200)
    await app.drain()
    expect(fetchCount()).toBe(before + 1)
  })

  test('is covered by the sync of another received with it', async () => {
    stripe.complete(checkout)
    const about = { id: 'in_1', object: 'invoice', customer: checkout.customer }
    const events = [completed(), signedEvent('invoice.paid', about), signedEvent('invoice.paid', about)]
    for (const event of events) await send(event)
    const before = fetchCount()
    await app.drain()
    expect(fetchCount()).toBe(before + 1)
    for (const { id } of events) expect((await storedEvents(id))[0]?.processedAt).not.toBeNull()
  })

  test('doesn’t set the plan from its own object', async () => {
    await send(
      signedEvent('customer.subscription.updated', {
        id: 'sub_made_up',
        object: 'subscription',
        customer: checkout.customer,
        status: 'active',
      }),
    )
    await app.drain()
    expect(await plan()).toMatchObject({ planType: 'none', status: null })
  })

  const now = () => Math.floor(Date.now() / 1000)
  test.each<[string, () => Pick<Signed, 'payload' | 'headers'>]>([
    [
      'signed with another secret',
      () =>
        signedEvent(
          'customer.updated',
          { id: checkout.customer, object: 'customer' },
          { secret: 'whsec_other' },
        ),
    ],
    [
      'modified after signing',
      () => {
        const event = completed()
        return { ...event, payload: event.payload.replace('completed', 'expired') }
      },
    ],
    [
      'older than five minutes',
      () =>
        signedEvent(
          'customer.updated',
          { id: checkout.customer, object: 'customer' },
          { timestamp: now() - 301 },
        ),
    ],
    ['without a signature', () => ({ ...completed(), headers: { 'content-type': 'application/json' } })],
    ['with half a signature', () => ({ ...completed(), headers: { 'stripe-signature': `t=${now()}` } })],
    ['without a body', () => ({ ...completed(), payload: '' })],
  ])('%s is refused and not stored', async (_name, forged) => {
    const before = await app.db.$count(paymentEvents)
    const answer = await send(forged())
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      success: false,
      message: 'The signature is not valid.',
      error: 'The signature is not valid.',
    })
    expect(await app.db.$count(paymentEvents)).toBe(before)
  })

  test.each([
    [
      'of an unknown type',
      () => signedEvent('treasury.flow.bent', { id: 'x', object: 'flow', customer: checkout.customer }),
    ],
    [
      'without a customer',
      () => signedEvent('invoice.paid', { id: 'in_1', object: 'invoice', customer: null }),
    ],
    [
      'with an unexpected object',
      () => signedEvent('invoice.paid', [] as unknown as Record<string, unknown>),
    ],
  ])('%s is accepted and ignored', async (_name, event) => {
    const { id, ...signed } = event()
    expect((await send(signed)).status).toBe(200)
    expect(await storedEvents(id)).toEqual([])
  })

  test('is exempt from the rate limit', async () => {
    await using limited = await startApp({
      databaseUrl: app.databaseUrl,
      env: { ...stripe.env, RATE_LIMIT: '3' },
    })
    const { payload, headers } = completed()
    for (let i = 0; i < 8; i++) {
      const answer = await fetch(`${limited.url}/api/stripe_webhook`, {
        method: 'POST',
        body: payload,
        headers,
      })
      expect(answer.status).toBe(200)
    }
  })

  test('about another account’s customer changes nothing', async () => {
    await send(signedEvent('customer.updated', { id: 'cus_of_another_shop', object: 'customer' }))
    await app.drain()
    expect(await plan()).toMatchObject({ planType: 'none' })
  })
})

describe('a purchase', () => {
  test('of an annual plan counts once it is paid, and until it is refunded', async () => {
    await startCheckout(as(app.ctx, manager), { kind: 'one_time' })
    const year = [...stripe.checkouts.values()].at(-1)!
    stripe.complete(year, { paid: false })
    await send(completed())
    await app.drain()
    expect(await plan()).toMatchObject({ planType: 'none' })

    year.payment_status = 'paid'
    await send(
      signedEvent('checkout.session.async_payment_succeeded', { id: year.id, customer: year.customer }),
    )
    await app.drain()
    const bought = await plan()
    expect(bought).toMatchObject({ planType: 'one_time', status: 'active' })
    const paidAt = year.payment_intent!.latest_charge.created * 1000
    expect(bought?.oneTimeExpiresAt).toEqual(new Date(paidAt + 365 * 86_400_000))

    year.payment_intent!.latest_charge.refunded = true
    await send(signedEvent('charge.refunded', { id: 'ch_1', object: 'charge', customer: year.customer }))
    await app.drain()
    expect(await plan()).toMatchObject({ planType: 'none', oneTimeExpiresAt: null })
  })

  test('is found among more than a page of other subscriptions', async () => {
    const old = stripe.complete(checkout)!
    Object.assign(old, { status: 'canceled', ended_at: old.created })
    for (let i = 0; i < 150; i++) stripe.subscribe(checkout.customer, { status: 'incomplete_expired' })
    await send(completed())
    await app.drain()
    expect(await plan()).toMatchObject({
      planType: 'subscription',
      status: 'canceled',
      subscriptionId: old.id,
    })
  })
})
