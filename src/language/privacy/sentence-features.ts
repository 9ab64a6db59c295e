import { hashedIndex } from '../models/hashed-weights.ts'
import { plainForm } from './phrases.ts'

/** The number of weights of the model; a power of two. */
export const featureCount = 2 ** 15

/**
 * The features of a sentence: its words, pairs of neighbouring words, and the parts of its words with three to five
 * letters, each hashed to the index of a weight. All numbers count as the same word.
 */
export function featuresOf(sentence: string): Set<number> {
  const words = plainForm(sentence).match(/[a-z]+|\d[\d.,]*|[?!%€$£]/g) ?? []
  const features = new Set<number>()
  let before = '^'
  for (const matched of words) {
    const word = /^\d/.test(matched) ? '0' : matched
    features.add(indexOf(word))
    features.add(indexOf(`${before} ${word}`))
    const padded = `<${word}>`
    for (let length = 3; length <= 5; length++)
      for (let from = 0; from + length <= padded.length; from++)
        features.add(indexOf(`#${padded.slice(from, from + length)}`))
    before = word
  }
  features.add(indexOf(`${before} $`))
  return features
}

const indexOf = (feature: string): number => hashedIndex(feature, featureCount)
