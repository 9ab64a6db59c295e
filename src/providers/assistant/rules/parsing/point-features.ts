import { fold } from '../../../../language/diacritics.ts'
import { hashedIndex } from '../../../../language/models/hashed-weights.ts'
import type { Side } from '../../../../shared/sides.ts'

/** A sentence of a listing's text, in which points are looked for. */
export interface PointSentence {
  readonly text: string
  readonly side: Side
  /** It is number `position` of the text's `count` sentences, from 0. */
  readonly position: number
  readonly count: number
  /** The position of the sentence with the title. */
  readonly titlePosition: number
  /** Offsets of the title in `text`; null if it stands in another sentence. */
  readonly title: { readonly start: number; readonly end: number } | null
}

/** A word, a number or a sign of a sentence, with its offsets. */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isTitle: boolean
}

/** The number of features that the model tells apart; a power of two. */
export const featureCount = 2 ** 16

/** How many tokens before and after a token have features of their own. */
const reach = 6
const maxCount = 8
const maxMarks = 5

/** An ordinal has its full stop, and a round price its dash: '14./15. Dezember', '1.450,-'. */
const tokenPattern =
  /\d[\d.,]*,[-–—]{1,2}|(?<![\d.,])\d{1,2}\.(?=[\s/+&–-]+[\p{L}\p{N}])|[\p{L}\p{N}]+(?:(?:[.,'’:/&-]|(?<=\d)–(?=\d))[\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu

export const tokensOf = ({ text, title }: PointSentence): Token[] =>
  [...text.matchAll(tokenPattern)].map((match) => {
    const end = match.index + match[0].length
    const isTitle = title !== null && match.index >= title.start && end <= title.end
    return { text: match[0], start: match.index, end, isTitle }
  })

export const isWord = ({ text }: Token): boolean => /^[\p{L}\p{N}]/u.test(text)

/** A token as the model reads it: numbers are alike, and so are the words of the title. */
function plainOf(token: Token): string {
  if (token.isTitle) return '<title>'
  if (/^\d/.test(token.text)) return /\p{L}/u.test(token.text) ? '0x' : '0'
  return fold(token.text.toLowerCase())
}

function shapeOf({ text }: Token): string {
  if (/^\d/.test(text)) return '0'
  if (!/^\p{L}/u.test(text)) return text
  return /^\p{Lu}{2}/u.test(text) ? 'AA' : /^\p{Lu}/u.test(text) ? 'A' : 'a'
}

/**
 * The features of each token of a sentence, as indexes: the tokens around it, those of its clause, and where it stands in the
 * sentence, in the text, and from the title.
 */
export function featuresOf(sentence: PointSentence, tokens: readonly Token[]): number[][] {
  const plain = tokens.map(plainOf)
  const shapes = tokens.map(shapeOf)
  const areWords = tokens.map(isWord)
  const ofSentence = sentenceFeatures(sentence, plain).map(indexOf)
  const titleStart = tokens.findIndex(({ isTitle }) => isTitle)
  const titleEnd = tokens.findLastIndex(({ isTitle }) => isTitle)
  let marks = 0
  return tokens.map((_, i) => {
    const names = [
      ...wordFeatures(plain, i),
      `shapes ${at(shapes, i - 1)} ${at(shapes, i)} ${at(shapes, i + 1)}`,
      `${sentence.side} ${plain[i]}`,
      `from start ${Math.min(i, 4)}`,
      `from end ${Math.min(tokens.length - i, 4)}`,
      `marks before ${Math.min(marks, maxMarks)}`,
      ...clauseFeatures(plain, areWords, i, sentence.position - sentence.titlePosition),
      ...titleFeatures(sentence, titleStart, titleEnd, i),
    ]
    if (!areWords[i]) marks++
    return [...new Set([...names.map(indexOf), ...ofSentence])]
  })
}

const indexOf = (name: string): number => hashedIndex(name, featureCount)

/** What stands at an index of a sentence; '^' before it and '$' behind it. */
const at = (items: readonly string[], i: number): string => items[i] ?? (i < 0 ? '^' : '$')

function sentenceFeatures(
  { side, position, count, text }: PointSentence,
  plain: readonly string[],
): string[] {
  const place = position === 0 ? 'first' : position === count - 1 ? 'last' : 'middle'
  return [
    `side ${side}`,
    `place ${place}`,
    `place ${place} ${side}`,
    `fifth ${Math.floor((5 * position) / count)}`,
    `sentences ${Math.min(count, maxCount)}`,
    `ends ${text.at(-1)}`,
    `length ${Math.floor(Math.log2(plain.length))}`,
    `commas ${Math.min(plain.filter((token) => token === ',').length, maxMarks)}`,
    `starts ${side} ${at(plain, 0)}`,
    `starts ${at(plain, 0)} ${at(plain, 1)}`,
  ]
}

function wordFeatures(plain: readonly string[], i: number): string[] {
  const [before2, before, one, after, after2] = [-2, -1, 0, 1, 2].map((distance) => at(plain, i + distance))
  const names = [
    `before ${before}, ${one}`,
    `${one}, after ${after}`,
    `between ${before} ${after}`,
    `before ${before2} ${before}`,
    `after ${after} ${after2}`,
    `${before} ${one} ${after}`,
  ]
  for (let distance = -reach; distance <= reach; distance++)
    names.push(`${distance} ${at(plain, i + distance)}`)
  return names
}

/** Of the words between two punctuation marks. A mark belongs to the words behind it. */
function clauseFeatures(
  plain: readonly string[],
  areWords: readonly boolean[],
  i: number,
  fromTitle: number,
): string[] {
  let start = i
  while (start > 0 && areWords[start - 1]) start--
  let end = i
  while (end < plain.length && areWords[end]) end++
  const [first, second] = [at(plain, start), at(plain, start + 1)]
  const near = Math.min(i - start, 3)
  const sentences = Math.max(-2, Math.min(fromTitle, 3))
  return [
    `clause ${first} ${second}`,
    `clause ${first} ${near}`,
    `clause after ${at(plain, start - 1)} ${near}`,
    `clause before ${at(plain, end)}`,
    `clause ends ${at(plain, end - 1)} ${at(plain, end)}`,
    `clause of ${Math.min(end - start, 8)}`,
    `clause ${first} from title ${sentences}`,
    ...plain.slice(start, end).map((word) => `in clause ${word}`),
  ]
}

/** Where the title stands: sentences and tokens before it, or behind. */
function titleFeatures(
  { side, position, titlePosition }: PointSentence,
  start: number,
  end: number,
  i: number,
): string[] {
  const sentences = Math.max(-2, Math.min(position - titlePosition, 3))
  const place = start < 0 ? 'elsewhere' : i < start ? Math.max(-5, i - start) : Math.min(6, i - end)
  return [
    `from title ${sentences}`,
    `from title ${sentences} ${side}`,
    `tokens from title ${place}`,
    `behind title ${start >= 0 && i > end}`,
  ]
}
