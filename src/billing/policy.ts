import type { ErrorCode } from '../shared/errors.ts'
import { limits, matchesPerMonth } from '../shared/limits.ts'
import type { PlanType } from '../shared/plans.ts'
import type { Role } from '../shared/roles.ts'
import type { Side } from '../shared/sides.ts'

/** The plan fields these rules read. A null plan is equivalent to `none`. */
export interface Plan {
  readonly planType: PlanType
  readonly status: string | null
  readonly oneTimeExpiresAt: Date | null
}

type MaybePlan = Plan | null
type MaybeCanceling = (Plan & { readonly isCancelingAtPeriodEnd: boolean }) | null

const premiumStatuses: readonly (string | null)[] = ['trialing', 'active']
const overdueStatuses: readonly (string | null)[] = ['past_due', 'unpaid', 'paused']

export function isPremium(plan: MaybePlan, now: Date): boolean {
  if (plan?.planType === 'one_time') return plan.oneTimeExpiresAt !== null && plan.oneTimeExpiresAt > now
  return plan?.planType === 'subscription' && premiumStatuses.includes(plan.status)
}

/** Whether a subscription is still open at the provider but grants no access until it is paid. */
export const isOverdue = (plan: MaybePlan): boolean =>
  plan?.planType === 'subscription' && overdueStatuses.includes(plan.status)

/** Maximum number of open offerings; null: unlimited. Ended premium plans have the free plan's limit. */
export function offeringLimit(plan: MaybePlan, now: Date): number | null {
  if (!plan || plan.planType === 'none') return 0
  return isPremium(plan, now) ? null : limits.freeOfferings
}

/** Whether the plan allows any offerings. */
export const canListOfferings = (plan: MaybePlan, now: Date): boolean => offeringLimit(plan, now) !== 0

/** Maximum number of new matches per listing and calendar month. */
export function matchLimit(plan: MaybePlan, isIndividual: boolean, now: Date): number {
  if (!isPremium(plan, now)) return matchesPerMonth.free
  return isIndividual ? matchesPerMonth.individual : matchesPerMonth.company
}

/** Refuses an offering beyond the plan's limit. Requests are unlimited. */
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

/** How many times as many listings a premium plan may publish a day. */
const premiumPublishFactor = 10

/** Refuses more listings a day than people write: each costs the market a search and its counterparties' attention. */
export const dailyPublishRefusal = (
  plan: MaybePlan,
  publishedToday: number,
  dailyLimit: number,
  now: Date,
): ErrorCode | null =>
  publishedToday < dailyLimit * (isPremium(plan, now) ? premiumPublishFactor : 1) ? null : 'TOO_MANY'

/** Plans are chosen, bought and managed by individuals and company managers. */
export const planManagementRefusal = (viewer: { role: Role }): ErrorCode | null =>
  viewer.role === 'company individual contributor' ? 'FORBIDDEN' : null

/** Prevents paying twice for the same access. The message for the user; null: allowed. */
export function purchaseRefusalText(plan: MaybePlan, now: Date): string | null {
  if (isPremium(plan, now)) return 'Your premium plan is already active.'
  return isOverdue(plan) ? 'Please update your payment method first: your subscription is still open.' : null
}

/** The plan tile's message. */
export function planMessage(plan: MaybeCanceling, now: Date): string {
  if (!plan || plan.planType === 'none') return 'Please select a plan to activate features.'
  if (plan.planType === 'free') return 'You are on the Free Plan.'
  if (isPremium(plan, now)) return premiumMessage(plan)
  if (isOverdue(plan)) return 'Action Required: Payment Issue'
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
