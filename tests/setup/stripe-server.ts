import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { z } from 'zod'

/**
 * A local server that speaks the part of Stripe's API that Parley uses, and is strict about it: the pinned
 * version, form encoding, no unknown parameter, an idempotency key on every write and its replay.
 */

const apiVersion = '2026-10-28.endive'
export const secretKey = 'sk_test_parley'
export const webhookSecret = 'whsec_test_parley'
export const knownPrice = 'price_company_monthly'

const metadata = z.record(z.string(), z.string().max(500)).optional()
const url = z.url()
const id = z.string().min(1)
const limit = z.coerce.number().int().min(1).max(100).default(10)
const priceData = z.strictObject({
  currency: z.literal('usd'),
  unit_amount: z.coerce.number().int().positive(),
  product_data: z.strictObject({ name: z.string().min(1) }),
  recurring: z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']) }).optional(),
})
const lineItem = z
  .strictObject({
    quantity: z.coerce.number().int().min(1),
    price: id.optional(),
    price_data: priceData.optional(),
  })
  .refine(
    (item) => Boolean(item.price) !== Boolean(item.price_data),
    'You must provide one of price or price_data.',
  )
const checkoutBasics = {
  customer: id,
  client_reference_id: z.string().max(200).optional(),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: url,
  cancel_url: url,
  metadata,
}
const oncePaid = (items: z.output<typeof lineItem>[]) => items.every((item) => !item.price_data?.recurring)
const recurring = (items: z.output<typeof lineItem>[]) =>
  items.every((item) => item.price ?? item.price_data?.recurring)

const params = {
  createCustomer: z.strictObject({ name: z.string().max(256), email: z.email().max(512), metadata }),
  createCheckout: z.discriminatedUnion('mode', [
    z
      .strictObject({
        ...checkoutBasics,
        mode: z.literal('payment'),
        invoice_creation: z.strictObject({ enabled: z.stringbool() }).optional(),
        payment_intent_data: z.strictObject({ metadata }).optional(),
      })
      .refine((p) => oncePaid(p.line_items), 'You specified `payment` mode but passed a recurring price.'),
    z
      .strictObject({
        ...checkoutBasics,
        mode: z.literal('subscription'),
        payment_method_collection: z.enum(['always', 'if_required']).optional(),
        subscription_data: z
          .strictObject({ metadata, trial_period_days: z.coerce.number().int().min(1).max(730).optional() })
          .optional(),
      })
      .refine(
        (p) => recurring(p.line_items),
        'You must provide at least one recurring price in `subscription` mode.',
      ),
  ]),
  expireCheckout: z.strictObject({}),
  listCheckouts: z.strictObject({
    customer: id,
    status: z.enum(['open', 'complete', 'expired']).optional(),
    limit,
    starting_after: id.optional(),
    expand: z.array(z.literal('data.payment_intent.latest_charge')).optional(),
  }),
  listSubscriptions: z.strictObject({
    customer: id,
    status: z.enum(['all', 'active', 'canceled']).optional(),
    limit,
    starting_after: id.optional(),
  }),
  createPortal: z.strictObject({ customer: id, return_url: url }),
} as const

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
  /** What was asked for; not a field of the API. */
  asked: z.output<(typeof params)['createCheckout']>
}

interface FakeCharge {
  id: string
  object: 'charge'
  created: number
  refunded: boolean
}

class Refusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, type: string, message: string, more: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...more } }
  }
}

interface Answered {
  readonly status: number
  readonly body: unknown
}

export interface StripeServer extends AsyncDisposable {
  readonly url: string
  readonly env: Record<string, string>
  readonly customers: Map<string, { id: string; email: string; name: string }>
  readonly checkouts: Map<string, FakeCheckout>
  readonly subscriptions: Map<string, FakeSubscription>
  /** Every request: method and path. */
  readonly requests: string[]
  /** Turns the server's clock. */
  now: () => Date
  /** The next so many requests are answered 503. */
  failNext: number
  /** Pays an open checkout as its customer would. */
  complete(checkout: FakeCheckout, payment?: { paid: boolean }): FakeSubscription | null
  subscribe(customer: string, given?: Partial<FakeSubscription>): FakeSubscription
  /** Answers the next request to `path` only when it is let go; what it says is of the moment it came. */
  hold(path: string): { arrived: Promise<void>; release(): void }
  close(): Promise<void>
}

export const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const newId = (prefix: string) => `${prefix}_${randomBytes(10).toString('hex')}`

/** A signed webhook, as Stripe sends it. */
export function signedEvent(
  type: string,
  object: Record<string, unknown>,
  {
    id = newId('evt'),
    secret = webhookSecret,
    timestamp,
  }: { id?: string; secret?: string; timestamp?: number } = {},
): { id: string; payload: string; headers: Record<string, string> } {
  const payload = JSON.stringify({ id, object: 'event', api_version: apiVersion, type, data: { object } })
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp ? { timestamp } : {}),
  })
  return {
    id,
    payload,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  }
}

