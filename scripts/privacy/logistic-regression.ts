import { featureCount, featuresOf } from '../../src/language/privacy/sentence-features.ts'
import { generator, shuffled } from '../models/random.ts'

export type Kind = 'private' | 'sayable' | 'refusal'

export interface Example {
  readonly text: string
  readonly kind: Kind
  /** Whether refusals of its group have their own kind; else they are sayable. */
  readonly marksRefusals: boolean
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

interface Prepared {
  readonly features: readonly number[]
  /** Whether it is of the kind that is looked for. */
  readonly isOne: boolean
  readonly weight: number
}

/**
 * Trains by AdaGrad, one example at a time, to find a kind. Examples of the kind, which are fewer, weigh more. Features are
 * scaled by how unequally the two sorts of sentences use them, as in a support vector machine with naive Bayes features.
 */
export function train(examples: readonly Example[], kind: Kind): Weights {
  const prepared = examples.map(
    (example): Prepared => ({
      features: [...featuresOf(example.text)],
      isOne: example.kind === kind,
      weight: example.weight,
    }),
  )
  const sumOf = (some: readonly Prepared[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  const sumOfKind = sumOf(prepared.filter(({ isOne }) => isOne))
  const weightOfKind = Math.sqrt((sumOf(prepared) - sumOfKind) / sumOfKind)
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
    for (const { features, isOne, weight } of shuffled(prepared, random)) {
      const value = 1 / Math.sqrt(features.length)
      let sum = weights[featureCount]!
      for (const index of features) sum += value * scales[index]! * weights[index]!
      const error = 1 / (1 + Math.exp(-sum)) - (isOne ? 1 : 0)
      const scaled = (isOne ? weightOfKind : 1) * weight * error
      for (const index of features)
        step(index, scaled * value * scales[index]! + regularization * weights[index]!)
      step(featureCount, scaled)
    }
    if (epoch >= firstAveraged) for (const [index, value] of weights.entries()) mean[index]! += value
  }
  return mean.map((sum, index) => (sum * scales[index]!) / (epochs - firstAveraged + 1))
}

/** Halfway between 1 and the logarithm of how much more often one sort of sentence has the feature. */
function scalesOf(examples: readonly Prepared[]): Float64Array {
  const counts = {
    ones: new Float64Array(featureCount).fill(1),
    others: new Float64Array(featureCount).fill(1),
  }
  const sums = { ones: 0, others: 0 }
  for (const { features, isOne, weight } of examples) {
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

export function probability(weights: Weights, features: readonly number[]): number {
  let sum = 0
  for (const index of features) sum += weights[index]!
  return 1 / (1 + Math.exp(-(sum / Math.sqrt(features.length) + weights[featureCount]!)))
}
