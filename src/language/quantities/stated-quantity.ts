import { alternatives } from '../alternatives.ts'
import { detectLanguage, type Language } from '../languages.ts'
import { dealNouns, noQuantityAfter, noQuantityBefore } from '../lexicon/deal-words.ts'
import { priceUnits } from '../lexicon/price-words.ts'
import { amountsOfMoney } from '../money/amounts-of-money.ts'
import { priceUnitOf } from '../money/price-unit.ts'
import { sentencesOf } from '../sentences.ts'
import { numberOf, numberSource } from './numbers.ts'
import { unitSource } from './units.ts'

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
const quantityNouns = `${dealNouns}\n${priceUnits.unit.trim()}`
const goods = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(?<value>${numberSource})\s?(?<unit>${alternatives(quantityNouns)}|${unitSource})(?![\p{L}\p{N}²³])`,
  'giu',
)
const before = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(noQuantityBefore)})\s*$`, 'iu')
const after = new RegExp(String.raw`^\s*(?:${alternatives(noQuantityAfter)})(?!\p{L})`, 'iu')
/** Units that a deal is counted in; a temperature or a voltage is a property. */
const measured =
  /^(?:kg|kgs|kilos?|t|tons?|tonnes?|tonnen?|toneladas?|m|m²|m2|m³|m3|qm|sqm|cbm|l|lit(?:er|re)s?|litros?|hl|ha)$/iu
const isPart = new RegExp(
  `^(?:${['page', 'word', 'line'].map((unit) => alternatives(priceUnits[unit as 'page'])).join('|')})$`,
  'iu',
)
const counted = new RegExp(`^(?:${alternatives(quantityNouns)})$`, 'iu')

/** The one quantity that a text with a price deals in; null if it states none or several. */
export function statedQuantity(text: string, language?: Language): StatedQuantity | null {
  const cut = text.slice(0, maxLength)
  const spoken = language ?? detectLanguage(cut)
  const found = sentencesOf(cut).flatMap((sentence) => quantitiesIn(sentence, spoken))
  const [first] = found
  return first && found.every(({ value, unit }) => value === first.value && unit === first.unit)
    ? first
    : null
}

function quantitiesIn(sentence: string, language: Language): StatedQuantity[] {
  const prices = amountsOfMoney(sentence, language)
  // Without a price beside it, a count is as likely a property as a quantity.
  if (prices.length === 0) return []
  return [...sentence.matchAll(goods)].slice(0, maxQuantities).flatMap((match) => {
    const { value = '', unit = '' } = match.groups ?? {}
    const [start, end] = [match.index, match.index + match[0].length]
    if (prices.some((price) => start < price.end && end > price.index)) return []
    if (!measured.test(unit) && !counted.test(unit)) return []
    // The pages of a book are a property, unless the price is for one page.
    if (isPart.test(unit) && !prices.some((price) => price.unit === priceUnitOf(unit))) return []
    if (before.test(sentence.slice(Math.max(0, start - vicinity), start))) return []
    if (after.test(sentence.slice(end, end + vicinity))) return []
    return [{ value: numberOf(value), unit }]
  })
}
