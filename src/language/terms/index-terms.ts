import { wordsOf } from '../alternatives.ts'
import { plainSpellings } from '../diacritics.ts'
import type { Language } from '../languages.ts'
import { moneyWords } from '../lexicon/money/money-words.ts'
import { deniedSpans, dispenses, isDenied } from '../polarity.ts'
import { amountTerms } from '../quantities/amounts.ts'
import { isPrice } from '../quantities/price.ts'
import { quantitiesOf } from '../quantities/quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { sentencesOf } from '../sentences.ts'
import { partsOf } from './compounds.ts'
import { isThing, meaningName, meaningsOfWord } from './glossary.ts'
import { findPhrases } from './phrases.ts'
import { placesIn } from './places.ts'
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

/** A word of a text, or a phrase that counts as one. */
interface Word {
  readonly texts: readonly string[]
  /** Words for the same thing share them, in other languages too. Empty if the glossary doesn't have the word. */
  readonly meanings: readonly number[]
  /** It doesn't name the thing that the text is about. */
  readonly isMinor: boolean
}

/** One term of its stem, or those of each meaning. */
function termsOfWord({ texts, meanings, isMinor }: Word, language: Language, denial: string): number[] {
  const stems = texts.map((text) => denial + indexStemOf(text, language))
  return meanings.length === 0
    ? stems.map(termHash)
    : meanings.flatMap((meaning) => meaningTerms(denial + meaningName(meaning), stems, isMinor))
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
    const places = placesIn(words)
    const found = termsAt(withInfinitives(words, language), language, (word) => word).flatMap(
      ({ term, index }) => partsOf(term, language).map((part) => ({ term: part, index })),
    )
    const texts = found.map(({ term }) => term)
    const phrases = findPhrases(texts, language)
    const wholes = phrases.filter(({ isComposed }) => !isComposed)
    for (const [place, { term: text, index }] of found.entries()) {
      const isNot = isDenied(denied, index)
      const phrase = wholes.find(({ start, end }) => start <= place && place < end)
      if ((isDispensed && isNot) || (phrase && phrase.start < place)) continue
      const own = phrase?.meanings ?? meaningsOfWord(text, language)
      const composed = phrase
        ? []
        : phrases.flatMap(({ start, end, isComposed, meanings }) =>
            isComposed && start <= place && place < end ? meanings : [],
          )
      const word = {
        texts: phrase ? texts.slice(place, phrase.end) : [text],
        meanings: [...new Set([...own, ...composed])],
        isMinor:
          (own.length > 0 && !own.some(isThing)) || places.some(({ from, to }) => from < index && index < to),
      }
      const mention = { ...word, isMinor: false }
      mentioned.push(...termsOfWord(mention, language, ''))
      if (isNot) mentioned.push(...termsOfWord(mention, language, 'not '))
      const terms = termsOfWord(word, language, isNot ? 'not ' : '')
      stated.set(terms.join(), terms)
    }
    const isInPhrase = (amount: Quantity) =>
      wholes.some(({ start, end }) => {
        const behind = found[end]?.index ?? words.length
        return (found[start]?.index ?? 0) <= amount.index && amount.end <= behind
      })
    for (const amount of amounts) {
      if (isPrice(amount)) continue
      const terms = amountTerms(amount)
      mentioned.push(...terms)
      if (!isDenied(denied, amount.index) && !isInPhrase(amount)) stated.set(terms.join(), terms)
    }
  }
  return { mentioned, stated: [...stated.values()].flat() }
}
