import { alternatives } from '../../../../language/alternatives.ts'
import { hashedIndex } from '../../../../language/models/hashed-weights.ts'
import { phrasePattern, plainForm } from '../../../../language/privacy/phrases.ts'
import { injectionConcepts, markup } from '../lexicon/injections/injection-concepts.ts'
import { injectionPhrases } from '../lexicon/injections/injection-phrases.ts'

/** The number of weights of the model, without the bias, which comes last; a power of two. */
export const featureCount = 2 ** 15

const concepts = [
  ...Object.entries(injectionConcepts).map(
    ([name, words]) =>
      [
        name,
        new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${alternatives(words)})(?![\p{L}\p{M}])`, 'iu'),
      ] as const,
  ),
  ['markup', markup] as const,
]
const phrases = Object.entries(injectionPhrases).map(([name, list]) => [name, phrasePattern(list)] as const)
const structures: Readonly<Record<string, RegExp>> = {
  brackets: /[{}[\]<>]/,
  sign: /[{}[\]<>#=]/,
  quotation: /["“«„].+["”»“]/,
  label: /^[^:]{3,60}: /,
  question: /\?\s*$/,
  exclamation: /!\s*$/,
  capitals: /\p{Lu}{4,}/u,
  code: /\w[_=]\w/,
  parenthesis: /\(.*\)/,
  digit: /\d/,
}
/** The values of one concept, phrase or structure, beside all words together, which have a length of 1. */
const values = { concept: 0.2, phrase: 0.4, structure: 0.4 } as const
const maxCounted = 7

const letterOfDigit: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a' }

/** '1gn0re y0ur rul3s' is read as letters. */
const withLetters = (text: string): string =>
  text.replace(
    /(?<=\p{L})[0134](?=\p{L})|(?<![\p{L}\d])1(?=\p{L}{2})/gu,
    (digit) => letterOfDigit[digit] ?? digit,
  )

/** The features of a sentence by index: its words, pairs of words, concepts, phrases and structure. */
export function featuresOf(sentence: string): Map<number, number> {
  const text = withLetters(sentence)
  const plain = plainForm(text)
  const features = new Map<number, number>()
  const add = (names: Iterable<string>, value: number) => {
    for (const name of names) {
      const index = hashedIndex(name, featureCount)
      features.set(index, (features.get(index) ?? 0) + value)
    }
  }
  const words = wordFeatures(plain)
  const structure = namesOf(Object.entries(structures), sentence)
  add(words, 1 / Math.sqrt(words.size))
  add(withPairs('c', namesOf(concepts, text)), values.concept)
  add(
    withPairs('f', [
      ...namesOf(phrases, plain),
      ...structure.filter((name) => name === 'sign' || name === 'question'),
    ]),
    values.phrase,
  )
  add(
    structure.map((name) => `t:${name}`),
    values.structure,
  )
  return features.set(featureCount, 1)
}

const namesOf = (patterns: readonly (readonly [string, RegExp])[], text: string): string[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)

/** All numbers count as the same word. */
function wordFeatures(plain: string): Set<string> {
  const features = new Set<string>()
  let before = '^'
  for (const matched of plain.match(/[a-z]+|\d[\d.,]*|[?!%€$£]/g) ?? []) {
    const word = /^\d/.test(matched) ? '0' : matched
    features.add(word)
    features.add(`${before} ${word}`)
    before = word
  }
  return features.add(`${before} $`)
}

/** Each name alone and with each other one, and how many there are. */
const withPairs = (prefix: string, found: readonly string[]): string[] => [
  ...found.map((name) => `${prefix}:${name}`),
  ...found.flatMap((a, i) => found.slice(i + 1).map((b) => `${prefix}:${a}&${b}`)),
  ...Array.from({ length: Math.min(maxCounted, found.length) }, (_, i) => `${prefix}:at least ${i + 1}`),
]
