import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { Config } from '../../config.ts'
import { AppError } from '../../shared/errors.ts'
import type { Checkout, Payments, ProviderState, ProviderSubscription } from './payments.ts'
import { prices } from './prices.ts'
import { relevantSubscription } from './relevant-subscription.ts'
import { readSignedEvent } from './stripe-events.ts'

type StripeSettings = Extract<Config['payments'], { kind: 'stripe' }>

/** Pinned together with the package's version, so that new API versions have no effect. */
const apiVersion = '2026-10-28.endive'
/** Maximum number of subscriptions and of checkouts read per customer. */
const historyLimit = 500

export function stripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    apiVersion,
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    appInfo: { name: 'Parley' },
    ...hostOptions(settings.apiBase),
  })
  return {
    createCustomer: ({ companyId, name, email }) =>
      callStripe(async () => {
        const { id } = await stripe.customers.create(
          { name, email, metadata: { company_id: companyId } },
          { idempotencyKey: `customer:${companyId}:${digest(name, email)}` },
        )
        return { customerId: id }
      }),
    createCheckout: (checkout) => callStripe(() => openCheckout(stripe, settings.prices, checkout)),
    createPortal: ({ customerId, returnUrl, idempotencyKey }) =>
      callStripe(async () => {
        const { url } = await stripe.billingPortal.sessions.create(
          { customer: customerId, return_url: returnUrl },
          { idempotencyKey },
        )
        return { url }
      }),
    fetchState: (customerId) => callStripe(() => fetchState(stripe, customerId)),
    readEvent: async (rawBody, signature) => readSignedEvent(rawBody, signature, settings.webhookSecret),
  }
}

/**
 * Reuses the customer's open checkout session if it is for the same offer, else creates a new one and expires all
 * others. The open sessions are listed again after the creation: of two concurrent calls, the later listing contains
 * both sessions, and every caller picks the newest, which Stripe lists first.
 */
async function openCheckout(
  stripe: Stripe,
  priceIds: StripeSettings['prices'],
  checkout: Checkout,
): Promise<{ url: string }> {
  const { customerId, successUrl, idempotencyKey } = checkout
  const offer = `${checkout.audience}:${checkout.kind}:${checkout.trialDays}`
  const listOpen = async () =>
    (await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 })).data
  let open = await listOpen()
  let session = open.find((s) => s.metadata?.offer === offer && s.success_url === successUrl && s.url)
  if (!session) {
    const created = await stripe.checkout.sessions.create(sessionOf(checkout, offer, priceIds), {
      idempotencyKey,
    })
    open = await listOpen()
    session = open[0] ?? created
  }
  const others = open.filter(({ id }) => id !== session.id)
  await Promise.all(
    others.map(({ id }) => stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire:${id}` })),
  )
  if (!session.url) throw new AppError('PAYMENTS_FAILED', 'Failed to get Stripe redirect URL.')
  return { url: session.url }
}

function sessionOf(
  checkout: Checkout,
  offer: string,
  priceIds: StripeSettings['prices'],
): Stripe.Checkout.SessionCreateParams {
  const { kind, audience, trialDays } = checkout
  const metadata = { company_id: checkout.companyId, offer }
  const price = prices[audience][kind]
  const priceId = priceIds[`${audience}_${kind}`]
  const inline = {
    currency: 'usd',
    unit_amount: price.cents,
    product_data: { name: price.name },
    ...(kind === 'subscription' ? { recurring: { interval: 'month' as const } } : {}),
  }
  const common = {
    customer: checkout.customerId,
    client_reference_id: checkout.companyId,
    line_items: [{ quantity: 1, ...(priceId ? { price: priceId } : { price_data: inline }) }],
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    metadata,
  }
  if (kind === 'one_time') {
    // The portal shows receipts only for invoices.
    return {
      ...common,
      mode: 'payment',
      invoice_creation: { enabled: true },
      payment_intent_data: { metadata },
    }
  }
  return {
    ...common,
    mode: 'subscription',
    payment_method_collection: 'always',
    subscription_data: { metadata, ...(trialDays > 0 ? { trial_period_days: trialDays } : {}) },
  }
}

async function fetchState(stripe: Stripe, customerId: string): Promise<ProviderState> {
  const [subscriptions, sessions] = await Promise.all([
    stripe.subscriptions
      .list({ customer: customerId, status: 'all', limit: 100 })
      .autoPagingToArray({ limit: historyLimit }),
    stripe.checkout.sessions
      .list({
        customer: customerId,
        status: 'complete',
        limit: 100,
        expand: ['data.payment_intent.latest_charge'],
      })
      .autoPagingToArray({ limit: historyLimit }),
  ])
  const paid = sessions.flatMap((session) => paidAt(session) ?? [])
  return {
    subscription: relevantSubscription(subscriptions.map(subscriptionOf)),
    oneTimePaidAt: paid.length > 0 ? new Date(Math.max(...paid) * 1000) : null,
  }
}

function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const periodEnds = subscription.items.data.map((item) => item.current_period_end)
  return {
    id: subscription.id,
    status: subscription.status,
    createdAt: new Date(subscription.created * 1000),
    trialEndsAt: date(subscription.trial_end),
    periodEndsAt: periodEnds.length > 0 ? date(Math.max(...periodEnds)) : null,
    // The portal schedules a cancellation by either field.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: date(subscription.ended_at),
  }
}

/** When a one-time purchase was paid, in Unix seconds; null while it is unpaid or when it was fully refunded. */
function paidAt(session: Stripe.Checkout.Session): number | null {
  if (session.mode !== 'payment' || session.payment_status === 'unpaid') return null
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  return charge?.refunded ? null : (charge?.created ?? session.created)
}

const date = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000))

const digest = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)

function hostOptions(apiBase: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const secure = protocol === 'https:'
  return { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' }
}

/** Converts Stripe's errors to PAYMENTS_FAILED: users get a general message, the log has the cause. */
async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError)
      throw new AppError('PAYMENTS_FAILED', undefined, { cause })
    throw cause
  }
}
