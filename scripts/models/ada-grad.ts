import { generator, shuffled } from './random.ts'

export interface Settings {
  /** The number of weights. */
  readonly count: number
  readonly epochs: number
  /** The result is the mean of the weights after this epoch and each later one; without it, the last weights. */
  readonly firstAveraged?: number
  readonly learningRate: number
  readonly regularization: number
  /** Keeps the first steps of a weight small. */
  readonly damping: number
  /** Shuffles the examples of each epoch. */
  readonly random?: () => number
}

/** Moves a weight against the slope of the loss. `regularization`: 0 for a bias. */
export type Step = (index: number, slope: number, regularization?: number) => void

/**
 * Trains weights by AdaGrad, one example at a time: the more a weight was moved, the smaller its steps become. Deterministic.
 *
 * @param learn steps by the slopes of one example's loss
 */
export function trainByAdaGrad<Example>(
  examples: readonly Example[],
  settings: Settings,
  learn: (example: Example, weights: Float64Array, step: Step) => void,
): Float64Array {
  const { count, epochs, firstAveraged = epochs, learningRate, damping } = settings
  const weights = new Float64Array(count)
  const squares = new Float64Array(count)
  const sums = new Float64Array(count)
  const step: Step = (index, slope, regularization = settings.regularization) => {
    const gradient = slope + regularization * weights[index]!
    squares[index]! += gradient ** 2
    weights[index]! -= (learningRate * gradient) / (Math.sqrt(squares[index]!) + damping)
  }
  const random = settings.random ?? generator()
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (const example of shuffled(examples, random)) learn(example, weights, step)
    if (epoch >= firstAveraged) for (let i = 0; i < count; i++) sums[i]! += weights[i]!
  }
  return sums.map((sum) => sum / (epochs - firstAveraged + 1))
}
