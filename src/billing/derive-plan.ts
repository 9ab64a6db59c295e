import type { ProviderState } from '../providers/payments/payments.ts'
import { addDays } from '../shared/dates.ts'
import { limits } from '../shared/limits.ts'
import { isOwing, isPremium, type Plan } from './policy.ts'

/** A plan as the provider's truth makes it. */
export interface DerivedPlan extends Plan {
  readonly trialEndsAt: Date | null
  readonly periodEndsAt: Date | null
  readonly isCancelingAtPeriodEnd: boolean
  readonly subscriptionId: string | null
}

/**
 * The plan that follows from what the provider says now, whatever was said before: events may come twice,
 * late, in any order or never. Of a subscription and a one-time purchase, what gives premium counts, else
 * what is owed, else what ended last; with neither, what was chosen here.
 */
export function derivePlan(truth: ProviderState, freeChosen: boolean, now: Date): DerivedPlan {
  const subscription = subscriptionPlan(truth)
  const oneTime = oneTimePlan(truth, now)
  if (!subscription || !oneTime)
    return subscription ?? oneTime ?? { ...emptyPlan, planType: freeChosen ? 'free' : 'none' }
  if (isPremium(subscription, now)) return subscription
  if (isPremium(oneTime, now)) return oneTime
  if (isOwing(subscription)) return subscription
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
