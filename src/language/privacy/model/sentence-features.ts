import { persons, politeYou } from '../../lexicon/privacy/persons.ts'
import { hashedIndex } from '../../models/hashed-weights.ts'
import { plainForm } from '../phrases.ts'

/** The number of weights of the model; a power of two. */
export const featureCount = 2 ** 18

/** Lengths, in words, from which a sentence counts as longer. */
const lengths = [6, 10, 16, 25]

/**
 * The features of a sentence: its words, pairs of neighbouring words, and the parts of its words with three or four
 * letters; the persons it speaks of; whether it asks, and its length. Each is hashed to the index of a weight. All numbers count
 * as the same word.
 */
export function featuresOf(sentence: string): Set<number> {
  const plain = plainForm(sentence)
  const words = plain.match(/[a-z]+|\d[\d.,]*|[?!%€$£]/g) ?? []
  const features = new Set<number>()
  let before = '^'
  for (const matched of words) {
    const word = /^\d/.test(matched) ? '0' : matched
    features.add(indexOf(word))
    features.add(indexOf(`${before} ${word}`))
    const padded = `<${word}>`
    for (let length = 3; length <= 4; length++)
      for (let from = 0; from + length <= padded.length; from++)
        features.add(indexOf(`#${padded.slice(from, from + length)}`))
    before = word
  }
  features.add(indexOf(`${before} $`))
  const spokenOf = Object.entries(persons).flatMap(([person, pattern]) =>
    pattern.test(plain) ? [person] : [],
  )
  for (const person of spokenOf) features.add(indexOf(`person ${person}`))
  features.add(indexOf(`persons ${spokenOf.join(' ')}`))
  if (politeYou.test(sentence)) features.add(indexOf('person Sie'))
  if (plain.includes('?')) features.add(indexOf('asks'))
  const count = sentence.split(/\s+/).length
  features.add(indexOf(`longer ${lengths.filter((length) => count >= length).length}`))
  return features
}

const indexOf = (feature: string): number => hashedIndex(feature, featureCount)
