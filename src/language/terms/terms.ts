import { newStemmer } from 'snowball-stemmers'
import { detectLanguage, type Language, stopwords } from '../languages.ts'

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

/** Scripts without spaces, and Korean, whose particles hang on to the words. */
const unspaced =
  '[[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}]&&[\\p{L}\\p{M}]]'
/** Each script is a word of its own: 'USB充电器' are two. */
const wordPattern = new RegExp(
  `(?<unspaced>${unspaced}+)|(?!${unspaced})[\\p{L}\\p{N}](?:(?!${unspaced})[\\p{L}\\p{M}\\p{N}])*`,
  'gv',
)

export interface TermAt {
  readonly term: string
  /** Where its word begins in the text, in Unicode's form C. */
  readonly index: number
}

/** The terms of a text in reading order, repeated as often as they occur. */
export const termsOf = (text: string, language?: Language): string[] =>
  termsAt(text, language).map(({ term }) => term)

export function termsAt(text: string, language: Language = detectLanguage(text)): TermAt[] {
  const terms: TermAt[] = []
  for (const { 0: written, index, groups } of text.normalize('NFC').matchAll(wordPattern)) {
    const word = written.toLowerCase()
    if (groups?.unspaced) for (const pair of pairsOf(word)) terms.push({ term: pair, index })
    else if (word.length > 1 && !stopwords[language].has(word))
      terms.push({ term: stemOf(word, language), index })
  }
  return terms
}

/** A word's stem without diacritics. */
export function stemOf(whole: string, language: Language): string {
  const word = whole.slice(0, wordAtMost)
  const stems = stemsOf(language)
  let stem = stems.get(word)
  if (stem === undefined) {
    stem = /\p{N}/u.test(word) ? fold(word) : fold(stemmer(algorithmFor(word, language))(word)) || fold(word)
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

/** Scripts of one language, or of several whose endings are much alike, whatever the rest of the text is in. */
const scripts = [
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Cyrillic}/u, 'russian'],
] as const
type Algorithm = (typeof algorithms)[Language] | (typeof scripts)[number][1]

const algorithmFor = (word: string, language: Language): Algorithm =>
  scripts.find(([script]) => script.test(word))?.[1] ?? algorithms[language]

const stemmers = new Map<Algorithm, (word: string) => string>()

function stemmer(algorithm: Algorithm): (word: string) => string {
  let stem = stemmers.get(algorithm)
  if (!stem) {
    const made = newStemmer(algorithm)
    stem = algorithm === 'german' ? (word) => made.stem(withUmlauts(word)) : (word) => made.stem(word)
    stemmers.set(algorithm, stem)
  }
  return stem
}

/** Written without them: 'Moebel', 'Buero'; but not 'neue', 'Steuer', 'Quelle'. */
const withUmlauts = (word: string): string =>
  word.replace(/ae|oe|(?<![aeiouyäöüq])ue/gu, (pair) => umlauts[pair] ?? pair)
const umlauts: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü' }

/** Without diacritics: 'größe' and 'grosse' are one. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** Compared by pairs of characters, of whatever width; one that stands alone is a word. */
function pairsOf(word: string): string[] {
  const letters = [...word.normalize('NFKC')]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)
}
