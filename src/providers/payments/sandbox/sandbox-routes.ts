import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { AppError } from '../../../shared/errors.ts'
import { subscriptionThatCounts } from '../payments.ts'
import { signPayload } from '../stripe-events.ts'
import { abandon, act, advance, type Happening, pay, portalActions } from './actions.ts'
import { settle } from './life.ts'
import { checkoutPage, closedPage, errorPage, portalPage } from './pages.ts'
import { get, list, type Stored, webhookSecret } from './store.ts'

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

/** The embedded provider's pages. Reached by an address nobody can guess, as the provider's own are. */
export async function sandboxPages(app: FastifyInstance, { ctx }: { ctx: Parts }): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AppError ? error : new AppError('INTERNAL', undefined, { cause: error })
    if (known.status >= 500) ctx.log.error({ err: error }, 'sandbox')
    return show(reply.code(known.status), errorPage(known.message))
  })
  const tell = (happenings: Happening[]) => deliver(app, ctx, happenings)

  app.get('/sandbox/checkout/:id', async (request, reply) => {
    const { data } = await checkoutOf(ctx, request.params)
    return show(reply, data.state === 'open' ? checkoutPage(data, false) : closedPage(data))
  })

  app.post('/sandbox/checkout/:id', async (request, reply) => {
    const checkout = await checkoutOf(ctx, request.params)
    const { action } = form(checkoutForm, request.body)
    if (action === 'decline' && checkout.data.state === 'open') {
      return show(reply, checkoutPage(checkout.data, true))
    }
    if (action === 'cancel') {
      await abandon(ctx, checkout)
      return reply.redirect(checkout.data.cancelUrl, 303)
    }
    const happenings = action === 'pay' ? await pay(ctx, checkout) : null
    if (!happenings) return show(reply, closedPage((await checkoutOf(ctx, request.params)).data))
    await tell(happenings)
    return reply.redirect(checkout.data.successUrl, 303)
  })

  app.get('/sandbox/portal/:id', async (request, reply) => {
    const { customerId, data } = await portalOf(ctx, request.params)
    return show(reply, portalPage({ ...(await billingOf(ctx, customerId)), returnUrl: data.returnUrl }))
  })

  app.post('/sandbox/portal/:id', async (request, reply) => {
    const { id, customerId } = await portalOf(ctx, request.params)
    const wish = form(portalForm, request.body)
    await tell(
      wish.action === 'advance'
        ? await advance(ctx, customerId, wish.days)
        : await act(ctx, customerId, wish.action),
    )
    return reply.redirect(`/sandbox/portal/${id}`, 303)
  })
}

/** Sends what happened as Stripe does: signed, one event after the other, to the same door. */
async function deliver(app: FastifyInstance, ctx: Parts, happenings: Happening[]): Promise<void> {
  const secret = await webhookSecret(ctx.db)
  for (const { type, object } of happenings) {
    const id = `evt_sandbox_${randomBytes(12).toString('hex')}`
    const created = Math.floor(ctx.now().getTime() / 1000)
    const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } })
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/stripe_webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signPayload(payload, secret) },
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

async function billingOf({ db, now }: Parts, customerId: string) {
  const customer = await get(db, 'customer', customerId)
  if (!customer) throw new AppError('NOT_FOUND')
  const [subscriptions, checkouts] = await Promise.all([
    list(db, 'subscription', customerId),
    list(db, 'checkout', customerId),
  ])
  const lived = subscriptions.map(({ data }) => settle(data, customer.data.cardWorks, now()))
  const counts = subscriptionThatCounts(lived)
  return {
    customer: customer.data,
    subscription: lived.find(({ id }) => id === counts?.id) ?? null,
    purchases: checkouts.map(({ data }) => data).filter((data) => data.kind === 'one_time' && data.paidAt),
  }
}

function idOf(params: unknown): string {
  const parsed = idParams.safeParse(params)
  if (!parsed.success) throw new AppError('NOT_FOUND')
  return parsed.data.id
}

function form<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AppError('BAD_INPUT')
  return parsed.data
}

const show = (reply: FastifyReply, page: string) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
