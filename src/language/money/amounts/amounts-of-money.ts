import { minorDigits } from '../../../shared/proposals/money.ts'
import type { Language } from '../../languages.ts'
import { memoizeTextByLanguage } from '../../memoize-text.ts'
import { type Bound, boundAfter, boundBefore } from '../../quantities/bounds.ts'
import { type Topic, topicOf } from '../../topics.ts'
import { currencyOf, type NamedCurrency } from '../currencies/currencies.ts'
import { type CountedBy, countedBy, isPlausiblePrice } from '../units/counted-by.ts'
import { amountPartsOf, amountPattern, anyCurrency } from './amount-pattern.ts'
import { rangeOf } from './amount-range.ts'
import { decimalAmount } from './exact-amount.ts'

/** An amount of money that a text states. */
export interface AmountOfMoney {
  /** Decimal numbers such as '16500.00'; both are equal unless the text states a range. */
  readonly min: string
  readonly max: string
  /** ISO 4217 code. */
  readonly currency: string
  readonly bound: Bound
  readonly unit: CountedBy['unit']
  readonly per: CountedBy['per']
  readonly perFactor: CountedBy['factor']
  readonly topic: Topic | null
  /** Its place in the text, `end` exclusive. */
  readonly index: number
  readonly end: number
  /** Where the amount without its unit ends. */
  readonly unitIndex: number
}

/** A limit for one text: a text with more amounts is a price list, from which nothing is concluded. */
const maxAmounts = 12
/** How far before an amount its words can matter; keeps long texts linear. */
const vicinity = 100

/** Every amount of money in a sentence, in reading order; at most a dozen. */
export const amountsOfMoney = memoizeTextByLanguage((sentence, language): readonly AmountOfMoney[] => {
  const found: AmountOfMoney[] = []
  if (!anyCurrency.test(sentence)) return found
  for (const match of sentence.matchAll(amountPattern)) {
    if (found.length >= maxAmounts) break
    const amount = amountAt(sentence, match, language)
    if (amount) found.push(amount)
  }
  return found
})

/**
 * The amount of a match (see `amountPartsOf`); null for a number that is none, and for two that are no range.
 *
 * @param otherwise the currency of a match which names none
 */
export function amountAt(
  text: string,
  match: RegExpExecArray,
  language: Language,
  otherwise = '',
): AmountOfMoney | null {
  const parts = amountPartsOf(match)
  const { name, place } = parts.currency ?? { name: otherwise, place: 'after' }
  const currency = currencyOf(name, place)
  if (!currency || (currency.isCents && isHundred.test(`${parts.low} ${name}`))) return null
  // '64 p. Nacht'
  if (language !== 'en' && / p$/.test(match[0])) return null
  const end = match.index + match[0].length
  const textBefore = text.slice(Math.max(0, match.index - vicinity), match.index)
  const textAfter = text.slice(end, end + vicinity)
  const range = rangeOf(textBefore, {
    low: exactAmount(parts.low, parts.cents, currency),
    high: parts.high === undefined ? undefined : exactAmount(parts.high, parts.cents, currency),
    joiner: parts.joiner,
  })
  if (!range) return null
  const [min, max] = range
  const isLastOnly = parts.high !== undefined && min === max
  const counted = countedBy(textBefore, textAfter, language)
  const rest = textAfter.slice(counted.length)
  return {
    min,
    max,
    currency: currency.code,
    bound: boundOf(range, parts.hasPlus ? 'at least' : boundBeside(textBefore, rest)),
    unit: isPlausiblePrice(min, currency.code, counted.unit) ? counted.unit : 'other',
    per: counted.per,
    perFactor: counted.factor,
    topic: topicOf(text, match.index),
    index: isLastOnly ? match.index + match[0].lastIndexOf(parts.high) : match.index,
    end: end + counted.length,
    unitIndex: end,
  }
}

const boundBeside = (before: string, after: string): Bound | null =>
  boundBefore(before) ?? (plusSomething.test(after) ? null : boundAfter(after))

const boundOf = ([min, max]: [string, string], bound: Bound | null): Bound =>
  min !== max && bound !== 'at most' ? 'range' : (bound ?? 'exact')

/** '500 plus travel' is no 'at least 500'. */
const plusSomething = /^\s*plus\s\p{L}/iu

/** The number of a currency, or of its cents, as a decimal number; null if it can't be read. */
const exactAmount = (
  number: string,
  cents: string | undefined,
  { code, isCents }: NamedCurrency,
): string | null => (isCents ? centsOf(number) : decimalAmount(withCents(number, cents), minorDigits(code)))

/** 'Cinq cents' is a number. */
const isHundred = /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|mille) cents?$/iu

/** '12' and '50', or 'six' and 'cinquante', as '12.50' and '6.50'. */
function withCents(number: string, cents: string | undefined): string {
  const [whole, hundredths] = [
    decimalAmount(number, 0),
    decimalAmount(cents === 'medio' ? '50' : (cents ?? ''), 0),
  ]
  return whole && hundredths && /^\d+$/.test(whole) && /^\d\d$/.test(hundredths)
    ? `${whole}.${hundredths}`
    : number
}

/** '5 cents' as '0.05'. */
function centsOf(number: string): string | null {
  const cents = decimalAmount(number, 0)
  if (!cents) return null
  const [whole = '', decimals = ''] = cents.split('.')
  const padded = whole.padStart(3, '0')
  return `${padded.slice(0, -2)}.${padded.slice(-2)}${decimals}`
}
