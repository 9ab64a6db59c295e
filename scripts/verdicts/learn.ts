import { generalValue, predict, weightCount } from '../../src/providers/assistant/rules/verdicts/model.ts'
import { trainByAdaGrad } from '../models/ada-grad.ts'
import type { Example } from './examples.ts'

const settings = {
  count: weightCount,
  epochs: 8,
  firstAveraged: 3,
  regularization: 0.01,
  learningRate: 0.1,
  damping: 1e-3,
}
/** Clauses with less of a part in the verdict teach nothing. */
const minSlope = 1e-4

export const train = (some: readonly Example[]): Float64Array =>
  trainByAdaGrad(some, settings, ({ input, label }, weights, step) => {
    const { probabilities, shares } = predict(input, weights, 1)
    probabilities.forEach((probability, verdict) => {
      const error = probability - (verdict === label ? 1 : 0)
      input.clauses.forEach((clause, i) => {
        const slope = error * shares[verdict]![i]!
        if (Math.abs(slope) < minSlope) return
        const { indexes, values } = clause[verdict]!
        for (const [k, index] of indexes.entries()) step(index, slope * values[k]!)
      })
      const own = shares[verdict]![input.clauses.length]
      if (own !== undefined) for (const index of input.general) step(index, error * own * generalValue)
    })
  })
