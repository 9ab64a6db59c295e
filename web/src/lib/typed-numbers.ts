import {
  decimalOf,
  type Money,
  minorOf,
  showMoney as showMoneyIn,
} from '../../../src/shared/proposals/money.ts'
import { readerLocale } from './language/reader-locale.ts'

/** Numbers as people type and read them, by default in the reader's locale. Amounts stay decimal texts and minor units, never floats. */

const numberFormat = (locale = readerLocale()) => new Intl.NumberFormat(locale, { numberingSystem: 'latn' })

function separatorsOf(locale = readerLocale()): { group: string; decimal: string } {
  const parts = numberFormat(locale).formatToParts(1_234_567.5)
  const partOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  return { group: partOf('group') ?? ',', decimal: partOf('decimal') ?? '.' }
}

/** In the reader's locale. */
export const decimalSeparator = (): string => separatorsOf().decimal

const blanks = /[\s\u00A0\u202F'’]/gu
const escapeRegExp = (character: string) => character.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A typed number as a plain decimal such as '16500.5', or null. Groups of digits and the decimal separator are those of
 * the locale. The other separator is read as a decimal one only where it can't be a group: '16500.50' in German, but not
 * '16.500' in English for a price with cents.
 */
export function plainDecimal(text: string, locale = readerLocale()): string | null {
  const typed = text.replace(blanks, '')
  const { group, decimal } = separatorsOf(locale)
  const point = escapeRegExp(decimal)
  const groups = group.trim()
    ? String.raw`\d{1,3}(?:${escapeRegExp(group)}\d{2,3})*${escapeRegExp(group)}\d{3}`
    : '(?!)'
  const [, whole, fraction] = new RegExp(`^(\\d+|${groups})(?:${point}(\\d+))?$`).exec(typed) ?? []
  if (whole !== undefined) return joined(whole.split(group).join(''), fraction)
  const [, otherWhole, otherFraction] = /^(\d+)[.,](\d{1,2})$/.exec(typed) ?? []
  return otherWhole === undefined ? null : joined(otherWhole, otherFraction)
}

const joined = (whole: string, fraction?: string): string => {
  const digits = whole.replace(/^0+(?=\d)/, '')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

/** A typed amount; null unless it is one with at most the currency's minor digits. */
export function typedMoney(text: string, currency: string, locale = readerLocale()): Money | null {
  const plain = plainDecimal(text, locale)
  const minor = plain === null ? null : minorOf(plain, currency)
  return minor === null ? null : { minor, currency }
}

/** A typed quantity or other number, with a sign if there is one. */
export function typedNumber(text: string, locale = readerLocale()): number | null {
  const [, sign = '', digits = ''] = /^\s*([-−]?)(.*)$/s.exec(text) ?? []
  const plain = plainDecimal(digits, locale)
  return plain === null ? null : Number(plain) * (sign ? -1 : 1)
}

/** An amount without its currency, as it is typed: '16.500,00' in German. */
export function editableAmount(money: Money, locale = readerLocale()): string {
  const decimal = decimalOf(money)
  const digits = decimal.split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimal as Intl.StringNumericLiteral)
}

/** The amount with its currency: '16.500,00 €' in German. */
export const showMoney = (money: Money): string => showMoneyIn(money, readerLocale())

export const showNumber = (value: number, locale = readerLocale()): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value)

const regionCurrencies: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  JP: 'JPY',
  CN: 'CNY',
  IN: 'INR',
  MX: 'MXN',
  BR: 'BRL',
  PL: 'PLN',
  CZ: 'CZK',
  DK: 'DKK',
  SE: 'SEK',
  NO: 'NOK',
  HU: 'HUF',
  RO: 'RON',
  TR: 'TRY',
}

/** The browser's locale as Intl understands it; `navigator.language` can be one that Intl refuses. */
const browserLocale = () => new Intl.NumberFormat().resolvedOptions().locale

/** The currency of the region in the browser's locale, or EUR. */
export const localCurrency = (locale: string = browserLocale()): string =>
  regionCurrencies[new Intl.Locale(locale).region ?? ''] ?? 'EUR'
