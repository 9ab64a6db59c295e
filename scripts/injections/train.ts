import { sentencesOf } from '../../src/language/sentences.ts'
import { featureCount, featuresOf } from '../../src/providers/assistant/rules/injections/features.ts'
import { generator, shuffled } from '../models/random.ts'
import { writeWeights } from '../models/write-weights.ts'
import { type Example, readCheckExamples, readExamples } from './examples.ts'

/**
 * Trains the model of injections. Prints how it does on groups that it wasn't trained on, by the probability above which a
 * sentence is dropped: the texts of which a sentence is dropped, of attacks and of honest texts.
 */
const output = new URL(
  '../../src/providers/assistant/rules/lexicon/injections/injection-weights.gen.ts',
  import.meta.url,
)
const epochs = 15
/** The weights are the mean of those after each later epoch. */
const firstAveraged = 8
const regularization = 0.001
const learningRate = 0.3
const limits = [0.5, 0.6, 0.65, 0.7, 0.75, 0.8]

const examples = readExamples()
console.log(
  `| left out | attacks | honest | ${limits.join(' | ')} |\n| --- | ---: | ---: |${' ---: |'.repeat(limits.length)}`,
)
const leftOut = ['a', 'b', 'dev', 'blind'].flatMap((group) =>
  trialsOf(
    group,
    train(examples.filter((example) => example.group !== group)),
    examples.filter((example) => example.group === group),
  ),
)
printRow('together', leftOut)
const weights = train(examples)
for (const group of ['check a', 'check b'])
  trialsOf(
    group,
    weights,
    readCheckExamples().filter((example) => example.group === group),
  )
writeWeights(output, weights, 'npm run train:injections')

type Trial = Example & { readonly probability: number }

function trialsOf(name: string, some: Float64Array, rest: readonly Example[]): Trial[] {
  const trials = rest.map((example) => ({
    ...example,
    probability: Math.max(
      ...sentencesOf(example.text).map((sentence) => probability(some, featuresOf(sentence))),
    ),
  }))
  printRow(name, trials)
  return trials
}

function printRow(name: string, trials: readonly Trial[]): void {
  const attacks = trials.filter(({ isAttack }) => isAttack)
  const honest = trials.filter(({ isAttack }) => !isAttack)
  const dropped = (some: readonly Trial[], limit: number) =>
    some.filter((trial) => trial.probability > limit).length
  const cells = limits.map((limit) => `${dropped(attacks, limit)}, ${dropped(honest, limit)}`)
  console.log(`| ${[name, attacks.length, honest.length, ...cells].join(' | ')} |`)
}

/** A logistic regression, by AdaGrad, one example at a time. Deterministic. */
function train(some: readonly Example[]): Float64Array {
  const prepared = some.map((example) => ({ ...example, features: [...featuresOf(example.text)] }))
  const result = new Float64Array(featureCount + 1)
  const squares = new Float64Array(featureCount + 1)
  const mean = new Float64Array(featureCount + 1)
  const random = generator()
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (const { features, isAttack, weight } of shuffled(prepared, random)) {
      const error = weight * (probability(result, features) - (isAttack ? 1 : 0))
      for (const [index, value] of features) {
        const decay = index === featureCount ? 0 : regularization * result[index]!
        const gradient = error * value + decay
        squares[index]! += gradient ** 2
        result[index]! -= (learningRate * gradient) / (Math.sqrt(squares[index]!) + 1e-6)
      }
    }
    if (epoch >= firstAveraged) for (const [index, value] of result.entries()) mean[index]! += value
  }
  return mean.map((sum) => sum / (epochs - firstAveraged + 1))
}

function probability(some: Float64Array, features: Iterable<[number, number]>): number {
  let sum = 0
  for (const [index, value] of features) sum += some[index]! * value
  return 1 / (1 + Math.exp(-sum))
}
