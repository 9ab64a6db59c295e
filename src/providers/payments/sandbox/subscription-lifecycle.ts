import { addDays } from '../../../shared/dates.ts'
import type { ProviderSubscription } from '../payments.ts'

/** A sandbox subscription. Its lifecycle follows Stripe's billing and depends on the clock alone (pure functions). */
export interface SandboxSubscription extends ProviderSubscription {
  /** When the unpaid invoice fell due; null when nothing is overdue. */
  owingSince: Date | null
}

/** Days of failed retries after which the subscription becomes unpaid, and canceled. */
const unpaidAfterDays = 14
const canceledAfterDays = 28

export function createSubscription(id: string, trialDays: number, now: Date): SandboxSubscription {
  const trialEndsAt = trialDays > 0 ? addDays(now, trialDays) : null
  return {
    id,
    status: trialEndsAt ? 'trialing' : 'active',
    createdAt: now,
    trialEndsAt,
    periodEndsAt: trialEndsAt ?? nextMonth(now),
    cancelAtPeriodEnd: false,
    endedAt: null,
    owingSince: null,
  }
}

/** Applies all renewals, failed payments and cancellations due until `now`. Idempotent. */
export function advanceTo(
  subscription: SandboxSubscription,
  cardWorks: boolean,
  now: Date,
): SandboxSubscription {
  const next = nextTransition(subscription, cardWorks, now)
  return next ? advanceTo(next, cardWorks, now) : subscription
}

/** The subscription after its next transition; null when none is due. */
function nextTransition(s: SandboxSubscription, cardWorks: boolean, now: Date): SandboxSubscription | null {
  if (s.endedAt) return null
  if (s.owingSince) {
    const canceledAt = addDays(s.owingSince, canceledAfterDays)
    if (canceledAt <= now) return cancelAt(s, canceledAt)
    const becomesUnpaid = s.status === 'past_due' && addDays(s.owingSince, unpaidAfterDays) <= now
    return becomesUnpaid ? { ...s, status: 'unpaid' } : null
  }
  const dueAt = s.periodEndsAt
  if (!dueAt || dueAt > now) return null
  if (s.cancelAtPeriodEnd) return cancelAt(s, dueAt)
  const renewed = { ...s, periodEndsAt: nextMonth(dueAt) }
  return cardWorks ? { ...renewed, status: 'active' } : { ...renewed, status: 'past_due', owingSince: dueAt }
}

const cancelAt = (s: SandboxSubscription, at: Date): SandboxSubscription => ({
  ...s,
  status: 'canceled',
  endedAt: at,
})

/** Pays the overdue invoice of a subscription that has not ended. */
export const payOverdue = (s: SandboxSubscription): SandboxSubscription =>
  s.owingSince && !s.endedAt ? { ...s, status: 'active', owingSince: null } : s

/** Ends the current period now, so that the next charge falls due. */
export const endPeriodNow = (s: SandboxSubscription, now: Date): SandboxSubscription =>
  s.endedAt || s.owingSince
    ? s
    : { ...s, periodEndsAt: now, trialEndsAt: s.status === 'trialing' ? now : s.trialEndsAt }

/** Moves all dates into the past by `days`, which has the effect of advancing the clock. */
export function backdate(s: SandboxSubscription, days: number): SandboxSubscription {
  const earlier = <D extends Date | null>(date: D) => (date ? addDays(date, -days) : date) as D
  return {
    ...s,
    createdAt: earlier(s.createdAt),
    trialEndsAt: earlier(s.trialEndsAt),
    periodEndsAt: earlier(s.periodEndsAt),
    endedAt: earlier(s.endedAt),
    owingSince: earlier(s.owingSince),
  }
}

/** The same day of the next month, or that month's last day. */
function nextMonth(date: Date): Date {
  const next = new Date(date)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return next
}

/** The types of the events Stripe would send for a change. */
export function eventTypes(before: SandboxSubscription | null, after: SandboxSubscription): string[] {
  if (!before) return ['customer.subscription.created']
  const invoiceEvents = [
    ...(after.owingSince && !before.owingSince ? ['invoice.payment_failed'] : []),
    ...(after.status === 'active' && before.status !== 'active' ? ['invoice.paid'] : []),
  ]
  if (after.endedAt && !before.endedAt) return [...invoiceEvents, 'customer.subscription.deleted']
  return JSON.stringify(before) === JSON.stringify(after)
    ? invoiceEvents
    : [...invoiceEvents, 'customer.subscription.updated']
}
