import { expect, test } from 'vitest'
import { longDate } from '../../src/shared/dates.ts'
import { limits, matchesPerMonth, mediaTypes, reconnection, typing } from '../../src/shared/limits.ts'
import { freeOffer, premiumOffers } from '../../web/src/copy/billing.ts'

/** Numbers that the product promises. */

test('the typed placeholder has a fixed speed', () => {
  expect(typing).toEqual({ type: 40, delete: 30, pauseTyped: 2000, pauseDeleted: 1000 })
})

test('files and codes are limited', () => {
  expect(limits).toMatchObject({ filesPerListing: 5, fileBytes: 10 * 1024 * 1024, codeDigits: 6 })
  expect(Object.entries(mediaTypes)).toEqual([
    ['image/jpeg', ['.jpg', '.jpeg']],
    ['image/png', ['.png']],
    ['image/gif', ['.gif']],
    ['application/pdf', ['.pdf']],
  ])
})

test('the live-event client reconnects without end', () => {
  expect(reconnection).toMatchObject({
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20000,
  })
})

test('the mobile breakpoint is 768 px, a thread scrolls to its end after 100 ms', () => {
  expect(limits).toMatchObject({ mobileBreakpoint: 768, scrollToEndMs: 100 })
})

test('plans limit offerings, requests and matches', () => {
  expect(limits).toMatchObject({ freeOfferings: 10, freeRequests: 10, trialDays: 183 })
  expect(matchesPerMonth).toEqual({ free: 20, individual: 50, company: 200 })
  expect(freeOffer.features).toEqual([
    'Up to 10 offerings and 10 requests',
    '20 new matches per item per month',
  ])
})

test.each([
  [
    'individual',
    '$99',
    'for one year',
    '$8.25 a month',
    '183-day free trial, then $10 per month, cancel anytime.',
    50,
  ],
  [
    'company',
    '$1800',
    'per year',
    '$150 a month',
    '$200 per month after a 183-day free trial, cancel anytime.',
    200,
  ],
] as const)('the %s prices and matches are shown', (audience, price, per, about, trial, matches) => {
  const [annual, monthly] = premiumOffers(audience, false)
  expect(annual).toMatchObject({ price, per })
  expect(annual?.note).toContain(about)
  expect(monthly?.note).toContain(trial)
  for (const offer of [annual, monthly]) {
    expect(offer?.features).toEqual([
      'Unlimited offerings and requests',
      `${matches} new matches per item per month`,
    ])
  }
})

test('dates are written in their long form', () => {
  expect(longDate('2025-06-02T12:00:00Z')).toBe('June 2, 2025')
  expect(longDate(null)).toBe('N/A')
  expect(longDate('no date')).toBe('Invalid Date')
})
