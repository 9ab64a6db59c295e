import { utcDay } from '../language/dates/days.ts'
import { statedDate } from '../language/dates/stated-date.ts'
import { detectLanguage } from '../language/detect-language.ts'
import { amountsOfMoney } from '../language/money/amounts/amounts-of-money.ts'
import { statedPrice } from '../language/money/stated-price.ts'
import { type LengthTopic, statedLengths } from '../language/quantities/stated-lengths.ts'
import { statedQuantity } from '../language/quantities/stated-quantity.ts'
import { sentencesOf } from '../language/sentences.ts'
import { minorDigits, minorOf } from '../shared/proposals/money.ts'
import type { SuggestedTerm, Suggestion, SuggestionSource, TermSuggestions } from './schema.ts'

/** A text that both sides may read, or one's own. */
export interface SourceText {
  readonly source: SuggestionSource
  readonly text: string
}

/** How many different values of a kind are suggested. */
const maxSuggestions = 5

/** What a text states that a proposal can contain. */
export function statedIn({ source, text: whole }: SourceText, now: Date) {
  const text = whole.slice(0, maxTextLength)
  const language = detectLanguage(text)
  return {
    source,
    price: priceIn(text),
    /** Of all its amounts, in the order of the text. */
    currencies: sentencesOf(text).flatMap((sentence) =>
      amountsOfMoney(sentence, language).map(({ currency }) => currency),
    ),
    quantity: statedQuantity(text, language),
    date: statedDate(text, { today: utcDay(now), dayFirst: language !== 'en' }),
    terms: termsIn(text),
  }
}

/** Each stated value with its source, in the order of the texts. A page offers these values and fills in none by itself. */
export function suggestionsFrom(read: readonly ReturnType<typeof statedIn>[]): TermSuggestions {
  return {
    currency: read.flatMap(({ currencies }) => currencies)[0] ?? null,
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

/**
 * The currency to assume for prices without one, such as '45 an hour': the only one that the texts name; undefined if they
 * name none or several.
 */
export function onlyCurrencyOf(read: readonly ReturnType<typeof statedIn>[]): string | undefined {
  const [only, ...others] = new Set(read.flatMap(({ currencies }) => currencies))
  return others.length === 0 ? only : undefined
}

/**
 * The price that a text states, in minor units; null without one. Prices with more decimals than their currency, such as
 * 0.0450 € per kWh, are left out, because a package can't contain them.
 * @param currency the currency of an amount without one; without `currency` such an amount isn't a price
 */
export function priceIn(whole: string, currency?: string) {
  const price = statedPrice(whole.slice(0, maxTextLength), undefined, currency)
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

const lengthKeys: Readonly<Record<LengthTopic, string>> = {
  payment: 'payment_term',
  delivery: 'delivery_time',
  warranty: 'warranty',
  contract: 'contract_term',
  notice: 'notice_period',
  response: 'response_time',
}

const termsIn = (text: string): SuggestedTerm[] =>
  statedLengths(text).map(({ about, value, unit }) => ({
    key: lengthKeys[about],
    kind: 'number',
    value,
    unit,
  }))

/** Longer texts are cut. */
const maxTextLength = 2_000
