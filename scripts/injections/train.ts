import { sentencesOf } from '../../src/language/sentences.ts'
import { featureCount, featuresOf } from '../../src/providers/assistant/rules/injections/features.ts'
import { trainByAdaGrad } from '../models/ada-grad.ts'
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
const settings = {
  count: featureCount + 1,
  epochs: 15,
  firstAveraged: 8,
  regularization: 0.001,
  learningRate: 0.3,
  damping: 1e-6,
}
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

/** A logistic regression. */
function train(some: readonly Example[]): Float64Array {
  const prepared = some.map((example) => ({ ...example, features: [...featuresOf(example.text)] }))
  return trainByAdaGrad(prepared, settings, ({ features, isAttack, weight }, weights, step) => {
    const error = weight * (probability(weights, features) - (isAttack ? 1 : 0))
    for (const [index, value] of features) {
      if (index === featureCount) step(index, error * value, 0)
      else step(index, error * value)
    }
  })
}

function probability(some: Float64Array, features: Iterable<[number, number]>): number {
  let sum = 0
  for (const [index, value] of features) sum += some[index]! * value
  return 1 / (1 + Math.exp(-sum))
}
