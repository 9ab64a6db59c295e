import type { PricedText } from '../../src/language/money/decision/features.ts'
import { featureCount, optionsOf, type Price } from '../../src/language/money/decision/options.ts'
import type { PriceCase } from '../eval/sets/types.ts'
import { trainByAdaGrad } from '../models/ada-grad.ts'
import { generator } from '../models/random.ts'

const settings = {
  count: featureCount + 1,
  epochs: 20,
  regularization: 0.0001,
  learningRate: 0.2,
  damping: 1e-6,
}
/** The share of the features that a step leaves out, so that no few of them decide alone. */
const dropout = 0.3

/** An option of a text; without a price, that it states none. */
interface Choice {
  readonly price: Price | null
  readonly features: readonly number[]
  readonly isRight: boolean
}

/**
 * A weight beside those of the features, which isn't stored: how much more often than in what people write the texts of
 * some groups state no price.
 */
export const moreWithoutPrice = featureCount

/**
 * The options of a labelled text. Without the right price among them, none is right.
 *
 * @param extraOfNone further features of the choice to suggest none
 */
export function choicesOf(
  labelled: PriceCase,
  read: PricedText,
  extraOfNone: readonly number[] = [],
): Choice[] {
  const options = optionsOf(read).map((option) => ({
    ...option,
    isRight: option.price !== null && isLabelled(option.price, labelled),
  }))
  const isNone = options.every(({ isRight }) => !isRight)
  return options.map((option) =>
    option.price ? option : { ...option, features: [...option.features, ...extraOfNone], isRight: isNone },
  )
}

export function isLabelled(read: Price, { price }: PriceCase): boolean {
  return (
    price !== null &&
    read.currency === price.currency &&
    read.unit === (price.per ?? null) &&
    Number(read.min) === Number(price.amount) &&
    Number(read.max) === Number(price.to ?? price.amount)
  )
}

/** A conditional logistic regression over the options of a text. */
export function train(
  texts: readonly { readonly weight: number; readonly choices: readonly Choice[] }[],
): Float64Array {
  const random = generator()
  // A step starts anywhere in these, which is faster than to draw for each feature.
  const kept = Uint8Array.from({ length: 2 * featureCount + 1 }, () => (random() < dropout ? 0 : 1))
  return trainByAdaGrad(texts, { ...settings, random }, ({ weight, choices: all }, weights, step) => {
    const start = Math.floor(random() * featureCount)
    const choices = withDropout(all, (index) => kept[start + index] === 1)
    const shares = probabilities(weights, choices)
    const right = choices.reduce((sum, { isRight }, i) => sum + (isRight ? (shares[i] ?? 0) : 0), 0)
    for (const [i, { features, isRight }] of choices.entries()) {
      const share = shares[i] ?? 0
      const error = weight * (share - (isRight ? share / Math.max(right, 1e-9) : 0))
      const length = Math.sqrt(features.length)
      for (const index of features) step(index, error / length)
    }
  })
}

/** Leaves out the same features of all choices. */
function withDropout(choices: readonly Choice[], isKept: (index: number) => boolean): readonly Choice[] {
  return choices.map((choice) => {
    const features = choice.features.filter(isKept)
    return features.length > 0 ? { ...choice, features } : choice
  })
}

export function probabilities(weights: Float64Array, choices: readonly Pick<Choice, 'features'>[]): number[] {
  const odds = choices.map(({ features }) => {
    let sum = 0
    for (const index of features) sum += weights[index]!
    return Math.exp(sum / Math.sqrt(features.length))
  })
  const total = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / total)
}
