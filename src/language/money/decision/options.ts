import { hashedIndex } from '../../models/hashed-weights.ts'
import type { Candidate } from '../price-candidates.ts'
import { featuresOf, featuresOfNone, type PricedText } from './features.ts'

/** The number of weights of the model; a power of two. */
export const featureCount = 2 ** 15

/** A price that may be suggested for a text; without a candidate, nothing is. */
export interface Option {
  readonly candidate: Candidate | null
  /** The indexes of its weights. */
  readonly features: readonly number[]
}

/** The options that a text leaves; an amount that it repeats is one of them. */
export function optionsOf(text: PricedText): Option[] {
  const found = new Map<string, { candidate: Candidate; features: Set<string> }>()
  for (const candidate of text.candidates) {
    const key = [candidate.min, candidate.max, candidate.currency, candidate.unit].join()
    const features = featuresOf(text, candidate)
    const known = found.get(key)
    found.set(key, { candidate, features: new Set([...(known?.features ?? []), ...features]) })
  }
  return [
    { candidate: null, features: indexesOf(featuresOfNone(text)) },
    ...[...found.values()].map(({ candidate, features }) => ({ candidate, features: indexesOf(features) })),
  ]
}

const indexesOf = (features: ReadonlySet<string>): number[] =>
  [...features].map((feature) => hashedIndex(feature, featureCount))
