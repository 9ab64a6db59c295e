import { detectLanguage } from '../detect-language.ts'
import { meaningsOf } from './meanings.ts'
import { stemOf, wordsIn } from './terms.ts'

/** A word's stem and the numbers of its meanings. Words with a common meaning count as the same, in other languages too. */
export type MeaningfulTerm = readonly (string | number)[]

/** The terms of a text in its language, without stopwords. */
export function meaningfulTerms(text: string): MeaningfulTerm[] {
  const language = detectLanguage(text)
  return wordsIn(text, language).map((word) => [stemOf(word, language), ...meaningsOf(word, language)])
}
