import { fold } from '../../../../language/diacritics.ts'
import { type Language, stopwords } from '../../../../language/languages.ts'
import { memoizeTextByLanguage } from '../../../../language/memoize-text.ts'
import { deniedSpans, isDenied } from '../../../../language/polarity.ts'
import { quantitiesOf } from '../../../../language/quantities/quantities.ts'
import type { Quantity } from '../../../../language/quantities/quantity.ts'
import { clausesOf } from '../../../../language/sentences.ts'
import { partsOf } from '../../../../language/terms/compounds.ts'
import { meaningsOf } from '../../../../language/terms/meanings.ts'
import { findPhrases } from '../../../../language/terms/phrases.ts'
import { stemOf } from '../../../../language/terms/terms.ts'
import { withInfinitives } from '../../../../language/terms/word-forms.ts'
import { boilerplate, polarityWords } from '../lexicon/evidence/boilerplate.ts'
import { headEnd } from '../lexicon/parsing/titles.ts'
import { withClockTimes } from './clock-times.ts'
import { withRates } from './rates.ts'

/** A sentence with its content words and quantities. */
export interface AnalyzedText {
  readonly text: string
  readonly language: Language
  readonly tokens: readonly Token[]
  readonly quantities: readonly Quantity[]
  /** All its words, stopwords included, in lower case and without diacritics, with a space around each. */
  readonly phrase: string
  readonly hasDenial: boolean
}

/** A word that isn't a stopword, nor part of a quantity with a unit. */
export interface Token {
  readonly text: string
  readonly stem: string
  /** Ids of glossary rows: of each meaning, of each part of a compound, and of the phrases that it belongs to. */
  readonly meanings: readonly number[]
  readonly isCompound: boolean
  readonly negated: boolean
  /** The noun of a counted quantity: 'guests' in '200 guests'. */
  readonly counted: boolean
  /** `boilerplateWeight` for boilerplate, 1 for other words, 2 for words with digits. */
  readonly weight: number
  /** Offset in the text, in UTF-16 code units. */
  readonly index: number
  /** The number of its clause in the text. */
  readonly clause: number
}

const boilerplateWeight = 0.1
/** Tokens of at least this weight count as content. */
export const contentWeight = 0.5

/** In characters. Statements are shorter; of other texts, such as names, the start is analyzed. */
const maxTextLength = 1_000

const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-’'](?=\p{L}{4,}))*/gu

/** '35 x 45 cm' is read as one word. */
const sizePattern = /(?<![\p{L}\p{N}])(\d+(?:[.,]\d+)?)\s?[x×*]\s?(\d+(?:[.,]\d+)?)(?![\p{N}])/gu

export const analyzeText = memoizeTextByLanguage(analyze)

function analyze(fullText: string, language: Language): AnalyzedText {
  const text = fullText.slice(0, maxTextLength)
  const sizes = [...text.matchAll(sizePattern)]
  const isInSize = (index: number) =>
    sizes.some((size) => index >= size.index && index < size.index + size[0].length)
  const quantities = withClockTimes(text, withRates(text, quantitiesOf(text, language))).filter(
    (quantity, _, all) =>
      !isInSize(quantity.index) &&
      !isArticle(text, quantity) &&
      !all.some((other) => isWithin(quantity, other)),
  )
  const clauseEnds = endsOfClauses(text)
  const negatedSpans = deniedSpans(text)
  const tokens = sizes.flatMap(({ 1: a, 2: b, index }) => {
    const size = createToken(`${a}x${b}`, language, index, isDenied(negatedSpans, index))
    return size ? [size] : []
  })
  for (const match of withInfinitives(text, language).matchAll(wordPattern)) {
    if (isInSize(match.index)) continue
    const quantity = quantities.find(({ index, end }) => match.index >= index && match.index < end)
    if (quantity && quantity.dimension !== 'count') continue
    const counted = quantity !== undefined
    for (const part of splitCompound(match[0].toLowerCase(), language)) {
      const token = createToken(part, language, match.index, isDenied(negatedSpans, match.index))
      const clause = clauseEnds.findIndex((end) => match.index < end)
      if (token) tokens.push({ ...token, counted, clause })
    }
  }
  return {
    text,
    language,
    tokens: withPhrases(tokens, language),
    quantities,
    phrase: phraseOf(text),
    hasDenial: negatedSpans.length > 0,
  }
}

/** The words of a phrase with its meanings: instead of their own, unless it is composed. */
function withPhrases(tokens: readonly Token[], language: Language): readonly Token[] {
  const words = tokens.map(({ text }) => text)
  const phrases = findPhrases(words, language)
  return tokens.map((token, i) => {
    const around = phrases.filter(({ start, end }) => start <= i && i < end)
    if (around.length === 0) return token
    const own = around.some(({ isComposed }) => !isComposed) ? [] : token.meanings
    return { ...token, meanings: [...new Set([...own, ...around.flatMap(({ meanings }) => meanings)])] }
  })
}

