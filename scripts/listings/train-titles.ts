import { scoresOf } from '../../src/providers/assistant/rules/parsing/title-model.ts'
import { writeWeights } from '../models/write-weights.ts'
import { train } from './learn-titles.ts'
import { readLaterTitleExamples, readTitleExamples, type TitleExample } from './title-examples.ts'

/**
 * Trains the model that finds a text's title. Prints how it does on each author that it wasn't trained on: the mean likeness of
 * the titles to the marked ones, and the share of those with a likeness of at least 0.6.
 */
const output = new URL(
  '../../src/providers/assistant/rules/lexicon/parsing/title-weights.gen.ts',
  import.meta.url,
)
const leastGood = 0.6

const examples = readTitleExamples()
console.log('| left out | texts | likeness | good |\n| --- | ---: | ---: | ---: |')
const leftOut = [...Map.groupBy(examples, ({ group }) => group)].flatMap(([group, own]) => {
  const weights = train(examples.filter((example) => example.group !== group))
  const found = own.map((example) => likenessOfBest(example, weights))
  printRow(group, found)
  return found
})
printRow('together', leftOut)
const weights = train(examples)
printRow(
  'later authors',
  readLaterTitleExamples().map((example) => likenessOfBest(example, weights)),
)
writeWeights(output, weights, 'npm run train:titles')

function likenessOfBest({ features, likeness }: TitleExample, weights: Float64Array): number {
  const scores = scoresOf(features, weights)
  return likeness[scores.indexOf(Math.max(...scores))] ?? 0
}

function printRow(name: string, found: readonly number[]): void {
  const mean = found.reduce((sum, one) => sum + one, 0) / found.length
  const good = found.filter((one) => one >= leastGood).length / found.length
  console.log(`| ${name} | ${found.length} | ${mean.toFixed(3)} | ${(100 * good).toFixed(1)} % |`)
}
