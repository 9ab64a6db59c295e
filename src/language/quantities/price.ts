import { detectLanguage } from '../detect-language.ts'
import type { Language } from '../languages.ts'
import { priceCues } from '../lexicon/money/money-words.ts'
import { amountsOfMoney } from '../money/amounts/amounts-of-money.ts'
import { sentencesOf } from '../sentences.ts'
import { interval, type Quantity } from './quantity.ts'

export interface Price {
  /** In whole units of the currency. Equal for a single price; 0 and a number for a maximum. */
  readonly min: number
  /** Infinity for a price that starts at `min`. */
  readonly max: number
  /** ISO 4217 code. */
  readonly currency: string
  /** 'hour', 'time' (a day), 'mass' (a kilogram) or another base unit of `Dimension`, or a noun's stem; null for the whole. */
  readonly per: string | null
  /** Whether the text calls it a maximum or a budget. */
  readonly isMaximum: boolean
}

/** The amounts of money in a sentence, in whole units of their currencies and per base unit, to be compared. */
export const moneyIn = (sentence: string, language: Language): Quantity[] =>
  amountsOfMoney(sentence, language).map(
    ({ min, max, currency, bound, per, perFactor, topic, index, end }) => {
      const amounts = interval(Number(min) / perFactor, Number(max) / perFactor, bound)
      return { dimension: `money:${currency}`, per, subject: [], ...amounts, topic, index, end }
    },
  )

/** Whether an amount is a price or a budget, rather than the sum of an insurance. */
export const isPrice = ({ dimension, topic }: Quantity): boolean =>
  dimension.startsWith('money:') && topic !== 'insurance'

/**
 * The price or budget that a listing states, from its points, else its name, else its description. Prices that a
 * sentence calls so come first. Fees and minimum orders are none.
 */
export function findPrice(
  { name, description, points }: { name: string; description: string; points: readonly string[] },
  language: Language = detectLanguage([name, ...points, description].join('\n')),
): Price | null {
  const sentences = [...points, name, description].flatMap(sentencesOf)
  return (
    firstPrice(
      sentences.filter((sentence) => priceCues.price.test(sentence)),
      language,
    ) ?? firstPrice(sentences, language)
  )
}

function firstPrice(sentences: readonly string[], language: Language): Price | null {
  for (const sentence of sentences) {
    if (priceCues.fee.test(sentence)) continue
    const amount = moneyIn(sentence, language).find((one) => isPrice(one) && one.bound !== 'order from')
    if (amount) return priceOf(amount, sentence)
  }
  return null
}

function priceOf({ dimension, bound, per, ...amount }: Quantity, sentence: string): Price {
  const isMaximum = bound === 'at most' || (bound === 'exact' && priceCues.budget.test(sentence))
  const { min, max } = bound === 'from' ? { min: amount.min, max: Number.POSITIVE_INFINITY } : amount
  return { min: isMaximum ? 0 : min, max, currency: dimension.slice('money:'.length), per, isMaximum }
}
