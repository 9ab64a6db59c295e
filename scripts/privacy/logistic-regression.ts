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
const regularization = 0.006
const learningRate = 0.3

/** The weights of the features and, last, the bias. Deterministic. */
export type Weights = Float64Array

/** Trains by AdaGrad, one example at a time. Private examples, which are fewer, weigh more. */
export function train(examples: readonly Example[]): Weights {
  const prepared = examples.map((example) => ({ ...example, features: [...featuresOf(example.text)] }))
  const sumOf = (some: readonly Example[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  const privateSum = sumOf(examples.filter(({ isPrivate }) => isPrivate))
  const weightOfPrivate = Math.sqrt((sumOf(examples) - privateSum) / privateSum)
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
      const error = probability(weights, features) - (isPrivate ? 1 : 0)
      const scaled = (isPrivate ? weightOfPrivate : 1) * weight * error
      for (const index of features) step(index, scaled * value + regularization * weights[index]!)
      step(featureCount, scaled)
    }
    if (epoch >= firstAveraged) for (const [index, value] of weights.entries()) mean[index]! += value
  }
  return mean.map((sum) => sum / (epochs - firstAveraged + 1))
}

export function probability(weights: Weights, features: readonly number[]): number {
  let sum = 0
  for (const index of features) sum += weights[index]!
  return 1 / (1 + Math.exp(-(sum / Math.sqrt(features.length) + weights[featureCount]!)))
}
