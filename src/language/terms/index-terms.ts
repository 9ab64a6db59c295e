import { wordsOf } from '../alternatives.ts'
import { plainSpellings } from '../diacritics.ts'
import type { Language } from '../languages.ts'
import { moneyWords } from '../lexicon/money/money-words.ts'
import { deniedSpans, isDenied, unwantedIn } from '../polarity.ts'
import { amountTerms } from '../quantities/amounts.ts'
import { isPrice } from '../quantities/price.ts'
import { quantitiesOf } from '../quantities/quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { sentencesOf } from '../sentences.ts'
import { partsOf } from './compounds.ts'
import { type FixedPhrase, findFixedPhrases } from './fixed-phrases.ts'
import { isThing, meaningName, meaningsOfWord } from './glossary.ts'
import { findPhrases } from './phrases.ts'
import { placesIn } from './places.ts'
import { termHash, wordTerms } from './term-hash.ts'
import { termsAt } from './terms.ts'
import { indexStemOf, withInfinitives } from './word-forms.ts'

/** A text's words and amounts as terms of the index. */
export interface IndexTerms {
  /** For retrieval: every word as often as it occurs, denied or not. */
  readonly mentioned: readonly number[]
  /** For the coverage of requirements: the terms of each word and amount, once. A denied word has other terms than the word itself. */
  readonly stated: readonly number[]
}

const announcesMoney = new Set(wordsOf(moneyWords).flatMap((word) => [word, ...plainSpellings(word)]))

/** A word of a text, or a phrase that counts as one. */
interface Word {
  readonly texts: readonly string[]
  /** Words for the same thing share them, in other languages too. Empty if the glossary doesn't have the word. */
  readonly meanings: readonly number[]
  /** It doesn't name the thing that the text is about. */
  readonly isMinor: boolean
  readonly isDenied: boolean
  /** It isn't needed or wanted. */
  readonly isUnwanted: boolean
}

/**
 * Neither prices nor what isn't needed or wanted say what a listing is about, so they are left out. The assistant judges whether an
 * offering contradicts what isn't wanted.
 */
export function indexTermsOf(text: string, language: Language): IndexTerms {
  const mentioned: number[] = []
  const stated = new Map<string, readonly number[]>()
  for (const sentence of sentencesOf(text.normalize('NFC'))) {
    const { words, amounts } = readSentence(sentence, language)
    for (const word of words) {
      mentioned.push(...mentionsOf(word, language, ''))
      if (word.isDenied) mentioned.push(...mentionsOf(word, language, 'not '))
      const terms = termsOfWord(word, language, word.isDenied ? 'not ' : '')
      stated.set(terms.join(), terms)
    }
    for (const { amount, isStated } of amounts) {
      const terms = amountTerms(amount)
      mentioned.push(...terms)
      if (isStated) stated.set(terms.join(), terms)
    }
  }
  return { mentioned, stated: [...stated.values()].flat() }
}

type WordTerms = Pick<Word, 'texts' | 'meanings' | 'isMinor'>

/** One term of its stem, or those of all its meanings. */
function termsOfWord({ texts, meanings, isMinor }: WordTerms, language: Language, denial: string): number[] {
  const stems = texts.map((text) => denial + indexStemOf(text, language))
  if (meanings.length === 0) return stems.map(termHash)
  const names = meanings.map((meaning) => denial + meaningName(meaning))
  return wordTerms(names, stems, isMinor)
}

/** The same for retrieval, where a meaning counts alike in every word. */
const mentionsOf = ({ texts, meanings }: Word, language: Language, denial: string): number[] => {
  const single = meanings.length > 0 ? meanings.map((meaning) => [meaning]) : [[]]
  return single.flatMap((one) => termsOfWord({ texts, meanings: one, isMinor: false }, language, denial))
}

