import type { Ctx } from '../context.ts'
import { paymentEvents } from '../db/tables/billing.ts'
import type { PaymentEvent } from '../providers/payments/payments.ts'

/** The events after which a plan may be another; the endpoint at Stripe needs no more than these. */
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

/** Keeps a verified event once, with the job that looks what has become of the plan. Others are let pass. */
export async function receiveEvent(ctx: Ctx, event: PaymentEvent): Promise<void> {
  const { id, type, customerId } = event
  if (customerId === null || !planEvents.includes(type)) return
  await ctx.db.transaction(async (tx) => {
    const first = await tx
      .insert(paymentEvents)
      .values({ id, type, customerId, receivedAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (first.length > 0) await ctx.enqueue(tx, 'sync-plan', { customerId, eventId: id })
  })
}
