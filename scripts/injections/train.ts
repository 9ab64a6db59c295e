import { minInjectionProbability } from '../../src/providers/assistant/rules/analysis/injection-filter.ts'
import { featureCount, featuresOf } from '../../src/providers/assistant/rules/injections/features.ts'
import { checkAttacks, checkHonestTexts } from '../eval/sets/check-attacks.ts'
import { generator, shuffled } from '../models/random.ts'
import { writeWeights } from '../models/write-weights.ts'
import { type Example, labelled, readExamples } from './examples.ts'

/** Trains the model of injections, and prints how it does on groups that it wasn't trained on. */

const output = new URL(
  '../../src/providers/assistant/rules/lexicon/injection-weights.gen.ts',
  import.meta.url,
)
const epochs = 15
const regularization = 0.002
const learningRate = 0.3

const examples = readExamples()
console.log('| left out | attacks | found | honest | dropped |\n| --- | ---: | ---: | ---: | ---: |')
for (const group of ['sentences', 'dev', 'blind'])
  printRow(
    group,
    train(examples.filter((example) => example.group !== group)),
    examples.filter((example) => example.group === group),
  )
const weights = train(examples)
printRow('check', weights, [
  ...labelled('check', checkAttacks, true),
  ...labelled('check', checkHonestTexts, false),
])
writeWeights(output, weights, 'npm run train:injections')

function printRow(name: string, some: Float64Array, rest: readonly Example[]): void {
  const isFound = ({ text }: Example) => probability(some, featuresOf(text)) > minInjectionProbability.alone
  const cells = [true, false].flatMap((isAttack) => {
    const rows = rest.filter((example) => example.isAttack === isAttack)
    return [rows.length, rows.filter(isFound).length]
  })
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}

/** A logistic regression, by AdaGrad, one example at a time. Deterministic. */
function train(some: readonly Example[]): Float64Array {
  const prepared = some.map((example) => ({ ...example, features: [...featuresOf(example.text)] }))
  const result = new Float64Array(featureCount + 1)
  const squares = new Float64Array(featureCount + 1)
  const random = generator()
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { features, isAttack, weight } of shuffled(prepared, random)) {
      const error = weight * (probability(result, features) - (isAttack ? 1 : 0))
      for (const [index, value] of features) {
        const decay = index === featureCount ? 0 : regularization * result[index]!
        const gradient = error * value + decay
        squares[index]! += gradient ** 2
        result[index]! -= (learningRate * gradient) / (Math.sqrt(squares[index]!) + 1e-6)
      }
    }
  return result
}

function probability(some: Float64Array, features: Iterable<[number, number]>): number {
  let sum = 0
  for (const [index, value] of features) sum += some[index]! * value
  return 1 / (1 + Math.exp(-sum))
}