function readSentence(sentence: string, language: Language) {
  const amounts = quantitiesOf(sentence, language).filter((amount) => !isArticle(amount, sentence))
  const prices = amounts.filter(isPrice)
  const fixed = findFixedPhrases(sentence, language).filter(
    ({ from, to }) => !prices.some(({ index, end }) => index < to && from < end),
  )
  const unwanted = unwantedIn(sentence)
  const denied = deniedSpans(
    fixed
      .filter((phrase) => phrase.denies && !unwanted.some((part) => overlap(part, phrase)))
      .reduce((rest, { from, to }) => blank(rest, from, to, /\p{L}/gu), sentence),
  )
  const notWanted = denied.filter((span) => unwanted.some((part) => overlap(part, span)))
  const text = withoutAmounts(sentence, amounts, prices)
  const found = termsAt(withInfinitives(text, language), language, (word) => word).flatMap(
    ({ term, index }) => partsOf(term, language).map((part) => ({ text: part, index })),
  )
  const phrases = findPhrases(
    found.map((word) => word.text),
    language,
  )
  const wholes = phrases.filter(({ isComposed }) => !isComposed)
  const places = placesIn(text)
  const isInPlace = (index: number) => places.some(({ from, to }) => from < index && index < to)
  const wordOf = (texts: readonly string[], own: readonly number[], index: number, more = own): Word => ({
    texts,
    meanings: [...new Set([...own, ...more])],
    isMinor: (own.length > 0 && !own.some(isThing)) || isInPlace(index),
    isDenied: isDenied(denied, index),
    isUnwanted: isDenied(notWanted, index),
  })
  const words = found.flatMap((word, place) => {
    const phrase = wholes.find(({ start, end }) => start <= place && place < end)
    if (phrase) {
      if (phrase.start < place) return []
      const texts = found.slice(place, phrase.end).map((each) => each.text)
      return wordOf(texts, phrase.meanings, word.index)
    }
    const composed = phrases.flatMap(({ start, end, isComposed, meanings }) =>
      isComposed && start <= place && place < end ? meanings : [],
    )
    const within = fixed.find(({ from, to }) => from <= word.index && word.index < to)
    if (!within) return wordOf([word.text], meaningsOfWord(word.text, language), word.index, composed)
    const keepsOwn = within.isComposed && !within.denies
    const own = keepsOwn ? meaningsOfWord(word.text, language) : []
    const texts = keepsOwn ? [word.text] : [within.text]
    return wordOf(texts, [...within.meanings, ...own], within.from, composed)
  })
  const isRead = ({ from, to }: FixedPhrase) => found.some(({ index }) => from <= index && index < to)
  const wordless = fixed
    .filter((phrase) => !isRead(phrase))
    .map(({ text, meanings, from }) => wordOf([text], meanings, from))
  const isInPhrase = (amount: Quantity) =>
    wholes.some(({ start, end }) => {
      const behind = found[end]?.index ?? text.length
      return (found[start]?.index ?? 0) <= amount.index && amount.end <= behind
    })
  return {
    words: [...words, ...wordless].filter((word) => !word.isUnwanted),
    amounts: amounts
      .filter((amount) => !isPrice(amount))
      .map((amount) => ({ amount, isStated: !isDenied(denied, amount.index) && !isInPhrase(amount) })),
  }
}

/** 'A sink' in the other languages, as in 'un évier', 'eine Therme' or 'un máximo de': it requires no amount. */
const isArticle = ({ dimension, max, index, end }: Quantity, sentence: string): boolean =>
  dimension === 'count' && max === 1 && !/\p{N}/u.test(sentence.slice(index, end))

/**
 * The digits of amounts are not indexed as words, because '0.5 kg' and '500 g' have to share their terms. Prices are left
 * out with the words that announce them.
 */
function withoutAmounts(sentence: string, amounts: readonly Quantity[], prices: readonly Quantity[]): string {
  const text = amounts.reduce((rest, { index, end }) => blank(rest, index, end, /\p{N}/gu), sentence)
  if (prices.length === 0) return text
  return prices
    .reduce((rest, { index, end }) => blank(rest, index, end, /./gsu), text)
    .replace(/\p{L}+/gu, (word) => (announcesMoney.has(word.toLowerCase()) ? ' '.repeat(word.length) : word))
}

const overlap = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
  a.from < b.to && b.from < a.to

const blank = (text: string, from: number, to: number, letters: RegExp): string =>
  text.slice(0, from) + text.slice(from, to).replace(letters, ' ') + text.slice(to)
