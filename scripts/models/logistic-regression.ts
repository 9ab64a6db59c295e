import { trainByAdaGrad } from './ada-grad.ts'

export interface Sample {
  /** Indexes of weights, each once. */
  readonly features: readonly number[]
  /** Whether it is of the kind that is looked for. */
  readonly isOne: boolean
  readonly weight: number
}

/** The weights of the features and, last, the bias. */
export type Weights = Float64Array

export interface Settings {
  readonly featureCount: number
  readonly regularization: number
}

const shared = { epochs: 20, firstAveraged: 8, learningRate: 0.3, damping: 1e-6 }

/**
 * Trains a logistic regression to find a kind. The kind with fewer samples weighs more. Features are scaled by
 * how unequally the two sorts use them, as in a support vector machine with naive Bayes features.
 */
export function train(samples: readonly Sample[], { featureCount, regularization }: Settings): Weights {
  const sumOf = (some: readonly Sample[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  const sumOfKind = sumOf(samples.filter(({ isOne }) => isOne))
  const weightOfKind = Math.sqrt((sumOf(samples) - sumOfKind) / sumOfKind)
  const scales = scalesOf(samples, featureCount)
  const settings = { ...shared, count: featureCount + 1, regularization }
  const trained = trainByAdaGrad(samples, settings, ({ features, isOne, weight }, weights, step) => {
    const value = 1 / Math.sqrt(features.length)
    let sum = weights[featureCount]!
    for (const index of features) sum += value * scales[index]! * weights[index]!
    const error = 1 / (1 + Math.exp(-sum)) - (isOne ? 1 : 0)
    const scaled = (isOne ? weightOfKind : 1) * weight * error
    for (const index of features) step(index, scaled * value * scales[index]!)
    step(featureCount, scaled, 0)
  })
  return trained.map((weight, index) => weight * scales[index]!)
}

/** Halfway between 1 and the logarithm of how much more often one sort of samples has the feature. */
function scalesOf(samples: readonly Sample[], featureCount: number): Float64Array {
  const counts = {
    ones: new Float64Array(featureCount).fill(1),
    others: new Float64Array(featureCount).fill(1),
  }
  const sums = { ones: 0, others: 0 }
  for (const { features, isOne, weight } of samples) {
    const sort = isOne ? 'ones' : 'others'
    for (const index of features) counts[sort][index]! += weight
    sums[sort] += weight * features.length
  }
  const scales = new Float64Array(featureCount + 1).fill(1)
  const ratioOfSums = sums.others / sums.ones
  for (let index = 0; index < featureCount; index++) {
    const ratio = (counts.ones[index]! / counts.others[index]!) * ratioOfSums
    scales[index] = (1 + Math.abs(Math.log(ratio))) / 2
  }
  return scales
}

/** The probability that a sample is of the kind that the weights were trained to find. */
export function probability(weights: Weights, features: readonly number[]): number {
  let sum = 0
  for (const index of features) sum += weights[index]!
  return 1 / (1 + Math.exp(-(sum / Math.sqrt(features.length) + weights.at(-1)!)))
}
