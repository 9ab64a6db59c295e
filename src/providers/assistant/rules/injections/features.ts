import { alternatives } from '../../../../language/alternatives.ts'
import { hashedIndex } from '../../../../language/models/hashed-weights.ts'
import { plainForm } from '../../../../language/privacy/phrases.ts'
import { injectionConcepts, markup } from '../lexicon/injection-concepts.ts'

/** The number of weights of the model, without the bias, which comes last; a power of two. */
export const featureCount = 2 ** 14

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
/** Concepts that occur in too many sentences to count how many there are. */
const common = new Set(['secondPerson', 'negations', 'totality', 'answerVerbs'])
const maxCounted = 6
/** The value of a concept, beside all words together, which have a length of 1. */
const conceptValue = 0.4

const letterOfDigit: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a' }

/** '1gn0re y0ur rul3s' is read as letters. */
const withLetters = (text: string): string =>
  text.replace(
    /(?<=\p{L})[0134](?=\p{L})|(?<![\p{L}\d])1(?=\p{L}{2})/gu,
    (digit) => letterOfDigit[digit] ?? digit,
  )

/** The features of a sentence by index: its words, pairs of words, and concepts and pairs of concepts. */
export function featuresOf(sentence: string): Map<number, number> {
  const text = withLetters(sentence)
  const features = new Map<number, number>()
  const words = wordFeatures(text)
  for (const word of words) features.set(hashedIndex(word, featureCount), 1 / Math.sqrt(words.size))
  for (const concept of conceptFeatures(text)) {
    const index = hashedIndex(concept, featureCount)
    features.set(index, (features.get(index) ?? 0) + conceptValue)
  }
  return features.set(featureCount, 1)
}

/** All numbers count as the same word. */
function wordFeatures(text: string): Set<string> {
  const features = new Set<string>()
  let before = '^'
  for (const matched of plainForm(text).match(/[a-z]+|\d[\d.,]*|[?!%€$£]/g) ?? []) {
    const word = /^\d/.test(matched) ? '0' : matched
    features.add(word)
    features.add(`${before} ${word}`)
    before = word
  }
  return features.add(`${before} $`)
}

function conceptFeatures(text: string): string[] {
  const found = concepts.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  const pairs = found.flatMap((a, i) => found.slice(i + 1).map((b) => `c:${a}&${b}`))
  const count = Math.min(maxCounted, found.filter((name) => !common.has(name)).length)
  const counts = Array.from({ length: Math.max(0, count - 1) }, (_, i) => `c:at least ${i + 2}`)
  return [...found.map((name) => `c:${name}`), ...pairs, ...counts]
}
