import { utcDay } from '../language/dates/days.ts'
import { statedDate } from '../language/dates/stated-date.ts'
import { detectLanguage } from '../language/languages.ts'
import { statedPrice } from '../language/money/stated-price.ts'
import { quantitiesOf } from '../language/quantities/quantities.ts'
import { statedQuantity } from '../language/quantities/stated-quantity.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { Topic } from '../language/topics.ts'
import { minorDigits, minorOf } from '../shared/money.ts'
import type { SuggestedTerm, Suggestion, SuggestionSource, TermSuggestions } from './schema.ts'

/** A text that both sides may read, or one's own. */
export interface SourceText {
  readonly source: SuggestionSource
  readonly text: string
}

/** How many different values of a kind are suggested. */
const maxSuggestions = 5

/**
 * What texts state that a proposal can contain, each with its source, in the order of the texts. A page offers these
 * values and fills in none by itself.
 */
export function suggestionsFrom(texts: readonly SourceText[], now: Date): TermSuggestions {
  const today = utcDay(now)
  const read = texts.map(({ source, text }) => {
    const language = detectLanguage(text)
    return {
      source,
      price: priceIn(text),
      quantity: statedQuantity(text, language),
      date: statedDate(text, { today, dayFirst: language !== 'en' }),
      terms: termsIn(text),
    }
  })
  return {
    prices: distinct(read, ({ price }) => (price ? [price] : [])),
    quantities: distinct(read, ({ quantity }) => (quantity ? [quantity] : [])),
    dates: distinct(read, ({ date }) => (date ? [date] : [])),
    terms: distinct(read, ({ terms }) => terms),
  }
}

function distinct<R extends { readonly source: SuggestionSource }, T>(
  read: readonly R[],
  valuesOf: (one: R) => readonly T[],
): Suggestion<T>[] {
  const found = new Map<string, Suggestion<T>>()
  for (const one of read)
    for (const value of valuesOf(one)) {
      const key = JSON.stringify(value)
      if (!found.has(key)) found.set(key, { value, source: one.source })
    }
  return [...found.values()].slice(0, maxSuggestions)
}

/** Prices with more decimals than their currency, such as 0.0450 € per kWh, are no amount of a package. */
function priceIn(text: string) {
  const price = statedPrice(text)
  if (!price) return null
  const minor = minorIn(price.amount, price.currency)
  const to = price.to === undefined ? undefined : minorIn(price.to, price.currency)
  if (minor === null || to === null) return null
  return { minor, ...(to === undefined ? {} : { to }), currency: price.currency, per: price.per ?? null }
}

/** Without trailing zeros beyond the currency's decimals. */
function minorIn(amount: string, currency: string): number | null {
  const [whole = '', decimals = ''] = amount.split('.')
  const digits = minorDigits(currency)
  const rest = decimals.slice(digits)
  return /^0*$/.test(rest)
    ? minorOf(digits ? `${whole}.${decimals.slice(0, digits)}` : whole, currency)
    : null
}

/** Terms that are a length of time, by what it is about. */
const timeTerms: Partial<Record<Topic, Pick<SuggestedTerm, 'key' | 'label'>>> = {
  payment: { key: 'payment_term', label: 'Payment term' },
  delivery: { key: 'delivery_time', label: 'Delivery time' },
  warranty: { key: 'warranty', label: 'Warranty' },
  contract: { key: 'contract_term', label: 'Contract term' },
  response: { key: 'response_time', label: 'Response time' },
}

/** From the largest, in days (see `unitRows`). */
const periods = [
  [365.25, 'years'],
  [30.44, 'months'],
  [7, 'weeks'],
  [1.4, 'working days'],
  [1, 'days'],
  [1 / 24, 'hours'],
] as const

function termsIn(text: string): SuggestedTerm[] {
  return sentencesOf(text.slice(0, maxTextLength)).flatMap((sentence) =>
    quantitiesOf(sentence, detectLanguage(sentence)).flatMap(({ dimension, per, topic, min, max, bound }) => {
      const named = topic && timeTerms[topic]
      if (dimension !== 'time' || per !== null || !named || bound === 'range' || bound === 'about') return []
      const days = Number.isFinite(max) ? max : min
      const [length, unit] = periods.find(([length]) => isWhole(days / length)) ?? [1, 'days']
      const value = Math.round(days / length)
      return value > 0 ? [{ ...named, kind: 'number' as const, value, unit }] : []
    }),
  )
}

/** Longer texts are cut. */
const maxTextLength = 10_000
const isWhole = (value: number): boolean => value >= 0.999 && Math.abs(value - Math.round(value)) < 0.001
