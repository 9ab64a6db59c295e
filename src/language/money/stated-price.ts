import { alternatives } from '../alternatives.ts'
import { detectLanguage, type Language } from '../languages.ts'
import {
  besideWords,
  changeWords,
  chargeWords,
  correctingWords,
  differenceWords,
  freeWords,
  includedWords,
  notThisWords,
  otherAmountWords,
  priceNames,
  refusalWords,
  thresholdWords,
  totalWords,
  transportWords,
} from '../lexicon/price-words.ts'
import { sentencesOf } from '../sentences.ts'
import { type AmountOfMoney, amountsOfMoney } from './amounts-of-money.ts'
import { currencyAfter, currencyOf } from './currencies.ts'
import { amountSource, decimalAmount } from './exact-amount.ts'
import { namesTime, namesUnit, type PriceUnit } from './price-unit.ts'

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
/** How far from an amount a word can make it something else, in characters; a comma between them counts as more. */
const cueDistance = 32
const commaDistance = 14
/** How near a time makes it unclear whether an amount is for all of it. */
const timeDistance = 40
/** How near words about transport make an amount the price of it. */
const transportDistance = 12
/** How far before an amount 'instead of' and the like can stand. */
const notThisDistance = 28

const words = (phrases: string, flags = 'giu') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives(phrases)})(?![\p{L}\p{N}])`, flags)
const otherAmount = words(otherAmountWords)
const transport = words(transportWords)
const total = words(totalWords)
const beside = words(besideWords, 'iu')
const free = words(freeWords, 'iu')
const correction = words(correctingWords, 'iu')
const threshold = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(thresholdWords)})(?:\s\p{L}+){0,4}\s*$`,
  'iu',
)
const priceName = words(priceNames, 'iu')
const refusal = words(refusalWords, 'iu')
const change = words(changeWords, 'iu')
const notThis = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(notThisWords)})(?:\s(?:the|die|den|der|les?|los?|las?|your|euren?|vos|sus))?(?:\s\p{L}+)?\s*$`,
  'iu',
)
const difference = new RegExp(String.raw`^\s*(?:${alternatives(differenceWords)})(?!\p{L})`, 'iu')
const includedBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(includedWords)})(?:\s(?:\p{L}+\s){0,3})?\s*$`,
  'iu',
)
const includedAfter = new RegExp(
  String.raw`^\s*(?:(?:is|are|ist|sind|est|sont|está|están)\s)?(?:${alternatives(includedWords)})(?!\p{L})`,
  'iu',
)

/**
 * The one price that a text states, or null if it states none or several. Cautious, because it is suggested to a
 * person: an amount that words beside it make a deposit, a fine, an insured sum, somebody else's or a former price is
 * none, nor is one that is refused.
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
  const prices = pricesOf(sentences, spoken)
  const price = chosen(
    prices.length > 0
      ? prices
      : pricesOf(
          sentences.map((sentence) => withCurrency(sentence, currency)),
          spoken,
        ),
  )
  if (!price || price.unit === 'other') return null
  return {
    amount: price.min,
    ...(price.max === price.min ? {} : { to: price.max }),
    currency: price.currency,
    ...(price.unit ? { per: price.unit } : {}),
  }
}

const thousands = /(?<![\p{L}\p{N}.,/€$£¥])\d+(?:[.,]\d+)?\s?k(?![\p{L}\p{N}])/giu
const rateWithoutCurrency = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${alternatives(chargeWords)})(?:\s\p{L}+){0,2}[:\s]\s?)\d+(?:[.,]\d{1,2})?(?=\s?(?:/|per\s|an?\s|pro\s|je\s|die\s|par\s|de l['’]|l['’]|la\s|por\s|al\s)\p{L})`,
  'giu',
)
/** '17,50 die Stunde'. */
const decimalRate =
  /(?<![\p{L}\p{N}.,/€$£¥])\d+[.,]\d{2}(?=\s(?:an|per|die|pro|de l['’]|l['’]|la|por)\s?(?:hour|stunde|heure|hora)(?!\p{L}))/giu