export async function startStripeServer(): Promise<StripeServer> {
  const replays = new Map<string, { asked: string; answer: Answered }>()
  const held: { path: string; arrive(): void; released: Promise<void> }[] = []

  const http = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
    const body = await textOf(request)
    server.requests.push(`${request.method} ${pathname}`)
    const answer = answerTo(request, pathname, search, body)
    const wait = held.findIndex((one) => one.path === pathname)
    if (wait >= 0) {
      const [one] = held.splice(wait, 1)
      one?.arrive()
      await one?.released
    }
    send(response, answer)
  })

  function answerTo(request: IncomingMessage, path: string, search: string, body: string): Answered {
    try {
      if (server.failNext > 0) {
        server.failNext--
        throw new Refusal(503, 'api_error', 'Down for a moment.')
      }
      check(request, body)
      if (request.method === 'GET') return { status: 200, body: read(path, nested(search.slice(1))) }
      return once(request, path + body, () => ({ status: 200, body: write(path, nested(body)) }))
    } catch (refusal) {
      if (refusal instanceof Refusal) return { status: refusal.status, body: refusal.body }
      throw refusal
    }
  }

  /** The same key answers the same; with other parameters it is refused. */
  function once(request: IncomingMessage, asked: string, make: () => Answered): Answered {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string')
      throw new Refusal(400, 'invalid_request_error', 'An Idempotency-Key is needed here.')
    const before = replays.get(key)
    if (before && before.asked !== asked) {
      throw new Refusal(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      )
    }
    if (before) return before.answer
    const answer = make()
    replays.set(key, { asked, answer })
    return answer
  }

  function read(path: string, query: unknown): unknown {
    if (path === '/v1/subscriptions') {
      const { customer, status, ...page } = accept(params.listSubscriptions, query)
      const all = [...server.subscriptions.values()].filter((s) => s.customer === known(customer))
      return listOf(
        path,
        all.filter((s) => (status === 'all' ? true : s.status !== 'canceled')),
        page,
      )
    }
    if (path === '/v1/checkout/sessions') {
      const { customer, status, expand, ...page } = accept(params.listCheckouts, query)
      const all = [...server.checkouts.values()].filter((s) => s.customer === known(customer))
      const shown = all
        .filter((s) => !status || s.status === status)
        .map((s) => shownCheckout(s, Boolean(expand)))
      return listOf(path, shown, page)
    }
    throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (GET: ${path}).`)
  }

  function write(path: string, body: unknown): unknown {
    if (path === '/v1/customers') {
      const customer = { id: newId('cus'), object: 'customer', ...accept(params.createCustomer, body) }
      server.customers.set(customer.id, customer)
      return customer
    }
    if (path === '/v1/checkout/sessions') return createCheckout(accept(params.createCheckout, body))
    if (path === '/v1/billing_portal/sessions') {
      const { customer, return_url } = accept(params.createPortal, body)
      const session = newId('bps')
      return {
        id: session,
        object: 'billing_portal.session',
        customer: known(customer),
        return_url,
        url: `https://billing.stripe.test/${session}`,
      }
    }
    const expired = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(path)?.[1]
    if (expired) {
      accept(params.expireCheckout, body)
      const session = server.checkouts.get(expired)
      if (session?.status !== 'open') {
        throw new Refusal(
          400,
          'invalid_request_error',
          'Only Checkout Sessions with a status in ["open"] can be expired.',
        )
      }
      Object.assign(session, { status: 'expired', url: null })
      return shownCheckout(session, false)
    }
    throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (POST: ${path}).`)
  }

  function createCheckout(asked: FakeCheckout['asked']): unknown {
    for (const { price } of asked.line_items) {
      if (price && price !== knownPrice) throw missing('price', price)
    }
    const session: FakeCheckout = {
      id: newId('cs_test'),
      object: 'checkout.session',
      customer: known(asked.customer),
      mode: asked.mode,
      status: 'open',
      payment_status: 'unpaid',
      created: seconds(server.now()),
      url: `https://checkout.stripe.test/${newId('c')}`,
      success_url: asked.success_url,
      metadata: asked.metadata ?? {},
      payment_intent: null,
      asked,
    }
    server.checkouts.set(session.id, session)
    return shownCheckout(session, false)
  }

  function known(customer: string): string {
    if (!server.customers.has(customer)) throw missing('customer', customer)
    return customer
  }

  const server: StripeServer = {
    url: '',
    env: {},
    customers: new Map(),
    checkouts: new Map(),
    subscriptions: new Map(),
    requests: [],
    now: () => new Date(),
    failNext: 0,
    complete(checkout, { paid } = { paid: true }) {
      if (checkout.status !== 'open') throw new Error('Only an open checkout can be paid.')
      Object.assign(checkout, { status: 'complete', url: null })
      const created = seconds(server.now())
      if (checkout.asked.mode === 'subscription') {
        const days = checkout.asked.subscription_data?.trial_period_days
        checkout.payment_status = days ? 'no_payment_required' : 'paid'
        const trialEnd = days ? created + days * 86_400 : null
        return server.subscribe(checkout.customer, {
          status: days ? 'trialing' : 'active',
          trial_end: trialEnd,
        })
      }
      checkout.payment_status = paid ? 'paid' : 'unpaid'
      const charge: FakeCharge = { id: newId('ch'), object: 'charge', created, refunded: false }
      checkout.payment_intent = { id: newId('pi'), object: 'payment_intent', latest_charge: charge }
      return null
    },
    subscribe(customer, given = {}) {
      const created = seconds(server.now())
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
              current_period_end: given.trial_end ?? created + 30 * 86_400,
            },
          ],
        },
        ...given,
      }
      server.subscriptions.set(subscription.id, subscription)
      return subscription
    },
    hold(path) {
      const arrival = Promise.withResolvers<void>()
      const release = Promise.withResolvers<void>()
      held.push({ path, arrive: arrival.resolve, released: release.promise })
      return { arrived: arrival.promise, release: release.resolve }
    },
    close: () =>
      new Promise<void>((done) => {
        http.close(() => done())
        http.closeAllConnections()
      }),
    [Symbol.asyncDispose]: () => server.close(),
  }

  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const address = http.address()
  if (!address || typeof address === 'string') throw new Error('No address')
  const at = `http://127.0.0.1:${address.port}`
  return Object.assign(server, {
    url: at,
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: at },
  })
}

