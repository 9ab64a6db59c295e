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
  const subscription = subscribed(truth)
  const oneTime = boughtOnce(truth, now)
  if (!subscription || !oneTime)
    return subscription ?? oneTime ?? { ...nothing, planType: freeChosen ? 'free' : 'none' }
  if (isPremium(subscription, now)) return subscription
  if (isPremium(oneTime, now)) return oneTime
  if (isOwing(subscription)) return subscription
  return ends(subscription.periodEndsAt) >= ends(oneTime.oneTimeExpiresAt) ? subscription : oneTime
}

const nothing = {
  planType: 'none',
  status: null,
  oneTimeExpiresAt: null,
  trialEndsAt: null,
  periodEndsAt: null,
  isCancelingAtPeriodEnd: false,
  subscriptionId: null,
} as const satisfies DerivedPlan

function subscribed({ subscription }: ProviderState): DerivedPlan | null {
  if (!subscription) return null
  return {
    ...nothing,
    planType: 'subscription',
    status: subscription.status,
    trialEndsAt: subscription.trialEndsAt,
    periodEndsAt: subscription.endedAt ?? subscription.periodEndsAt,
    isCancelingAtPeriodEnd: subscription.cancelAtPeriodEnd && !subscription.endedAt,
    subscriptionId: subscription.id,
  }
}

function boughtOnce({ oneTimePaidAt, subscription }: ProviderState, now: Date): DerivedPlan | null {
  if (!oneTimePaidAt) return null
  const expiresAt = addDays(oneTimePaidAt, limits.oneTimeDays)
  return {
    ...nothing,
    planType: 'one_time',
    status: expiresAt > now ? 'active' : 'expired',
    oneTimeExpiresAt: expiresAt,
    subscriptionId: subscription?.id ?? null,
  }
}

const ends = (date: Date | null): number => date?.getTime() ?? 0
