import type { Db, Tx } from '../../../db/client.ts'
import { addDays } from '../../../shared/dates.ts'
import { get, list, newId, put, type Stored, withCustomerLock } from './store.ts'
import {
  advanceTo,
  backdate,
  createSubscription,
  endPeriodNow,
  eventTypes,
  payOverdue,
  type SandboxSubscription,
} from './subscription-lifecycle.ts'

interface Parts {
  readonly db: Db
  now(): Date
}

/** An event to send by webhook: its type and the object it is about. */
export interface SandboxEvent {
  readonly type: string
  readonly object: { id: string; object: string; customer: string }
}

/** Pays an open checkout. Null when it is no longer open. */
export function payCheckout(
  { db, now }: Parts,
  checkout: Stored<'checkout'>,
): Promise<SandboxEvent[] | null> {
  const { id, customerId } = checkout
  return withCustomerLock(db, customerId, async (tx) => {
    const data = (await get(tx, 'checkout', id))?.data
    if (data?.state !== 'open') return null
    await setCard(tx, customerId, true)
    await put(tx, 'checkout', { id, customerId, data: { ...data, state: 'complete', paidAt: now() } })
    const completed = sandboxEvent('checkout.session.completed', id, 'checkout.session', customerId)
    if (data.kind === 'one_time') return [completed]
    const subscription = createSubscription(newId('sub'), data.trialDays, now())
    await put(tx, 'subscription', { id: subscription.id, customerId, data: subscription })
    return [...subscriptionEvents(customerId, null, subscription), completed]
  })
}

/** Expires a checkout if it is open. */
export function expireCheckout({ db }: Parts, checkout: Stored<'checkout'>): Promise<void> {
  const { id, customerId } = checkout
  return withCustomerLock(db, customerId, async (tx) => {
    const data = (await get(tx, 'checkout', id))?.data
    if (data?.state === 'open')
      await put(tx, 'checkout', { id, customerId, data: { ...data, state: 'expired' } })
  })
}

/** The portal's actions on a subscription that has not ended. */
const subscriptionActions = {
  cancel: (s: SandboxSubscription) => ({ ...s, cancelAtPeriodEnd: true }),
  reactivate: (s: SandboxSubscription) => ({ ...s, cancelAtPeriodEnd: false }),
  fail: endPeriodNow,
  recover: (s: SandboxSubscription, _now: Date, cardWorks: boolean) => (cardWorks ? payOverdue(s) : s),
  card_works: (s: SandboxSubscription) => payOverdue(s),
  card_declines: (s: SandboxSubscription) => s,
} as const satisfies Record<
  string,
  (s: SandboxSubscription, now: Date, cardWorks: boolean) => SandboxSubscription
>
export type PortalAction = keyof typeof subscriptionActions
export const portalActions = Object.keys(subscriptionActions) as [PortalAction, ...PortalAction[]]

/** Whether the card works after an action. Actions without an entry don't change the card. */
const cardAfter: Partial<Record<PortalAction, boolean>> = {
  card_works: true,
  card_declines: false,
  fail: false,
}

export function applyPortalAction(
  { db, now }: Parts,
  customerId: string,
  action: PortalAction,
): Promise<SandboxEvent[]> {
  return withCustomerLock(db, customerId, async (tx) => {
    const workedBefore = (await get(tx, 'customer', customerId))?.data.cardWorks ?? true
    const cardWorks = cardAfter[action] ?? workedBefore
    if (cardWorks !== workedBefore) await setCard(tx, customerId, cardWorks)
    const events: SandboxEvent[] = []
    for (const { id, data } of await list(tx, 'subscription', customerId)) {
      // Renewals due before the action use the card as it was.
      const current = advanceTo(data, workedBefore, now())
      const changed = current.endedAt ? current : subscriptionActions[action](current, now(), cardWorks)
      const after = advanceTo(changed, cardWorks, now())
      await put(tx, 'subscription', { id, customerId, data: after })
      events.push(...subscriptionEvents(customerId, data, after))
    }
    return events
  })
}

/** Advances the customer's clock: moves all dates into the past, then applies what has fallen due. */
export function advanceClock({ db, now }: Parts, customerId: string, days: number): Promise<SandboxEvent[]> {
  return withCustomerLock(db, customerId, async (tx) => {
    const cardWorks = (await get(tx, 'customer', customerId))?.data.cardWorks ?? true
    const events: SandboxEvent[] = []
    for (const { id, data } of await list(tx, 'subscription', customerId)) {
      const after = advanceTo(backdate(data, days), cardWorks, now())
      await put(tx, 'subscription', { id, customerId, data: after })
      events.push(...subscriptionEvents(customerId, data, after))
    }
    for (const { id, data } of await list(tx, 'checkout', customerId)) {
      if (!data.paidAt) continue
      await put(tx, 'checkout', { id, customerId, data: { ...data, paidAt: addDays(data.paidAt, -days) } })
    }
    return [...events, sandboxEvent('customer.updated', customerId, 'customer', customerId)]
  })
}

async function setCard(tx: Tx, customerId: string, cardWorks: boolean): Promise<void> {
  const customer = await get(tx, 'customer', customerId)
  if (customer) await put(tx, 'customer', { ...customer, data: { ...customer.data, cardWorks } })
}

const subscriptionEvents = (
  customerId: string,
  before: SandboxSubscription | null,
  after: SandboxSubscription,
): SandboxEvent[] =>
  eventTypes(before, after).map((type) =>
    sandboxEvent(type, after.id, type.startsWith('invoice') ? 'invoice' : 'subscription', customerId),
  )

const sandboxEvent = (type: string, id: string, object: string, customer: string): SandboxEvent => ({
  type,
  object: { id, object, customer },
})
