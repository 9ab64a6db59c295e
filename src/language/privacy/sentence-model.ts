import { encodedWeights, weightScale } from '../lexicon/privacy/sentence-weights.gen.ts'
import { featureCount, featuresOf } from './sentence-features.ts'

/**
 * A logistic regression that separates what a person says to their assistant from what they say to the other side. It catches
 * confidences without a word of secrecy: 'the rent is overdue, so a quick yes would help'. Trained by
 * `npm run train:privacy` on labelled sentences.
 */

/**
 * Above it a sentence is kept back and the person is asked. Chosen by the cross-validation that the training prints: a
 * secret that is told costs more than a click.
 */
export const minConfidence = { round: 0.27, listing: 0.42 } as const

/** The letter of a weight of 0. Letters before it are negative; coarse steps keep the file small and cost no accuracy. */
export const zeroLetter = 'N'.charCodeAt(0)
/** The last one is the bias. */
const weights = Int8Array.from(encodedWeights, (letter) => letter.charCodeAt(0) - zeroLetter)

/** Shorter answers say too little to be told apart: 'Tuesday works'. */
const minWords = 4

/** The probability that a sentence is meant for the own assistant only; 0 to 1. */
export function confidenceThatPrivate(sentence: string): number {
  if ((sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < minWords) return 0
  const features = featuresOf(sentence)
  let sum = 0
  for (const index of features) sum += weights[index] ?? 0
  const logit = (sum / Math.sqrt(features.size) + (weights[featureCount] ?? 0)) * weightScale
  return 1 / (1 + Math.exp(-logit))
}
