import { phrasePattern } from '../alternatives.ts'
import { detectLanguage, type Language } from '../languages.ts'
import { correctingWords } from '../lexicon/price-words.ts'
import { sentencesOf } from '../sentences.ts'
import { type AmountOfMoney, amountsOfMoney } from './amounts-of-money.ts'
import { derivedAmounts, type PlacedAmount } from './derived-amounts.ts'
import { type Role, rolesOf } from './price-roles.ts'
import type { PriceUnit } from './price-unit.ts'
import { withCurrency } from './unnamed-currency.ts'

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

const correction = phrasePattern(correctingWords, 'iu')

/**
 * The one price that a text states, or null if it states none or several. Cautious, because it is suggested to a
 * person: each amount gets a role from the words beside it, and where two amounts compete, none is chosen.
 */
export function statedPrice(
  text: string,
  language?: Language,
  /** The currency of amounts such as '1.2k per month', unless the text names one. */
  currency?: string,
): StatedPrice | null {
  const cut = text.slice(0, maxLength)
  const spoken = language ?? detectLanguage(cut)
  const sentences = sentencesOf(cut)
  const named = candidatesOf(sentences, spoken, undefined)
  const price = chosen(
    named.length > 0 || !currency ? named : candidatesOf(sentences, spoken, currency),
    sentences,
  )
  if (!price || price.unit === 'other') return null
  return {
    amount: price.min,
    ...(price.max === price.min ? {} : { to: price.max }),
    currency: price.currency,
    ...(price.unit ? { per: price.unit } : {}),
  }
}

interface Candidate extends PlacedAmount {
  readonly role: Role
}

/** The amounts of all sentences; those of a sentence that corrects replace the former ones. */
function candidatesOf(
  sentences: readonly string[],
  language: Language,
  currency: string | undefined,
): Candidate[] {
  let found: Candidate[] = []
  let isCorrected = false
  for (const [i, original] of sentences.entries()) {
    const sentence = withCurrency(original, currency)
    const amounts = amountsOfMoney(sentence, language)
    const roles = amounts.length > 0 ? rolesOf(sentence, amounts) : []
    const candidates = amounts.map((amount, i): Candidate => {
      // '34 cents instead of 38 cents per bottle'.
      const next = amounts[i + 1]
      const isShared = next && roles[i + 1] === 'replaced' && next.end > next.unitIndex
      const unit = amount.unit ?? (isShared ? next.unit : null)
      return { ...amount, unit, sentence, role: roles[i] ?? 'none' }
    })
    const isPriced = candidates.some(({ role }) => role !== 'none' && role !== 'replaced')
    const corrects = correction.test(sentence)
    if (isPriced && (isCorrected || (i > 0 && corrects))) found = candidates
    else found = [...found, ...candidates]
    isCorrected = isPriced ? corrects : isCorrected || corrects
  }
  return found
}

/**
 * In this order: the total that follows from other amounts, the only one that is called the total or the final price,
 * the only price, the only secondary one.
 */
function chosen(amounts: readonly Candidate[], sentences: readonly string[]): AmountOfMoney | null {
  const candidates = amounts.filter(({ role }) => role !== 'none' && role !== 'replaced')
  const derived = derivedAmounts(amounts, sentences)
  const totals = amounts
    .filter((one) => derived.has(one) && one.role !== 'none')
    .sort((a, b) => Number(b.min) - Number(a.min))
  // '1.20 € a bottle, 28.80 € a case of 24' are two prices.
  if (totals[0] && isNamedUnit(totals[0])) return null
  if (totals[0]) return withoutUnitOf(totals[0], amounts)
  if (candidates.some(({ role }) => role === 'option')) return null
  const only = (...roles: Role[]) => {
    const [first, ...others] = candidates.filter(({ role }) => roles.includes(role))
    if (!first) return undefined
    const price = others.find((one) => isVague(first) && !isVague(one)) ?? first
    return others.every((one) => isSame(price, one) || isVagueOf(one, price)) &&
      (isSame(first, price) || isVagueOf(first, price))
      ? price
      : undefined
  }
  const hasPrice = candidates.some(({ role }) => role !== 'secondary')
  return only('preferred') ?? only('preferred', 'price') ?? (hasPrice ? null : (only('secondary') ?? null))
}

/** Such as 'per month'; '600 € for 12 pieces at 50 €' isn't for one piece. */
const times: ReadonlySet<AmountOfMoney['unit']> = new Set(['day', 'week', 'month', 'year'])

/** Whether its unit stands after the amount itself and is no time. */
const isNamedUnit = ({ unit, end, unitIndex }: AmountOfMoney): boolean =>
  unit !== null && end > unitIndex && !times.has(unit)

const withoutUnitOf = (total: Candidate, amounts: readonly Candidate[]): AmountOfMoney =>
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
