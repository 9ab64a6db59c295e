import type { Language } from '../languages.ts'
import { partsOf } from './compounds.ts'
import { meaningsOfWord } from './glossary.ts'

/** The meanings of a lowercase word, of a German compound those of its parts; empty if the glossary doesn't have it. */
export const meaningsOf = (word: string, language: Language): readonly number[] =>
  partsOf(word, language).flatMap((part) => meaningsOfWord(part, language))
