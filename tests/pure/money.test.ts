import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decimalOf,
  isCurrency,
  maxMinor,
  minorDigits,
  minorOf,
  showMoney,
} from '../../src/shared/proposals/money.ts'

test.each([
  ['16500.00', 'EUR', 1_650_000],
  ['16500', 'EUR', 1_650_000],
  ['16500.5', 'EUR', 1_650_050],
  ['0.01', 'EUR', 1],
  ['0', 'JPY', 0],
  ['16500', 'JPY', 16_500],
  ['1.005', 'KWD', 1005],
  ['9999999999999.99', 'EUR', maxMinor],
])('%s %s is %i minor units', (amount, currency, minor) => {
  expect(minorOf(amount, currency)).toBe(minor)
})

test.each([
  ['16500.001', 'EUR'],
  ['16500.0', 'JPY'],
  ['1.0005', 'KWD'],
  ['-1', 'EUR'],
  ['+1', 'EUR'],
  ['1e3', 'EUR'],
  ['01', 'EUR'],
  ['1.', 'EUR'],
  ['.5', 'EUR'],
  ['1,5', 'EUR'],
  [' 1', 'EUR'],
  ['', 'EUR'],
  ['10000000000000.00', 'EUR'],
  ['9'.repeat(400), 'EUR'],
])('%j %s is no amount', (amount, currency) => {
  expect(minorOf(amount, currency)).toBeNull()
})

test('every amount of every currency has one decimal form', () => {
  const currencies = Intl.supportedValuesOf('currency')
  expect(currencies.every(isCurrency)).toBe(true)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxMinor }), fc.constantFrom(...currencies), (minor, currency) => {
      const amount = decimalOf({ minor, currency })
      expect(minorOf(amount, currency)).toBe(minor)
      expect(amount.split('.')[1]?.length ?? 0).toBe(minorDigits(currency))
    }),
    { seed: 1 },
  )
})

test('is shown exactly in the reader’s locale', () => {
  const spaces = (text: string) => text.replace(/\s/g, ' ')
  expect(spaces(showMoney({ minor: 1_650_000, currency: 'EUR' }, 'de-DE'))).toBe('16.500,00 €')
  expect(showMoney({ minor: 1_650_000, currency: 'EUR' }, 'en-US')).toBe('€16,500.00')
  expect(showMoney({ minor: 16_500, currency: 'JPY' }, 'en-US')).toBe('¥16,500')
  expect(spaces(showMoney({ minor: maxMinor, currency: 'HUF' }, 'en-US'))).toBe('HUF 9,999,999,999,999.99')
})
