import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { publicTermsOf } from '../../../src/negotiation/public-terms.ts'

const part = (overrides: Partial<Parameters<typeof publicTermsOf>[0][number]>) => ({
  worth: [],
  bounds: [],
  terms: [],
  ...overrides,
})

describe('public terms', () => {
  test('are the union of both sides’ keys and options, with labels', () => {
    const a = part({
      worth: [{ key: 'packing', options: { sacks: 0, bulk: 150 } }],
      bounds: [{ key: 'days', min: 0, max: 60, step: 1 }],
      terms: [{ key: 'days', label: 'Payment term', unit: 'days' }],
    })
    const b = part({
      worth: [
        { key: 'packing', must: 'crates' },
        { key: 'days', perUnit: 3 },
      ],
      bounds: [{ key: 'days', min: 10, max: 90, step: 5 }],
    })
    expect(publicTermsOf([a, b])).toEqual([
      { key: 'days', label: 'Payment term', unit: 'days', kind: 'number', min: 10, max: 60, step: 5 },
      { key: 'packing', label: 'packing', kind: 'choice', options: ['bulk', 'crates', 'sacks'] },
    ])
    expect(publicTermsOf([b, a])).toEqual(publicTermsOf([a, b]))
  })

  test('never depend on a worth', () => {
    const worth = fc.integer({ min: -1e6, max: 1e6 })
    fc.assert(
      fc.property(worth, worth, worth, worth, (a, b, c, d) => {
        const mandate = (first: number, second: number) =>
          part({
            worth: [
              { key: 'a', perUnit: first },
              { key: 'b', options: { x: second, y: first } },
            ],
            bounds: [{ key: 'a', min: 1, max: 9, step: 2 }],
          })
        expect(publicTermsOf([mandate(a, b)])).toEqual(publicTermsOf([mandate(c, d)]))
      }),
    )
  })

  test('leave out a number without bounds', () => {
    expect(publicTermsOf([part({ worth: [{ key: 'days', perUnit: 3 }] })])).toEqual([])
  })
})
