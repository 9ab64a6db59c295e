import { alternatives } from '../../alternatives.ts'
import {
  eachTimeWords,
  eachWords,
  howOftenWords,
  otherTimeWords,
  partWords,
  perArticles,
  perTimeArticles,
  prepositionsAfterUnit,
  rateWords,
  wholeNouns,
} from '../../lexicon/money/price-unit-words.ts'
import { numberOf, numberSource } from '../../quantities/numbers.ts'
import { unitSource } from '../../quantities/units.ts'
import { isTime, knownUnit, type PriceUnit, priceUnitOf } from './price-unit.ts'

const each = new RegExp(String.raw`^\s*(?:${alternatives(eachWords)})(?!\p{L})`, 'iu')
/** '/h', 'le m²', 'per printed page', 'pro 100 kg', 'for the day'. */
const afterAmount = new RegExp(
  String.raw`^\s*(?:${alternatives(perArticles)}|(?<forTime>${alternatives(perTimeArticles)}))\s?` +
    String.raw`(?:(?<number>${numberSource})\s)?(?:(?!comes|makes|adds|fait|macht)\p{L}{4,}\s|\d{2,3}[- ]?min\p{L}*[- ])??${knownUnit}`,
  'iu',
)
/** With a few words in between: '1.250 Euro warm im Monat'. */
const furtherAfter = new RegExp(
  String.raw`^(?<between>[^\d.;!?/]{1,28}?)\s(?:per|pro|je|par|por|im|an|al|a la)\s(?:\p{L}{4,}\s)??${knownUnit}`,
  'iu',
)
/** 'per 25 kg bag', 'per 40 ft container'. */
const perPackage = new RegExp(
  String.raw`^\s?(?:/|per|a|an|each|the|pro|je|der|die|das)\s?\d+[\s-]?(?:${unitSource})[\s-](?<name>\p{L}{3,})(?!\p{L})`,
  'iu',
)
/** 'a half-day', 'für die erste Stunde'. */
const part = new RegExp(
  String.raw`^\s?(?:(?:\p{L}{1,4}\s|/)\s?){0,2}(?:l['’])?(?:${alternatives(partWords)})(?!\p{L})`,
  'iu',
)
const wholeDay =
  /^\s?(?:\/|per|for|every|pro|für|je|pour|par|les|por|cada|las)\s?24\s?(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?)(?!\p{L})/iu
const otherTime = new RegExp(String.raw`^\s(?:${alternatives(otherTimeWords)})(?!\p{L})`, 'iu')
const eachTime = new RegExp(String.raw`^\s(?:${alternatives(eachTimeWords)})(?!\p{L})`, 'iu')
const howOften = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(howOftenWords)})(?!\p{L})`, 'iu')
const perWord = /(?<!\p{L})(?:per|pro|je|par|por|cada)\s\p{L}|\//iu
const rateAfter = new RegExp(
  String.raw`^\s*(?:${Object.values(rateWords).map(alternatives).join('|')})(?!\p{L})`,
  'iu',
)
/** An article and any noun at the end of a phrase: '18 € la fenêtre', '45 Euro die Lizenz'. */
const articleAndNoun = new RegExp(
  String.raw`^\s(?:an?|each|every|der|die|das|für jede[nrs]?|la|le|l['’]|pour chaque|el|por cada|cada)\s?` +
    String.raw`(?!(?:${alternatives(wholeNouns)})(?!\p{L}))(?<!\p{L})(?<name>\p{L}{3,})` +
    String.raw`(?=\s*(?:[.,;:!?()–—+]|$|\s(?:${alternatives(prepositionsAfterUnit)})(?!\p{L})))`,
  'iu',
)
const countedBefore = new RegExp(String.raw`${knownUnit}[^\d]{0,25}$`, 'iu')
/** 'per seat per month', 'je Nacht und Person'. */
const secondUnit = new RegExp(
  String.raw`^\s?(?:(?:(?:and|und|et|y)(?:\s(?:per|pro|je|par|por))?|/|per|pro|je|par|por|a|al)\s?${knownUnit}|(?<each>${alternatives(eachWords)})(?!\p{L}))`,
  'iu',
)

/** '600 m², 35 € each' isn't by the square metre. */
const measures: ReadonlySet<PriceUnit | 'other'> = new Set(['m2', 'm3', 'm', 'km', 'kg', 't', 'l', 'other'])

/** Whether another unit follows, so that the price is by neither alone; 'each' is one after another unit. */
export function hasSecondUnit(after: string, isAfterUnit: boolean, first: PriceUnit | 'other'): boolean {
  const match = secondUnit.exec(after)
  if (!match?.groups?.name) return match !== null && isAfterUnit
  const second = priceUnitOf(match.groups.name)
  return second !== first || second !== 'person'
}

/** A unit, and the length of the words that name it. */
interface UnitWords {
  readonly unit: PriceUnit | 'other'
  readonly length: number
}

/** What an amount is counted by, from the text after it: '/h', 'le m²', 'mensuales', 'each'; null if nothing says so. */
export function unitAfter(before: string, after: string): UnitWords | null {
  if (part.test(after)) return { unit: 'other', length: 0 }
  const plain = plainUnitAfter(after)
  if (plain) return plain
  const known = afterAmount.exec(after)
  if (known && isTotalForTime(known, after)) return null
  return (
    (known && knownUnitOf(known)) ?? furtherUnitAfter(after) ?? eachAfter(before, after) ?? nounAfter(after)
  )
}

function plainUnitAfter(after: string): UnitWords | null {
  const packed = perPackage.exec(after)
  if (packed) return { unit: priceUnitOf(packed.groups?.name ?? ''), length: packed[0].length }
  const time = eachTime.exec(after)
  if (time) return { unit: 'unit', length: time[0].length }
  const day = wholeDay.exec(after)
  if (day) return { unit: 'day', length: day[0].length }
  const rate = rateAfter.exec(after)
  return rate && { unit: priceUnitOf(rate[0].trim()), length: rate[0].length }
}

/** 'For the two days', 'pour la journée entière'; 'per 100 kg' isn't one. */
function isTotalForTime({ 0: words, groups = {} }: RegExpExecArray, after: string): boolean {
  const { number, name = '', forTime } = groups
  if (!forTime) return false
  return otherTime.test(after.slice(words.length)) || (isTime(name) && !isOne(number))
}

function knownUnitOf({ 0: words, groups = {} }: RegExpExecArray): UnitWords | null {
  const { number, name = '', forTime } = groups
  if (forTime && !isTime(name)) return null
  return { unit: isOne(number) ? priceUnitOf(name) : 'other', length: words.length }
}

const isOne = (number: string | undefined): boolean => number === undefined || numberOf(number) === 1

function furtherUnitAfter(after: string): UnitWords | null {
  const match = furtherAfter.exec(after)
  const { between = '', name = '' } = match?.groups ?? {}
  if (!match || howOften.test(between) || otherTime.test(after.slice(match[0].length))) return null
  return { unit: perWord.test(between) ? 'other' : priceUnitOf(name), length: match[0].length }
}

/** '12 sessions, £60 each' */
function eachAfter(before: string, after: string): UnitWords | null {
  if (!each.test(after)) return null
  const counted = countedBefore.exec(before)?.groups?.name
  const unit = counted ? priceUnitOf(counted) : 'unit'
  return { unit: measures.has(unit) ? 'unit' : unit, length: 0 }
}

function nounAfter(after: string): UnitWords | null {
  const match = articleAndNoun.exec(after)
  return match && { unit: priceUnitOf(match.groups?.name ?? ''), length: match[0].length }
}
