import type { ErrorCode } from '../shared/errors.ts'
import { limits, matchesPerMonth } from '../shared/limits.ts'
import type { PlanType } from '../shared/plans.ts'
import type { Role } from '../shared/roles.ts'
import type { Side } from '../shared/sides.ts'

/** What the rules read of a plan; null and `none` mean the same. */
export interface Plan {
  readonly planType: PlanType
  readonly status: string | null
  readonly oneTimeExpiresAt: Date | null
}

type MaybePlan = Plan | null
type MaybeCanceling = (Plan & { readonly isCancelingAtPeriodEnd: boolean }) | null

const premiumStatuses: readonly (string | null)[] = ['trialing', 'active']
const owingStatuses: readonly (string | null)[] = ['past_due', 'unpaid', 'paused']

export function isPremium(plan: MaybePlan, now: Date): boolean {
  if (plan?.planType === 'one_time') return plan.oneTimeExpiresAt !== null && plan.oneTimeExpiresAt > now
  return plan?.planType === 'subscription' && premiumStatuses.includes(plan.status)
}

/** A subscription that the provider still tries to collect for. */
export const isOwing = (plan: MaybePlan): boolean =>
  plan?.planType === 'subscription' && owingStatuses.includes(plan.status)

/** Offerings that may stand at once: 0 without a plan; null is unlimited. Premium that ended leaves the Free Plan. */
export function offeringLimit(plan: MaybePlan, now: Date): number | null {
  if (!plan || plan.planType === 'none') return 0
  return isPremium(plan, now) ? null : limits.freeOfferings
}

/** Whether the plan allows listing offerings at all. */
export const canListOfferings = (plan: MaybePlan, now: Date): boolean => offeringLimit(plan, now) !== 0

/** New matches of one listing in a calendar month. */
export function matchLimit(plan: MaybePlan, isIndividual: boolean, now: Date): number {
  if (!isPremium(plan, now)) return matchesPerMonth.free
  return isIndividual ? matchesPerMonth.individual : matchesPerMonth.company
}

/** Whether one more listing may be published beside `openOfferings`; requests always may. */
export function publishRefusal(
  side: Side,
  plan: MaybePlan,
  openOfferings: number,
  now: Date,
): ErrorCode | null {
  if (side === 'buyer') return null
  const limit = offeringLimit(plan, now)
  if (limit === 0) return 'PLAN_REQUIRED'
  return limit !== null && openOfferings >= limit ? 'PLAN_LIMIT' : null
}

/** Plans are chosen, bought and managed by individuals and company managers (spec 6). */
export const planManagementRefusal = (viewer: { role: Role }): ErrorCode | null =>
  viewer.role === 'company individual contributor' ? 'FORBIDDEN' : null

/** Why nothing can be bought now; null where it can. Nobody pays twice for the same access. */
export function purchaseRefusalText(plan: MaybePlan, now: Date): string | null {
  if (isPremium(plan, now)) return 'Your premium plan is already active.'
  return isOwing(plan) ? 'Please update your payment method first: your subscription is still open.' : null
}

/** What the plan tile says of the state (spec 4). */
export function planMessage(plan: MaybeCanceling, now: Date): string {
  if (!plan || plan.planType === 'none') return 'Please select a plan to activate features.'
  if (plan.planType === 'free') return 'You are on the Free Plan.'
  if (isPremium(plan, now)) return premiumMessage(plan)
  if (isOwing(plan)) return 'Action Required: Payment Issue'
  const ended = plan.planType === 'one_time' || plan.status === 'canceled'
  return ended
    ? 'Your premium access has ended. You are now on the Free Plan.'
    : 'Your plan could not be determined. Please refresh or contact support.'
}

function premiumMessage(plan: NonNullable<MaybeCanceling>): string {
  if (plan.planType === 'one_time') return 'Your annual premium plan is active.'
  if (plan.status === 'trialing') {
    return plan.isCancelingAtPeriodEnd
      ? 'Free trial active but scheduled to cancel'
      : 'Your free trial is active.'
  }
  return plan.isCancelingAtPeriodEnd
    ? 'Subscription active but scheduled to cancel'
    : 'Your subscription is active.'
}
