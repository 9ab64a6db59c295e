/** Money in integer minor units, and its decimal form on the wire. No float ever holds an amount. */

export interface Money {
  /** Minor units of the currency: 1650000 for EUR 16,500.00. A safe integer. */
  readonly minor: number
  /** ISO 4217, such as EUR. */
  readonly currency: string
}

/** The largest amount, in minor units: 15 digits, so that every amount is a safe integer. */
export const maxMinor = 999_999_999_999_999

/**
 * Digits after the decimal separator by ISO 4217, where it isn't two. Not from Intl: its digits follow customary cash use
 * (none for HUF), differ between browsers and change with their versions, which would change what a stored amount means.
 */
const digitsOf: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
])

export const minorDigits = (currency: string): number => digitsOf.get(currency) ?? 2

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Whether this is the upper-case code of a currency. */
export const isCurrency = (code: string): boolean => currencies.has(code)

/**
 * Reads a decimal amount such as '16500.00' as minor units. Null unless it is plain digits with at most the currency's
 * minor digits after a point.
 */
export function minorOf(amount: string, currency: string): number | null {
  const [, whole, fraction = ''] = /^(0|[1-9]\d*)(?:\.(\d+))?$/.exec(amount) ?? []
  const digits = minorDigits(currency)
  if (whole === undefined || fraction.length > digits || whole.length > 15) return null
  const minor = Number(whole + fraction.padEnd(digits, '0'))
  return minor <= maxMinor ? minor : null
}

/** The decimal amount with all of the currency's minor digits: '16500.00', and '16500' for JPY. */
export function decimalOf({ minor, currency }: Money): string {
  const digits = minorDigits(currency)
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** The amount in a reader's locale, such as '16.500,00 €'. */
export function showMoney(money: Money, locale?: string): string {
  const digits = minorDigits(money.currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimalOf(money) as Intl.StringNumericLiteral)
}
