import { describe, expect, test } from 'vitest'
import {
  canListOfferings,
  isPremium,
  matchLimit,
  offeringLimit,
  planManagementRefusal,
  planMessage,
  publishRefusal,
  purchaseRefusalText,
} from '../../src/billing/policy.ts'
import { type PlanState, planStates } from '../make/plans.ts'

const now = new Date('2026-03-10T12:00:00Z')
const states = planStates(now)
const planOf = (state: PlanState) => ({
  status: null,
  oneTimeExpiresAt: null,
  isCancelingAtPeriodEnd: false,
  ...states[state],
})

interface Allowed {
  premium: boolean
  lists: boolean
  offerings: number | null
  individual: number
  company: number
  buys: boolean
  message: string
}
const none = { premium: false, lists: false, offerings: 0, individual: 20, company: 20, buys: true }
const free = { ...none, lists: true, offerings: 10 }
const premium = { premium: true, lists: true, offerings: null, individual: 50, company: 200, buys: false }

const table: Record<PlanState, Allowed> = {
  none: { ...none, message: 'Please select a plan to activate features.' },
  free: { ...free, message: 'You are on the Free Plan.' },
  'annual active': { ...premium, message: 'Your annual premium plan is active.' },
  'annual expired': { ...free, message: 'Your premium access has ended. You are now on the Free Plan.' },
  trialing: { ...premium, message: 'Your free trial is active.' },
  'trialing, canceling': { ...premium, message: 'Free trial active but scheduled to cancel' },
  active: { ...premium, message: 'Your subscription is active.' },
  'active, canceling': { ...premium, message: 'Subscription active but scheduled to cancel' },
  'past due': { ...free, buys: false, message: 'Action Required: Payment Issue' },
  unpaid: { ...free, buys: false, message: 'Action Required: Payment Issue' },
  canceled: { ...free, message: 'Your premium access has ended. You are now on the Free Plan.' },
  unclear: { ...free, message: 'Your plan could not be determined. Please refresh or contact support.' },
}

describe.each(Object.entries(table) as [PlanState, Allowed][])('a plan that is %s', (state, allowed) => {
  const plan = planOf(state)

  test('has its limits and message', () => {
    expect({
      premium: isPremium(plan, now),
      lists: canListOfferings(plan, now),
      offerings: offeringLimit(plan, now),
      individual: matchLimit(plan, true, now),
      company: matchLimit(plan, false, now),
      buys: purchaseRefusalText(plan, now) === null,
      message: planMessage(plan, now),
    }).toEqual(allowed)
  })

  test('never refuses a request', () => {
    expect(publishRefusal('buyer', plan, 1_000_000, now)).toBeNull()
  })

  test('refuses the first offering beyond the limit', () => {
    const last = allowed.offerings === null ? 100_000 : allowed.offerings - 1
    if (allowed.offerings !== 0) expect(publishRefusal('seller', plan, last, now)).toBeNull()
    if (allowed.offerings !== null) {
      expect(publishRefusal('seller', plan, allowed.offerings, now)).toBe(
        allowed.offerings === 0 ? 'PLAN_REQUIRED' : 'PLAN_LIMIT',
      )
    }
  })
})

test('a null plan equals the plan none', () => {
  expect([canListOfferings(null, now), offeringLimit(null, now), matchLimit(null, false, now)]).toEqual([
    false,
    0,
    20,
  ])
  expect(planMessage(null, now)).toBe('Please select a plan to activate features.')
})

test('an annual plan expires to the millisecond', () => {
  const plan = planOf('annual active')
  const end = states['annual active'].oneTimeExpiresAt
  expect(isPremium(plan, new Date(end.getTime() - 1))).toBe(true)
  expect(isPremium(plan, end)).toBe(false)
})

test('individuals and managers may manage the plan, other employees may not', () => {
  expect(planManagementRefusal({ role: 'individual' })).toBeNull()
  expect(planManagementRefusal({ role: 'company manager' })).toBeNull()
  expect(planManagementRefusal({ role: 'company individual contributor' })).toBe('FORBIDDEN')
})
