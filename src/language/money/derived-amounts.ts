import { alternatives, phrasePattern } from '../alternatives.ts'
import { grossWords, netWords, resultWords } from '../lexicon/price-words.ts'
import { numberOf, numberSource } from '../quantities/numbers.ts'
import type { AmountOfMoney } from './amounts-of-money.ts'

/** An amount in its sentence. */
export interface PlacedAmount extends AmountOfMoney {
  readonly sentence: string
}

const number = new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?:${numberSource})(?![\p{L}\p{N}])`, 'giu')
const gross = phrasePattern(grossWords, 'iu')
const result = phrasePattern(resultWords, 'iu')
const net = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(netWords)})(?!\p{L})`, 'iu')

/** Value added taxes are between 3 and 27 %. */
const taxFactors = [1.03, 1.27] as const
/** How far from an amount 'net' or 'with VAT' stands. */
const taxDistance = 16
/** How far before a sum 'so' and the like stand. */
const resultDistance = 28

/**
 * The amounts that follow from other ones of the text: a unit price times a number, the sum of others, a net price with
 * its tax. Such an amount is the total.
 */
export function derivedAmounts(amounts: readonly PlacedAmount[]): ReadonlySet<PlacedAmount> {
  const exact = amounts.filter(({ min, max }) => min === max)
  if (exact.length < 2) return new Set()
  const counts = [...new Set(exact.map(({ sentence }) => sentence))].flatMap((sentence) =>
    [...sentence.matchAll(number)].map(([text]) => numberOf(text)).filter((count) => count > 1),
  )
  return new Set(
    exact.filter((whole) => {
      const value = Number(whole.min)
      const others = exact.filter((one) => one.currency === whole.currency && Number(one.min) < value)
      return (
        others.some((one) => counts.some((count) => isEqual(count * Number(one.min), value))) ||
        others.some((one) => isGrossOf(whole, one)) ||
        (isResult(whole) && isSumOf(value, others))
      )
    }),
  )
}

/** Without such a word, a sum can be by chance. */
const isResult = ({ sentence, index, end }: PlacedAmount): boolean =>
  result.test(sentence.slice(Math.max(0, index - resultDistance), index)) ||
  result.test(sentence.slice(end, end + resultDistance))

const isSumOf = (value: number, others: readonly PlacedAmount[]): boolean =>
  others.some((a, i) => others.slice(i + 1).some((b) => isEqual(Number(a.min) + Number(b.min), value))) ||
  isEqual(
    others.reduce((sum, { min }) => sum + Number(min), 0),
    value,
  )

const isEqual = (a: number, b: number): boolean => Math.abs(a - b) < 0.005

function isGrossOf(whole: PlacedAmount, part: PlacedAmount): boolean {
  const factor = Number(whole.min) / Number(part.min)
  if (factor < taxFactors[0] || factor > taxFactors[1]) return false
  return gross.test(around(whole)) && net.test(around(part))
}

const around = ({ sentence, index, end }: PlacedAmount): string =>
  sentence.slice(Math.max(0, index - taxDistance), end + taxDistance)