/** 'Un bébé' isn't an amount. */
const isArticle = (text: string, { dimension, index, end }: Quantity): boolean =>
  dimension === 'count' && /^(?:une?|ein\p{L}{0,2}|una)\s/iu.test(text.slice(index, end))

/** '1,000 pieces' in '60 € per 1,000 pieces' is what the price is counted by. */
const isWithin = (count: Quantity, price: Quantity): boolean =>
  count.dimension === 'count' &&
  price.dimension.startsWith('money') &&
  count.index > price.index &&
  count.end <= price.end

function endsOfClauses(text: string): number[] {
  let end = 0
  return clausesOf(text).map((clause) => {
    end = text.indexOf(clause, end) + clause.length
    return end
  })
}

const phraseOf = (text: string) =>
  ` ${
    fold(text.toLowerCase())
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/** Splits 'gluten-free' into its parts, unless the glossary contains the whole word. German compounds are always split. */
function splitCompound(word: string, language: Language): string[] {
  const isKnown = language !== 'de' && meaningsOf(word, language).length > 0
  if (!/[-’']/.test(word) || isKnown) return [word]
  return word.split(/[-’']/).filter((part) => part !== 'free' && part !== 'frei')
}

function createToken(word: string, language: Language, index: number, isNegated: boolean): Token | null {
  // 'unarmed' negates 'armed'; 'nussfrei' negates 'nuss', which `deniedSpans` has found.
  const base = language === 'de' ? word.replace(/(?<=\p{L}{4})(?:freie[nmrs]?|frei)$/u, '') : word
  const unprefixed = language === 'en' ? /^un(\p{L}{3,}(?:ed|able))$/u.exec(base)?.[1] : undefined
  const text = unprefixed ?? base
  if (text.length < 2 || stopwords[language].has(text) || polarityWords.has(text)) return null
  if (/^\d{1,3}$/.test(text)) return null
  const stem = stemOf(text, language)
  return {
    text,
    stem,
    meanings: meaningsOf(text, language),
    isCompound: text.includes('-') || partsOf(text, language).length > 1,
    negated: unprefixed ? !isNegated : isNegated,
    counted: false,
    weight: weightOf(text),
    index,
    clause: 0,
  }
}

function weightOf(word: string): number {
  if (boilerplate.has(word)) return boilerplateWeight
  return /\d/.test(word) ? 2 : 1
}

/**
 * The main word of a requirement, before its first complement: the first one in Romance languages, the last noun in
 * German, else the last word that isn't a participle ('taps repaired'). Null for a text without content.
 */
export function headOf(text: string, language: Language, tokens: readonly Token[]): Token | null {
  const end = text.search(headEnd)
  const content = tokens.filter((token) => token.weight >= contentWeight)
  const beforeEnd = content.filter((token) => end <= 0 || token.index < end)
  const candidates = beforeEnd.length > 0 ? beforeEnd : content
  if (language === 'fr' || language === 'es') return candidates[0] ?? null
  const isNoun = ({ index, text: word }: Token) =>
    language === 'de' ? /^\p{Lu}/u.test(text.slice(index)) : !/\p{L}{2}ed$/u.test(word)
  return candidates.findLast(isNoun) ?? candidates.at(-1) ?? null
}

/** Whether two tokens have the same stem or meaning, are cognates, or one is the head of the other's compound. */
export function isSameTerm(a: Token, b: Token): boolean {
  if (a.stem === b.stem || a.text === b.text) return true
  if (a.meanings.length > 0 && b.meanings.length > 0)
    return a.meanings.some((meaning) => b.meanings.includes(meaning))
  const [short, long] = a.stem.length <= b.stem.length ? [a.stem, b.stem] : [b.stem, a.stem]
  if (short.length < 5) return false
  const isCompoundHead = long.endsWith(short) && long.length - short.length >= 3
  const commonPrefix = short.slice(0, Math.max(5, Math.ceil(long.length * 0.7)))
  return (isCompoundHead || long.startsWith(commonPrefix)) && !/\d/.test(short)
}

/**
 * The tokens that are the same as a token, those with its stem first: in 'service history', both words have the meaning of the
 * phrase.
 */
export const sameTerms = (tokens: readonly Token[], token: Token): Token[] =>
  tokens
    .filter((other) => isSameTerm(other, token))
    .sort((a, b) => Number(b.stem === token.stem) - Number(a.stem === token.stem))

/** Whether `a` names the same thing as `b` or one that includes it: 'paint' includes 'solvent paint', not the reverse. */
export function isAsGeneral(a: Token, b: Token): boolean {
  if (a.stem === b.stem || a.text === b.text) return true
  if (a.stem.length > b.stem.length && a.stem.endsWith(b.stem)) return false
  if (a.meanings.length > 0 && b.meanings.length > 0)
    return a.meanings.every((meaning) => b.meanings.includes(meaning))
  if (a.stem.length < 5) return false
  const length = Math.ceil(0.7 * Math.max(a.stem.length, b.stem.length))
  return b.stem.endsWith(a.stem) || b.stem.slice(0, length) === a.stem.slice(0, length)
}
