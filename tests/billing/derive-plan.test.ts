import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { derivePlan } from '../../src/billing/derive-plan.ts'
import { isPremium } from '../../src/billing/policy.ts'
import type { ProviderSubscription } from '../../src/providers/payments/payments.ts'
import { relevantSubscription } from '../../src/providers/payments/relevant-subscription.ts'
import { addDays } from '../../src/shared/dates.ts'

const now = new Date('2026-03-10T12:00:00Z')
const subscription = (fields: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  createdAt: addDays(now, -40),
  trialEndsAt: null,
  periodEndsAt: addDays(now, 20),
  cancelAtPeriodEnd: false,
  endedAt: null,
  ...fields,
})
const ended = (days: number) => subscription({ status: 'canceled', endedAt: addDays(now, -days) })

describe('the plan derived from the provider’s state', () => {
  test('is free if chosen, else none, without a purchase', () => {
    const state = { subscription: null, oneTimePaidAt: null }
    expect(derivePlan(state, true, now).planType).toBe('free')
    expect(derivePlan(state, false, now).planType).toBe('none')
  })

  test('lasts 365 days for an annual purchase', () => {
    const bought = (daysAgo: number) =>
      derivePlan({ subscription: null, oneTimePaidAt: addDays(now, -daysAgo) }, false, now)
    expect(bought(364)).toMatchObject({
      planType: 'one_time',
      status: 'active',
      oneTimeExpiresAt: addDays(now, 1),
    })
    expect(bought(365)).toMatchObject({ planType: 'one_time', status: 'expired', oneTimeExpiresAt: now })
  })

  test.each([
    ['an active subscription over an active annual plan', subscription(), 10, 'subscription'],
    [
      'an active annual plan over an overdue subscription',
      subscription({ status: 'past_due' }),
      10,
      'one_time',
    ],
    ['an active annual plan over an ended subscription', ended(3), 10, 'one_time'],
    [
      'an overdue subscription over an ended annual plan',
      subscription({ status: 'unpaid' }),
      400,
      'subscription',
    ],
    ['the one that ended last: the subscription', ended(3), 400, 'subscription'],
    ['the one that ended last: the annual plan', ended(100), 400, 'one_time'],
  ])('prefers %s', (_name, providerSubscription, paidDaysAgo, planType) => {
    const state = { subscription: providerSubscription, oneTimePaidAt: addDays(now, -paidDaysAgo) }
    expect(derivePlan(state, true, now).planType).toBe(planType)
  })

  test('shows when an ended subscription ended, and not as canceling', () => {
    const state = { subscription: { ...ended(3), cancelAtPeriodEnd: true }, oneTimePaidAt: null }
    expect(derivePlan(state, false, now)).toMatchObject({
      status: 'canceled',
      periodEndsAt: addDays(now, -3),
      isCancelingAtPeriodEnd: false,
    })
  })
})

const statuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
]
const anySubscription = fc
  .record({ id: fc.uuid(), status: fc.constantFrom(...statuses), days: fc.integer({ min: 0, max: 900 }) })
  .map(({ id, status, days }) => subscription({ id, status, createdAt: addDays(now, -days) }))

describe('of many subscriptions', () => {
  test('the relevant one doesn’t depend on their order', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(anySubscription, { selector: (s) => s.id, maxLength: 6 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(relevantSubscription(shuffled)).toEqual(relevantSubscription(all))
        },
      ),
    )
  })

  test('the plan is premium exactly when one of them is active or trialing', () => {
    fc.assert(
      fc.property(fc.array(anySubscription, { maxLength: 6 }), (all) => {
        const plan = derivePlan({ subscription: relevantSubscription(all), oneTimePaidAt: null }, false, now)
        expect(isPremium(plan, now)).toBe(all.some((s) => s.status === 'active' || s.status === 'trialing'))
      }),
    )
  })
})
