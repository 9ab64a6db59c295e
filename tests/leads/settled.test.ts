import { expect, test } from 'vitest'
import { settledInSteps } from '../../src/leads/judgements/settled.ts'
import type { Package } from '../../src/shared/proposals/agreements.ts'
import { resultOf, stepsOf } from '../pure/result-of.ts'

const agreed: Package = {
  total: { minor: 1650000, currency: 'EUR' },
  taxIncluded: true,
  deliveryIncluded: true,
  quantity: 500,
  unit: 'kg',
  terms: [
    { key: 'delivery', label: 'First delivery', kind: 'date', value: '2030-03-01' },
    { key: 'payment', label: 'Payment term', kind: 'number', value: 30, unit: 'days' },
    {
      key: 'certificate',
      label: 'Quality',
      kind: 'text',
      value: 'Organic certification is renewed each year',
    },
  ],
}

test.each([
  ['Delivery within a week', true],
  ['Lieferung innerhalb einer Woche', true],
  ['Payment within 30 days', true],
  ['Organic certification', true],
  ['Budget of at most 17,000 EUR', true],
  ['Höchstens 35 € Kosten pro Stück', true],
  ['At least 500 kg a week', true],
  ['English-speaking contact person', false],
  ['Ground coarsely', false],
  ['Insurance against hail', false],
])('%s: settled %s', (requirement, settled) => {
  expect(resultOf(settledInSteps([requirement], agreed))).toEqual([settled])
})

test('a large agreement and many requirements are read in small steps, each text once', () => {
  const value = 'word '.repeat(900)
  const terms = Array.from({ length: 25 }, (_, i) => ({
    key: `term_${i}`,
    label: `Term ${i}`,
    kind: 'text' as const,
    value,
  }))
  const requirements = Array.from({ length: 50 }, () => 'Ground coarsely')
  const { result, steps } = stepsOf(settledInSteps(requirements, { ...agreed, quantity: undefined, terms }))
  expect(result).toEqual(requirements.map(() => false))
  expect(steps).toBe(terms.length + requirements.length)
})
