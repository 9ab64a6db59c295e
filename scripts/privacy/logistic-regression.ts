import { featureCount, featuresOf } from '../../src/language/privacy/sentence-features.ts'
import { generator, shuffled } from '../models/random.ts'

export interface Example {
  readonly text: string
  readonly isPrivate: boolean
  /** Who wrote it, and where: a group is left out as a whole in the cross-validation. */
  readonly group: string
  readonly weight: number
}

const epochs = 20
/** The weights are the mean of those after each later epoch. */
const firstAveraged = 8
const regularization = 0.003
const learningRate = 0.3

/** The weights of the features and, last, the bias. Deterministic. */
export type Weights = Float64Array

/**
 * Trains by AdaGrad, one example at a time. Private examples, which are fewer, weigh more. Features are scaled by how
 * unequally the two kinds of sentences use them, as in a support vector machine with naive Bayes features.
 */
export function train(examples: readonly Example[]): Weights {
  const prepared = examples.map((example) => ({ ...example, features: [...featuresOf(example.text)] }))
  const sumOf = (some: readonly Example[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  const privateSum = sumOf(examples.filter(({ isPrivate }) => isPrivate))
  const weightOfPrivate = Math.sqrt((sumOf(examples) - privateSum) / privateSum)
  const scales = scalesOf(prepared)
  const weights = new Float64Array(featureCount + 1)
  const squares = new Float64Array(featureCount + 1)
  const mean = new Float64Array(featureCount + 1)
  const step = (index: number, gradient: number) => {
    squares[index]! += gradient ** 2
    weights[index]! -= (learningRate * gradient) / (Math.sqrt(squares[index]!) + 1e-6)
  }
  const random = generator()
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (const { features, isPrivate, weight } of shuffled(prepared, random)) {
      const value = 1 / Math.sqrt(features.length)
      let sum = weights[featureCount]!
      for (const index of features) sum += value * scales[index]! * weights[index]!
      const error = 1 / (1 + Math.exp(-sum)) - (isPrivate ? 1 : 0)
      const scaled = (isPrivate ? weightOfPrivate : 1) * weight * error
      for (const index of features)
        step(index, scaled * value * scales[index]! + regularization * weights[index]!)
      step(featureCount, scaled)
    }
    if (epoch >= firstAveraged) for (const [index, value] of weights.entries()) mean[index]! += value
  }
  return mean.map((sum, index) => (sum * scales[index]!) / (epochs - firstAveraged + 1))
}

/** Halfway between 1 and the logarithm of how much more often one kind of sentence has the feature. */
function scalesOf(
  examples: readonly { features: readonly number[]; isPrivate: boolean; weight: number }[],
): Float64Array {
  const counts = {
    private: new Float64Array(featureCount).fill(1),
    sayable: new Float64Array(featureCount).fill(1),
  }
  const sums = { private: 0, sayable: 0 }
  for (const { features, isPrivate, weight } of examples) {
    const kind = isPrivate ? 'private' : 'sayable'
    for (const index of features) counts[kind][index]! += weight
    sums[kind] += weight * features.length
  }
  const scales = new Float64Array(featureCount + 1).fill(1)
  const ratioOfSums = sums.sayable / sums.private
  for (let index = 0; index < featureCount; index++) {
    const ratio = (counts.private[index]! / counts.sayable[index]!) * ratioOfSums
    scales[index] = (1 + Math.abs(Math.log(ratio))) / 2
  }
  return scales
}

export function probability(weights: Weights, features: readonly number[]): number {
  let sum = 0
  for (const index of features) sum += weights[index]!
  return 1 / (1 + Math.exp(-(sum / Math.sqrt(features.length) + weights[featureCount]!)))
}
