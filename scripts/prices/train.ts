import { minProbability } from '../../src/language/money/decision/model.ts'
import { featureCount, optionsOf } from '../../src/language/money/decision/options.ts'
import type { Candidate } from '../../src/language/money/price-candidates.ts'
import { readPrice } from '../../src/language/money/stated-price.ts'
import { checkPrices } from '../eval/sets/check-prices.ts'
import type { PriceCase } from '../eval/sets/types.ts'
import { generator, shuffled } from '../models/random.ts'
import { writeWeights } from '../models/write-weights.ts'
import { type Example, readExamples } from './examples.ts'

/** Trains the model that decides whether a price is suggested, and prints how it does on groups that it wasn't trained on. */

const output = new URL('../../src/language/lexicon/price-weights.gen.ts', import.meta.url)
const epochs = 15
const regularization = 0.0005
const learningRate = 0.3

type Read = Pick<Example, 'labelled' | 'read'>
const examples = readExamples()
console.log('| left out | texts | rules right | wrong | with the model right | wrong |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
const leftOut = [...new Set(examples.map(({ group }) => group))].flatMap((group) => {
  const weights = train(examples.filter((example) => example.group !== group))
  return outcomesOf(
    weights,
    examples.filter((example) => example.group === group),
  ).map((outcome) => ({ ...outcome, group: group.replace(/ .*/, '') }))
})
for (const [group, outcomes] of Map.groupBy(leftOut, (one) => one.group)) printRow(group, outcomes)
printRow(
  'all but the sentences',
  leftOut.filter(({ group }) => group !== 'sentences'),
)
const weights = train(examples)
const check = outcomesOf(
  weights,
  checkPrices.map((labelled) => ({ labelled, read: readPrice(labelled.text, labelled.language) })),
)
printRow('check', check)
for (const least of [0.5, 0.6, 0.8]) printRow(`check, from ${least}`, check, least)
writeWeights(output, weights, 'npm run train:prices')

interface Outcome {
  /** Of what the rules read; 0 where they read none. */
  readonly probability: number
  readonly isRight: boolean
  readonly statesNone: boolean
}

function outcomesOf(some: Float64Array, rest: readonly Read[]): Outcome[] {
  return rest.map(({ labelled, read }) => {
    const options = optionsOf(read)
    const { price } = read
    const isRead = price && price.unit !== 'other'
    const at = options.findIndex(({ candidate }) => candidate && price && keyOf(candidate) === keyOf(price))
    return {
      probability: isRead ? (probabilities(some, options)[at] ?? 0) : 0,
      isRight: isRead ? isLabelled(price, labelled) : false,
      statesNone: labelled.price === null,
    }
  })
}

function printRow(name: string, outcomes: readonly Outcome[], least: number = minProbability): void {
  const cells = [0, least].flatMap((threshold) => {
    const isSuggested = ({ probability }: Outcome) => probability > 0 && probability >= threshold
    const right = outcomes.filter((one) => (isSuggested(one) ? one.isRight : one.statesNone))
    const wrong = outcomes.filter((one) => isSuggested(one) && !one.isRight)
    return [right, wrong].map(({ length }) => `${((100 * length) / outcomes.length).toFixed(1)} %`)
  })
  console.log(`| ${name} | ${outcomes.length} | ${cells.join(' | ')} |`)
}

/** A conditional logistic regression, by AdaGrad, one text at a time. Deterministic. */
function train(some: readonly Example[]): Float64Array {
  const readings = some.flatMap((example) => [example, { ...example, read: example.plain }])
  const prepared = readings.map(({ labelled, read, weight }) => {
    const options = optionsOf(read).map(({ candidate, features }) => ({
      features,
      isRight: candidate ? isLabelled(candidate, labelled) : false,
    }))
    // Without the right price among the options, none is right.
    const isNone = options.every(({ isRight }) => !isRight)
    return {
      weight,
      options: options.map((option, i) => (i === 0 ? { ...option, isRight: isNone } : option)),
    }
  })
  const result = new Float64Array(featureCount)
  const squares = new Float64Array(featureCount)
  const random = generator()
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { weight, options } of shuffled(prepared, random)) {
      const shares = probabilities(result, options)
      const right = options.reduce((sum, { isRight }, i) => sum + (isRight ? (shares[i] ?? 0) : 0), 0)
      for (const [i, { features, isRight }] of options.entries()) {
        const share = shares[i] ?? 0
        const error = weight * (share - (isRight ? share / Math.max(right, 1e-9) : 0))
        for (const index of features) {
          const gradient = error / Math.sqrt(features.length) + regularization * result[index]!
          squares[index]! += gradient ** 2
          result[index]! -= (learningRate * gradient) / (Math.sqrt(squares[index]!) + 1e-6)
        }
      }
    }
  return result
}

function probabilities(some: Float64Array, options: readonly { readonly features: readonly number[] }[]) {
  const odds = options.map(({ features }) => {
    let sum = 0
    for (const index of features) sum += some[index]!
    return Math.exp(sum / Math.sqrt(features.length))
  })
  const total = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / total)
}

function isLabelled(read: Candidate, { price }: PriceCase): boolean {
  return (
    price !== null &&
    read.currency === price.currency &&
    read.unit === (price.per ?? null) &&
    Number(read.min) === Number(price.amount) &&
    Number(read.max) === Number(price.to ?? price.amount)
  )
}

function keyOf({ min, max, currency, unit }: Candidate): string {
  return [min, max, currency, unit].join()
}
