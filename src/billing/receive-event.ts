import type { Ctx } from '../context.ts'
import { paymentEvents } from '../db/tables/billing.ts'
import type { PaymentEvent } from '../providers/payments/payments.ts'

/** The event types that may change a plan; the webhook endpoint at Stripe needs to send only these. */
const planEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.updated',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
]

/** Stores a verified event and queues its plan sync; idempotent. Ignores events that can't change a plan. */
export async function receiveEvent(ctx: Ctx, event: PaymentEvent): Promise<void> {
  const { id, type, customerId } = event
  if (customerId === null || !planEvents.includes(type)) return
  await ctx.db.transaction(async (tx) => {
    const inserted = await tx
      .insert(paymentEvents)
      .values({ id, type, customerId, receivedAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (inserted.length > 0) await ctx.enqueue(tx, 'sync-plan', { customerId, eventId: id })
  })
}
