import { wordsOf } from '../alternatives.ts'
import { plainSpellings } from '../diacritics.ts'
import type { Language } from '../languages.ts'
import { moneyWords } from '../lexicon/money-words.ts'
import { deniedSpans, dispenses, isDenied } from '../polarity.ts'
import { amountTerms } from '../quantities/amounts.ts'
import { isPrice } from '../quantities/price.ts'
import { quantitiesOf } from '../quantities/quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { sentencesOf } from '../sentences.ts'
import { partsOf } from './compounds.ts'
import { meaningName, meaningsOfWord } from './glossary.ts'
import { findPhrases } from './phrases.ts'
import { meaningTerms, termHash } from './term-hash.ts'
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

/**
 * A word's terms: one of its stem, or of a word in the glossary those of each meaning, which words for the same thing share, in
 * other languages too. The meanings of the composed phrases that it belongs to are added.
 */
function wordTerms(word: string, composed: readonly number[], language: Language, denial: string): number[] {
  const stem = denial + indexStemOf(word, language)
  const meanings = [...new Set([...meaningsOfWord(word, language), ...composed])]
  return meanings.length === 0
    ? [termHash(stem)]
    : meanings.flatMap((meaning) => meaningTerms(denial + meaningName(meaning), [stem]))
}

/** The same of a phrase, which counts as one word. */
function phraseTerms(
  words: readonly string[],
  meanings: readonly number[],
  language: Language,
  denial: string,
): number[] {
  const stems = words.map((word) => denial + indexStemOf(word, language))
  return meanings.flatMap((meaning) => meaningTerms(denial + meaningName(meaning), stems))
}

/** 'A sink' in the other languages, as in 'un évier', 'eine Therme' or 'un máximo de': it requires no amount. */
const isArticle = ({ dimension, max, index, end }: Quantity, sentence: string): boolean =>
  dimension === 'count' && max === 1 && !/\p{N}/u.test(sentence.slice(index, end))

/**
 * The digits of amounts are not indexed as words, because '0.5 kg' and '500 g' have to share their terms. Prices are left
 * out with the words that announce them, and so is what isn't needed: neither says what a listing is about.
 */
export function indexTermsOf(text: string, language: Language): IndexTerms {
  const mentioned: number[] = []
  const stated = new Map<string, readonly number[]>()
  for (const sentence of sentencesOf(text.normalize('NFC'))) {
    const amounts = quantitiesOf(sentence, language).filter((amount) => !isArticle(amount, sentence))
    const prices = amounts.filter(isPrice)
    const denied = deniedSpans(sentence)
    const isDispensed = dispenses(sentence)
    const blank = (text: string, [from, to]: readonly [number, number], letters: RegExp) =>
      text.slice(0, from) + text.slice(from, to).replace(letters, ' ') + text.slice(to)
    let words = amounts.reduce((rest, { index, end }) => blank(rest, [index, end], /\p{N}/gu), sentence)
    if (prices.length > 0) {
      words = prices.reduce((rest, { index, end }) => blank(rest, [index, end], /./gsu), words)
      words = words.replace(/\p{L}+/gu, (word) =>
        announcesMoney.has(word.toLowerCase()) ? ' '.repeat(word.length) : word,
      )
    }
    const found = termsAt(withInfinitives(words, language), language, (word) => word).flatMap(
      ({ term, index }) => partsOf(term, language).map((part) => ({ term: part, index })),
    )
    const texts = found.map(({ term }) => term)
    const phrases = findPhrases(texts, language)
    for (const [place, { term: word, index }] of found.entries()) {
      const around = phrases.filter(({ start, end }) => start <= place && place < end)
      const phrase = around.find(({ isComposed }) => !isComposed)
      const composed = around.flatMap(({ isComposed, meanings }) => (isComposed ? meanings : []))
      const isNot = isDenied(denied, index)
      if ((isDispensed && isNot) || (phrase && phrase.start < place)) continue
      const termsOf = (denial: string) =>
        phrase
          ? phraseTerms(texts.slice(place, phrase.end), phrase.meanings, language, denial)
          : wordTerms(word, composed, language, denial)
      const terms = termsOf('')
      mentioned.push(...terms)
      const meant = isNot ? termsOf('not ') : terms
      if (isNot) mentioned.push(...meant)
      stated.set(meant.join(), meant)
    }
    for (const terms of amounts.filter((amount) => !isPrice(amount)).map(amountTerms)) {
      mentioned.push(...terms)
      stated.set(terms.join(), terms)
    }
  }
  return { mentioned, stated: [...stated.values()].flat() }
}
