import { type Language, stopwords } from '../languages.ts'
import { stemOf } from '../terms/terms.ts'
import { topicOf } from '../topics.ts'
import { type Bound, boundAfter, boundBefore } from './bounds.ts'
import { frequenciesOf } from './frequency.ts'
import { numberOf, numberSource } from './numbers.ts'
import type { Quantity } from './quantity.ts'
import { frequency, interval } from './quantity.ts'
import { frequencyOf, moneySource, type Unit, unitOf, unitSource } from './units.ts'

/** No honest sentence holds more; each is compared with each. */
const quantitiesAtMost = 12

const joiners = "-|–|—|to|till|bis|à|a|or|oder|ou|o|and|und|et|y|hasta|jusqu'à"
const sign = (name: string) => `(?<${name}>[-−+](?=\\d))?`
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])${sign('lowSign')}(?:(?<money>${moneySource})\\s?)?(?<low>${numberSource}|(?<=\\bwithin )an?(?=\\s))` +
    `(?:\\s?(?<joiner>${joiners})\\s?(?:${moneySource})?\\s?${sign('highSign')}(?<high>${numberSource}))?(?<more>\\+)?` +
    `[\\s\\u00A0-]?(?:(?<unit>${unitSource})(?![\\p{L}\\p{N}²³]))?`,
  'giu',
)
const perPattern = new RegExp(
  `^\\s*(?<by>/|per|pro|je|a|an|each|every|par|por|al|à la|a la|im|in der|die)\\s*(?:${numberSource})?\\s*(?:(?<unit>${unitSource})(?![\\p{L}\\p{N}])|(?<noun>\\p{L}{3,}))`,
  'iu',
)
/** Standards, articles and years are names, not amounts. */
const codeBefore =
  /(?:\b(?:iso|din|en|iec|astm|bs|no|nr|art|artikel|article|class|type|typ|grade|level|version|phase|§)[\s.-]*)$/i
const capitalsBefore = /\b[A-Z]{2,}[ -]?$/

export function quantitiesOf(text: string, language: Language = 'en'): Quantity[] {
  const found: Quantity[] = []
  for (const match of text.matchAll(pattern)) {
    if (found.length >= quantitiesAtMost) break
    const quantity = quantityAt(text, match, language)
    if (!quantity) continue
    const last = found.at(-1)
    const merged = last && joined(text.slice(last.end, quantity.index), last, quantity)
    if (merged) found[found.length - 1] = merged
    else found.push(quantity)
  }
  return [...found, ...frequenciesOf(text, found).slice(0, quantitiesAtMost)].sort(
    (a, b) => a.index - b.index,
  )
}

function quantityAt(text: string, match: RegExpExecArray, language: Language): Quantity | null {
  const groups = match.groups ?? {}
  const unit = unitOf(groups.unit ?? groups.money ?? '')
  const range = rangeOf(text, match, unit?.dimension === 'temperature')
  if (!range) return null
  const end = match.index + match[0].length
  const bound = groups.more
    ? 'at least'
    : (boundBefore(justBefore(text, match.index)) ?? boundAfter(text.slice(end)))
  const place = { topic: topicOf(text, match.index), index: match.index }
  const rhythm = unit?.dimension === 'time' && every.test(justBefore(text, match.index))
  if (rhythm && unit) return frequency(1 / (range[0] * unit.factor), bound, { ...place, end })
  if (!unit) return countAt(text, match.index, end, range, bound, place, language)
  const per = perAt(text.slice(end), language)
  if (unit.dimension === 'frequency' && per?.per !== 'time') return null
  const factor = unit.factor / (per?.factor ?? 1)
  return {
    dimension: unit.dimension,
    per: per?.per ?? null,
    subject: [],
    ...interval(range[0] * factor, range[1] * factor, bound),
    ...place,
    end: end + (per?.length ?? 0),
  }
}

/** The words that can say something about a number; the rest of a long text isn't looked through for each. */
const justBefore = (text: string, index: number) => text.slice(Math.max(0, index - 100), index)

const every = /(?:every|each|alle|jede|tous les|toutes les|cada)\s*$/iu

/** Only degrees go below zero; before anything else a minus is a dash. */
function rangeOf(text: string, match: RegExpExecArray, signed: boolean): [number, number] | null {
  const { lowSign, low = '', highSign, high, joiner = '' } = match.groups ?? {}
  const turned = (number: number, sign: string | undefined) =>
    signed && sign && sign !== '+' ? -number : number
  const from = turned(/^an?$/i.test(low) ? 1 : numberOf(low), lowSign)
  if (!high) return Number.isFinite(from) ? [from, from] : null
  const to = turned(numberOf(high), highSign)
  const and = /^(?:and|und|et|y)$/i.test(joiner)
  if (and && !/(?:between|zwischen|entre)\s*$/i.test(text.slice(0, match.index))) return null
  if (to >= from) return [from, to]
  return to < 0 ? [to, from] : null
}

/** A number before a noun: '200 guests', '5,000 units a month'. */
function countAt(
  text: string,
  index: number,
  end: number,
  range: [number, number],
  bound: Bound | null,
  place: Pick<Quantity, 'topic' | 'index'>,
  language: Language,
): Quantity | null {
  const isYear = range[0] >= 1900 && range[0] <= 2100 && /^\d{4}$/.test(text.slice(index, end).trim())
  if (isYear || isCode(text.slice(Math.max(0, index - 12), index))) return null
  const nouns = /^\s*((?:\p{L}[\p{L}'’-]*\s?){1,3})/u.exec(
    text.slice(end - (/\s$/.test(text.slice(index, end)) ? 1 : 0)),
  )
  const subject: string[] = []
  for (const word of nouns?.[1]
    ?.trim()
    .toLowerCase()
    .split(/[\s-]+/) ?? []) {
    if (stopwords[language].has(word) || frequencyOf(word) !== null) break
    subject.push(stemOf(word, language))
  }
  if (subject.length === 0) subject.push(...nounBefore(justBefore(text, index), language))
  if (subject.length === 0) return null
  const words = nouns?.[1]?.split(/\s+/).slice(0, subject.length).join(' ') ?? ''
  const after = end + words.length
  const per = perAt(text.slice(after), language)
  const factor = 1 / (per?.factor ?? 1)
  return {
    dimension: 'count',
    per: per?.per ?? null,
    subject,
    ...interval(range[0] * factor, range[1] * factor, bound ?? boundAfter(text.slice(after))),
    ...place,
    end: after + (per?.length ?? 0),
  }
}

/** 'Pallets from 1 to 33', 'groups of 6 to 15'. */
function nounBefore(before: string, language: Language): string[] {
  const noun = /(\p{L}{3,})\s+(?:from|of|between|von|zwischen|de|entre|desde)\s*$/iu
    .exec(before)?.[1]
    ?.toLowerCase()
  return noun && !stopwords[language].has(noun) ? [stemOf(noun, language)] : []
}

function perAt(after: string, language: Language): { per: string; factor: number; length: number } | null {
  const match = perPattern.exec(after)
  if (match) {
    const { by = '', unit: name, noun } = match.groups ?? {}
    const unit = name ? unitOf(name) : null
    const vague = /^(?:an?|al|a la|à la|im|in der|die)$/i.test(by)
    if (unit && (unit.dimension === 'time' || !vague)) return { ...rateBy(unit), length: match[0].length }
    if (noun && !vague && !stopwords[language].has(noun.toLowerCase()))
      return { per: stemOf(noun.toLowerCase(), language), factor: 1, length: match[0].length }
  }
  const word = /^\s*(\p{L}+)/u.exec(after)
  const rhythm = word?.[1] ? frequencyOf(word[1]) : null
  return rhythm && word ? { per: 'time', factor: 1 / rhythm, length: word[0].length } : null
}

/** An hour's rate isn't a day's divided: a working day has no 24 hours. */
const rateBy = ({ dimension, factor }: Unit) =>
  dimension === 'time' && factor < 1 ? { per: 'hour', factor: factor * 24 } : { per: dimension, factor }

/** '500 kg to 2 t' is one range. */
function joined(between: string, a: Quantity, b: Quantity): Quantity | null {
  if (a.dimension !== b.dimension || a.per !== null || a.dimension === 'count' || a.min >= b.max) return null
  if (!/^\s*(?:-|–|to|bis|à|a|hasta|and|und|et|y)\s*$/i.test(between)) return null
  return { ...b, bound: 'range', min: a.min === 0 ? a.max : a.min, index: a.index }
}

const isCode = (before: string) => codeBefore.test(before) || capitalsBefore.test(before)
