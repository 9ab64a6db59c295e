import { alternatives } from '../alternatives.ts'
import { detectLanguage } from '../detect-language.ts'
import { fold } from '../diacritics.ts'
import type { Language } from '../languages.ts'
import { dealNouns, needWords, noQuantityAfter, noQuantityBefore } from '../lexicon/money/deal-words.ts'
import { atEachWords, perArticles, priceUnits } from '../lexicon/money/price-unit-words.ts'
import { type AmountOfMoney, amountsOfMoney } from '../money/amounts/amounts-of-money.ts'
import { currencyAfter } from '../money/currencies/currencies.ts'
import { priceUnitOf } from '../money/units/price-unit.ts'
import { sentencesOf } from '../sentences.ts'
import { stemOf } from '../terms/terms.ts'
import { numberOf, numberSource } from './numbers.ts'
import { unitOf, unitSource } from './units.ts'

/** How much a text deals in. */
export interface StatedQuantity {
  readonly value: number
  /** As the text writes it. */
  readonly unit: string
}

/** Longer texts are cut. */
const maxLength = 10_000
/** A text with more amounts is a list. */
const maxQuantities = 12
/** How far before and after an amount its words can matter. */
const vicinity = 40

/** 'unit' has the nouns of goods. */
const goodsNouns = `${dealNouns}\n${priceUnits.unit.trim()}`
const countable = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(?<value>${numberSource})\s?(?!(?:${currencyAfter}))(?<unit>${alternatives(goodsNouns)}|${unitSource}|\p{L}{3,})(?![\p{L}\p{N}²³])`,
  'giu',
)
const goods = new RegExp(`^(?:${alternatives(goodsNouns)})$`, 'iu')
const before = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(noQuantityBefore)})\s*$`, 'iu')
const after = new RegExp(String.raw`^\s*(?:${alternatives(noQuantityAfter)})(?!\p{L})`, 'iu')
const at = new RegExp(
  String.raw`^(?:\s\p{L}+){0,3}[,:]?\s(?:${alternatives(atEachWords)}|x|×|mal|times)\s(?:€|\$|£)?$`,
  'iu',
)
const need = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(needWords)})\s(?:\p{L}+\s){0,2}$`, 'iu')
const perWords = new RegExp(String.raw`(?:(?<!\p{L})(?:${alternatives(perArticles)}))\s?$`, 'iu')

/** The one quantity that a text with a price deals in; null if it states none or several. */
export function statedQuantity(text: string, language?: Language): StatedQuantity | null {
  const cut = text.slice(0, maxLength)
  const spoken = language ?? detectLanguage(cut)
  const sentences = sentencesOf(cut).map((sentence) => ({
    sentence,
    prices: amountsOfMoney(sentence, spoken),
  }))
  const prices = sentences.flatMap(({ prices }) => prices)
  if (prices.length === 0) return null
  const found = sentences.flatMap((one) => quantitiesIn(one, prices, cut, spoken))
  return only(found.filter(({ isPriced }) => isPriced)) ?? only(found)
}

function only(found: readonly Counted[]): StatedQuantity | null {
  const [first] = found
  return first && found.every(({ value, unit }) => value === first.value && unit === first.unit)
    ? { value: first.value, unit: first.unit }
    : null
}

interface Counted extends StatedQuantity {
  /** A price of the text is counted by it. */
  readonly isPriced: boolean
}

interface Sentence {
  readonly sentence: string
  readonly prices: readonly AmountOfMoney[]
}

function quantitiesIn(
  { sentence, prices: own }: Sentence,
  prices: readonly AmountOfMoney[],
  text: string,
  language: Language,
): Counted[] {
  return [...sentence.matchAll(countable)].slice(0, maxQuantities).flatMap((match) => {
    const { value = '', unit = '' } = match.groups ?? {}
    const [start, end] = [match.index, match.index + match[0].length]
    if (own.some((price) => start < price.end && end > price.index)) return []
    if (before.test(sentence.slice(Math.max(0, start - vicinity), start))) return []
    const count = numberOf(value)
    // 'Ein Ster kostet 145 €' is about any one.
    if (count === 1) return []
    const isCounted =
      own.some((price) => isAt(price, { value, unit }, sentence.slice(end, price.index))) ||
      own.some((price) => isFor(price, { value, unit }, sentence.slice(price.end, start))) ||
      isFactor(count, prices)
    if (!isCounted && after.test(sentence.slice(end, end + vicinity))) return []
    const isPriced =
      isCounted || isOfPrice(unit, prices) || (!unitOf(unit) && isNamedAsUnit(unit, text, language))
    // Without a price beside it, a count is as likely a property as a quantity.
    const isNamed = own.length > 0 || need.test(sentence.slice(Math.max(0, start - vicinity), start))
    return isPriced || (isNamed && isGoods(unit, own)) ? [{ value: count, unit, isPriced }] : []
  })
}

/** Units of measure, times and the pages of a book are properties, unless a price is by them. */
function isGoods(noun: string, prices: readonly AmountOfMoney[]): boolean {
  const unit = priceUnitOf(noun)
  if (!goods.test(noun) && !goods.test(fold(noun).replace(/(?<=..)(?:en|es|e|n|s)$/, ''))) return false
  // A house for six people at 140 € a night isn't counted by people.
  return unit === 'unit' || (unit === 'person' && prices.every((price) => price.unit === null))
}

/** '12 pallets at 85 €' */
const isAt = (
  price: AmountOfMoney,
  { value, unit }: Record<'value' | 'unit', string>,
  between: string,
): boolean =>
  at.test(between) && (unitOf(unit) ? price.unit === priceUnitOf(unit) : goods.test(unit) || /\d/.test(value))

/** Whether a price is by the unit, or by another one of the same dimension: '2.5 t at €0.89/kg'. */
function isOfPrice(unit: string, prices: readonly AmountOfMoney[]): boolean {
  const priceUnit = priceUnitOf(unit)
  if (priceUnit === 'other' || priceUnit === 'unit') return false
  const dimension = unitOf(unit)?.dimension
  return prices.some(
    (price) =>
      price.unit === priceUnit || (dimension === 'mass' && (price.unit === 'kg' || price.unit === 't')),
  )
}

/** '1,650 € for 500 kg', but not 'for four hours', which is a total. */
const isFor = (
  price: AmountOfMoney,
  { value, unit }: Record<'value' | 'unit', string>,
  between: string,
): boolean =>
  price.unit === null &&
  /\d/.test(value) &&
  unitOf(unit)?.dimension !== 'time' &&
  /^\s(?:for|für|pour|por)\s(?:the\s|die\s|les\s|l[ao]s\s)?$/iu.test(between)

/** Whether one price is so many times another one. */
const isFactor = (count: number, prices: readonly AmountOfMoney[]): boolean =>
  count > 1 &&
  prices.some((whole) =>
    prices.some((one) => whole !== one && Math.abs(Number(one.min) * count - Number(whole.min)) < 0.005),
  )

/** Whether the text names the noun after 'per' and the like: 'The lab can take 96 samples. Cost per sample: …'. */
function isNamedAsUnit(noun: string, text: string, language: Language): boolean {
  const stem = singularOf(noun, language)
  return [...text.matchAll(/\p{L}{3,}/gu)].some(
    (word) =>
      singularOf(word[0], language) === stem &&
      perWords.test(text.slice(Math.max(0, word.index - 12), word.index)),
  )
}

const singularOf = (noun: string, language: Language): string =>
  fold(stemOf(noun.toLowerCase(), language)).replace(/(?<=..)(?:en|e|n|s)$/, '')
