import {
  decide,
  generalValue,
  predict,
  weightCount,
} from '../../src/providers/assistant/rules/verdicts/model.ts'
import { generator, shuffled } from '../models/random.ts'
import { writeWeights } from '../models/write-weights.ts'
import { type Example, readCheckHalf, readExamples } from './examples.ts'

/** Trains the model of verdicts, and prints how it does on groups that it wasn't trained on, by minimal probability. */

const output = new URL('../../src/providers/assistant/rules/lexicon/verdict-weights.gen.ts', import.meta.url)
const epochs = 25
/** The weights are the mean of those after each later epoch. */
const firstAveraged = 9
const regularization = 0.002
const learningRate = 0.1
const probabilities = [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]

const examples = readExamples()
console.log(
  `| left out | n | ${probabilities.join(' | ')} |\n| --- | ---: | ${probabilities.map(() => '---:').join(' | ')} |`,
)
const leftOut = ['red', 'short', 'blind'].map((group) => {
  const weights = train(examples.filter((example) => example.group !== group))
  const rest = examples.filter((example) => example.group === group)
  printRow(group, [{ weights, rest }])
  return { weights, rest }
})
printRow('together', leftOut)
const weights = train(examples)
printRow('check half', [{ weights, rest: readCheckHalf() }])
writeWeights(output, weights, 'npm run train:verdicts')

/** By AdaGrad, one requirement at a time. Deterministic. */
function train(some: readonly Example[]): Float64Array {
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

interface Trial {
  readonly weights: Float64Array
  readonly rest: readonly Example[]
}

/** For each probability the share of right verdicts, unknown included, and the wrong ones of the definite. */
function printRow(name: string, trials: readonly Trial[]): void {
  const predicted = trials.flatMap(({ weights, rest }) =>
    rest.map((example) => ({ ...example, prediction: predict(example.input, weights, 1) })),
  )
  const cells = probabilities.map((min) => {
    const results = predicted.map(({ features, prediction, byRules, label }) => {
      const limits = { alone: min, withRules: Math.max(0.5, min - 0.1) }
      const verdict = decide(features, prediction, byRules, limits)?.verdict
      const actual = verdict === 'meet' ? 0 : verdict === 'not meet' ? 1 : 2
      return { isDefinite: actual !== 2, isRight: actual === label }
    })
    const definite = results.filter(({ isDefinite }) => isDefinite)
    const right = results.filter(({ isRight }) => isRight).length
    const wrong = definite.filter(({ isRight }) => !isRight).length
    return `${((100 * right) / results.length).toFixed(1)} %, ${wrong} of ${definite.length}`
  })
  console.log(`| ${name} | ${predicted.length} | ${cells.join(' | ')} |`)
}
