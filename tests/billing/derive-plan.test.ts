import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { derivePlan } from '../../src/billing/derive-plan.ts'
import { isPremium } from '../../src/billing/policy.ts'
import type { ProviderSubscription } from '../../src/providers/payments/payments.ts'
import { relevantSubscription } from '../../src/providers/payments/relevant-subscription.ts'
import { addDays } from '../../src/shared/dates.ts'

const now = new Date('2026-03-10T12:00:00Z')
const subscription = (given: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  createdAt: addDays(now, -40),
  trialEndsAt: null,
  periodEndsAt: addDays(now, 20),
  cancelAtPeriodEnd: false,
  endedAt: null,
  ...given,
})
const ended = (days: number) => subscription({ status: 'canceled', endedAt: addDays(now, -days) })

describe('the plan that follows from the provider’s truth', () => {
  test('with nothing bought it is what was chosen', () => {
    const truth = { subscription: null, oneTimePaidAt: null }
    expect(derivePlan(truth, true, now).planType).toBe('free')
    expect(derivePlan(truth, false, now).planType).toBe('none')
  })

  test('an annual purchase lasts 365 days', () => {
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
    ['a running subscription before a running year', subscription(), 10, 'subscription'],
    ['a running year before what is owed', subscription({ status: 'past_due' }), 10, 'one_time'],
    ['a running year before what ended', ended(3), 10, 'one_time'],
    ['what is owed before a year that ended', subscription({ status: 'unpaid' }), 400, 'subscription'],
    ['of two that ended, the later: the subscription', ended(3), 400, 'subscription'],
    ['of two that ended, the later: the year', ended(100), 400, 'one_time'],
  ])('%s', (_name, counts, paidDaysAgo, planType) => {
    const truth = { subscription: counts, oneTimePaidAt: addDays(now, -paidDaysAgo) }
    expect(derivePlan(truth, true, now).planType).toBe(planType)
  })

  test('a subscription that ended shows when, and isn’t about to be canceled any more', () => {
    const truth = { subscription: { ...ended(3), cancelAtPeriodEnd: true }, oneTimePaidAt: null }
    expect(derivePlan(truth, false, now)).toMatchObject({
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
  test('the same one counts in whatever order they are listed', () => {
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

  test('premium is had exactly when one of them runs', () => {
    fc.assert(
      fc.property(fc.array(anySubscription, { maxLength: 6 }), (all) => {
        const plan = derivePlan({ subscription: relevantSubscription(all), oneTimePaidAt: null }, false, now)
        expect(isPremium(plan, now)).toBe(all.some((s) => s.status === 'active' || s.status === 'trialing'))
      }),
    )
  })
})
