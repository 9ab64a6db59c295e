import { writeFileSync } from 'node:fs'
import { featuresOf } from '../../src/language/privacy/sentence-features.ts'
import { minConfidence, zeroLetter } from '../../src/language/privacy/sentence-model.ts'
import { readExamples, readHeldOut, readMoreExamples, readOpenings } from './examples.ts'
import { type Example, probability, train, type Weights } from './logistic-regression.ts'

/** Trains the model of private sentences, and prints how it does on groups that it wasn't trained on. */

const output = new URL('../../src/language/lexicon/privacy/sentence-weights.gen.ts', import.meta.url)
const examples = [...readExamples(), ...readMoreExamples(), ...readOpenings()]

console.log('| left out | private | found | sayable | kept back |\n| --- | ---: | ---: | ---: | ---: |')
for (const group of new Set(examples.map((example) => example.group)))
  printRow(
    group,
    train(examples.filter((example) => example.group !== group)),
    examples.filter((example) => example.group === group),
  )
const weights = train(examples)
printRow('held out', weights, readHeldOut())
write(weights)

function printRow(name: string, weights: Weights, rest: readonly Example[]): void {
  const isKept = ({ text }: Example) => probability(weights, [...featuresOf(text)]) > minConfidence.round
  const share = (rows: readonly Example[]) =>
    rows.length === 0 ? '' : `${((100 * rows.filter(isKept).length) / rows.length).toFixed(1)} %`
  const secrets = rest.filter(({ isPrivate }) => isPrivate)
  const sayable = rest.filter(({ isPrivate }) => !isPrivate)
  console.log(`| ${name} | ${secrets.length} | ${share(secrets)} | ${sayable.length} | ${share(sayable)} |`)
}

/** Stores each weight as a letter from B to Z, where N is 0. */
function write(weights: Weights): void {
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
  const scale = largest / 12
  const letters = [...weights].map((weight) => String.fromCharCode(zeroLetter + Math.round(weight / scale)))
  writeFileSync(
    output,
    `/** Written by \`npm run train:privacy\`; do not edit. One letter a weight: see \`privacy/sentence-model.ts\`. */
export const weightScale = ${scale}
export const encodedWeights =
  '${letters.join('')}'
`,
  )
}
