import { fold } from '../diacritics.ts'
import type { Language } from '../languages.ts'
import { deniedSpans } from '../polarity.ts'
import { partsOf } from './compounds.ts'
import { entriesOf } from './glossary.ts'
import { wordsIn } from './terms.ts'

/**
 * Phrases of the glossary of which all words but one at most are stopwords, letters or numbers: 'same-day', 'make+up', 'e-bike'.
 * They are found in the text as it stands, word by word, because their other forms often say something else: 'goods in' and
 * 'good in'.
 */
interface Phrase {
  /** All of them, in lowercase and without diacritics. */
  readonly words: readonly string[]
  readonly meanings: readonly number[]
  readonly isComposed: boolean
}

/** A fixed phrase in a sentence, `to` exclusive. */
export interface FixedPhrase {
  readonly from: number
  readonly to: number
  /** In lowercase. */
  readonly text: string
  readonly meanings: readonly number[]
  /** Its word keeps its own meanings beside those of the phrase. */
  readonly isComposed: boolean
  /** Whether a denial is part of it: 'won't start'. It denies nothing else. */
  readonly denies: boolean
}

const word = /[\p{L}\p{N}]+/gu
/** What may stand between two words of a phrase. */
const joint = /^[\s'’/-]{1,2}$/

/** A language's entries of several words, and its phrases by their first word, read on first use. */
interface PhraseBook {
  readonly entries: ReadonlyMap<string, readonly Entry[]>
  readonly phrases: Map<string, readonly Phrase[]>
}
type Entry = ReturnType<typeof entriesOf>[number]

const phraseBooks = new Map<Language, PhraseBook>()

function phraseBookOf(language: Language): PhraseBook {
  const known = phraseBooks.get(language)
  if (known) return known
  const entries = entriesOf(language).filter(([phrase]) => /[-+]/.test(phrase))
  const firstWord = (phrase: string) => fold(/[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? '')
  const book = { entries: Map.groupBy(entries, ([phrase]) => firstWord(phrase)), phrases: new Map() }
  phraseBooks.set(language, book)
  return book
}

/** The phrases that begin with a word, the longest first. */
function phrasesFrom(first: string, language: Language): readonly Phrase[] {
  const { entries, phrases } = phraseBookOf(language)
  let found = phrases.get(first)
  if (!found) {
    found = readPhrases(entries.get(first) ?? [], language)
    phrases.set(first, found)
  }
  return found
}

function readPhrases(entries: readonly Entry[], language: Language): Phrase[] {
  const read = entries
    .filter(([phrase]) => isFixed(phrase, language))
    .map(([phrase, meaning]) => ({ words: fold(phrase).match(word) ?? [], phrase, meaning }))
    .filter(({ words }) => words.length > 1)
  return [...Map.groupBy(read, ({ words }) => words.join(' ')).values()]
    .map((same) => ({
      words: same[0]?.words ?? [],
      meanings: [...new Set(same.map(({ meaning }) => meaning))],
      isComposed: same.every(({ phrase }) => phrase.includes('+')),
    }))
    .sort((a, b) => b.words.length - a.words.length)
}

function isFixed(phrase: string, language: Language): boolean {
  const words = wordsIn(phrase, language)
  return words.length < 2 && words.every((each) => partsOf(each, language).length < 2)
}

/** The fixed phrases of a sentence, the longest at each place. */
export function findFixedPhrases(sentence: string, language: Language): FixedPhrase[] {
  const words = Array.from(sentence.matchAll(word), ({ 0: text, index }) => ({
    text: fold(text.toLowerCase()),
    from: index,
    to: index + text.length,
  }))
  const isAt = (first: number, phrase: Phrase) =>
    phrase.words.every((text, i) => {
      const [before, here] = [words[first + i - 1], words[first + i]]
      return here?.text === text && (i === 0 || joint.test(sentence.slice(before?.to, here.from)))
    })
  const found: FixedPhrase[] = []
  let end = 0
  for (const [first, { text: firstWord, from }] of words.entries()) {
    if (first < end) continue
    const phrase = phrasesFrom(firstWord, language).find((one) => isAt(first, one))
    if (!phrase) continue
    end = first + phrase.words.length
    const to = words[end - 1]?.to ?? from
    const text = sentence.slice(from, to).toLowerCase()
    const { meanings, isComposed } = phrase
    found.push({ from, to, text, meanings, isComposed, denies: deniedSpans(text).length > 0 })
  }
  return found
}
