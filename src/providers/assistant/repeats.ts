import { languages, stopwords } from '../../language/languages.ts'
import { numberOf, numberSource } from '../../language/quantities/numbers.ts'

/**
 * Whether a message repeats a private text: one of its figures, a name of it, or two of its other words. What also stands in
 * the sayable texts doesn't count, because the message may have it from there. In steps of a text, each of which is read once:
 * together they may be some megabytes.
 */
export function* repeatsInSteps(
  privateTexts: Iterable<string>,
  sayable: Iterable<string>,
  message: string,
): Generator<void, boolean> {
  const figures = figuresOf(message)
  const words = wordsOf(message)
  for (const text of sayable) {
    for (const value of figuresOf(text)) figures.delete(value)
    for (const [word] of text.matchAll(wordPattern)) words.delete(word.toLowerCase())
    yield
  }
  for (const text of privateTexts) {
    if (!figures.isDisjointFrom(figuresOf(text))) return true
    const shared = words.intersection(wordsOf(text))
    if (shared.size >= minSharedWords || !shared.isDisjointFrom(namesOf(text))) return true
    yield
  }
  return false
}

const minSharedWords = 2
/** In letters. Shorter words are too common to give anything away. */
const minWordLength = 5

const figuresOf = (text: string): Set<number> =>
  new Set(Array.from(text.matchAll(figure), ([match]) => numberOf(match)).filter((value) => value > smallest))

const figure = new RegExp(numberSource, 'giu')
/** Numbers up to this one stand in too many texts: "one of us", "two weeks". */
const smallest = 2

const wordPattern = /\p{L}{2,40}/gu

const wordsOf = (text: string): Set<string> =>
  new Set(
    Array.from(text.matchAll(wordPattern), ([word]) => word.toLowerCase()).filter(
      (word) => word.length >= minWordLength && !languages.some((language) => stopwords[language].has(word)),
    ),
  )

/** Capitalized words inside a sentence: names, and in German nouns. */
const namesOf = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{L}{2,40}/gu), ([word]) => word.toLowerCase()))
