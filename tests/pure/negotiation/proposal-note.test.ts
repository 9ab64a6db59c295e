import { describe, expect, test } from 'vitest'
import type { Package } from '../../../src/shared/proposals/agreements.ts'
import {
  describePackages,
  noteFromTemplate,
  statesOnlyFiguresOf,
} from '../../../src/shared/proposals/proposal-note.ts'

const packages: Package[] = [
  {
    total: { minor: 1650050, currency: 'EUR' },
    taxIncluded: true,
    deliveryIncluded: true,
    quantity: 500,
    unit: 'kg',
    terms: [{ key: 'days', label: 'Payment within', kind: 'number', value: 30, unit: 'days' }],
  },
  { total: { minor: 1700000, currency: 'EUR' }, taxIncluded: true, deliveryIncluded: true, terms: [] },
]

describe('a note', () => {
  test.each([
    'We can do EUR 16,500.50 or EUR 17,000.',
    'Wir bieten 17.000,00 € an, zahlbar in 30 Tagen.',
    'Nous proposons 17 000 € pour 500 kg.',
    'Here are two options that suit us.',
    noteFromTemplate(packages),
  ])('may state figures of its packages: %s', (text) => {
    expect(statesOnlyFiguresOf(packages, text)).toBe(true)
  })

  test.each([
    'Our limit is EUR 18,000.',
    'We could go up to 17,001.',
    'We could go up to 17000.01.',
    'We can do EUR 17,000, and 5 % more if needed.',
    'Up to 18k.',
    'Up to １８０００.',
    'Up to ١٨٠٠٠.',
    'Up to ⅞ of it.',
    'Up to eighteen thousand.',
    'Bis zu achtzehntausend.',
    'Hasta dieciocho mil.',
    '17000 18000',
  ])('may state no other figure: %s', (text) => {
    expect(statesOnlyFiguresOf(packages, text)).toBe(false)
  })

  test('describes each option in a sentence', () => {
    expect(describePackages(packages)).toEqual([
      'Option A: €16,500.50, tax and delivery included; 500 kg; Payment within: 30 days.',
      'Option B: €17,000.00, tax and delivery included.',
    ])
  })
})
