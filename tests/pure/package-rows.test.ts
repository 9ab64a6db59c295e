import { expect, it } from 'vitest'
import { showMoney } from '../../src/shared/proposals/money.ts'
import { packageRows } from '../../web/src/features/proposals/card/package-rows.ts'
import { packageOf } from '../make/proposals.ts'

const row = (rows: ReturnType<typeof packageRows>, label: string) => rows.find((one) => one.label === label)

it('counts one unit in the singular', () => {
  const term = { key: 'notice', label: 'Notice', kind: 'number', value: 1, unit: 'months' } as const
  const rows = packageRows([
    packageOf(1, { terms: [term, { ...term, key: 'other', label: 'Other', value: 2 }] }),
  ])
  expect(row(rows, 'Notice')?.cells).toEqual([{ text: '1 month' }])
  expect(row(rows, 'Other')?.cells).toEqual([{ text: '2 months' }])
})

it('names standard terms, units and choices in the language of the pages, and others as they were written', () => {
  const rows = packageRows([
    packageOf(1, {
      quantity: 2,
      unit: 'Stück',
      terms: [
        { key: 'payment_term', label: 'Zahlungsziel', kind: 'number', value: 30, unit: 'Tage' },
        { key: 'payment', label: 'Zahlung', kind: 'choice', value: 'Auf Rechnung' },
        { key: 'term', label: 'Spätestes Datum', kind: 'date', value: '2030-03-01' },
        { key: 'colour', label: 'Farbe', kind: 'text', value: 'Auf Rechnung' },
      ],
    }),
  ])
  const shown = rows.map(({ label, cells }) => [label, cells[0]?.text])
  expect(shown.slice(3)).toEqual([
    ['Quantity', '2 pieces'],
    ['Payment term', '30 days'],
    ['Payment', 'On invoice'],
    ['Latest date', 'Mar 1, 2030'],
    ['Farbe', 'Auf Rechnung'],
  ])
})

it('marks no difference where only the language of a standard word differs', () => {
  const term = { key: 'payment_term', kind: 'number', value: 30 } as const
  const [english, german] = [
    packageOf(1, { terms: [{ ...term, label: 'Payment term', unit: 'days' }] }),
    packageOf(1, { terms: [{ ...term, label: 'Zahlungsziel', unit: 'Tage' }] }),
  ]
  for (const { cells } of packageRows([german], [english])) expect(cells[0]?.before).toBeUndefined()
})

it('marks nothing without an earlier proposal, nor in the same packages', () => {
  const same = [packageOf(16_500), packageOf(17_000)]
  for (const earlier of [[], same])
    for (const { change, cells } of packageRows(same, earlier)) {
      expect(change).toBeNull()
      expect(cells.every(({ before }) => before === undefined)).toBe(true)
    }
})

it('compares an option with the earlier one that has most in common', () => {
  const earlier = [packageOf(10_000, { quantity: 100, unit: 't' }), packageOf(16_500)]
  const rows = packageRows([packageOf(16_000)], earlier)
  expect(row(rows, 'Total price')?.cells[0]?.before).toBe(showMoney({ minor: 1_650_000, currency: 'EUR' }))
  expect(row(rows, 'Quantity')?.cells).toEqual([{ text: '500 kg' }])
})

it('marks a term that is new or left out in all options once, and otherwise in its option', () => {
  const [delivery, payment] = packageOf(1).terms
  if (!delivery || !payment) throw new Error('no terms')
  const earlier = [packageOf(1, { terms: [delivery] })]
  const swapped = packageRows([packageOf(1, { terms: [payment] })], earlier)
  expect(row(swapped, 'Payment')).toMatchObject({
    change: 'added',
    cells: [{ text: '30 days', before: null }],
  })
  expect(row(swapped, 'First delivery')).toMatchObject({
    change: 'removed',
    cells: [{ text: null, before: 'Mar 1, 2030' }],
  })
  const partly = packageRows([packageOf(1, { terms: [delivery] }), packageOf(1, { terms: [] })], earlier)
  expect(row(partly, 'First delivery')).toMatchObject({
    change: null,
    cells: [{ text: 'Mar 1, 2030' }, { text: null, before: 'Mar 1, 2030' }],
  })
})
