import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advanceTo,
  backdate,
  createSubscription,
  endPeriodNow,
  eventTypes,
  payOverdue,
  type SandboxSubscription,
} from '../../../src/providers/payments/sandbox/subscription-lifecycle.ts'
import { addDays } from '../../../src/shared/dates.ts'

const now = new Date('2026-01-31T12:00:00Z')
const trial = createSubscription('sub_1', 183, now)

describe('a subscription in the sandbox', () => {
  test('starts with its trial, or is charged immediately', () => {
    expect(trial).toMatchObject({
      status: 'trialing',
      trialEndsAt: addDays(now, 183),
      periodEndsAt: addDays(now, 183),
    })
    expect(createSubscription('sub_2', 0, now)).toMatchObject({ status: 'active', trialEndsAt: null })
  })

  test('renews on the same day of the month, or the month’s last', () => {
    const monthly = createSubscription('sub_2', 0, now)
    expect(monthly.periodEndsAt).toEqual(new Date('2026-02-28T12:00:00Z'))
    expect(advanceTo(monthly, true, new Date('2026-02-28T11:59:59Z'))).toEqual(monthly)
    expect(advanceTo(monthly, true, new Date('2026-03-01T00:00:00Z'))).toMatchObject({
      status: 'active',
      periodEndsAt: new Date('2026-03-28T12:00:00Z'),
    })
  })

  test('becomes active when the trial ends and the card works', () => {
    expect(advanceTo(trial, true, addDays(now, 183))).toMatchObject({ status: 'active' })
  })

  test('is canceled at the period’s end if scheduled', () => {
    const canceling = { ...trial, cancelAtPeriodEnd: true }
    expect(advanceTo(canceling, true, addDays(now, 182)).status).toBe('trialing')
    expect(advanceTo(canceling, true, addDays(now, 400))).toMatchObject({
      status: 'canceled',
      endedAt: addDays(now, 183),
    })
  })

  test.each([
    [183, 'past_due'],
    [196, 'past_due'],
    [197, 'unpaid'],
    [210, 'unpaid'],
    [211, 'canceled'],
  ])('with a declined card is, on day %i, %s', (day, status) => {
    expect(advanceTo(trial, false, addDays(now, day)).status).toBe(status)
  })

  test('becomes active when the overdue invoice is paid, unless it has ended', () => {
    const owing = advanceTo(trial, false, addDays(now, 190))
    expect(payOverdue(owing)).toMatchObject({ status: 'active', owingSince: null })
    const ended = advanceTo(trial, false, addDays(now, 300))
    expect(payOverdue(ended)).toEqual(ended)
  })

  test('is past due immediately when its period ends now and the card is declined', () => {
    expect(advanceTo(endPeriodNow(trial, now), false, now)).toMatchObject({
      status: 'past_due',
      owingSince: now,
    })
  })

  test('sends the events that Stripe would send', () => {
    expect(eventTypes(null, trial)).toEqual(['customer.subscription.created'])
    expect(eventTypes(trial, trial)).toEqual([])
    const owing = advanceTo(trial, false, addDays(now, 190))
    expect(eventTypes(trial, owing)).toEqual(['invoice.payment_failed', 'customer.subscription.updated'])
    expect(eventTypes(owing, payOverdue(owing))).toEqual(['invoice.paid', 'customer.subscription.updated'])
    expect(
      eventTypes(trial, advanceTo({ ...trial, cancelAtPeriodEnd: true }, true, addDays(now, 183))),
    ).toEqual(['customer.subscription.deleted'])
  })
})

describe('the clock', () => {
  const days = fc.integer({ min: 0, max: 500 })
  const subscriptions: fc.Arbitrary<SandboxSubscription> = fc
    .tuple(fc.constantFrom(0, 183), fc.boolean())
    .map(([trialDays, cancelAtPeriodEnd]) => ({
      ...createSubscription('sub_1', trialDays, now),
      cancelAtPeriodEnd,
    }))

  test('has the same result in one advance as in several', () => {
    fc.assert(
      fc.property(subscriptions, fc.boolean(), fc.array(days, { maxLength: 4 }), (s, cardWorks, offsets) => {
        const sorted = offsets.toSorted((a, b) => a - b)
        const stepwise = sorted.reduce((at, day) => advanceTo(at, cardWorks, addDays(now, day)), s)
        expect(stepwise).toEqual(advanceTo(s, cardWorks, addDays(now, sorted.at(-1) ?? 0)))
      }),
    )
  })

  test('gives the same status by backdating as by waiting', () => {
    fc.assert(
      fc.property(subscriptions, fc.boolean(), days, (s, cardWorks, day) => {
        const waited = advanceTo(s, cardWorks, addDays(now, day))
        const moved = advanceTo(backdate(s, day), cardWorks, now)
        // Months differ in length, so the two may differ by one renewal, but not in whether the subscription is
        // overdue or has ended.
        expect(moved.endedAt === null).toBe(waited.endedAt === null)
        expect(moved.status === 'active' || moved.status === 'trialing').toBe(
          waited.status === 'active' || waited.status === 'trialing',
        )
      }),
    )
  })
})
