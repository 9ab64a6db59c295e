import { writeFileSync } from 'node:fs'
import { featureCount, featuresOf } from '../../src/language/privacy/model/sentence-features.ts'
import {
  privateThreshold,
  refusalThreshold,
  zeroLetter,
} from '../../src/language/privacy/model/sentence-model.ts'
import { probability, train, type Weights } from '../models/logistic-regression.ts'
import {
  type Example,
  type Kind,
  readExamples,
  readHeldOut,
  readMarkedExamples,
  readMoreExamples,
  readOpenings,
} from './examples.ts'

/** Trains the models of private sentences and of refusals, and prints how they do on groups that they weren't trained on. */

const folder = new URL('../../src/language/lexicon/privacy/', import.meta.url)
const examples = [...readExamples(), ...readMoreExamples(), ...readOpenings()]

interface Task {
  readonly kind: Kind
  readonly examples: readonly Example[]
  /** The probability above which a sentence counts as of the kind. */
  readonly least: number
  readonly regularization: number
  readonly file: string
  readonly heldOut: readonly Example[]
}

trainOn({
  kind: 'private',
  examples,
  least: privateThreshold.round,
  regularization: 0.003,
  file: 'private-weights.gen.ts',
  heldOut: readHeldOut(),
})
trainOn({
  kind: 'private',
  examples: [...examples, ...readMarkedExamples()],
  least: privateThreshold.listing.seller,
  regularization: 0.0015,
  file: 'private-listing-weights.gen.ts',
  heldOut: readHeldOut(),
})
trainOn({
  kind: 'refusal',
  examples: examples.filter(({ marksRefusals }) => marksRefusals),
  least: refusalThreshold.sentence,
  regularization: 0.003,
  file: 'refusal-weights.gen.ts',
  heldOut: [],
})

function trainOn({ kind, examples: some, least, regularization, file, heldOut }: Task): void {
  const samples = new Map(
    some.map((example) => [
      example,
      { features: [...featuresOf(example.text)], isOne: example.kind === kind, weight: example.weight },
    ]),
  )
  const trainOnly = (isWanted: (example: Example) => boolean) =>
    train(
      some.filter(isWanted).map((example) => samples.get(example)!),
      { featureCount, regularization },
    )
  console.log(`| left out | ${kind} | found | others | taken for it |\n| --- | ---: | ---: | ---: | ---: |`)
  const printRow = (name: string, weights: Weights, rest: readonly Example[]) => {
    const isFound = ({ text }: Example) => probability(weights, [...featuresOf(text)]) > least
    const share = (rows: readonly Example[]) =>
      rows.length === 0 ? '' : `${((100 * rows.filter(isFound).length) / rows.length).toFixed(1)} %`
    const ones = rest.filter((example) => example.kind === kind)
    const others = rest.filter((example) => example.kind !== kind)
    console.log(`| ${name} | ${ones.length} | ${share(ones)} | ${others.length} | ${share(others)} |`)
  }
  for (const [group, rest] of Map.groupBy(some, (example) => example.group))
    printRow(
      group,
      trainOnly((example) => example.group !== group),
      rest,
    )
  const weights = trainOnly(() => true)
  if (heldOut.length > 0) printRow('held out', weights, heldOut)
  write(weights, file)
}

/** Stores each weight as a letter from B to Z, where N is 0. */
function write(weights: Weights, file: string): void {
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
  const scale = largest / 12
  const letters = [...weights].map((weight) => String.fromCharCode(zeroLetter + Math.round(weight / scale)))
  writeFileSync(
    new URL(file, folder),
    `/** Written by \`npm run train:privacy\`; do not edit. One letter a weight: see \`privacy/sentence-model.ts\`. */
export const weightScale = ${scale}
export const encodedWeights =
  '${letters.join('')}'
`,
  )
}
