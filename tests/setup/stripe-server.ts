import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { listen } from './listen.ts'
import { newId, type StripeObjects, stripeObjects } from './stripe-objects.ts'
import { parseForm, StripeError } from './stripe-params.ts'

/*
 * A local server with the part of Stripe's API that Parley uses. It is strict: it requires the pinned version, form
 * encoding and an idempotency key for every write, replays repeated writes, and refuses unknown parameters.
 */

const apiVersion = '2026-10-28.endive'
export const secretKey = 'sk_test_parley'
const webhookSecret = 'whsec_test_parley'

interface FakeResponse {
  readonly status: number
  readonly body: unknown
}

export interface StripeServer extends StripeObjects, AsyncDisposable {
  readonly url: string
  readonly env: Record<string, string>
  /** The method and path of every request. */
  readonly requests: string[]
  /** How many of the next requests get a 503. */
  failNext: number
  /** Delays the response to the next request to `path` until `release`. Its content is that of the request's arrival. */
  hold(path: string): { arrived: Promise<void>; release(): void }
  close(): Promise<void>
}

/** Builds a signed webhook request, as Stripe sends it. */
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
  const { objects, read, write } = stripeObjects()
  const replays = new Map<string, { input: string; response: FakeResponse }>()
  const held: { path: string; arrive(): void; released: Promise<void> }[] = []

  const http = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
    const body = await textOf(request)
    server.requests.push(`${request.method} ${pathname}`)
    const answer = answerTo(request, pathname, search, body)
    const index = held.findIndex(({ path }) => path === pathname)
    if (index >= 0) {
      const [hold] = held.splice(index, 1)
      hold?.arrive()
      await hold?.released
    }
    send(response, answer)
  })

  function answerTo(request: IncomingMessage, path: string, search: string, body: string): FakeResponse {
    try {
      if (server.failNext > 0) {
        server.failNext--
        throw new StripeError(503, 'api_error', 'Down for a moment.')
      }
      check(request, body)
      if (request.method === 'GET') return { status: 200, body: read(path, parseForm(search.slice(1))) }
      return once(request, path + body, () => ({ status: 200, body: write(path, parseForm(body)) }))
    } catch (refusal) {
      if (refusal instanceof StripeError) return { status: refusal.status, body: refusal.body }
      throw refusal
    }
  }

  /** Replays the response of a repeated key; refuses the key with other parameters. */
  function once(request: IncomingMessage, input: string, make: () => FakeResponse): FakeResponse {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key === '')
      throw new StripeError(400, 'invalid_request_error', 'An Idempotency-Key is needed here.')
    const earlier = replays.get(key)
    if (earlier && earlier.input !== input) {
      throw new StripeError(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      )
    }
    if (earlier) return earlier.response
    const response = make()
    replays.set(key, { input, response })
    return response
  }

  const server: StripeServer = Object.assign(objects, {
    url: '',
    env: {},
    requests: [],
    failNext: 0,
    hold(path: string) {
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
  })

  const url = await listen(http)
  return Object.assign(server, {
    url,
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: url },
  })
}

function check(request: IncomingMessage, body: string): void {
  if (request.headers.authorization !== `Bearer ${secretKey}`) {
    throw new StripeError(401, 'invalid_request_error', 'Invalid API Key provided.')
  }
  if (request.headers['stripe-version'] !== apiVersion) {
    throw new StripeError(400, 'invalid_request_error', 'The version is not the pinned one.')
  }
  const type = request.headers['content-type'] ?? ''
  if (request.method === 'POST' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw new StripeError(400, 'invalid_request_error', 'Requests are form-encoded.')
  }
  if (request.method === 'GET' && body)
    throw new StripeError(400, 'invalid_request_error', 'A GET has no body.')
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function send(response: ServerResponse, { status, body }: FakeResponse): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
  response.end(JSON.stringify(body))
}
