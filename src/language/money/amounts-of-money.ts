import { minorDigits } from '../../shared/proposals/money.ts'
import { alternatives, phrasePattern } from '../alternatives.ts'
import type { Language } from '../languages.ts'
import { animalNouns } from '../lexicon/money/price-unit-words.ts'
import { afterOrdinals, changeVerbs } from '../lexicon/money/price-words.ts'
import { amountRangeWords, andWords, betweenWords } from '../lexicon/quantities/quantity-words.ts'
import { memoizeTextByLanguage } from '../memoize-text.ts'
import { type Bound, boundAfter, boundBefore } from '../quantities/bounds.ts'
import { perAt } from '../quantities/quantities.ts'
import { type Topic, topicOf } from '../topics.ts'
import { currencyAfter, currencyBefore, currencyCode, currencyOf } from './currencies.ts'
import { amountSource, decimalAmount, wordSource } from './exact-amount.ts'
import { isNoUnit, type PriceUnit, priceUnitOf } from './price-unit.ts'
import { hasSecondUnit, taxLength, unitAfter } from './unit-after.ts'
import { isEachBefore, perNameBefore, unitBefore } from './unit-before.ts'

/** An amount of money that a text states. */
export interface AmountOfMoney {
  /** Decimal numbers such as '16500.00'; both are equal unless the text states a range. */
  readonly min: string
  readonly max: string
  /** ISO 4217 code. */
  readonly currency: string
  readonly bound: Bound
  /** What it is counted by; null for a total, 'other' for what no price is counted by here, such as '100 kg'. */
  readonly unit: PriceUnit | 'other' | null
  /** The same in the form of `Quantity.per`, and how many of its base units it is. */
  readonly per: string | null
  readonly perFactor: number
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

const joiners = alternatives(`${amountRangeWords} | auf | till | or | oder | ou | o`)
/** What stands after Swiss and German amounts without cents: '500.–', '500,-'. */
const noCents = `(?:[.,][-–—]{1,2})?`
/** After the currency: '12€50', '12 euros 50 per plate', '12 euros con 50', 'six euros cinquante', 'dos euros y medio'. */
const cents =
  String.raw`(?:(?:(?<=€|\de)|\s(?:(?:and|und|et|con|y)\s)?)(?<cents>\d{2}|medio|${wordSource})` +
  String.raw`(?:(?<=[€e]\d\d)(?!\d)|\s(?:cents?|centimes?|c[eé]ntimos?)(?!\p{L})|(?=\s*(?:[.;!?)]|$)|,\s|\s?/|\s(?:per|pro|par|por|a|an|each|apiece|je|the|le|la|el|das|der|die|du|del|pièce|ht|ttc|net)(?!\p{L})|\s(?:de )?l['’])))?`
/** '260e', '45e ferme', '13e50', '12e/h', '9e la pièce', but neither '20e siècle' nor '4e étage'. */
const euroLetter = String.raw`(?:(?<=\d{3})e|(?<=\d{2}\s?)e(?!\s(?:${alternatives(afterOrdinals)})(?!\p{L}))|e(?=\d{2}(?!\d)|\s?/\s?\p{L}|\s(?:de\s)?(?:la?|le|el|l['’])(?!\p{L})))(?!\p{L}|\p{N}(?!\d(?!\d)))`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(?<![-–—+](?=\d))(?:` +
    String.raw`(?<before>${currencyBefore})\s?(?<first>${amountSource})${noCents}` +
    String.raw`(?:\s?(?<beforeJoiner>${joiners})\s?(?:${currencyBefore})?\s?(?<second>${amountSource})${noCents})?` +
    String.raw`(?:\s?(?=\p{L})(?<code>${currencyCode})(?!\p{L}))?` +
    `|(?<low>${amountSource})${noCents}` +
    String.raw`(?:\s?(?:${currencyAfter})?\s?(?<joiner>${joiners})\s?(?<high>${amountSource})${noCents})?` +
    String.raw`[\s-]?(?:d(?:e\s|['’]))?(?<after>${currencyAfter}|€(?=\d{2}(?!\d))|${euroLetter})${cents})(?<more>\+)?`,
  'giu',
)
/** Most sentences name none; for them, the long pattern isn't copied by `matchAll`. */
const anyCurrency = new RegExp(String.raw`${currencyBefore}|${currencyAfter}|\d\s?e(?!\p{L})`, 'iu')
const betweenBefore = new RegExp(String.raw`(?:${alternatives(betweenWords)})\s*$`, 'i')
const andWord = new RegExp(`^(?:${alternatives(`${andWords} | or | oder | ou | o`)})$`, 'i')

/** Every amount of money in a sentence, in reading order; at most a dozen. */
export const amountsOfMoney = memoizeTextByLanguage((sentence, language): readonly AmountOfMoney[] => {
  const found: AmountOfMoney[] = []
  if (!anyCurrency.test(sentence)) return found
  for (const match of sentence.matchAll(pattern)) {
    if (found.length >= maxAmounts) break
    const amount = amountAt(sentence, match, language)
    if (amount) found.push(amount)
  }
  return found
})

/** @param currency that of a match which names none */
export function amountAt(
  text: string,
  match: RegExpExecArray,
  language: Language,
  currency?: string,
): AmountOfMoney | null {
  const { before, first, beforeJoiner, second, low, joiner, high, after, code, cents, more } =
    match.groups ?? {}
  const named =
    code && (/^[A-Z]+$/.test(code) || code.includes(' '))
      ? currencyOf(code, 'after')
      : before
        ? currencyOf(before, 'before')
        : currencyOf(after ?? currency ?? '', 'after')
  if (!named || (named.isCents && isHundred.test(`${low} ${after}`))) return null
  // '64 p. Nacht'
  if (language !== 'en' && / p$/.test(match[0])) return null
  const amountOf = (number: string) =>
    named.isCents ? centsOf(number) : decimalAmount(withCents(number, cents), minorDigits(named.code))
  const textBefore = text.slice(Math.max(0, match.index - vicinity), match.index)
  const range = rangeOf(textBefore, {
    low: amountOf(first ?? low ?? ''),
    high: second || high ? amountOf(second ?? high ?? '') : undefined,
    joiner: beforeJoiner ?? joiner ?? '',
  })
  if (!range) return null
  const last = second ?? high
  const isReduced = last !== undefined && range[0] === range[1]
  const amountEnd = match.index + match[0].length
  const textAfter = text.slice(amountEnd, amountEnd + vicinity)
  const counted = perAfter(textBefore, textAfter, language)
  const per = isPlausible(counted.unit, range[0], named.code)
    ? counted
    : { ...counted, unit: 'other' as const }
  const rest = textAfter.slice(per.length)
  const bound = more
    ? 'at least'
    : (boundBefore(textBefore) ?? (plusSomething.test(rest) ? null : boundAfter(rest)))
  return {
    min: range[0],
    max: range[1],
    currency: named.code,
    bound: range[0] !== range[1] && bound !== 'at most' ? 'range' : (bound ?? 'exact'),
    unit: per.unit,
    per: per.per,
    perFactor: per.factor,
    topic: topicOf(text, match.index),
    index: isReduced ? match.index + match[0].lastIndexOf(last) : match.index,
    end: amountEnd + per.length,
    unitIndex: amountEnd,
  }
}

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

/** '500 plus travel' is no 'at least 500'. */
const plusSomething = /^\s*plus\s\p{L}/iu

const thousandfold = (amount: string): string => {
  const [whole = '', decimals = ''] = amount.split('.')
  const places = decimals.padEnd(3, '0')
  return `${whole}${places.slice(0, 3)}${decimals && `.${places.slice(3).padEnd(decimals.length, '0')}`}`.replace(
    /^0+(?=\d)/,
    '',
  )
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

const isPlausible = (unit: PriceUnit | 'other' | null, amount: string, currency: string): boolean =>
  unit === null ||
  unit === 'other' ||
  !similarCurrencies.has(currency) ||
  Number(amount) <= (highestPrices[unit] ?? Number.POSITIVE_INFINITY)

/** What an amount is counted by, from the words after it, else from those before it. */
function perAfter(textBefore: string, textAfter: string, language: Language) {
  const taxes = taxLength(textAfter)
  const rest = withoutFrenchI(textAfter.slice(taxes), language)
  const named = unitAfter(textBefore, rest)
  const per = perAt(rest, language)
  const generic =
    per && !isNoUnit(per.name, language) ? (isNumbered.test(rest) ? 'other' : priceUnitOf(per.name)) : null
  const length = taxes + Math.max(per?.length ?? 0, named?.length ?? 0)
  const before = withoutFrenchI(textBefore, language)
  const counted = named?.unit ?? generic
  const after = counted === 'person' && isHead.test(rest) && animal.test(textBefore) ? 'unit' : counted
  const nameBefore = after === null ? undefined : perNameBefore(before)
  const isOtherBefore =
    nameBefore !== undefined &&
    !howOftenBefore.test(before) &&
    (priceUnitOf(nameBefore) !== after || (after === 'unit' && !rest.slice(0, length).includes(nameBefore)))
  const isBySeveral =
    after !== null &&
    (hasSecondUnit(textAfter.slice(length), length > 0, after) ||
      isOtherBefore ||
      (isEachBefore(before) && after !== 'unit' && after !== 'person'))
  // '$28/yd²'.
  const isUnknown = after === null && /^\s?\/\s?\p{L}/u.test(rest)
  return {
    unit: isBySeveral || isUnknown ? ('other' as const) : (after ?? unitBefore(before)),
    per: per?.per ?? null,
    factor: per?.factor ?? 1,
    length,
  }
}

const change = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(changeVerbs)})(?!\p{L})[^.;!?]{0,40}\s(?:from|de|von)\s$`,
  'iu',
)

interface Numbers {
  readonly low: string | null
  /** undefined without a second number. */
  readonly high: string | null | undefined
  readonly joiner: string
}

/** The lowest and the highest amount; null if the two are no range. */
function rangeOf(before: string, { low, high, joiner }: Numbers): [string, string] | null {
  if (low === null || high === null) return null
  if (high === undefined) return [low, low]
  if (andWord.test(joiner) && !betweenBefore.test(before)) return null
  // '12-14 tausend' and '8 à 9 000' share the scale.
  let scaled = low
  while (Number(high) >= 1000 && Number(scaled) * 100 <= Number(high) && Number(scaled) > 0)
    scaled = thousandfold(scaled)
  // 'From 640 to 590', 'von 640 auf 690' and 'pasa de 48 a 51' are changes: the latter counts. 'Sept à 155 €' is no range.
  const isApart = /^[aà]$/i.test(joiner) && Number(scaled) * 5 < Number(high)
  if (isApart || /^auf$/i.test(joiner) || change.test(before)) return [high, high]
  return Number(scaled) <= Number(high) ? [scaled, high] : [high, high]
}
