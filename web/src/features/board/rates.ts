import { type Money, minorDigits } from '../../../../src/shared/proposals/money.ts'

/** What the owner entered to compare prices: for each currency, how much of the base currency one unit is worth. */
export interface Rates {
  readonly base: string
  /** Decimal numbers as typed, with a point. */
  readonly perUnit: Readonly<Record<string, string>>
}

const rateDigits = 8
const decimal = /^(\d{1,9})(?:\.(\d{1,8}))?$/

export const isRate = (text: string): boolean => decimal.test(text) && !/^0*(?:\.0*)?$/.test(text)

/** Whether further digits can make it a rate: a decimal number is still 0, or ends with its point. */
export const startsRate = (text: string): boolean => /^\d{0,9}(?:\.\d{0,7})?$/.test(text)

/**
 * The amount in the base currency, for comparisons only; null without a rate. Exact in integers up to the last division.
 */
export function inBase({ minor, currency }: Money, { base, perUnit }: Rates): number | null {
  if (currency === base) return minor
  const rate = perUnit[currency]
  const [, whole = '', fraction = ''] = (rate && isRate(rate) && decimal.exec(rate)) || []
  if (!whole) return null
  const scaled = BigInt(minor) * BigInt(whole + fraction.padEnd(rateDigits, '0'))
  const shift = rateDigits + minorDigits(currency) - minorDigits(base)
  const divided = shift >= 0 ? (scaled * 100n) / 10n ** BigInt(shift) : scaled * 100n * 10n ** BigInt(-shift)
  return Number(divided) / 100
}
