import type { ProviderState } from '../providers/payments/payments.ts'
import { addDays } from '../shared/dates.ts'
import { limits } from '../shared/limits.ts'
import { isOverdue, isPremium, type Plan } from './policy.ts'

/** A plan derived from the provider's state. */
export interface DerivedPlan extends Plan {
  readonly trialEndsAt: Date | null
  readonly periodEndsAt: Date | null
  readonly isCancelingAtPeriodEnd: boolean
  readonly subscriptionId: string | null
}

/**
 * Derives the plan from the provider's current state alone, because webhook events may arrive twice, late, out of
 * order or never. If there is both a subscription and a one-time purchase, the plan is the one that grants premium
 * access, else an overdue subscription, else the one that ended last. Without either it is the free plan if chosen.
 */
export function derivePlan(state: ProviderState, freeChosen: boolean, now: Date): DerivedPlan {
  const subscription = subscriptionPlan(state)
  const oneTime = oneTimePlan(state, now)
  if (!subscription || !oneTime)
    return subscription ?? oneTime ?? { ...emptyPlan, planType: freeChosen ? 'free' : 'none' }
  if (isPremium(subscription, now)) return subscription
  if (isPremium(oneTime, now)) return oneTime
  if (isOverdue(subscription)) return subscription
  return timeOf(subscription.periodEndsAt) >= timeOf(oneTime.oneTimeExpiresAt) ? subscription : oneTime
}

const emptyPlan = {
  planType: 'none',
  status: null,
  oneTimeExpiresAt: null,
  trialEndsAt: null,
  periodEndsAt: null,
  isCancelingAtPeriodEnd: false,
  subscriptionId: null,
} as const satisfies DerivedPlan

function subscriptionPlan({ subscription }: ProviderState): DerivedPlan | null {
  if (!subscription) return null
  return {
    ...emptyPlan,
    planType: 'subscription',
    status: subscription.status,
    trialEndsAt: subscription.trialEndsAt,
    periodEndsAt: subscription.endedAt ?? subscription.periodEndsAt,
    isCancelingAtPeriodEnd: subscription.cancelAtPeriodEnd && !subscription.endedAt,
    subscriptionId: subscription.id,
  }
}

function oneTimePlan({ oneTimePaidAt, subscription }: ProviderState, now: Date): DerivedPlan | null {
  if (!oneTimePaidAt) return null
  const expiresAt = addDays(oneTimePaidAt, limits.oneTimeDays)
  return {
    ...emptyPlan,
    planType: 'one_time',
    status: expiresAt > now ? 'active' : 'expired',
    oneTimeExpiresAt: expiresAt,
    subscriptionId: subscription?.id ?? null,
  }
}

const timeOf = (date: Date | null): number => date?.getTime() ?? 0
