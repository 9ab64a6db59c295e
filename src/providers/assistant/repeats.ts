import { languages, stopwords } from '../../language/languages.ts'
import { numberOf, numberSource } from '../../language/quantities/numbers.ts'

/**
 * Whether a message repeats a private text: one of its figures, a name of it, or two of its other words. What also stands in
 * the sayable texts doesn't count, because the message may have it from there.
 */
export function repeats(privateText: string, sayable: readonly string[], message: string): boolean {
  const known = sayable.join('\n')
  const privateFigures = figuresOf(privateText).difference(figuresOf(known))
  if (!privateFigures.isDisjointFrom(figuresOf(message))) return true
  const knownWords = wordsOf(known)
  const messageWords = wordsOf(message)
  const shared = [...wordsOf(privateText)].filter((word) => !knownWords.has(word) && messageWords.has(word))
  const names = namesOf(privateText)
  return shared.length >= minSharedWords || shared.some((word) => names.has(word))
}

const minSharedWords = 2
/** In letters. Shorter words are too common to give anything away. */
const minWordLength = 5

const figuresOf = (text: string): Set<number> =>
  new Set(Array.from(text.matchAll(figure), ([match]) => numberOf(match)).filter((value) => value > smallest))

const figure = new RegExp(numberSource, 'giu')
/** Numbers up to this one stand in too many texts: "one of us", "two weeks". */
const smallest = 2

const wordsOf = (text: string): Set<string> =>
  new Set(
    Array.from(text.matchAll(/\p{L}{2,40}/gu), ([word]) => word.toLowerCase()).filter(
      (word) => word.length >= minWordLength && !languages.some((language) => stopwords[language].has(word)),
    ),
  )

/** Capitalized words inside a sentence: names, and in German nouns. */
const namesOf = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{L}{2,40}/gu), ([word]) => word.toLowerCase()))
