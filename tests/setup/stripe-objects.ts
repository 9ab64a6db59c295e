import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { params, StripeError, validate } from './stripe-params.ts'

export const knownPrice = 'price_company_monthly'
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
export const newId = (prefix: string) => `${prefix}_${randomBytes(10).toString('hex')}`

export interface FakeSubscription {
  id: string
  object: 'subscription'
  customer: string
  status: string
  created: number
  trial_end: number | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  items: { object: 'list'; data: { id: string; object: 'subscription_item'; current_period_end: number }[] }
}

export interface FakeCheckout {
  id: string
  object: 'checkout.session'
  customer: string
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  created: number
  url: string | null
  success_url: string
  metadata: Record<string, string>
  payment_intent: { id: string; object: 'payment_intent'; latest_charge: FakeCharge } | null
  /** The parameters of the request that created it; not a field of the API. */
  params: z.output<(typeof params)['createCheckout']>
}

interface FakeCharge {
  id: string
  object: 'charge'
  created: number
  refunded: boolean
}

export interface StripeObjects {
  readonly customers: Map<string, { id: string; email: string; name: string }>
  readonly checkouts: Map<string, FakeCheckout>
  readonly subscriptions: Map<string, FakeSubscription>
  /** The server's clock, which tests replace. */
  now: () => Date
  /** Completes an open checkout, as its customer does by paying. */
  complete(checkout: FakeCheckout, payment?: { paid: boolean }): FakeSubscription | null
  subscribe(customer: string, fields?: Partial<FakeSubscription>): FakeSubscription
}

/** The objects of the local Stripe, and the API calls that read and write them. @throws StripeError as Stripe responds */
export function stripeObjects() {
  function read(path: string, query: unknown): unknown {
    if (path === '/v1/subscriptions') {
      const { customer, status, ...page } = validate(params.listSubscriptions, query)
      const owner = existingCustomer(customer)
      const all = [...objects.subscriptions.values()].filter((s) => s.customer === owner)
      return listOf(
        path,
        all.filter((s) => (status === 'all' ? true : s.status !== 'canceled')),
        page,
      )
    }
    if (path === '/v1/checkout/sessions') {
      const { customer, status, expand, ...page } = validate(params.listCheckouts, query)
      const owner = existingCustomer(customer)
      const all = [...objects.checkouts.values()].filter((s) => s.customer === owner)
      const shown = all
        .filter((s) => !status || s.status === status)
        .map((s) => shownCheckout(s, Boolean(expand)))
      return listOf(path, shown, page)
    }
    throw new StripeError(404, 'invalid_request_error', `Unrecognized request URL (GET: ${path}).`)
  }

  function write(path: string, body: unknown): unknown {
    if (path === '/v1/customers') {
      const customer = { id: newId('cus'), object: 'customer', ...validate(params.createCustomer, body) }
      objects.customers.set(customer.id, customer)
      return customer
    }
    if (path === '/v1/checkout/sessions') return createCheckout(validate(params.createCheckout, body))
    if (path === '/v1/billing_portal/sessions') {
      const { customer, return_url } = validate(params.createPortal, body)
      const session = newId('bps')
      return {
        id: session,
        object: 'billing_portal.session',
        customer: existingCustomer(customer),
        return_url,
        url: `https://billing.stripe.test/${session}`,
      }
    }
    const expired = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(path)?.[1]
    if (expired) {
      validate(params.expireCheckout, body)
      const session = objects.checkouts.get(expired)
      if (session?.status !== 'open') {
        throw new StripeError(
          400,
          'invalid_request_error',
          'Only Checkout Sessions with a status in ["open"] can be expired.',
        )
      }
      Object.assign(session, { status: 'expired', url: null })
      return shownCheckout(session, false)
    }
    throw new StripeError(404, 'invalid_request_error', `Unrecognized request URL (POST: ${path}).`)
  }

  function createCheckout(request: FakeCheckout['params']): unknown {
    for (const { price } of request.line_items) {
      if (price && price !== knownPrice) throw missing('price', price)
    }
    const session: FakeCheckout = {
      id: newId('cs_test'),
      object: 'checkout.session',
      customer: existingCustomer(request.customer),
      mode: request.mode,
      status: 'open',
      payment_status: 'unpaid',
      created: seconds(objects.now()),
      url: `https://checkout.stripe.test/${newId('c')}`,
      success_url: request.success_url,
      metadata: request.metadata ?? {},
      payment_intent: null,
      params: request,
    }
    objects.checkouts.set(session.id, session)
    return shownCheckout(session, false)
  }

  function existingCustomer(customer: string): string {
    if (!objects.customers.has(customer)) throw missing('customer', customer)
    return customer
  }

  const objects: StripeObjects = {
    customers: new Map(),
    checkouts: new Map(),
    subscriptions: new Map(),
    now: () => new Date(),
    complete(checkout, { paid } = { paid: true }) {
      if (checkout.status !== 'open') throw new Error('Only an open checkout can be paid.')
      Object.assign(checkout, { status: 'complete', url: null })
      const created = seconds(objects.now())
      if (checkout.params.mode === 'subscription') {
        const days = checkout.params.subscription_data?.trial_period_days
        checkout.payment_status = days ? 'no_payment_required' : 'paid'
        const trialEnd = days ? created + days * 86_400 : null
        return objects.subscribe(checkout.customer, {
          status: days ? 'trialing' : 'active',
          trial_end: trialEnd,
        })
      }
      checkout.payment_status = paid ? 'paid' : 'unpaid'
      const charge: FakeCharge = { id: newId('ch'), object: 'charge', created, refunded: false }
      checkout.payment_intent = { id: newId('pi'), object: 'payment_intent', latest_charge: charge }
      return null
    },
    subscribe(customer, fields = {}) {
      const created = seconds(objects.now())
      const subscription: FakeSubscription = {
        id: newId('sub'),
        object: 'subscription',
        customer,
        status: 'active',
        created,
        trial_end: null,
        cancel_at: null,
        cancel_at_period_end: false,
        ended_at: null,
        items: {
          object: 'list',
          data: [
            {
              id: newId('si'),
              object: 'subscription_item',
              current_period_end: fields.trial_end ?? created + 30 * 86_400,
            },
          ],
        },
        ...fields,
      }
      objects.subscriptions.set(subscription.id, subscription)
      return subscription
    },
  }
  return { objects, read, write }
}

const missing = (what: string, value: string) =>
  new StripeError(404, 'invalid_request_error', `No such ${what}: '${value}'`, {
    code: 'resource_missing',
    param: what,
  })

/** A page of a list, newest first. */
function listOf<T extends { id: string }>(
  path: string,
  all: T[],
  page: { limit: number; starting_after?: string | undefined },
) {
  const newest = all.toReversed()
  const from = page.starting_after ? newest.findIndex(({ id }) => id === page.starting_after) + 1 : 0
  const data = newest.slice(from, from + page.limit)
  return { object: 'list', url: path, data, has_more: from + page.limit < newest.length }
}

/** Nested objects are ids unless they are expanded. */
function shownCheckout({ params: _, payment_intent: intent, ...session }: FakeCheckout, expanded: boolean) {
  return { ...session, payment_intent: expanded ? intent : (intent?.id ?? null) }
}
