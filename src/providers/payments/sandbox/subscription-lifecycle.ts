import { addDays } from '../../../shared/dates.ts'
import type { ProviderSubscription } from '../payments.ts'

/** A subscription's life in the sandbox, as Stripe's billing lives it. Pure: what happens follows from the clock. */
export interface SandboxSubscription extends ProviderSubscription {
  /** Since when money is owed. */
  owingSince: Date | null
}

/** Days of failed retries until the provider marks a subscription unpaid, and until it ends it. */
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

/** Everything that time has brought until `now`; the same whether asked once or often. */
export function advanceTo(
  subscription: SandboxSubscription,
  cardWorks: boolean,
  now: Date,
): SandboxSubscription {
  const after = nextTransition(subscription, cardWorks, now)
  return after ? advanceTo(after, cardWorks, now) : subscription
}

function nextTransition(s: SandboxSubscription, cardWorks: boolean, now: Date): SandboxSubscription | null {
  if (s.endedAt) return null
  if (s.owingSince) {
    if (addDays(s.owingSince, canceledAfterDays) <= now)
      return cancelAt(s, addDays(s.owingSince, canceledAfterDays))
    const unpaid = s.status === 'past_due' && addDays(s.owingSince, unpaidAfterDays) <= now
    return unpaid ? { ...s, status: 'unpaid' } : null
  }
  const due = s.periodEndsAt
  if (!due || due > now) return null
  if (s.cancelAtPeriodEnd) return cancelAt(s, due)
  const renewed = { ...s, periodEndsAt: nextMonth(due) }
  return cardWorks ? { ...renewed, status: 'active' } : { ...renewed, status: 'past_due', owingSince: due }
}

const cancelAt = (s: SandboxSubscription, at: Date): SandboxSubscription => ({
  ...s,
  status: 'canceled',
  endedAt: at,
})

/** What is owed is paid. */
export const payOverdue = (s: SandboxSubscription): SandboxSubscription =>
  s.owingSince && !s.endedAt ? { ...s, status: 'active', owingSince: null } : s

/** The period ends here and now: the next charge falls due. */
export const endPeriodNow = (s: SandboxSubscription, now: Date): SandboxSubscription =>
  s.endedAt || s.owingSince
    ? s
    : { ...s, periodEndsAt: now, trialEndsAt: s.status === 'trialing' ? now : s.trialEndsAt }

/** Time passes: all that happened lies so many days further back. */
export function backdate(s: SandboxSubscription, days: number): SandboxSubscription {
  const back = <D extends Date | null>(date: D) => (date ? addDays(date, -days) : date) as D
  return {
    ...s,
    createdAt: back(s.createdAt),
    trialEndsAt: back(s.trialEndsAt),
    periodEndsAt: back(s.periodEndsAt),
    endedAt: back(s.endedAt),
    owingSince: back(s.owingSince),
  }
}

/** The same day of the next month, or its last. */
function nextMonth(date: Date): Date {
  const next = new Date(date)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return next
}

/** The events that Stripe would send about a change. */
export function eventTypes(before: SandboxSubscription | null, after: SandboxSubscription): string[] {
  if (!before) return ['customer.subscription.created']
  const money = [
    ...(after.owingSince && !before.owingSince ? ['invoice.payment_failed'] : []),
    ...(after.status === 'active' && before.status !== 'active' ? ['invoice.paid'] : []),
  ]
  if (after.endedAt && !before.endedAt) return [...money, 'customer.subscription.deleted']
  return JSON.stringify(before) === JSON.stringify(after)
    ? money
    : [...money, 'customer.subscription.updated']
}
