import { phrasePattern } from '../alternatives.ts'
import { furtherUnits } from '../lexicon/money/price-unit-words.ts'
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