const currencyNamed = new RegExp(String.raw`(?<!\p{L})(?:in|en)\s(?<name>${currencyAfter})`, 'iu')

/** '12k a month, in euros' as '12k EUR a month, in euros'. */
function withCurrency(sentence: string, otherwise: string | undefined): string {
  const named = currencyOf(currencyNamed.exec(sentence)?.groups?.name ?? '', 'after')
  const currency = named && !named.isCents ? named.code : otherwise
  if (!currency) return sentence
  return sentence
    .replace(thousands, `$& ${currency}`)
    .replace(rateWithoutCurrency, `$& ${currency}`)
    .replace(decimalRate, `$& ${currency}`)
}

/** The candidates of all sentences; those of a sentence that corrects replace the former ones. */
function pricesOf(sentences: readonly string[], language: Language): Candidate[] {
  let found: Candidate[] = []
  let isCorrected = false
  for (const [i, sentence] of sentences.entries()) {
    const prices = pricesIn(sentence, language)
    if (prices.length > 0 && (isCorrected || (i > 0 && correction.test(sentence)))) found = prices
    else found = [...found, ...prices]
    isCorrected = prices.length === 0 ? isCorrected || correction.test(sentence) : correction.test(sentence)
  }
  return found
}

interface Candidate extends AmountOfMoney {
  readonly isTotal: boolean
  /** It is a unit price of the sentence times a number in it. */
  readonly isProduct?: boolean
}

/** The amounts of a sentence that can be its price. */
function pricesIn(sentence: string, language: Language): Candidate[] {
  const amounts = amountsOfMoney(sentence, language)
  if (amounts.length === 0) return []
  const others = new Set(nearestAmounts(sentence, amounts, otherAmount, isIncluded))
  const transports = new Set(
    nearestAmounts(sentence, amounts, transport, isIncluded, transportDistance).filter(
      ({ unit }) => unit === null,
    ),
  )
  const products = new Set(productsIn(sentence, amounts))
  const totals = new Set([...nearestAmounts(sentence, amounts, total), ...products])
  return amounts.flatMap((amount, i) => {
    if (products.has(amount)) return [{ ...amount, unit: null, isTotal: true, isProduct: true }]
    const before = sentence.slice(Math.max(0, amount.index - notThisDistance), amount.index)
    if (
      others.has(amount) ||
      transports.has(amount) ||
      notThis.test(before) ||
      isRefused(sentence, amounts, i) ||
      (free.test(sentence) && threshold.test(before))
    )
      return []
    if (amount.bound === 'order from' || difference.test(sentence.slice(amount.end, amount.end + 30)))
      return []
    const isLimit = amount.bound === 'at most' || amount.bound === 'at least'
    if (isLimit && amount.unit === null && !priceName.test(sentence)) return []
    const near = sentence.slice(Math.max(0, amount.index - timeDistance), amount.end + timeDistance)
    const isUnclear = amount.unit === null && amounts.length === 1 && (namesUnit(sentence) || namesTime(near))
    if (isUnclear && !totals.has(amount)) return []
    const next = amounts[i + 1]
    if (next && change.test(sentence.slice(amount.end, next.index))) return []
    return [{ ...amount, isTotal: totals.has(amount) }]
  })
}

/** The amounts that the words found by `cue` belong to: the nearest one, if it is near enough. */
function nearestAmounts(
  sentence: string,
  amounts: readonly AmountOfMoney[],
  cue: RegExp,
  isExempt: (sentence: string, start: number, end: number) => boolean = () => false,
  maxDistance = cueDistance,
): AmountOfMoney[] {
  return [...sentence.matchAll(cue)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    if (isExempt(sentence, start, end)) return []
    const byDistance = amounts
      .map((amount) => ({ amount, distance: distanceTo(sentence, amount, start, end) }))
      .sort((a, b) => a.distance - b.distance)[0]
    return byDistance && byDistance.distance <= maxDistance ? [byDistance.amount] : []
  })
}

