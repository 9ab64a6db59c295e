import { type Language, stopwords } from '../languages.ts'
import { partsOf } from './compounds.ts'
import { beginningOf, entriesOf, gathered, meaningsOfWord } from './glossary.ts'
import { stemOf, wordsIn } from './terms.ts'

/** Words that have a meaning together, joined in the glossary by hyphens ('hot-tub') or, if composed, by plus signs. */
interface Phrase {
  /** Of its words without stopwords, of a German compound those of its parts. */
  readonly stems: readonly string[]
  readonly meanings: readonly number[]
  readonly isComposed: boolean
}

/** A language's entries of several words, and its phrases by the beginning of their first word, read on first use. */
interface PhraseBook {
  readonly entries: ReadonlyMap<string, readonly Entry[]>
  readonly phrases: Map<string, ReadonlyMap<string, readonly Phrase[]>>
}
type Entry = ReturnType<typeof entriesOf>[number]

const phraseBooks = new Map<Language, PhraseBook>()

function phraseBookOf(language: Language): PhraseBook {
  const known = phraseBooks.get(language)
  if (known) return known
  const entries = entriesOf(language).filter(([word]) => /[-+]/.test(word))
  const firstWord = (phrase: string) =>
    phrase.split(/[^\p{L}\p{N}]+/u).find((word) => word.length > 1 && !stopwords[language].has(word)) ?? ''
  const book = {
    entries: Map.groupBy(entries, ([word]) => beginningOf(firstWord(word))),
    phrases: new Map<string, ReadonlyMap<string, readonly Phrase[]>>(),
  }
  phraseBooks.set(language, book)
  return book
}

/** The phrases whose first stem begins like this one, by their first two stems, the longest first. */
function phrasesLike(stem: string, language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const { entries, phrases } = phraseBookOf(language)
  const beginning = beginningOf(stem)
  let found = phrases.get(beginning)
  if (!found) {
    const read = readPhrases(entries.get(beginning) ?? [], language)
    found = Map.groupBy(read, ({ stems: [first, second] }) => `${first} ${second}`)
    phrases.set(beginning, found)
  }
  return found
}

function readPhrases(entries: readonly Entry[], language: Language): Phrase[] {
  const read = (isComposed: boolean): Phrase[] =>
    Array.from(
      gathered(
        entries
          .filter(([phrase]) => phrase.includes('+') === isComposed)
          .map(([phrase, meaning]) => {
            const words = wordsIn(phrase, language).flatMap((word) => partsOf(word, language))
            // What one of its words means alone, the others don't mean beside it.
            const ofWord = words.some((word) => meaningsOfWord(word, language).includes(meaning))
            const key = words.map((word) => stemOf(word, language)).join(' ')
            return [key, isComposed && ofWord ? [] : [meaning]] as const
          }),
      ),
      ([key, meanings]) => ({ stems: key.split(' '), meanings, isComposed }),
    ).filter(({ stems, meanings }) => stems.length > 1 && meanings.length > 0)
  return [...read(false), ...read(true)].sort((a, b) => b.stems.length - a.stems.length)
}

const stemsOf = (word: string, language: Language): string[] =>
  partsOf(word, language).map((part) => stemOf(part, language))

/**
 * Reads the part of the glossary that a text's words need, in steps of a word. In a new process it takes up to some hundreds of
 * milliseconds.
 */
export function* readGlossaryFor(text: string, language: Language): Generator<void, void> {
  for (const word of new Set(wordsIn(text, language))) {
    for (const stem of stemsOf(word, language)) phrasesLike(stem, language)
    yield
  }
}

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
  const parts = words.flatMap((word, place) => stemsOf(word, language).map((stem) => ({ stem, place })))
  const found: FoundPhrase[] = []
  let free = 0
  for (const [first, { stem, place }] of parts.entries()) {
    const next = parts[first + 1]
    if (!next) break
    const starting = phrasesLike(stem, language).get(`${stem} ${next.stem}`)
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
