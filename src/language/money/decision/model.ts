import { encodedWeights, weightScale } from '../../lexicon/price-weights.gen.ts'
import { readWeights } from '../../models/hashed-weights.ts'
import type { Candidate } from '../price-candidates.ts'
import type { PricedText } from './features.ts'
import { optionsOf } from './options.ts'

/**
 * A conditional logistic regression over the amounts of a text and the choice to suggest none. Trained by
 * `npm run train:prices` on labelled texts.
 */
const { values, scale } = readWeights(encodedWeights, weightScale)

/**
 * A price is suggested from here on. A wrong suggestion costs more than none; above, each further one avoided costs several
 * right ones.
 */
export const minProbability = 0.7

/** The probability that a text states a price that was read from it; 0 to 1. */
export function probabilityOf(text: PricedText, price: Candidate): number {
  const options = optionsOf(text).map(({ candidate, features }) => ({
    candidate,
    odds: Math.exp(scoreOf(features)),
  }))
  const total = options.reduce((sum, { odds }) => sum + odds, 0)
  const found = options.find(({ candidate }) => candidate !== null && isSame(candidate, price))
  return (found?.odds ?? 0) / total
}

function scoreOf(features: readonly number[]): number {
  let sum = 0
  for (const index of features) sum += values[index] ?? 0
  return (sum * scale) / Math.sqrt(features.length)
}

const isSame = (a: Candidate, b: Candidate): boolean =>
  a.min === b.min && a.max === b.max && a.currency === b.currency && a.unit === b.unit
