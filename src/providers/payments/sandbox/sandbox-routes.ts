import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { AppError } from '../../../shared/errors.ts'
import { relevantSubscription } from '../relevant-subscription.ts'
import { signPayload } from '../stripe-events.ts'
import {
  advanceClock,
  applyPortalAction,
  expireCheckout,
  payCheckout,
  portalActions,
  type SandboxEvent,
} from './actions.ts'
import { checkoutPage, closedPage, errorPage, portalPage } from './pages.ts'
import { get, list, type Stored, webhookSecret } from './store.ts'
import { advanceTo } from './subscription-lifecycle.ts'

interface Parts {
  readonly db: Db
  readonly log: { error(what: object, message: string): void }
  now(): Date
}

const idParams = z.object({ id: z.string().regex(/^[\w-]+$/) })
const checkoutForm = z.object({ action: z.enum(['pay', 'decline', 'cancel']) })
const portalForm = z.discriminatedUnion('action', [
  z.object({ action: z.enum(portalActions) }),
  z.object({ action: z.literal('advance'), days: z.coerce.number().int().min(1).max(800) }),
])

/** The sandbox's checkout and portal pages. Their URLs contain unguessable ids, as Stripe's do. */
export async function sandboxPlugin(app: FastifyInstance, { ctx }: { ctx: Parts }): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const appError = error instanceof AppError ? error : new AppError('INTERNAL', undefined, { cause: error })
    if (appError.status >= 500) ctx.log.error({ err: error }, 'sandbox request failed')
    return sendPage(reply.code(appError.status), errorPage(appError.message))
  })

  app.get('/sandbox/checkout/:id', async (request, reply) => {
    const { data } = await checkoutOf(ctx, request.params)
    return sendPage(reply, data.state === 'open' ? checkoutPage(data, false) : closedPage(data))
  })

  app.post('/sandbox/checkout/:id', async (request, reply) => {
    const checkout = await checkoutOf(ctx, request.params)
    const { action } = parseForm(checkoutForm, request.body)
    if (action === 'decline' && checkout.data.state === 'open') {
      return sendPage(reply, checkoutPage(checkout.data, true))
    }
    if (action === 'cancel') {
      await expireCheckout(ctx, checkout)
      return reply.redirect(checkout.data.cancelUrl, 303)
    }
    const events = action === 'pay' ? await payCheckout(ctx, checkout) : null
    if (!events) return sendPage(reply, closedPage((await checkoutOf(ctx, request.params)).data))
    await deliverWebhooks(app, ctx, events)
    return reply.redirect(checkout.data.successUrl, 303)
  })

  app.get('/sandbox/portal/:id', async (request, reply) => {
    const { customerId, data } = await portalOf(ctx, request.params)
    return sendPage(reply, portalPage({ ...(await readBilling(ctx, customerId)), returnUrl: data.returnUrl }))
  })

  app.post('/sandbox/portal/:id', async (request, reply) => {
    const { id, customerId } = await portalOf(ctx, request.params)
    const input = parseForm(portalForm, request.body)
    const events =
      input.action === 'advance'
        ? await advanceClock(ctx, customerId, input.days)
        : await applyPortalAction(ctx, customerId, input.action)
    await deliverWebhooks(app, ctx, events)
    return reply.redirect(`/sandbox/portal/${id}`, 303)
  })
}

/** Sends events as Stripe does: signed and in order, to the same webhook endpoint. */
async function deliverWebhooks(app: FastifyInstance, ctx: Parts, events: SandboxEvent[]): Promise<void> {
  const secret = await webhookSecret(ctx.db)
  for (const { type, object } of events) {
    const id = `evt_sandbox_${randomBytes(12).toString('hex')}`
    const created = Math.floor(ctx.now().getTime() / 1000)
    const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } })
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/stripe_webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': await signPayload(payload, secret) },
      payload,
    })
    if (statusCode !== 200) ctx.log.error({ type, statusCode }, 'sandbox webhook refused')
  }
}

async function checkoutOf({ db }: Parts, params: unknown): Promise<Stored<'checkout'>> {
  const checkout = await get(db, 'checkout', idOf(params))
  if (!checkout) throw new AppError('NOT_FOUND')
  return checkout
}

async function portalOf({ db }: Parts, params: unknown): Promise<Stored<'portal'>> {
  const portal = await get(db, 'portal', idOf(params))
  if (!portal) throw new AppError('NOT_FOUND')
  return portal
}

async function readBilling({ db, now }: Parts, customerId: string) {
  const customer = await get(db, 'customer', customerId)
  if (!customer) throw new AppError('NOT_FOUND')
  const [subscriptions, checkouts] = await Promise.all([
    list(db, 'subscription', customerId),
    list(db, 'checkout', customerId),
  ])
  const current = subscriptions.map(({ data }) => advanceTo(data, customer.data.cardWorks, now()))
  const relevant = relevantSubscription(current)
  return {
    customer: customer.data,
    subscription: current.find(({ id }) => id === relevant?.id) ?? null,
    purchases: checkouts.map(({ data }) => data).filter((data) => data.kind === 'one_time' && data.paidAt),
  }
}

function idOf(params: unknown): string {
  const parsed = idParams.safeParse(params)
  if (!parsed.success) throw new AppError('NOT_FOUND')
  return parsed.data.id
}

function parseForm<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AppError('BAD_INPUT')
  return parsed.data
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
