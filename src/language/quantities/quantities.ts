import { alternatives } from '../alternatives.ts'
import { type Language, stopwords } from '../languages.ts'
import { everyNumberWords } from '../lexicon/quantities/frequency-words.ts'
import {
  ambiguousPerWords,
  amountRangeWords,
  andWords,
  betweenWords,
  codePrefixes,
  countedNounLinks,
  perWords,
  rangeWords,
} from '../lexicon/quantities/quantity-words.ts'
import { stemOf } from '../terms/terms.ts'
import { topicOf } from '../topics.ts'
import { type Bound, boundAfter, boundBefore } from './bounds.ts'
import { frequenciesOf } from './frequency.ts'
import { numberOf, numberSource } from './numbers.ts'
import type { Quantity } from './quantity.ts'
import { frequency, interval } from './quantity.ts'
import { frequencyOf, moneySource, type Unit, unitOf, unitSource } from './units.ts'

/** A limit for one text, because each quantity of a requirement is compared with each quantity offered. */
const maxQuantities = 12
/** Numbers of a text that are looked at: most may turn out to be no quantity. */
const maxCandidates = 100

const rangeWord = alternatives(rangeWords)
const sign = (name: string) => String.raw`(?<${name}>[-−+](?=\d))?`
/** A number or a range, with an optional currency before it and an optional unit after it. */
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])${sign('lowSign')}(?:(?<money>${moneySource})\s?)?` +
    String.raw`(?<low>${numberSource}|(?<=\bwithin )an?(?=\s))` +
    String.raw`(?:\s?(?<joiner>${rangeWord})\s?(?:${moneySource})?\s?${sign('highSign')}(?<high>${numberSource}))?(?<more>\+)?` +
    String.raw`[\s\u00A0-]?(?:(?!an (?:hour|hr|evening|afternoon|item|acre)\b)(?<unit>${unitSource})(?![\p{L}\p{N}²³]))?`,
  'giu',
)
const perPattern = new RegExp(
  String.raw`^\s*(?<by>${alternatives(perWords)})\s*(?:${numberSource})?\s*` +
    String.raw`(?:(?<unit>${unitSource})(?![\p{L}\p{N}])|(?<noun>\p{L}{3,}))`,
  'iu',
)
const everyBefore = new RegExp(String.raw`(?:${alternatives(everyNumberWords)})\s*$`, 'iu')
const betweenBefore = new RegExp(String.raw`(?:${alternatives(betweenWords)})\s*$`, 'i')
const andWord = new RegExp(`^(?:${alternatives(andWords)})$`, 'i')
const nounBeforeRange = new RegExp(String.raw`(\p{L}{3,})\s+(?:${alternatives(countedNounLinks)})\s*$`, 'iu')
const ambiguousPer = new RegExp(`^(?:${alternatives(ambiguousPerWords)})$`, 'i')
const betweenAmounts = new RegExp(String.raw`^\s*(?:${alternatives(amountRangeWords)})\s*$`, 'i')
const codeBefore = new RegExp(String.raw`(?:\b(?:${alternatives(codePrefixes)})[\s.-]*)$`, 'i')
const capitalsBefore = /\b[A-Z]{2,}[ -]?$/

/** Every amount, count, price, range and frequency in a text, in reading order; at most a dozen of each kind. */
export function quantitiesOf(text: string, language: Language = 'en'): Quantity[] {
  const found: Quantity[] = []
  let candidates = 0
  for (const match of text.matchAll(pattern)) {
    if (found.length >= maxQuantities || ++candidates > maxCandidates) break
    const amount = quantityAt(text, match, language)
    if (!amount) continue
    const quantity = { ...amount, topic: topicOf(text, match.index) }
    const last = found.at(-1)
    const merged = last && mergeRange(text.slice(last.end, quantity.index), last, quantity)
    if (merged) found[found.length - 1] = merged
    else found.push(quantity)
  }
  return [...found, ...frequenciesOf(text, found).slice(0, maxQuantities)].sort((a, b) => a.index - b.index)
}

/** The number or range of a match, and where it stands. */
interface Numbers {
  readonly range: [number, number]
  readonly bound: Bound | null
  readonly index: number
  readonly end: number
}

/** The quantity of a match; its topic is left open, because most numbers of some texts are no quantity. */
function quantityAt(text: string, match: RegExpExecArray, language: Language): Quantity | null {
  const groups = match.groups ?? {}
  const unit = unitOf(groups.unit ?? groups.money ?? '')
  const range = rangeOf(text, match, unit?.dimension === 'temperature')
  if (!range) return null
  const { index } = match
  const end = index + match[0].length
  const before = justBefore(text, index)
  const bound = groups.more ? 'at least' : (boundBefore(before) ?? boundAfter(text.slice(end)))
  if (!unit) return countAt(text, { range, bound, index, end }, language)
  if (unit.dimension === 'time' && everyBefore.test(before))
    return frequency(1 / (range[0] * unit.factor), bound, { topic: null, index, end })
  const per = perAt(text.slice(end), language)
  if (unit.dimension === 'frequency' && per?.per !== 'time') return null
  const factor = unit.factor / (per?.factor ?? 1)
  return {
    dimension: unit.dimension,
    per: per?.per ?? null,
    subject: [],
    ...interval(range[0] * factor, range[1] * factor, bound),
    topic: null,
    index,
    end: end + (per?.length ?? 0),
  }
}

/** The text before a number, as far as its words can matter; the limit keeps long texts linear. */
const justBefore = (text: string, index: number) => text.slice(Math.max(0, index - 100), index)

/**
 * The lowest and highest value; null if the two numbers aren't a range.
 *
 * @param signed whether a minus counts; otherwise it is a dash
 */
function rangeOf(text: string, match: RegExpExecArray, signed: boolean): [number, number] | null {
  const { lowSign, low = '', highSign, high, joiner = '' } = match.groups ?? {}
  const withSign = (number: number, sign: string | undefined) =>
    signed && sign && sign !== '+' ? -number : number
  const from = withSign(/^an?$/i.test(low) ? 1 : numberOf(low), lowSign)
  if (!high) return Number.isFinite(from) ? [from, from] : null
  const to = withSign(numberOf(high), highSign)
  if (andWord.test(joiner) && !betweenBefore.test(justBefore(text, match.index))) return null
  if (to >= from) return [from, to]
  return to < 0 ? [to, from] : null
}

/** A number before a noun: '200 guests', '5,000 units a month'. */
function countAt(text: string, { range, bound, index, end }: Numbers, language: Language): Quantity | null {
  const number = text.slice(index, end)
  const isYear = range[0] >= 1900 && range[0] <= 2100 && /^\d{4}$/.test(number.trim())
  if (isYear || isCode(text.slice(Math.max(0, index - 12), index))) return null
  const nouns = nounsAt.exec(text.slice(/\s$/.test(number) ? end - 1 : end))?.[1] ?? ''
  const stems = countedStems(nouns, language)
  const subject = stems.length > 0 ? stems : nounBefore(justBefore(text, index), language)
  if (subject.length === 0) return null
  const after = end + nouns.split(/\s+/).slice(0, subject.length).join(' ').length
  const per = perAt(text.slice(after), language)
  const factor = 1 / (per?.factor ?? 1)
  return {
    dimension: 'count',
    per: per?.per ?? null,
    subject,
    ...interval(range[0] * factor, range[1] * factor, bound ?? boundAfter(text.slice(after))),
    topic: null,
    index,
    end: after + (per?.length ?? 0),
  }
}

/** At most three words. */
const nounsAt = /^\s*((?:\p{L}[\p{L}'’-]*\s?){1,3})/u

/** The stems of the words before the first stopword or frequency. */
function countedStems(nouns: string, language: Language): string[] {
  const words =
    nouns === ''
      ? []
      : nouns
          .trim()
          .toLowerCase()
          .split(/[\s-]+/)
  const end = words.findIndex((word) => stopwords[language].has(word) || frequencyOf(word) !== null)
  return words.slice(0, end < 0 ? words.length : end).map((word) => stemOf(word, language))
}

/** The counted noun in 'Pallets from 1 to 33' and 'groups of 6 to 15', as a stem. */
function nounBefore(before: string, language: Language): string[] {
  const noun = nounBeforeRange.exec(before)?.[1]?.toLowerCase()
  return noun && !stopwords[language].has(noun) ? [stemOf(noun, language)] : []
}

/** What an amount is counted by: `name` as the text writes it, `per` and `factor` to compare with others. */
interface Per {
  readonly name: string
  readonly per: string
  readonly factor: number
  /** Of the text that says so. */
  readonly length: number
}

/** What the amount before `after` is counted by ('per week', '/bag', 'weekly'). */
export function perAt(after: string, language: Language): Per | null {
  const match = perPattern.exec(after)
  if (match) {
    const { by = '', unit: name, noun } = match.groups ?? {}
    const unit = name ? unitOf(name) : null
    const ambiguous = ambiguousPer.test(by)
    if (unit && (unit.dimension === 'time' || !ambiguous))
      return { name: name ?? '', ...rateBy(unit), length: match[0].length }
    if (noun && !ambiguous && !stopwords[language].has(noun.toLowerCase()))
      return { name: noun, per: stemOf(noun.toLowerCase(), language), factor: 1, length: match[0].length }
  }
  const word = /^\s*(\p{L}+)/u.exec(after)
  const timesADay = word?.[1] ? frequencyOf(word[1]) : null
  if (!timesADay || !word?.[1]) return null
  return { name: word[1], per: 'time', factor: 1 / timesADay, length: word[0].length }
}

/** Hourly rates have their own dimension: a working day hasn't 24 hours, so that they don't convert to daily rates. */
const rateBy = ({ dimension, factor }: Unit) =>
  dimension === 'time' && factor < 1 ? { per: 'hour', factor: factor * 24 } : { per: dimension, factor }

/** Merges two amounts that are one range: '500 kg to 2 t'. Null if they aren't. */
function mergeRange(between: string, a: Quantity, b: Quantity): Quantity | null {
  if (a.dimension !== b.dimension || a.per !== null || a.dimension === 'count' || a.min >= b.max) return null
  if (!betweenAmounts.test(between)) return null
  return { ...b, bound: 'range', min: a.min === 0 ? a.max : a.min, index: a.index }
}

/** Numbers of standards, articles and products are names, not amounts. */
const isCode = (before: string) => codeBefore.test(before) || capitalsBefore.test(before)
