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

/** What the provider would tell by webhook: the type, and the object it is about. */
export interface SandboxEvent {
  readonly type: string
  readonly object: { id: string; object: string; customer: string }
}

/** Pays an open checkout. Null where it isn't open any more. */
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

/** Gives an open checkout up. */
export function expireCheckout({ db }: Parts, checkout: Stored<'checkout'>): Promise<void> {
  const { id, customerId } = checkout
  return withCustomerLock(db, customerId, async (tx) => {
    const data = (await get(tx, 'checkout', id))?.data
    if (data?.state === 'open')
      await put(tx, 'checkout', { id, customerId, data: { ...data, state: 'expired' } })
  })
}

/** What can be done in the portal to the running subscription. */
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

/** What the card does after an action; the others leave it as it is. */
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
    const before = (await get(tx, 'customer', customerId))?.data.cardWorks ?? true
    const cardWorks = cardAfter[action] ?? before
    if (cardWorks !== before) await setCard(tx, customerId, cardWorks)
    const happenings: SandboxEvent[] = []
    for (const { id, data } of await list(tx, 'subscription', customerId)) {
      const lived = advanceTo(data, before, now())
      const done = lived.endedAt ? lived : subscriptionActions[action](lived, now(), cardWorks)
      const after = advanceTo(done, cardWorks, now())
      await put(tx, 'subscription', { id, customerId, data: after })
      happenings.push(...subscriptionEvents(customerId, data, after))
    }
    return happenings
  })
}

/** Time travel: all that happened moves into the past, and what time brings, happens. */
export function advanceClock({ db, now }: Parts, customerId: string, days: number): Promise<SandboxEvent[]> {
  return withCustomerLock(db, customerId, async (tx) => {
    const cardWorks = (await get(tx, 'customer', customerId))?.data.cardWorks ?? true
    const happenings: SandboxEvent[] = []
    for (const { id, data } of await list(tx, 'subscription', customerId)) {
      const after = advanceTo(backdate(data, days), cardWorks, now())
      await put(tx, 'subscription', { id, customerId, data: after })
      happenings.push(...subscriptionEvents(customerId, data, after))
    }
    for (const { id, data } of await list(tx, 'checkout', customerId)) {
      if (!data.paidAt) continue
      await put(tx, 'checkout', { id, customerId, data: { ...data, paidAt: addDays(data.paidAt, -days) } })
    }
    return [...happenings, sandboxEvent('customer.updated', customerId, 'customer', customerId)]
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
