import { scoresOf } from '../../src/providers/assistant/rules/parsing/title-model.ts'
import { writeWeights } from '../models/write-weights.ts'
import { train } from './learn-titles.ts'
import { labelled, readTitleExamples, type TitleExample } from './title-examples.ts'

/**
 * Trains the model that finds a text's title. Prints how it does on authors that it wasn't trained on: the mean likeness of the
 * titles to the marked ones, and the shares of those with a likeness of at least 0.6, and of those with the same words.
 */
const output = new URL(
  '../../src/providers/assistant/rules/lexicon/parsing/title-weights.gen.ts',
  import.meta.url,
)
const leastGood = 0.6

const examples = readTitleExamples()
console.log('| left out | texts | likeness | good | same |\n| --- | ---: | ---: | ---: | ---: |')
/** Each letter is a group of authors who wrote together, in four languages. */
const nameOf = ({ group }: TitleExample) => (group === labelled ? group : group.slice(0, 1))
const leftOut = [...Map.groupBy(examples, nameOf)].flatMap(([name, own]) => {
  const weights = train(examples.filter((example) => nameOf(example) !== name))
  const found = own.map((example) => likenessOfBest(example, weights))
  printRow(name, found)
  return found
})
printRow('together', leftOut)
writeWeights(output, train(examples), 'npm run train:titles')

function likenessOfBest({ features, likeness }: TitleExample, weights: Float64Array): number {
  const scores = scoresOf(features, weights)
  return likeness[scores.indexOf(Math.max(...scores))] ?? 0
}

function printRow(name: string, found: readonly number[]): void {
  const mean = found.reduce((sum, one) => sum + one, 0) / found.length
  const share = (least: number) =>
    `${((100 * found.filter((one) => one >= least).length) / found.length).toFixed(1)} %`
  console.log(`| ${[name, found.length, mean.toFixed(3), share(leastGood), share(1)].join(' | ')} |`)
}