function check(request: IncomingMessage, body: string): void {
  if (request.headers.authorization !== `Bearer ${secretKey}`) {
    throw new Refusal(401, 'invalid_request_error', 'Invalid API Key provided.')
  }
  if (request.headers['stripe-version'] !== apiVersion) {
    throw new Refusal(400, 'invalid_request_error', 'The version is not the pinned one.')
  }
  const type = request.headers['content-type'] ?? ''
  if (request.method === 'POST' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw new Refusal(400, 'invalid_request_error', 'Requests are form-encoded.')
  }
  if (request.method === 'GET' && body) throw new Refusal(400, 'invalid_request_error', 'A GET has no body.')
}

function accept<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const unknown = issue?.code === 'unrecognized_keys'
  const at = [...(issue?.path ?? []), ...(unknown ? issue.keys : [])].join('.')
  throw new Refusal(
    400,
    'invalid_request_error',
    unknown ? `Received unknown parameter: ${at}` : `${at}: ${issue?.message}`,
    {
      code: unknown ? 'parameter_unknown' : 'parameter_invalid',
      param: at,
    },
  )
}

const missing = (what: string, value: string) =>
  new Refusal(404, 'invalid_request_error', `No such ${what}: '${value}'`, {
    code: 'resource_missing',
    param: what,
  })

/** Newest first, a page at a time. */
function listOf<T extends { id: string }>(
  path: string,
  all: T[],
  page: { limit: number; starting_after?: string | undefined },
) {
  const newest = all.toReversed()
  const from = page.starting_after ? newest.findIndex((one) => one.id === page.starting_after) + 1 : 0
  const data = newest.slice(from, from + page.limit)
  return { object: 'list', url: path, data, has_more: from + page.limit < newest.length }
}

/** Objects inside others are ids until they are asked for. */
function shownCheckout({ asked: _, payment_intent: intent, ...session }: FakeCheckout, expanded: boolean) {
  return { ...session, payment_intent: expanded ? intent : (intent?.id ?? null) }
}

/** `a[b][0]=c` as Stripe's clients write it. */
function nested(form: string): unknown {
  const root: Record<string, unknown> = {}
  for (const [key, value] of new URLSearchParams(form)) {
    const path = key.replaceAll(']', '').split('[')
    let at: Record<string, unknown> = root
    for (const step of path.slice(0, -1)) {
      at[step] ??= {}
      at = at[step] as Record<string, unknown>
    }
    at[path.at(-1)!] = value
  }
  return listsOf(root)
}

/** What is numbered from 0 is a list. */
function listsOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [key, listsOf(one)] as const)
  const numbered = entries.length > 0 && entries.every(([key], i) => key === String(i))
  return numbered ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function send(response: ServerResponse, { status, body }: Answered): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
  response.end(JSON.stringify(body))
}
