import { minProbability } from '../../src/language/money/decision/model.ts'
import { featureCount } from '../../src/language/money/decision/options.ts'
import { writeWeights } from '../models/write-weights.ts'
import { type Example, readExamples } from './examples.ts'
import { choicesOf, isLabelled, moreWithoutPrice, probabilities, train } from './regression.ts'

/** Trains the model that chooses the price of a text, and prints how it does on groups that it wasn't trained on. */

const output = new URL('../../src/language/lexicon/money/price-weights.gen.ts', import.meta.url)

/** The short sentences and those that teach what an amount is about state a price more seldom than other texts. */
const unusual: ReadonlySet<string> = new Set(['sentences', 'roles'])

const examples = readExamples().map((example) => {
  const extra = unusual.has(example.group) ? [moreWithoutPrice] : []
  return {
    ...example,
    masked: choicesOf(example.labelled, example.read, extra),
    plain: choicesOf(example.labelled, example.plain, extra),
  }
})
type Prepared = (typeof examples)[number]

const leftOut = [...Map.groupBy(examples, ({ fold }) => fold)].flatMap(([fold, rest]) => {
  const weights = trainOn(examples.filter((example) => example.fold !== fold))
  return rest.map((example) => outcomeOf(weights, example))
})

console.log('| left out | texts | rules right | wrong | model right | wrong |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
for (const [group, outcomes] of Map.groupBy(leftOut, (one) => one.group)) printRow(group, outcomes)
const usual = leftOut.filter(({ group }) => !unusual.has(group))
for (const least of [0, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9])
  printRow(`all but sentences and roles, from ${least}`, usual, least)
/** The least probability from which at most 1 % of the texts get a wrong price. */
const safe = usual
  .map(({ probability }) => probability)
  .sort((a, b) => a - b)
  .find((least) => usual.filter((one) => isWrong(one, least)).length <= usual.length / 100)
if (safe) printRow(`at most 1 % wrong, from ${safe.toFixed(2)}`, usual, safe)
printRow('all', leftOut)
writeWeights(output, trainOn(examples).slice(0, featureCount), 'npm run train:prices')

function trainOn(some: readonly Prepared[]): Float64Array {
  return train(
    some.flatMap(({ weight, masked, plain }) => [
      { weight, choices: masked },
      { weight, choices: plain },
    ]),
  )
}

interface Outcome extends Pick<Example, 'group'> {
  readonly statesNone: boolean
  /** null where the rules choose none. */
  readonly isRightByRules: boolean | null
  /** Of the most probable price; 0 where none is. */
  readonly probability: number
  readonly isRight: boolean
}

function outcomeOf(weights: Float64Array, { group, labelled, read, masked }: Prepared): Outcome {
  const shares = probabilities(weights, masked)
  const best = shares.indexOf(Math.max(...shares))
  const { price: byRules } = read
  return {
    group,
    statesNone: labelled.price === null,
    isRightByRules:
      byRules && byRules.unit !== 'other' ? isLabelled({ ...byRules, unit: byRules.unit }, labelled) : null,
    probability: masked[best]?.price ? (shares[best] ?? 0) : 0,
    isRight: masked[best]?.isRight ?? false,
  }
}

function isSuggested({ probability }: Outcome, least: number): boolean {
  return probability > 0 && probability >= least
}

function isWrong(outcome: Outcome, least: number): boolean {
  return isSuggested(outcome, least) && !outcome.isRight
}

function printRow(name: string, outcomes: readonly Outcome[], least: number = minProbability): void {
  const counts = [
    outcomes.filter((one) => one.isRightByRules ?? one.statesNone),
    outcomes.filter((one) => one.isRightByRules === false),
    outcomes.filter((one) => (isSuggested(one, least) ? one.isRight : one.statesNone)),
    outcomes.filter((one) => isWrong(one, least)),
  ]
  const cells = counts.map(({ length }) => `${((100 * length) / outcomes.length).toFixed(1)} %`)
  console.log(`| ${name} | ${outcomes.length} | ${cells.join(' | ')} |`)
}
