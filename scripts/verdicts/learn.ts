import { generalValue, predict, weightCount } from '../../src/providers/assistant/rules/verdicts/model.ts'
import { generator, shuffled } from '../models/random.ts'
import type { Example } from './examples.ts'

const epochs = 8
/** The weights are the mean of those after each later epoch. */
const firstAveraged = 3
const regularization = 0.01
const learningRate = 0.1

/** By AdaGrad, one requirement at a time. Deterministic. */
export function train(some: readonly Example[]): Float64Array {
  const result = new Float64Array(weightCount)
  const squares = new Float64Array(weightCount)
  const mean = new Float64Array(weightCount)
  const random = generator()
  const step = (index: number, slope: number) => {
    const gradient = slope + regularization * result[index]!
    squares[index]! += gradient ** 2
    result[index]! -= (learningRate * gradient) / (Math.sqrt(squares[index]!) + 1e-3)
  }
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (const { input, label } of shuffled(some, random)) {
      const { probabilities, shares } = predict(input, result, 1)
      probabilities.forEach((probability, verdict) => {
        const error = probability - (verdict === label ? 1 : 0)
        input.answers.forEach((answer, i) => {
          const slope = error * shares[verdict]![i]!
          // Clauses without a part in the verdict teach nothing.
          if (Math.abs(slope) < 1e-4) return
          const { indexes, values } = answer[verdict]!
          for (const [k, index] of indexes.entries()) step(index, slope * values[k]!)
        })
        const own = shares[verdict]![input.answers.length]
        if (own !== undefined) for (const index of input.general) step(index, error * own * generalValue)
      })
    }
    if (epoch >= firstAveraged) for (let i = 0; i < weightCount; i++) mean[i]! += result[i]!
  }
  return mean.map((sum) => sum / (epochs - firstAveraged + 1))
}
