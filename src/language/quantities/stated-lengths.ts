import { alternatives } from '../alternatives.ts'
import { detectLanguage } from '../detect-language.ts'
import {
  clockPhrases,
  countedFromPhrases,
  formerPhrases,
  noticePhrases,
} from '../lexicon/quantities/length-words.ts'
import { clausesOf, sentencesOf } from '../sentences.ts'
import { type Topic, topicOf } from '../topics.ts'
import { quantitiesOf } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import { unitOf } from './units.ts'

/** What a length of time in a deal is about. */
export type LengthTopic = 'payment' | 'delivery' | 'warranty' | 'contract' | 'notice' | 'response'

export interface StatedLength {
  readonly about: LengthTopic
  readonly value: number
  readonly unit: string
}

/** How long each may be, in days: other lengths are about something else, such as the age of a firm. */
const plausible: Partial<Record<Topic, readonly [least: number, most: number]>> = {
  payment: [1, 180],
  delivery: [1 / 24, 400],
  warranty: [28, 40 * 366],
  contract: [1, 20 * 366],
  response: [1 / 100, 30],
}

/** In days, see `lexicon/quantities/units.ts`. */
const periods = [
  [365.25, 'years'],
  [30.44, 'months'],
  [7, 'weeks'],
  [1.4, 'working days'],
  [1, 'days'],
  [1 / 24, 'hours'],
] as const

const isFormer = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(formerPhrases)})(?!\p{L})`, 'iu')
const countedFrom = new RegExp(String.raw`^\s*(?:${alternatives(countedFromPhrases)})\s`, 'iu')
const clockBefore = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(clockPhrases)})\s*$`, 'iu')
const notice = new RegExp(alternatives(noticePhrases), 'iu')
/** 'Payment terms: 30 days' is one clause. */
const headingEnd = /\s?[:–-]\s+(?=\d)/g
/** After the amount, only what describes it directly: '12 months warranty', '14 Tage netto'. */
const directlyAfter = /^\s*(?:[\p{L}-]+\s*){0,2}/u

/**
 * The lengths of time that a text names as terms, in the units that it uses. A clause that tells what was, or names nothing
 * that the length is about, gives none.
 */
export function statedLengths(text: string): StatedLength[] {
  return sentencesOf(text).flatMap((sentence) => {
    const language = detectLanguage(sentence)
    return clausesOf(sentence.replace(headingEnd, ' '))
      .filter((clause) => !isFormer.test(clause))
      .flatMap((clause) => quantitiesOf(clause, language).flatMap((found) => lengthOf(clause, found) ?? []))
  })
}

function lengthOf(clause: string, { dimension, per, bound, min, max, index, end }: Quantity) {
  if (dimension !== 'time' || per !== null || bound === 'range' || bound === 'about') return null
  const [before, after] = [clause.slice(0, index), clause.slice(end)]
  const said = countedFrom.test(after) ? '' : (directlyAfter.exec(after)?.[0] ?? '')
  const topic = topicOf(before + clause.slice(index, end) + said, index)
  const range = topic && plausible[topic]
  const days = Number.isFinite(max) ? max : min
  if (!range || days < range[0] || days > range[1]) return null
  const [length, unit] = periodOf(clause.slice(index, end))
  const value = Math.round(days / length)
  if (value < 1 || (unit === 'hours' && clockBefore.test(before))) return null
  return {
    about: topic === 'contract' && notice.test(clause) ? 'notice' : (topic as LengthTopic),
    value,
    unit,
  }
}

/** The unit as the text names it: the longest that ends the amount. */
function periodOf(amount: string): readonly [days: number, unit: string] {
  const words = amount.split(/[\s\u00A0]+|(?<=\d)(?=\p{L})/u)
  const unit = words.map((_, index) => unitOf(words.slice(index).join(' '))).find((one) => one !== null)
  return periods.find(([days]) => unit && Math.abs(days - unit.factor) < days / 100) ?? [1, 'days']
}
