import { alternatives, phrasePattern } from '../alternatives.ts'
import { discountWords, grossWords, netWords, resultWords } from '../lexicon/money/price-words.ts'
import { numberOf, numberSource } from '../quantities/numbers.ts'
import type { AmountOfMoney } from './amounts/amounts-of-money.ts'

/** An amount in its sentence. */
export interface PlacedAmount extends AmountOfMoney {
  readonly sentence: string
}

const number = new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?:${numberSource})(?![\p{L}\p{N}])`, 'giu')
const percentage =
  /(?<![\p{L}\p{N}.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|percent|prozent|pour cent|por ciento)/giu
const gross = phrasePattern(grossWords, 'iu')
const result = phrasePattern(resultWords, 'iu')
const discount = phrasePattern(discountWords, 'iu')
const net = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(netWords)})(?!\p{L})`, 'iu')

/** Value added taxes are between 3 and 27 %. */
const taxFactors = [1.03, 1.27] as const
/** How far from an amount 'net' or 'with VAT' stands. */
const taxDistance = 16
/** How far before a sum 'so' and the like stand. */
const resultDistance = 28
/** More amounts are a list, in which sums arise by chance. */
const maxSummands = 6

/**
 * The amounts that follow from other ones of the text: a unit price times a number, the sum of others, a price with its
 * tax or less its discount. Such an amount is the total, unless another one follows from it in turn.
 */
export function derivedAmounts(
  amounts: readonly PlacedAmount[],
  /** All of the text: what is counted can stand in another sentence than the price. */
  sentences: readonly string[],
): ReadonlySet<PlacedAmount> {
  const exact = amounts.filter(({ min, max }) => min === max)
  if (exact.length < 2) return new Set()
  const counts = sentences.flatMap((sentence) =>
    [...sentence.matchAll(number)].map(([text]) => numberOf(text)).filter((count) => count > 1),
  )
  const percentages = sentences.flatMap((sentence) =>
    [...sentence.matchAll(percentage)].map(([, digits = '']) => Number(digits.replace(',', '.')) / 100),
  )
  const isDiscounted = sentences.some((sentence) => discount.test(sentence))
  const derived = new Map<PlacedAmount, ReadonlySet<PlacedAmount>>()
  for (const whole of exact) {
    const others = exact.filter((one) => one.currency === whole.currency && one !== whole)
    const parts = others.filter(
      (one) =>
        isProduct(whole, one, counts) ||
        isGrossOf(whole, one) ||
        percentages.some(
          (share) =>
            isNear(amountOf(one) * (1 + share), amountOf(whole)) ||
            (isDiscounted && isNear(amountOf(one) * (1 - share), amountOf(whole))),
        ),
    )
    if (parts.length > 0 || (isResult(whole) && isSumOf(amountOf(whole), others)))
      derived.set(whole, new Set(parts))
  }
  const isPart = (one: PlacedAmount) => [...derived.values()].some((parts) => parts.has(one))
  return new Set([...derived.keys()].filter((one) => !isPart(one)))
}

const amountOf = ({ min }: PlacedAmount): number => Number(min)

/** Of a unit price; '240 guests at 30 €' can follow from two counts only by chance. */
const isProduct = (whole: PlacedAmount, one: PlacedAmount, counts: readonly number[]): boolean =>
  counts.some((count) => isProductOf(count, amountOf(one), amountOf(whole)))

/** Without such a word, a sum can be by chance. */
const isResult = ({ sentence, index, end }: PlacedAmount): boolean =>
  result.test(sentence.slice(Math.max(0, index - resultDistance), index)) ||
  result.test(sentence.slice(end, end + resultDistance))

/** Whether some of the amounts add up to a value. */
function isSumOf(value: number, others: readonly PlacedAmount[]): boolean {
  const values = others.map(amountOf).filter((one) => one < value)
  if (values.length < 2 || values.length > maxSummands) return false
  const sums = (from: number, rest: number, count: number): boolean =>
    (count > 1 && isEqual(rest, 0)) ||
    (rest > 0 && values.slice(from).some((one, i) => sums(from + i + 1, rest - one, count + 1)))
  return sums(0, value, 0)
}

/** Prices of one are often rounded to cents. */
const isProductOf = (count: number, price: number, whole: number): boolean =>
  Math.abs(count * price - whole) <= Math.max(0.005, Math.min(count * 0.005, whole * 0.001))

const isEqual = (a: number, b: number): boolean => Math.abs(a - b) < 0.005
/** Taxes and discounts are rounded to cents, or to whole units. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= (b >= 100 && b % 1 === 0 ? 0.5 : 0.011)

function isGrossOf(whole: PlacedAmount, part: PlacedAmount): boolean {
  const factor = amountOf(whole) / amountOf(part)
  if (factor < taxFactors[0] || factor > taxFactors[1]) return false
  return gross.test(around(whole)) && net.test(around(part))
}

const around = ({ sentence, index, end }: PlacedAmount): string =>
  sentence.slice(Math.max(0, index - taxDistance), end + taxDistance)
