import { describe, expect, it } from 'vitest'
import { longDate } from '../../src/shared/dates.ts'
import { limits, matchesPerMonth, mediaTypes, reconnection, typing } from '../../src/shared/limits.ts'
import { freeOffer, premiumOffers } from '../../web/src/copy/billing.ts'

/** Section 9, each number as it stands there. */

describe('The constants', () => {
  it('pace the typed placeholder', () => {
    expect(typing).toEqual({ type: 40, delete: 30, pauseTyped: 2000, pauseDeleted: 1000 })
  })

  it('limit media and codes', () => {
    expect(limits).toMatchObject({ filesPerListing: 5, fileBytes: 10 * 1024 * 1024, codeDigits: 6 })
    expect(Object.entries(mediaTypes)).toEqual([
      ['image/jpeg', ['.jpg', '.jpeg']],
      ['image/png', ['.png']],
      ['image/gif', ['.gif']],
      ['application/pdf', ['.pdf']],
    ])
  })

  it('reconnect the realtime client', () => {
    expect(reconnection).toMatchObject({
      reconnectionAttempts: Number.POSITIVE_INFINITY,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      timeout: 20000,
    })
  })

  it('break the page and scroll its talk', () => {
    expect(limits).toMatchObject({ mobileBreakpoint: 768, scrollToEndMs: 100 })
  })

  it('bound the plans', () => {
    expect(limits).toMatchObject({ freeOfferings: 10, freeRequests: 10, trialDays: 183 })
    expect(matchesPerMonth).toEqual({ free: 20, individual: 50, company: 200 })
    expect(freeOffer.features).toEqual([
      'Up to 10 offerings and 10 requests',
      '20 new matches per item per month',
    ])
  })

  it.each([
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
  ] as const)('price what the %s pays', (audience, price, per, about, trial, matches) => {
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

  it('writes dates in their long form', () => {
    expect(longDate('2025-06-02T12:00:00Z')).toBe('June 2, 2025')
    expect(longDate(null)).toBe('N/A')
    expect(longDate('no date')).toBe('Invalid Date')
  })
})
