import { alternatives, phrasePattern } from '../../alternatives.ts'
import type { Language } from '../../languages.ts'
import { animalNouns, taxWords } from '../../lexicon/money/price-unit-words.ts'
import { perAt } from '../../quantities/quantities.ts'
import { isNoUnit, type PriceUnit, priceUnitOf } from './price-unit.ts'
import { hasSecondUnit, unitAfter } from './unit-after.ts'
import { isEachBefore, perNameBefore, unitBefore } from './unit-before.ts'

/** What an amount of money is counted by. */
export interface CountedBy {
  /** null for a total, 'other' for what no price is counted by here, such as '100 kg'. */
  readonly unit: PriceUnit | 'other' | null
  /** The same in the form of `Quantity.per`, and how many of its base units it is. */
  readonly per: string | null
  readonly factor: number
  /** Of the text after the amount that says so. */
  readonly length: number
}

/** 'per 100 kg' is no price of one unit. */
const isNumbered = /^\s*(?:\/|\p{L}+)\s*(?!1\s)\d/u

/** 'Every fortnight for 35 quid a cut' */
const howOftenBefore =
  /(?<!\p{L})(?:every|each|alle|jede[nrs]?|chaque|(?:tous|toutes) les|cada)\s(?:\p{L}+\s)?(?:day|week|month|fortnight|tag|woche|monat|jour|semaine|mois|día|semana|mes)\p{L}*[^\d,;]{0,35}$/iu

/** '1,150 euros a head' of twelve cattle. */
const isHead = /^\s(?:a|per|par|por|pro|je|la)\s(?:head|tête|cabeza|kopf)(?!\p{L})/iu
const animal = phrasePattern(animalNouns, 'iu')

/** French 'je' is no German 'per'. */
const frenchI = /(?<!\p{L})je\s/giu
const withoutFrenchI = (text: string, language: Language) =>
  language === 'fr' ? text.replace(frenchI, '') : text

/** Words about taxes between an amount and its unit. */
const tax = new RegExp(String.raw`^(?:\s*[,(]?\s*(?:${alternatives(taxWords)})(?![\p{L}])[)]?){1,3}`, 'iu')

/** '$28/yd²' */
const unknownUnit = /^\s?\/\s?\p{L}/u

/** What an amount is counted by, from the words after it, else from those before it. */
export function countedBy(textBefore: string, textAfter: string, language: Language): CountedBy {
  const taxes = tax.exec(textAfter)?.[0].length ?? 0
  const rest = withoutFrenchI(textAfter.slice(taxes), language)
  const before = withoutFrenchI(textBefore, language)
  const known = unitAfter(textBefore, rest)
  const per = perAt(rest, language)
  const length = taxes + Math.max(per?.length ?? 0, known?.length ?? 0)
  const generic =
    per && !isNoUnit(per.name, language) ? (isNumbered.test(rest) ? 'other' : priceUnitOf(per.name)) : null
  const named = known?.unit ?? generic
  const after = named === 'person' && isHead.test(rest) && animal.test(textBefore) ? 'unit' : named
  const isBySeveral =
    after !== null &&
    (hasSecondUnit(textAfter.slice(length), length > 0, after) ||
      isOtherBefore(before, after, rest.slice(0, length)) ||
      (isEachBefore(before) && after !== 'unit' && after !== 'person'))
  const isUnknown = after === null && unknownUnit.test(rest)
  return {
    unit: isBySeveral || isUnknown ? 'other' : (after ?? unitBefore(before)),
    per: per?.per ?? null,
    factor: per?.factor ?? 1,
    length,
  }
}

/** Whether the text before an amount names another unit than `unit`, which `wordsAfter` name after it. */
function isOtherBefore(before: string, unit: PriceUnit | 'other', wordsAfter: string): boolean {
  const name = perNameBefore(before)
  if (name === undefined || howOftenBefore.test(before)) return false
  return priceUnitOf(name) !== unit || (unit === 'unit' && !wordsAfter.includes(name))
}

/**
 * More than anybody charges for one, in currencies of a similar value: the unit then belongs to something else, as in
 * 'my last word: 18,500 €' and 'a plot of 600 m² at 84,000 €'.
 */
const highestPrices: Readonly<Partial<Record<PriceUnit, number>>> = {
  word: 5,
  line: 300,
  kWh: 5,
  km: 100,
  page: 500,
  l: 5000,
  hour: 5000,
  m2: 20_000,
}
const similarCurrencies: ReadonlySet<string> = new Set(['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD'])

/** Whether an amount can be the price of one unit. */
export const isPlausiblePrice = (amount: string, currency: string, unit: CountedBy['unit']): boolean =>
  unit === null ||
  unit === 'other' ||
  !similarCurrencies.has(currency) ||
  Number(amount) <= (highestPrices[unit] ?? Number.POSITIVE_INFINITY)
