import { encodedWeights, weightScale } from '../../lexicon/money/price-weights.gen.ts'
import { readWeights } from '../../models/hashed-weights.ts'
import type { PricedText } from './features.ts'
import { optionsOf, type Price } from './options.ts'

/**
 * A conditional logistic regression over the amounts of a text and the choice to suggest none. Trained by
 * `npm run train:prices` on labelled texts.
 */
const { values, scale } = readWeights(encodedWeights, weightScale)

/**
 * A price is suggested from here on. A wrong suggestion costs more than none; above, each further one avoided costs several
 * right ones.
 */
export const minProbability = 0.65

/** The most probable price of a text, and its probability from 0 to 1; null for none. */
export function bestOf(text: PricedText): { readonly price: Price; readonly probability: number } | null {
  const options = optionsOf(text).map(({ price, features }) => ({ price, odds: Math.exp(scoreOf(features)) }))
  const total = options.reduce((sum, { odds }) => sum + odds, 0)
  const best = options.reduce((a, b) => (b.odds > a.odds ? b : a))
  return best.price && { price: best.price, probability: best.odds / total }
}

function scoreOf(features: readonly number[]): number {
  let sum = 0
  for (const index of features) sum += values[index] ?? 0
  return (sum * scale) / Math.sqrt(features.length)
}
