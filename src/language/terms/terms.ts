import { newStemmer } from 'snowball-stemmers'
import { detectLanguage } from '../detect-language.ts'
import { fold } from '../diacritics.ts'
import { type Language, stopwords } from '../languages.ts'

/** Tokenizes texts into terms: lowercase stems without stopwords and diacritics. */

const algorithms = { en: 'english', de: 'german', fr: 'french', es: 'spanish' } as const satisfies Record<
  Language,
  string
>

/** Caches stems by language and word. A full cache is emptied, so that its size stays limited. */
const stemCache = new Map<Language, Map<string, string>>()
const maxCachedStems = 50_000
/** Longer words are cut, because stemming takes more than linear time. */
const maxWordLength = 60

/** Scripts without spaces between words, and Korean, which attaches particles to them. */
const unspaced =
  '[[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}]&&[\\p{L}\\p{M}]]'
/** A word ends where the script changes: 'USB充电器' are two words. */
const wordPattern = new RegExp(
  `(?<unspaced>${unspaced}+)|(?!${unspaced})[\\p{L}\\p{N}](?:(?!${unspaced})[\\p{L}\\p{M}\\p{N}])*`,
  'gv',
)

export interface TermAt {
  readonly term: string
  /** Where its word starts in the text's NFC form. */
  readonly index: number
}

/** The terms of a text in reading order, repeated as often as they occur. */
export const termsOf = (text: string, language?: Language): string[] =>
  termsAt(text, language).map(({ term }) => term)

/** The lowercase words of a text without stopwords, repeated as often as they occur. */
export const wordsIn = (text: string, language: Language): string[] =>
  termsAt(text, language, (word) => word).map(({ term }) => term)

export function termsAt(
  text: string,
  language: Language = detectLanguage(text),
  toTerm: (word: string, language: Language) => string = stemOf,
): TermAt[] {
  const terms: TermAt[] = []
  for (const { 0: written, index, groups } of text.normalize('NFC').matchAll(wordPattern)) {
    const word = written.toLowerCase()
    if (groups?.unspaced) for (const pair of pairsOf(word)) terms.push({ term: pair, index })
    else if (word.length > 1 && !stopwords[language].has(word))
      terms.push({ term: toTerm(word, language), index })
  }
  return terms
}

/** A lowercase word's stem, without diacritics. Words with digits aren't stemmed. */
export function stemOf(whole: string, language: Language): string {
  const word = whole.slice(0, maxWordLength)
  const stems = stemsOf(language)
  let stem = stems.get(word)
  if (stem === undefined) {
    stem = computeStem(word, language)
    stems.set(word, stem)
  }
  return stem
}

/** The stem doesn't depend on the word's own diacritics, because people often leave them out. */
function computeStem(word: string, language: Language): string {
  const algorithm = algorithmFor(word, language)
  const plain = fold(algorithm === 'german' ? withoutUmlautPairs(word) : word)
  if (/\p{N}/u.test(word)) return plain
  const endings = accentedEndings[algorithm]
  const accented = endings
    ? endings.reduce((text, [plainEnd, end]) => text.replace(plainEnd, end), plain)
    : plain
  return fold(stemmer(algorithm)(accented)) || plain
}

/** Suffixes that the stemmers know only with their accents, or only in the singular. */
const accentedEndings: Partial<Record<Algorithm, readonly (readonly [RegExp, string])[]>> = {
  french: [
    // 'Éviers' has the stem of 'évier'.
    [/(?<=\p{L}{2}er)s$/u, ''],
    [/(?<=\p{L}{3}[^aei])ite(?=s?$)/u, 'ité'],
    [/(?<=\p{L}{3})ee(?=s?$)/u, 'ée'],
    [/(?<=\p{L}{2})ier(?=es?$)/u, 'ièr'],
  ],
  spanish: [
    [/(?<=\p{L}{2}[cs])ion$/u, 'ión'],
    [/(?<=\p{L}{3})logia(?=s?$)/u, 'logía'],
  ],
}

function stemsOf(language: Language): Map<string, string> {
  const stems = stemCache.get(language)
  if (stems && stems.size < maxCachedStems) return stems
  const fresh = new Map<string, string>()
  stemCache.set(language, fresh)
  return fresh
}

/** Words in these scripts have their own stemmer, whatever the text's language. Russian's fits other Cyrillic languages. */
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
    const snowball = newStemmer(algorithm)
    stem = (word) => snowball.stem(word)
    stemmers.set(algorithm, stem)
  }
  return stem
}

/** 'Moebel' and 'Buero' become 'Mobel' and 'Buro', like 'Möbel' and 'Büro' without diacritics; 'neue' and 'Quelle' stay. */
const withoutUmlautPairs = (word: string): string =>
  word.replace(/ae|oe|(?<![aeiouyäöüq])ue/gu, (pair) => pair.charAt(0))

/** Overlapping pairs of characters, with full-width and half-width forms unified. A single character is a term. */
function pairsOf(word: string): string[] {
  const letters = [...word.normalize('NFKC')]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)
}
