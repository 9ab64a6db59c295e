import { deu, eng, fra, spa } from 'stopword'
import { wordsOf } from './alternatives.ts'
import { plainSpellings } from './diacritics.ts'
import { extraStopwords } from './lexicon/languages.ts'

export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

/** Also as people write them without diacritics: 'fuer', 'tambien'. */
const withPlainSpellings = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => [word, ...plainSpellings(word)]))

export const stopwords: Record<Language, ReadonlySet<string>> = {
  en: new Set([...eng, ...wordsOf(extraStopwords.en)]),
  de: withPlainSpellings([...deu, ...wordsOf(extraStopwords.de)]),
  fr: withPlainSpellings([...fra, ...wordsOf(extraStopwords.fr)]),
  es: withPlainSpellings([...spa, ...wordsOf(extraStopwords.es)]),
}
