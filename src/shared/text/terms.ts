import { newStemmer } from 'snowball-stemmers'
import { detectLanguage, type Language, stopwords } from './languages.ts'

/** The terms a text is found and compared by: lower-cased, without small words, stemmed, diacritics folded. */

const algorithms = { en: 'english', de: 'german', fr: 'french', es: 'spanish' } as const satisfies Record<
  Language,
  string
>

/** Word to stem, for each language; emptied when full, so that odd texts can't fill the memory. */
const known = new Map<Language, Map<string, string>>()
const knownAtMost = 50_000
/** No word of any language is longer; stemming takes time that grows faster than the word. */
const wordAtMost = 60

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** The terms of a text in reading order, repeated as often as they occur. */
export function termsOf(text: string, language: Language = detectLanguage(text)): string[] {
  const terms: string[] = []
  for (const word of text.normalize('NFC').toLowerCase().match(wordPattern) ?? []) {
    if (stopwords[language].has(word) || word.length < 2) continue
    if (unspaced.test(word)) terms.push(...pairsOf(word))
    else terms.push(stemOf(word, language))
  }
  return terms
}

/** A word's stem without diacritics. */
export function stemOf(whole: string, language: Language): string {
  const word = whole.slice(0, wordAtMost)
  const stems = stemsOf(language)
  let stem = stems.get(word)
  if (stem === undefined) {
    stem = /\p{N}/u.test(word) ? fold(word) : fold(stemmer(language)(word))
    stems.set(word, stem)
  }
  return stem
}

function stemsOf(language: Language): Map<string, string> {
  const stems = known.get(language)
  if (stems && stems.size < knownAtMost) return stems
  const fresh = new Map<string, string>()
  known.set(language, fresh)
  return fresh
}

const stemmers = new Map<Language, (word: string) => string>()

function stemmer(language: Language): (word: string) => string {
  let stem = stemmers.get(language)
  if (!stem) {
    const made = newStemmer(algorithms[language])
    stem = (word) => made.stem(word)
    stemmers.set(language, stem)
  }
  return stem
}

/** Without diacritics: 'größe' and 'grosse' are one. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** Scripts without spaces are compared by pairs of characters. */
function pairsOf(word: string): string[] {
  const letters = [...word]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)
}
