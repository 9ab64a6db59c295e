import { hashedIndex } from '../../models/hashed-weights.ts'
import type { Candidate } from '../price-candidates.ts'
import type { PriceUnit } from '../units/price-unit.ts'
import { conceptFeaturesOf } from './concept-features.ts'
import { conceptsIn } from './concepts.ts'
import { contextFeaturesOf } from './context-features.ts'
import { featuresOf, featuresOfNone, type PricedText } from './features.ts'
import { orderFeaturesOf } from './order-features.ts'
import { unitFeaturesOf } from './unit-features.ts'

/** The number of weights of the model; a power of two. */
export const featureCount = 2 ** 18

/** A price that a text may state. */
export interface Price extends Pick<Candidate, 'min' | 'max' | 'currency'> {
  readonly unit: PriceUnit | null
}

/** A price that may be suggested for a text; without one, nothing is. */
export interface Option {
  readonly price: Price | null
  /** The indexes of its weights. */
  readonly features: readonly number[]
}

/** The options that a text leaves: each amount, as a total, by each unit that its sentence names and by those of other amounts. */
export function optionsOf(text: PricedText): Option[] {
  const found = new Map<string, { price: Price; features: Set<string> }>()
  const concepts = new Map(
    text.candidates.map(({ sentence }) => [sentence, conceptsIn(sentence, text.language)] as const),
  )
  const context = text.candidates.length > 0 ? contextFeaturesOf(text.sentences, text.language) : []
  for (const candidate of text.candidates)
    for (const unit of unitsOf(candidate, text.candidates)) {
      const { min, max, currency } = candidate
      const key = [min, max, currency, unit].join()
      const features = [
        ...featuresOf(text, { ...candidate, unit }, candidate),
        ...orderFeaturesOf(text, { ...candidate, unit }, candidate),
        ...unitFeaturesOf(text, candidate, unit),
        ...(context[candidate.at] ?? []),
        ...conceptFeaturesOf(
          concepts.get(candidate.sentence) ?? [],
          { ...candidate, unit },
          text.candidates.filter((other) => other !== candidate),
        ),
      ]
      const known = found.get(key)
      // An amount that the text repeats is one option.
      found.set(key, {
        price: { min, max, currency, unit },
        features: new Set([...(known?.features ?? []), ...features]),
      })
    }
  return [
    { price: null, features: indexesOf(featuresOfNone(text)) },
    ...[...found.values()].map(({ price, features }) => ({ price, features: indexesOf(features) })),
  ]
}

/** The units that one of all amounts may be counted by. */
function unitsOf({ mentions }: Candidate, all: readonly Candidate[]): Set<PriceUnit | null> {
  const units = [...all.map(({ unit }) => unit), ...mentions.map(({ unit }) => unit)]
  return new Set([null, 'unit' as const, ...units.filter((unit) => unit !== 'other')])
}

const indexesOf = (features: ReadonlySet<string>): number[] =>
  [...features].map((feature) => hashedIndex(feature, featureCount))
