import type { Db } from '../../../db/client.ts'
import type { Payments } from '../payments.ts'
import { relevantSubscription } from '../relevant-subscription.ts'
import { readSignedEvent } from '../stripe-events.ts'
import { customerIdOf, get, list, newId, put, webhookSecret, withCustomerLock } from './store.ts'
import { advanceTo } from './subscription-lifecycle.ts'

interface SandboxParts {
  readonly db: Db
  readonly publicUrl: string
  now(): Date
}

/**
 * The embedded payment provider: the same contract as Stripe's, without real payments. `sandbox-routes.ts` serves its
 * pages. Unused in production.
 */
export function sandboxPayments({ db, publicUrl, now }: SandboxParts): Payments {
  return {
    createCustomer: async ({ companyId, name, email }) => {
      const id = customerIdOf(companyId, await webhookSecret(db))
      if (!(await get(db, 'customer', id))) {
        await put(db, 'customer', { id, customerId: id, data: { companyId, name, email, cardWorks: true } })
      }
      return { customerId: id }
    },
    createCheckout: ({ customerId, kind, audience, trialDays, successUrl, cancelUrl }) =>
      withCustomerLock(db, customerId, async (tx) => {
        for (const { data, ...old } of await list(tx, 'checkout', customerId)) {
          if (data.state === 'open')
            await put(tx, 'checkout', { ...old, data: { ...data, state: 'expired' } })
        }
        const data = {
          kind,
          audience,
          trialDays,
          successUrl,
          cancelUrl,
          state: 'open',
          paidAt: null,
        } as const
        const id = newId('cs')
        await put(tx, 'checkout', { id, customerId, data })
        return { url: `${publicUrl}/sandbox/checkout/${id}` }
      }),
    createPortal: async ({ customerId, returnUrl }) => {
      const id = newId('bps')
      await put(db, 'portal', { id, customerId, data: { returnUrl } })
      return { url: `${publicUrl}/sandbox/portal/${id}` }
    },
    fetchState: async (customerId) => {
      const [customer, subscriptions, checkouts] = await Promise.all([
        get(db, 'customer', customerId),
        list(db, 'subscription', customerId),
        list(db, 'checkout', customerId),
      ])
      const cardWorks = customer?.data.cardWorks ?? false
      const paid = checkouts.flatMap(({ data }) =>
        data.kind === 'one_time' && data.paidAt ? data.paidAt.getTime() : [],
      )
      return {
        subscription: relevantSubscription(
          subscriptions.map(({ data }) => advanceTo(data, cardWorks, now())),
        ),
        oneTimePaidAt: paid.length > 0 ? new Date(Math.max(...paid)) : null,
      }
    },
    readEvent: async (rawBody, signature) => readSignedEvent(rawBody, signature, await webhookSecret(db)),
  }
}
