import { phrasePattern } from '../../alternatives.ts'
import { furtherUnits } from '../../lexicon/money/price-unit-words.ts'
import { knownUnit, type PriceUnit, priceUnitOf, ratesIn } from './price-unit.ts'

/** A unit that a sentence names. */
export interface UnitMention {
  readonly unit: PriceUnit
  readonly index: number
  readonly end: number
}

const known = new RegExp(knownUnit, 'giu')
const further = Object.entries(furtherUnits).map(
  ([unit, words]) => [unit as PriceUnit, phrasePattern(words)] as const,
)

/** The units that a sentence names, which an amount in it may be counted by. */
export function unitMentions(sentence: string): UnitMention[] {
  const found = [...sentence.matchAll(known)].flatMap((match) => {
    const unit = priceUnitOf(match.groups?.name ?? '')
    return unit === 'other' ? [] : [mentionOf(unit, match)]
  })
  const others = further.flatMap(([unit, words]) =>
    [...sentence.matchAll(words)].map((match) => mentionOf(unit, match)),
  )
  return [...found, ...ratesIn(sentence), ...others]
}

const mentionOf = (unit: PriceUnit, { 0: { length }, index }: RegExpExecArray): UnitMention => ({
  unit,
  index,
  end: index + length,
})

const perUnit = new RegExp(String.raw`(?<!\p{L})(?:per|pro|je|par|por|/)\s?${knownUnit}`, 'iu')
const articleAndUnit = new RegExp(
  String.raw`(?<!\p{L})(?:(?:an?|the|each|every|der|die|das|eine[rnms]?|ein|im|am|la|le|el|une?|una|del|al|du)\s|l['’])${knownUnit}`,
  'giu',
)
const times: ReadonlySet<PriceUnit | 'other'> = new Set([
  'hour',
  'day',
  'night',
  'week',
  'month',
  'year',
  'session',
])

/** Whether a text names a time that a price beside it may be for. */
export const namesTime = (text: string): boolean =>
  [...text.matchAll(articleAndUnit)].some(({ groups }) => times.has(priceUnitOf(groups?.name ?? '')))

/** Whether a text counts something by a unit. A price beside it may be by that unit, too. */
export const namesUnit = (text: string): boolean => perUnit.test(text)
