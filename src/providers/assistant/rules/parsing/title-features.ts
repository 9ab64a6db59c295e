import { detectLanguage } from '../../../../language/detect-language.ts'
import { fold } from '../../../../language/diacritics.ts'
import { type Language, stopwords } from '../../../../language/languages.ts'
import { hashedIndex } from '../../../../language/models/hashed-weights.ts'
import { isGeneral, isThing } from '../../../../language/terms/glossary.ts'
import { meaningsOf } from '../../../../language/terms/meanings.ts'
import { stemOf } from '../../../../language/terms/terms.ts'
import { tradeOverlap, tradesOf } from '../../../../language/terms/trades.ts'
import type { Side } from '../../../../shared/sides.ts'
import { wish } from '../lexicon/parsing/introductions.ts'

/** The number of weights of the model; a power of two. */
export const featureCount = 2 ** 18

/** Words of a title at most. */
const maxWords = 9
/** A title stands near the beginning; in sentences. */
const maxSentences = 60
/** Words before a title that may announce it. */
const announcingWords = 8
/** Words behind a title that may describe it. */
const describingWords = 6
/** Letters at the end of a word that tell its kind: 'ung' and 'tion' of a service. */
const endings = [3, 4]
/** How alike a word's trade and the text's are, in steps from 0. */
const likenessSteps = 5
const maxOccurrences = 4

