import type { PlanView } from '../../../../src/billing/schema.ts'
import { type Audience, freeOffer, type Offer, premiumOffers } from '../../copy/billing.ts'

/** The states of the spec's section 4, as the tile tells them apart. */
export type PlanStateName =
  | 'none'
  | 'free'
  | 'annual'
  | 'trialing'
  | 'subscribed'
  | 'owing'
  | 'ended'
  | 'unclear'

const owing: readonly (string | null)[] = ['past_due', 'unpaid', 'paused']

export function planStateOf({ planType, status, isPremium }: PlanView): PlanStateName {
  if (planType === 'none' || planType === 'free') return planType
  if (isPremium) {
    if (planType === 'one_time') return 'annual'
    return status === 'trialing' ? 'trialing' : 'subscribed'
  }
  if (planType === 'subscription' && owing.includes(status)) return 'owing'
  const over = planType === 'one_time' ? status === 'expired' : status === 'canceled'
  return over ? 'ended' : 'unclear'
}

/** What can be chosen in this state: nobody is offered what they have, or may not buy now. */
export function offersOf(plan: PlanView, audience: Audience): Offer[] {
  const state = planStateOf(plan)
  const premium = premiumOffers(audience, plan.trialUsed)
  if (state === 'none') return [freeOffer, ...premium]
  return state === 'free' || state === 'ended' ? premium : []
}
