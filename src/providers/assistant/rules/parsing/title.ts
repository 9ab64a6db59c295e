import { quantitiesOf } from '../../../../language/quantities/quantities.ts'
import type { Side } from '../../../../shared/sides.ts'
import { capitalize } from '../analysis/inline-text.ts'
import {
  approximations,
  article,
  determined,
  innerArticle,
  itemEnd,
  trailingFrequency,
  trailingPreposition,
  trailingVerb,
  unnamedPerson,
} from '../lexicon/parsing/titles.ts'
import { findTitle } from './title-model.ts'

export interface Title {
  readonly name: string
  /** Of a list, its first item, as it stands in the sentence. */
  readonly firstItem: string
  /** The sentence that contains the title. */
  readonly sentence: string
  /** Offsets of the title's first item in that sentence. */
  readonly start: number
  readonly end: number
}

const maxTitleLength = 80
/** What stands later than this belongs to something else in the title. */
const maxWordsBeforeAmount = 3

/** The words that name best what the sentences are about. */
export function titleOf(sentences: readonly string[], side: Side): Title {
  const span = findTitle(sentences, side)
  const sentence = sentences[span?.sentence ?? 0] ?? ''
  const { start, end } = span ?? { start: 0, end: sentence.length }
  const phrase = sentence.slice(start, end)
  const firstItem = phrase.slice(0, itemEnd.exec(phrase)?.index)
  return {
    name: titleFromPhrase(completed(phrase, sentence, start)),
    firstItem: firstItem.replace(article, ''),
    sentence,
    start,
    end: start + firstItem.length,
  }
}

/** The phrase with what it can't stand without in the sentence, and without the start of what it can't include. */
function completed(phrase: string, sentence: string, start: number): string {
  const person = unnamedPerson.exec(sentence.slice(0, start))?.[0]
  if (person) return `${person.replace(/^jemande[nm]/iu, 'jemand')}${phrase}`
  const count = /\d/.test(phrase) ? countBefore(sentence, start) : ''
  const isCut = determined.test(sentence.slice(start + phrase.length))
  return `${count}${isCut ? phrase.replace(trailingVerb, '') : phrase}`.replace(innerArticle, '')
}

/** The count of a title's first thing, if another count follows: '6 ' before 'tables and 12 benches'. */
function countBefore(sentence: string, start: number): string {
  const count = quantitiesOf(sentence).find(
    ({ dimension, index, end }) => dimension === 'count' && index < start && start < end,
  )
  const text =
    count && !/[:.,]$/.test(sentence.slice(0, count.index)) ? sentence.slice(count.index, start) : ''
  return number.test(text) && !year.test(text) ? text : ''
}
const number = /^\d[\d\s–-]*$/
const year = /^(?:19|20)\d\d\s*$/

/** Turns '2 t of organic flour a week' into 'Organic flour, 2 t a week'. */
function titleFromPhrase(phrase: string): string {
  const text = phrase.replace(article, '')
  const amount = quantitiesOf(text).find(
    ({ dimension, index, end }) =>
      dimension !== 'count' &&
      /\d/.test(text.slice(index, end)) &&
      text.slice(0, index).split(/\s+/).length <= maxWordsBeforeAmount,
  )
  if (!amount) return capitalize(shortened(text))
  const before = text.slice(0, amount.index)
  const after = text
    .slice(amount.end)
    .replace(/^\s*(?:of|de|d['’])\s*/iu, ' ')
    .trim()
  const hasWordBefore = /\p{L}{4}/u.test(before.replace(approximations, ''))
  if (after.length < 3 || hasWordBefore) return capitalize(shortened(text))
  const frequency = trailingFrequency.exec(after)?.[0] ?? ''
  const amountText = `${before}${text.slice(amount.index, amount.end)}${frequency}`.trim()
  const goods = frequency ? after.slice(0, -frequency.length) : after
  return `${capitalize(shortened(goods))}, ${amountText}`
}

function shortened(text: string): string {
  if (text.length <= maxTitleLength) return text
  const start = text.slice(0, maxTitleLength)
  return start.slice(0, Math.max(30, start.lastIndexOf(' '))).replace(trailingPreposition, '')
}
