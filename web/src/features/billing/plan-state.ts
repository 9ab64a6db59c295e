import type { PlanView } from '../../../../src/billing/schema.ts'
import { type Audience, freeOffer, type Offer, premiumOffers } from '../../copy/billing.ts'

/** The states that the plan tile distinguishes. */
export type PlanStateName =
  | 'none'
  | 'free'
  | 'annual'
  | 'trialing'
  | 'subscribed'
  | 'paymentDue'
  | 'ended'
  | 'unknown'

const unpaidStatuses: readonly (string | null)[] = ['past_due', 'unpaid', 'paused']

export function planStateOf({ planType, status, isPremium }: PlanView): PlanStateName {
  if (planType === 'none' || planType === 'free') return planType
  if (isPremium) {
    if (planType === 'one_time') return 'annual'
    return status === 'trialing' ? 'trialing' : 'subscribed'
  }
  if (planType === 'subscription' && unpaidStatuses.includes(status)) return 'paymentDue'
  const ended = planType === 'one_time' ? status === 'expired' : status === 'canceled'
  return ended ? 'ended' : 'unknown'
}

/** The plans that can be chosen now: not the current one, and none that the server would refuse. */
export function offersOf(plan: PlanView, audience: Audience): Offer[] {
  const state = planStateOf(plan)
  const premium = premiumOffers(audience, plan.trialUsed)
  if (state === 'none') return [freeOffer, ...premium]
  return state === 'free' || state === 'ended' ? premium : []
}
