import { knownUnit, type PriceUnit, priceUnitOf, ratesIn } from './price-unit.ts'

/** A unit that a sentence names. */
export interface UnitMention {
  readonly unit: PriceUnit
  readonly index: number
  readonly end: number
}

const known = new RegExp(knownUnit, 'giu')

/** The units that a sentence names, which an amount in it may be counted by. */
export function unitMentions(sentence: string): UnitMention[] {
  const found = [...sentence.matchAll(known)].flatMap((match) => {
    const unit = priceUnitOf(match.groups?.name ?? '')
    return unit === 'other' ? [] : [{ unit, index: match.index, end: match.index + match[0].length }]
  })
  return [...found, ...ratesIn(sentence)]
}
