import type { Language } from '../languages.ts'
import { partsOf } from './compounds.ts'
import { meaningsOfWord, phrasesOf } from './glossary.ts'
import { stemOf } from './terms.ts'

/** The meanings of a lowercase word, of a German compound those of its parts; empty if the glossary doesn't have it. */
export const meaningsOf = (word: string, language: Language): readonly number[] =>
  partsOf(word, language).flatMap((part) => meaningsOfWord(part, language))

/** A phrase of the glossary among a text's words. */
export interface FoundPhrase {
  readonly start: number
  readonly end: number
  readonly meanings: readonly number[]
}

/** The phrases of a text's lowercase words without stopwords, the longest at each place. */
export function findPhrases(words: readonly string[], language: Language): FoundPhrase[] {
  const known = phrasesOf(language)
  const stems = words.map((word) => stemOf(word, language))
  const found: FoundPhrase[] = []
  for (const [start, first] of stems.entries()) {
    if (start < (found.at(-1)?.end ?? 0)) continue
    const phrase = known.get(first)?.find((one) => one.stems.every((stem, i) => stem === stems[start + i]))
    if (!phrase) continue
    found.push({ start, end: start + phrase.stems.length, meanings: phrase.meanings })
  }
  return found
}
