import { describe, expect, test } from 'vitest'
import type { MandateContent } from '../../src/negotiation/mandate-content.ts'
import {
  emptyTerm,
  emptyValues,
  readValues,
  type TermValues,
  valuesOf,
} from '../../web/src/features/mandates/mandate-values.ts'

const typed = (terms: TermValues[]) =>
  readValues('seller', { ...emptyValues, target: '20,000', walkAway: '15000.50', terms })
const term = (kind: TermValues['kind'], parts: Partial<TermValues>) => ({ ...emptyTerm(0, kind), ...parts })

describe('The mandate’s form', () => {
  test.each([
    [
      'a number',
      term('number', { label: 'Delivery time', perUnit: '-12.50', max: '30', unit: 'days' }),
      { key: 'delivery_time', perUnit: -1_250 },
    ],
    [
      'a number that doesn’t matter',
      term('number', { label: 'Boxes', max: '9' }),
      { key: 'boxes', perUnit: 0 },
    ],
    [
      'a choice',
      term('choice', { label: 'Warranty', options: 'None\nPremium = 1,500' }),
      { key: 'warranty', options: { None: 0, Premium: 150_000 } },
    ],
    [
      'the only number',
      term('must', { label: 'Payment term', must: '30', unit: 'days' }),
      { key: 'payment_term', must: 30 },
    ],
    [
      'a standard name by the same key on German pages',
      term('must', { label: 'Zahlungsziel', must: '30' }),
      { key: 'payment_term', must: 30 },
    ],
    [
      'a standard choice by the same value on German pages',
      term('must', { label: 'Zahlung', must: 'Auf Rechnung' }),
      { key: 'payment', must: 'On invoice' },
    ],
    ['the only text', term('must', { label: 'Incoterm', must: ' DAP ' }), { key: 'incoterm', must: 'DAP' }],
  ] as const)('reads %s, and shows it again', (_, given, worth) => {
    const { content } = typed([given])
    expect(content).toMatchObject({ target: 2_000_000, walkAway: 1_500_050, worth: [worth] })
    const again = readValues('seller', valuesOf(content as MandateContent, false))
    expect(again.content).toEqual(content)
  })

  test.each([
    ['without a name', term('must', { must: '30' })],
    ['without a value', term('must', { label: 'Payment term' })],
    ['without a largest number', term('number', { label: 'Boxes' })],
    ['with a worth that is no amount', term('choice', { label: 'Colour', options: 'Red = much' })],
  ])('refuses a term %s', (_, given) => {
    expect(typed([given]).errors).toEqual({ 'term-0': expect.any(String) })
  })

  test('keeps the deadline’s day', () => {
    const { content } = readValues('buyer', {
      ...emptyValues,
      target: '1',
      walkAway: '2',
      deadline: '2030-03-01',
    })
    expect(valuesOf(content as MandateContent, false).deadline).toBe('2030-03-01')
  })
})
