import { deu, eng, fra, spa } from 'stopword'
import { wordsOf } from './alternatives.ts'
import { plainSpellings } from './diacritics.ts'
import { extraStopwords, languageHints } from './lexicon/languages.ts'

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

const hints = Object.entries(languageHints) as [Language, RegExp][]

/** The language of a text, by its stopwords and typical endings; English when in doubt. */
export function detectLanguage(text: string): Language {
  // English starts ahead by less than one hint.
  const score: Record<Language, number> = { en: 0.35, de: 0, fr: 0, es: 0 }
  const words =
    text
      .slice(0, 4000)
      .toLowerCase()
      .match(/[\p{L}\p{M}]{1,60}/gu) ?? []
  for (const word of words) {
    for (const language of languages) if (stopwords[language].has(word)) score[language] += 1
    for (const [language, hint] of hints) if (hint.test(word)) score[language] += 0.4
  }
  return languages.reduce((best, language) => (score[language] > score[best] ? language : best), 'en')
}
