import { featureCount } from '../../src/providers/assistant/rules/parsing/point-features.ts'
import { probability, train } from '../models/logistic-regression.ts'
import { writeWeights } from '../models/write-weights.ts'
import { type Example, readExamples } from './point-examples.ts'

/**
 * Trains the model that tells points from what a text tells besides. Prints how it does on each author that it wasn't trained on,
 * by the least probability of a point: the share of the points that it loses, and of the others that it drops.
 */
const output = new URL(
  '../../src/providers/assistant/rules/lexicon/parsing/point-weights.gen.ts',
  import.meta.url,
)
const settings = { featureCount, regularization: 0.0001 }
const limits = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]

type Trial = Example & { readonly probability: number }

const examples = readExamples()
console.log(
  `| left out | points | others | ${limits.join(' | ')} |\n| --- | ---: | ---: |${' ---: |'.repeat(limits.length)}`,
)
const groups = Map.groupBy(examples, ({ group }) => group)
const leftOut = [...groups].flatMap(([group, own]) => {
  const weights = train(
    examples.filter((example) => example.group !== group),
    settings,
  )
  const trials = own.map((example) => ({ ...example, probability: probability(weights, example.features) }))
  printRow(group, trials)
  return trials
})
printRow('together', leftOut)
writeWeights(output, train(examples, settings), 'npm run train:points')

function printRow(name: string, trials: readonly Trial[]): void {
  const points = trials.filter(({ isOne }) => isOne)
  const others = trials.filter(({ isOne }) => !isOne)
  const share = (some: readonly Trial[], limit: number) =>
    ((100 * some.filter((trial) => trial.probability < limit).length) / some.length).toFixed(1)
  const cells = limits.map((limit) => `${share(points, limit)} %, ${share(others, limit)} %`)
  console.log(`| ${[name, points.length, others.length, ...cells].join(' | ')} |`)
}
