import { readWeights } from '../../../../language/models/hashed-weights.ts'
import { encodedWeights, weightScale } from '../lexicon/parsing/point-weights.gen.ts'
import { featureCount, featuresOf, type PointCandidate } from './point-features.ts'

/**
 * A logistic regression, trained by `npm run train:points`, that tells what the other side can meet, refuse or choose by from
 * what a text tells besides: why somebody needs a thing, how they live, what they think of the last firm.
 */
const { values, scale } = readWeights(encodedWeights, weightScale)

/** Below it, a clause stays in the description only. A lost point costs more than one too many. */
export const minPointProbability = 0.3

/** The probability that a clause is a requirement or a strength; 0 to 1. */
export function pointProbability(candidate: PointCandidate): number {
  const features = featuresOf(candidate)
  let sum = 0
  for (const index of features) sum += values[index] ?? 0
  // The last weight is the bias.
  const logit = (sum / Math.sqrt(features.length) + (values[featureCount] ?? 0)) * scale
  return 1 / (1 + Math.exp(-logit))
}