/** Adjacent words of a sentence that may be a listing's title. */
export interface Span {
  /** The sentence's index. */
  readonly sentence: number
  /** Indexes of its first and last word. */
  readonly first: number
  readonly last: number
  /** Offsets in the sentence, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  readonly features: readonly number[]
}

/** Of a word: as the first of a title, as the last one, and as any word of it. */
interface WordFeatures {
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly any: readonly number[]
}

export interface TitleFeatures {
  /** Of each word of each sentence. */
  readonly words: readonly (readonly WordFeatures[])[]
  readonly spans: readonly Span[]
}

interface Word {
  /** In lower case and without diacritics. */
  readonly plain: string
  readonly start: number
  readonly end: number
  /** The signs between it and the words beside it; '$' at the end of the sentence. */
  readonly before: string
  readonly after: string
  readonly kind: 'stopword' | 'thing' | 'general' | 'action' | 'number' | 'unknown'
  readonly shape: string
  readonly meanings: readonly number[]
  /** 0 to 4. */
  readonly likeness: number
  readonly occurrences: number
  /** Whether a wish is expressed before it in its sentence: 'looking for'. */
  readonly isWished: boolean
}

/** The possible titles of a text's sentences, with the features of their words. */
export function titleFeaturesOf(sentences: readonly string[], side: Side): TitleFeatures {
  const read = readWords(sentences.slice(0, maxSentences))
  return {
    words: read.map((words, sentence) =>
      words.map((word, i) => ({
        first: hashed(firstWordFeatures(word, words.slice(0, i), side, placeOf(sentence, read.length))),
        last: hashed(lastWordFeatures(word, words.slice(i + 1), side)),
        any: hashed(wordFeatures(word)),
      })),
    ),
    spans: read.flatMap((words, sentence) => spansOf(words, sentence, side, placeOf(sentence, read.length))),
  }
}

const hashed = (names: readonly string[]): number[] => [
  ...new Set(names.map((name) => hashedIndex(name, featureCount))),
]

/** The first two sentences, the last one and quarters between them. */
const placeOf = (sentence: number, count: number): string =>
  sentence < 2 ? `${sentence}` : sentence === count - 1 ? 'last' : `${2 + Math.floor((4 * sentence) / count)}`

const wordPattern = /[\p{L}\p{N}](?:(?:[\p{L}\p{M}\p{N}'’./-]|(?<=\d)–(?=\d))*[\p{L}\p{N}])?-?/gu

/** 'IT' is no pronoun. */
const isAcronym = /^\p{Lu}{2,}$/u

function readWords(sentences: readonly string[]): Word[][] {
  const text = sentences.join('\n')
  const language = detectLanguage(text)
  const trades = tradesOf(text, language)
  const counts = new Map<string, number>()
  const matches = sentences.map((sentence) => [...sentence.matchAll(wordPattern)])
  const stem = (word: string) => stemOf(fold(word.toLowerCase()), language)
  for (const [word] of matches.flat()) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1)
  return matches.map((found, s) => {
    const sentence = sentences[s] ?? ''
    const wishStart = wish.exec(sentence)?.index ?? sentence.length
    return found.map((match, i): Word => {
      const word = match[0]
      const end = match.index + word.length
      const lower = word.toLowerCase()
      const isStopword = stopwords[language].has(lower) && !isAcronym.test(word)
      const meanings = isStopword ? [] : meaningsOf(lower, language)
      const previous = found[i - 1]
      const next = found[i + 1]
      return {
        plain: fold(lower),
        start: match.index,
        end,
        before: sentence.slice(previous ? previous.index + previous[0].length : 0, match.index).trim(),
        after: sentence.slice(end, next?.index).trim() || (next ? '' : '$'),
        kind: kindOf(word, isStopword, meanings),
        shape: shapeOf(word, i === 0),
        meanings: meanings.slice(0, 2),
        likeness: isStopword ? 0 : likenessOf(word, language, trades),
        occurrences: counts.get(stem(word)) ?? 1,
        isWished: match.index > wishStart,
      }
    })
  })
}

function kindOf(word: string, isStopword: boolean, meanings: readonly number[]): Word['kind'] {
  if (isStopword) return 'stopword'
  if (meanings.length > 0)
    return meanings.some(isThing) ? 'thing' : meanings.some(isGeneral) ? 'general' : 'action'
  return /\d/.test(word) ? 'number' : 'unknown'
}

const shapeOf = (word: string, isFirst: boolean): string =>
  /^\d/.test(word)
    ? 'digit'
    : /^\p{Lu}{2}/u.test(word)
      ? 'capitals'
      : /^\p{Lu}/u.test(word)
        ? isFirst
          ? 'capital first'
          : 'capital'
        : 'small'

const likenessOf = (word: string, language: Language, trades: ReturnType<typeof tradesOf>): number =>
  Math.min(likenessSteps - 1, Math.floor(likenessSteps * tradeOverlap(trades, tradesOf(word, language))))

function firstWordFeatures(word: Word, earlier: readonly Word[], side: Side, place: string): string[] {
  const { plain, kind, shape, before, isWished } = word
  const [one, two, three] = [1, 2, 3].map((distance) => earlier.at(-distance)?.plain ?? '^')
  return [
    `first ${plain}`,
    `before ${one}`,
    `before ${two} ${one}`,
    `before ${three} ${two} ${one}`,
    `before ${one}, first ${plain}`,
    `before ${side} ${one}`,
    `first ${kind} ${shape}`,
    `sign before ${before.slice(-1)}`,
    `place ${side} ${place}`,
    `wished ${side} ${isWished}`,
    ...earlier.slice(-announcingWords).map((other) => `near before ${side} ${other.plain}`),
    ...endingsOf(word).map((ending) => `first ends ${ending}`),
  ]
}

function lastWordFeatures(word: Word, later: readonly Word[], side: Side): string[] {
  const { plain, kind, shape, after } = word
  const next = later[0]?.plain ?? '$'
  const commas = later.filter(({ before }) => before.includes(',')).length
  const numbers = later.filter(isNumber).length
  return [
    `last ${plain}`,
    `after ${next}`,
    `last ${plain}, after ${next}`,
    `last ${kind} ${shape}`,
    `sign after ${after.slice(0, 1)}`,
    `sign after ${after.slice(0, 1)} ${kind}`,
    `commas after ${Math.min(commas, 4)}`,
    `numbers after ${Math.min(numbers, 3)}`,
    `number near after ${later.slice(0, describingWords).some(isNumber)} ${after.slice(0, 1)}`,
    `words after ${side} ${Math.min(6, Math.floor(later.length / 3))}`,
    ...later.slice(0, describingWords).map((other) => `near after ${isNumber(other) ? '0' : other.plain}`),
    ...endingsOf(word).map((ending) => `last ends ${ending}`),
  ]
}

const wordFeatures = (word: Word): string[] => {
  const { plain, kind, shape, likeness, meanings, occurrences } = word
  return [
    `word ${plain}`,
    `word ${kind}`,
    `word ${kind} ${shape}`,
    `likeness ${likeness}`,
    `occurs ${kind} ${Math.min(occurrences, maxOccurrences)}`,
    ...meanings.map((meaning) => `meaning ${meaning}`),
    ...endingsOf(word).map((ending) => `ends ${ending}`),
  ]
}

const isNumber = ({ shape }: Word): boolean => shape === 'digit'

const endingsOf = ({ plain, kind }: Word): string[] =>
  kind === 'number' || kind === 'stopword'
    ? []
    : endings.filter((length) => plain.length > length + 1).map((length) => plain.slice(-length))

const endsPhrase = /[.!?;:()\n–—]|^-$/

function spansOf(words: readonly Word[], sentence: number, side: Side, place: string): Span[] {
  const spans: Span[] = []
  for (const [first, { start, kind }] of words.entries()) {
    if (kind === 'stopword') continue
    const following = words.slice(first, first + maxWords)
    const phraseEnd = following.findIndex(({ before }, i) => i > 0 && endsPhrase.test(before))
    const phrase = phraseEnd < 0 ? following : following.slice(0, phraseEnd)
    for (const [i, { end, kind: lastKind }] of phrase.entries()) {
      if (lastKind === 'stopword') continue
      const last = first + i
      const isWhole = `${first === 0} ${last === words.length - 1}`
      const features = hashed([
        ...spanFeatures(phrase.slice(0, i + 1), side),
        `whole ${isWhole} ${side} ${place}`,
      ])
      spans.push({ sentence, first, last, start, end, features })
    }
  }
  return spans
}

function spanFeatures(span: readonly Word[], side: Side): string[] {
  const things = span.filter(({ kind }) => kind === 'thing').length
  const commas = span.slice(1).filter(({ before }) => before.includes(',')).length
  const likeness = Math.max(...span.map((word) => word.likeness))
  return [
    `length ${span.length}`,
    `length ${span.length} ${side}`,
    `things ${Math.min(things, 3)}`,
    `things ${Math.min(things, 3)} length ${span.length}`,
    `commas ${commas}`,
    `most like ${likeness}`,
    `most like ${likeness} thing ${things > 0}`,
    `kinds ${span.map(({ kind }) => kind).join(' ')}`,
    `phrase ${span.map(patternOf).join(' ')}`,
  ]
}

/** A stopword as it stands, and the kind of any other word. */
const patternOf = ({ kind, plain }: Word): string => (kind === 'stopword' ? plain : kind)
