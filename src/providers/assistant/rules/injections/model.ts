import { memoizeText } from '../../../../language/memoize-text.ts'
import { readWeights } from '../../../../language/models/hashed-weights.ts'
import { encodedWeights, weightScale } from '../lexicon/injections/injection-weights.gen.ts'
import { featuresOf } from './features.ts'

/**
 * A logistic regression that tells sentences that give orders to the assistant, or ask it for what isn't theirs, from
 * honest ones. Trained by `npm run train:injections` on labelled sentences.
 */
const { values, scale } = readWeights(encodedWeights, weightScale)

/** The probability that a sentence is an injection; 0 to 1. */
export const injectionProbability = memoizeText((sentence): number => {
  let sum = 0
  for (const [index, value] of featuresOf(sentence)) sum += (values[index] ?? 0) * value
  return 1 / (1 + Math.exp(-sum * scale))
})
