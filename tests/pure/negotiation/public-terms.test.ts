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
    const [days, ...rest] = publicTermsOf([a, b])
    expect(publicTermsOf([b, a])).toEqual([{ ...days, label: 'days', unit: undefined }, ...rest])
  })

  test('have the names of the first side that lists them', () => {
    const named = (label: string) =>
      part({ worth: [{ key: 'days', must: 3 }], terms: [{ key: 'days', label, unit: `${label} unit` }] })
    const labels = part({ terms: [{ key: 'days', label: 'Only a name' }] })
    const expected = [{ label: 'Mine', unit: 'Mine unit' }]
    expect(publicTermsOf([named('Mine'), named('Yours')])).toMatchObject(expected)
    expect(publicTermsOf([labels, named('Mine')])).toMatchObject(expected)
  })

  test('go in the larger step from its own bounds, for either side', () => {
    const boxes = (min: number, max: number, step: number) =>
      part({ bounds: [{ key: 'boxes', min, max, step }] })
    const rangeOf = (...mandates: ReturnType<typeof boxes>[]) => publicTermsOf(mandates)[0]
    const pallets = boxes(0, 100, 20)
    for (const [other, min, max] of [
      [boxes(3, 90, 1), 20, 90],
      [boxes(10, 90, 20), 20, 90],
      [boxes(110, 120, 1), 0, 120],
    ] as const) {
      expect(rangeOf(pallets, other)).toMatchObject({ min, max, step: 20 })
      expect(rangeOf(other, pallets)).toEqual(rangeOf(pallets, other))
    }
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
