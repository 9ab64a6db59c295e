import { describe, expect, it, test } from 'vitest'
import { amountInWords } from '../../web/src/copy/amount-in-words.ts'
import { timeLeft } from '../../web/src/lib/time-left.ts'
import {
  editableAmount,
  localCurrency,
  plainDecimal,
  typedMoney,
  typedNumber,
} from '../../web/src/lib/typed-numbers.ts'

describe('A typed number', () => {
  test.each([
    ['16500', 'en-US', '16500'],
    ['16,500.00', 'en-US', '16500.00'],
    ['16.500,00', 'de-DE', '16500.00'],
    ['16 500,5', 'fr-FR', '16500.5'],
    ['16\u202f500', 'fr-FR', '16500'],
    ['16’500.50', 'de-CH', '16500.50'],
    ['1,23,456', 'en-IN', '123456'],
    ['007', 'en-US', '7'],
    // The other separator, where it can't be a group.
    ['16500.50', 'de-DE', '16500.50'],
    ['16500,50', 'en-US', '16500.50'],
  ])('%s in %s is %s', (text, locale, plain) => expect(plainDecimal(text, locale)).toBe(plain))

  test.each([
    ['16,50,0', 'en-US'],
    ['1.2k', 'en-US'],
    ['€ 5', 'en-US'],
    ['', 'en-US'],
    ['1.2.3', 'de-DE'],
  ])('%s in %s is none', (text, locale) => expect(plainDecimal(text, locale)).toBeNull())

  it('is never guessed: an English reader who types 16.500 for euros is asked', () => {
    expect(typedMoney('16.500', 'EUR', 'en-US')).toBeNull()
    expect(typedMoney('16.500', 'EUR', 'de-DE')).toEqual({ minor: 1_650_000, currency: 'EUR' })
  })

  it('has the currency’s digits', () => {
    expect(typedMoney('1500', 'JPY', 'en-US')).toEqual({ minor: 1_500, currency: 'JPY' })
    expect(typedMoney('1500.5', 'JPY', 'en-US')).toBeNull()
    expect(typedMoney('1.234', 'KWD', 'en-US')).toEqual({ minor: 1_234, currency: 'KWD' })
    expect(editableAmount({ minor: 1_650_000, currency: 'EUR' }, 'de-DE')).toBe('16.500,00')
    expect(editableAmount({ minor: 1_500, currency: 'JPY' }, 'en-US')).toBe('1,500')
  })

  test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'es-ES'])(
    'is read as it is shown in %s, up to the largest amount',
    (locale) => {
      for (const minor of [0, 1, 99, 100, 123_456, 99_999_999, 999_999_999_999_999]) {
        const money = { minor, currency: 'EUR' }
        expect(typedMoney(editableAmount(money, locale), 'EUR', locale)).toEqual(money)
      }
    },
  )

  it('may be negative where it is no amount', () => {
    expect(typedNumber('-2,5', 'de-DE')).toBe(-2.5)
    expect(typedMoney('-2', 'EUR', 'en-US')).toBeNull()
  })
})

test('the default currency is that of the reader’s region', () => {
  expect(localCurrency('de-DE')).toBe('EUR')
  expect(localCurrency('de-CH')).toBe('CHF')
  expect(localCurrency('en')).toBe('EUR')
})

test.each([
  ['en-US', 1_650_000, 'EUR', 'sixteen thousand five hundred euros'],
  ['en-US', 1_650_050, 'EUR', 'sixteen thousand five hundred euros and 50/100'],
  ['en-US', 100, 'EUR', 'one euro'],
  ['en-US', 0, 'EUR', 'zero euros'],
  [
    'en-US',
    12_345_678_900,
    'USD',
    'one hundred and twenty-three million four hundred and fifty-six thousand seven hundred and eighty-nine US dollars',
  ],
  ['fr-FR', 2_001, 'JPY', 'two thousand and one Japanese yen'],
  ['de-DE', 1_650_050, 'EUR', 'sechzehntausendfünfhundert Euro und 50/100'],
  ['de-AT', 100, 'EUR', 'ein Euro'],
  ['de-DE', 10_100, 'EUR', 'einhundertein Euro'],
  ['de-CH', 0, 'CHF', 'null Schweizer Franken'],
  ['de-DE', 200_000_000, 'USD', 'zwei Millionen US-Dollar'],
])('%s: %i %s in words', (locale, minor, currency, words) =>
  expect(amountInWords({ minor, currency }, locale)).toBe(words),
)

describe('The time left', () => {
  const now = Date.parse('2027-01-01T00:00:00Z')
  const leftAfter = (hours: number) => timeLeft(new Date(now + hours * 3_600_000).toISOString(), now)
  test.each([
    [14 * 24, '14 days', null],
    [73, '3 days', null],
    [72, '3 days', 'amber'],
    [47, '47 hours', 'amber'],
    [24, '24 hours', 'red'],
    [1, '60 minutes', 'red'],
    [0.001, '1 minute', 'red'],
  ] as const)('%d hours before the end', (hours, text, urgency) =>
    expect(leftAfter(hours)).toEqual({ text, urgency }),
  )

  it('is none once it has ended', () => expect(leftAfter(0)).toBeNull())
})
