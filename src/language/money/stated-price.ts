import { detectLanguage } from '../detect-language.ts'
import type { Language } from '../languages.ts'
import { sentencesOf } from '../sentences.ts'
import type { AmountOfMoney } from './amounts/amounts-of-money.ts'
import type { PricedText } from './decision/features.ts'
import { bestOf, minProbability } from './decision/model.ts'
import { type Candidate, candidatesIn } from './price-candidates.ts'
import type { PriceUnit } from './units/price-unit.ts'

/** The price that a text states. */
export interface StatedPrice {
  /** A decimal number such as '16500.00'; the lower end of a range. */
  readonly amount: string
  /** The upper end of a range. */
  readonly to?: string
  /** ISO 4217 code. */
  readonly currency: string
  /** Absent for a total. */
  readonly per?: PriceUnit
}

/** Longer texts are cut: they are documents, not offers. */
const maxLength = 10_000

/**
 * The one price that a text states, or null if it states none or several. Cautious, because it is suggested to a
 * person: a model chooses among the amounts, and nothing is suggested where it isn't sure enough.
 */
export function statedPrice(
  text: string,
  language?: Language,
  /** The currency of amounts such as '1.2k per month', unless the text names one. */
  currency?: string,
): StatedPrice | null {
  const read = readPrice(text, language, currency)
  const best = bestOf(read)
  if (!best || best.probability < minProbability) return null
  const { price } = best
  return {
    amount: price.min,
    ...(price.max === price.min ? {} : { to: price.max }),
    currency: price.currency,
    ...(price.unit ? { per: price.unit } : {}),
  }
}

/** The amounts of a text, and the one that the rules choose. */
export function readPrice(text: string, language?: Language, currency?: string): PricedText {
  const cut = text.slice(0, maxLength)
  const spoken = language ?? detectLanguage(cut)
  const sentences = sentencesOf(cut)
  const found = candidatesIn(sentences, spoken, currency)
  const price = chosen(found)
  // The chosen one can have lost its unit.
  const candidates = found.map((one) => (price?.at === one.at && price.index === one.index ? price : one))
  return { language: spoken, sentences, candidates, price }
}

/**
 * In this order: the total that follows from other amounts, the only one that is called the total or the final price,
 * the only price, the only secondary one.
 */
function chosen(found: readonly Candidate[]): Candidate | null {
  const amounts = found.filter(({ role }) => role !== 'bare')
  const [total] = amounts
    .filter((one) => one.isDerived && one.role !== 'none')
    .sort((a, b) => Number(b.min) - Number(a.min))
  // '1.20 € a bottle, 28.80 € a case of 24' are two prices.
  if (total) return isNamedUnit(total) ? null : withoutUnitOf(total, amounts)
  const candidates = amounts.filter(({ role }) => role !== 'none' && role !== 'replaced')
  if (candidates.some(({ role }) => role === 'option')) return null
  const preferred = candidates.filter(({ role }) => role === 'preferred')
  const prices = candidates.filter(({ role }) => role !== 'secondary')
  return onlyPrice(preferred) ?? onlyPrice(prices.length > 0 ? prices : candidates)
}

/** The amount that all candidates state, some perhaps without its unit; null if they differ. */
function onlyPrice(candidates: readonly Candidate[]): Candidate | null {
  const price = candidates.find((one) => !isVague(one)) ?? candidates[0]
  return price && candidates.every((one) => isSame(price, one) || isVagueOf(one, price)) ? price : null
}

/** Such as 'per month'; '600 € for 12 pieces at 50 €' isn't for one piece. */
const times: ReadonlySet<AmountOfMoney['unit']> = new Set(['day', 'week', 'month', 'year'])

/** Whether its unit stands after the amount itself and is no time. */
const isNamedUnit = ({ unit, end, unitIndex }: AmountOfMoney): boolean =>
  unit !== null && end > unitIndex && !times.has(unit)

const withoutUnitOf = (total: Candidate, amounts: readonly Candidate[]): Candidate =>
  times.has(total.unit) &&
  amounts.some(({ unit, min }) => unit !== total.unit && Number(min) < Number(total.min))
    ? total
    : { ...total, unit: null }

/** Without a unit, or by a piece: the same amount can be repeated with what it is counted by. */
const isVague = ({ unit }: AmountOfMoney): boolean => unit === null || unit === 'unit'
const isVagueOf = (vague: AmountOfMoney, price: AmountOfMoney): boolean =>
  isVague(vague) && isSame({ ...vague, unit: price.unit }, price)

const isSame = (a: AmountOfMoney, b: AmountOfMoney): boolean =>
  a.min === b.min && a.max === b.max && a.currency === b.currency && a.unit === b.unit