function distanceTo(sentence: string, amount: AmountOfMoney, start: number, end: number): number {
  const between = end <= amount.index ? sentence.slice(end, amount.index) : sentence.slice(amount.end, start)
  const commas = between.match(/[,;()–—]/g)?.length ?? 0
  return Math.max(0, between.length) + commas * commaDistance
}

const numberWord = new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?:${amountSource})(?![\p{L}\p{N}])`, 'giu')

/** The amounts that are another amount times a number in the sentence: '12 pallets at 85 euros each, 1,020 euros'. */
function productsIn(sentence: string, amounts: readonly AmountOfMoney[]): AmountOfMoney[] {
  if (amounts.length < 2) return []
  const counts = [...sentence.matchAll(numberWord)]
    .map(([text]) => Number(decimalAmount(text, 2)))
    .filter((count) => count > 1)
  return amounts.filter(
    ({ min, max, currency }) =>
      min === max &&
      amounts.some(
        (one) =>
          one.currency === currency &&
          one.min === one.max &&
          Number(one.min) < Number(min) &&
          counts.some((count) => Math.abs(count * Number(one.min) - Number(min)) < 0.005),
      ),
  )
}

/** 'drinks extra' in a clause without an amount. */
function isBeside(sentence: string, start: number, end: number): boolean {
  if (!beside.test(sentence.slice(start, end))) return false
  const from = Math.max(
    ...[',', ';', '(', ':', ' plus ', ' zzgl.', ' más ', ' + '].map((mark) =>
      sentence.lastIndexOf(mark, start),
    ),
  )
  const clause = sentence.slice(from + 1, end) + (/^[^,;()]*/.exec(sentence.slice(end))?.[0] ?? '')
  return from >= 0 && !/\d/.test(clause)
}

/** '30 % deposit' is a term of payment. */
const isPercentage = (sentence: string, start: number, end: number): boolean =>
  /\d\s?%\s(?:\p{L}+\s)?$/u.test(sentence.slice(Math.max(0, start - 24), start)) ||
  /^\s(?:\p{L}+\s){0,2}\d{1,2}(?:[.,]\d)?\s?%/u.test(sentence.slice(end, end + 30))

const isIncluded = (sentence: string, start: number, end: number): boolean =>
  includedBefore.test(sentence.slice(Math.max(0, start - 40), start)) ||
  includedAfter.test(sentence.slice(end, end + 30)) ||
  isPercentage(sentence, start, end) ||
  isBeside(sentence, start, end)

/** Whether the clause of the amount refuses it: '500 € is too much'. */
function isRefused(sentence: string, amounts: readonly AmountOfMoney[], index: number): boolean {
  const amount = amounts[index]
  if (!amount) return false
  const start = amounts[index - 1]?.end ?? 0
  const end = amounts[index + 1]?.index ?? sentence.length
  const before =
    sentence
      .slice(start, amount.index)
      .split(/[,;:–—]/)
      .at(-1) ?? ''
  const after = sentence.slice(amount.end, end).split(/[,;:–—]/)[0] ?? ''
  return refusal.test(before) || refusal.test(after)
}

/** The only price, the product of another one, or the only one that is called a total. */
function chosen(candidates: readonly Candidate[]): Candidate | null {
  const distinct = candidates.filter((one, i) => candidates.findIndex((other) => isSame(one, other)) === i)
  if (distinct.length <= 1) return distinct[0] ?? null
  const product = distinct.filter((one) => one.isProduct)
  if (product.length === 1) return product[0] ?? null
  const named = distinct.filter((one) => one.isTotal)
  return named.length === 1 ? (named[0] ?? null) : null
}

const isSame = (a: AmountOfMoney, b: AmountOfMoney): boolean =>
  a.min === b.min && a.max === b.max && a.currency === b.currency && a.unit === b.unit
