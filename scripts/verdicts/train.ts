import { decide, minProbability } from '../../src/providers/assistant/rules/verdicts/decide.ts'
import { predict, verdicts } from '../../src/providers/assistant/rules/verdicts/model.ts'
import { writeWeights } from '../models/write-weights.ts'
import { type Example, readCheckHalves, readExamples } from './examples.ts'
import { train } from './learn.ts'

/**
 * Trains the model of verdicts. Prints how it does on each author that it was not trained on, by the minimal probability of a
 * verdict that the rules don't give: the share of right verdicts, unknown included, and the wrong ones of the definite.
 */
const output = new URL(
  '../../src/providers/assistant/rules/lexicon/verdicts/verdict-weights.gen.ts',
  import.meta.url,
)
const limits = [0.75, 0.8, 0.85, 0.88, 0.9, 0.95, 1]

const examples = readExamples()
console.log(
  `| left out | n | rules | ${limits.join(' | ')} |\n| --- | ---: |${' ---: |'.repeat(limits.length + 1)}`,
)
const leftOut = [
  'red',
  'short',
  'blind',
  'foreign a',
  'foreign b',
  'foreign c',
  'foreign d',
  'foreign e',
  'foreign g',
  'foreign h',
  'foreign i',
].flatMap((group) => {
  const rest = examples.filter((example) => example.group !== group)
  const trials = trialsOf(
    train(rest),
    examples.filter((example) => example.group === group),
  )
  printRow(group, trials)
  return trials
})
printRow('together', leftOut)
const weights = train(examples)
printRow('check halves', trialsOf(weights, readCheckHalves()))
writeWeights(output, weights, 'npm run train:verdicts')

type Trial = Example & { readonly prediction: ReturnType<typeof predict> }

function trialsOf(some: Float64Array, rest: readonly Example[]): Trial[] {
  return rest.map((example) => ({ ...example, prediction: predict(example.input, some, 1) }))
}

function printRow(name: string, trials: readonly Trial[]): void {
  const byRules = figures(trials.map(({ score, label }) => ({ verdict: score?.verdict, label })))
  const cells = limits.map((alone) =>
    figures(
      trials.map(({ features, prediction, score, label }) => ({
        verdict: decide(features, prediction, score, { ...minProbability, alone })?.verdict,
        label,
      })),
    ),
  )
  console.log(`| ${[name, trials.length, byRules, ...cells].join(' | ')} |`)
}

function figures(
  results: readonly { verdict: 'meet' | 'not meet' | null | undefined; label: number }[],
): string {
  const isRight = ({ verdict, label }: (typeof results)[number]) => verdicts[label] === (verdict ?? 'unknown')
  const definite = results.filter(({ verdict }) => verdict)
  const right = results.filter(isRight).length / results.length
  return `${(100 * right).toFixed(1)} %, ${definite.filter((result) => !isRight(result)).length} of ${definite.length}`
}
