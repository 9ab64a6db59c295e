import type { Language } from '../languages.ts'
import { partsOf } from './compounds.ts'
import { entriesOf, gathered } from './glossary.ts'
import { stemOf, wordsIn } from './terms.ts'

/** Words that have a meaning together, joined in the glossary by hyphens ('hot-tub') or, if composed, by plus signs. */
interface Phrase {
  /** Of its words without stopwords, of a German compound those of its parts. */
  readonly stems: readonly string[]
  readonly meanings: readonly number[]
  readonly isComposed: boolean
}

const phrases = new Map<Language, ReadonlyMap<string, readonly Phrase[]>>()

/** A language's phrases by their first two stems, the longest first. */
function phrasesOf(language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const known = phrases.get(language)
  if (known) return known
  const entries = entriesOf(language).filter(([word]) => /[-+]/.test(word))
  const read = (isComposed: boolean): Phrase[] =>
    Array.from(
      gathered(
        entries
          .filter(([word]) => word.includes('+') === isComposed)
          .map(
            ([word, meaning]) => [stemsOf(wordsIn(word, language), language).join(' '), [meaning]] as const,
          ),
      ),
      ([key, meanings]) => ({ stems: key.split(' '), meanings, isComposed }),
    ).filter(({ stems }) => stems.length > 1)
  const found = [...read(false), ...read(true)].sort((a, b) => b.stems.length - a.stems.length)
  const byBeginning = Map.groupBy(found, ({ stems: [first, second] }) => `${first} ${second}`)
  phrases.set(language, byBeginning)
  return byBeginning
}

const stemsOf = (words: readonly string[], language: Language): string[] =>
  words.flatMap((word) => partsOf(word, language).map((part) => stemOf(part, language)))

/** A phrase of the glossary among a text's words. */
export interface FoundPhrase {
  /** Its first word, and the one behind its last. */
  readonly start: number
  readonly end: number
  readonly meanings: readonly number[]
  /** Its words keep their own meanings beside those of the phrase: 'drain cleaning' is also the cleaning of something. */
  readonly isComposed: boolean
}

/**
 * The phrases of a text's lowercase words without stopwords, the longest at each place. The parts of German compounds count as
 * words. Only composed phrases overlap with others.
 */
export function findPhrases(words: readonly string[], language: Language): FoundPhrase[] {
  const known = phrasesOf(language)
  const parts = words.flatMap((word, place) => stemsOf([word], language).map((stem) => ({ stem, place })))
  const found: FoundPhrase[] = []
  let free = 0
  for (const [first, { stem, place }] of parts.entries()) {
    const starting = known.get(`${stem} ${parts[first + 1]?.stem}`)
    if (!starting) continue
    const fitting = starting.filter(({ stems }) => stems.every((each, i) => each === parts[first + i]?.stem))
    const whole = place < free ? undefined : fitting.find((phrase) => !phrase.isComposed)
    const composed = fitting.find((phrase) => phrase.isComposed)
    for (const phrase of [whole, composed]) {
      if (!phrase) continue
      const end = (parts[first + phrase.stems.length - 1]?.place ?? place) + 1
      if (!phrase.isComposed) free = end
      found.push({ start: place, end, meanings: phrase.meanings, isComposed: phrase.isComposed })
    }
  }
  return found
}
