import { isWord, type Token } from '../../src/providers/assistant/rules/parsing/point-features.ts'
import {
  first,
  further,
  pointsOf,
  scoresOf,
} from '../../src/providers/assistant/rules/parsing/point-model.ts'
import { writeWeights } from '../models/write-weights.ts'
import { train } from './learn-points.ts'
import { type PointExample, readPointExamples } from './point-examples.ts'

/**
 * Trains the model that finds the points of a sentence. Prints how it does on authors that it wasn't trained on, by how much
 * less likely than it says a token is to be of no point.
 */
const output = new URL(
  '../../src/providers/assistant/rules/lexicon/parsing/point-weights.gen.ts',
  import.meta.url,
)
const penalties = [0, 0.1, 0.2, 0.3, 0.4]
/** A point is found if it shares this much of its words with one that is marked. */
const minShared = 0.7

/** What stays of a point without its title may be an article. */
const isTelling = ({ text }: Token): boolean => /\p{L}{3}|\d/u.test(text)

const examples = readPointExamples()
console.log(
  '| left out | less | marked | read | found of the marked | right of the read | lost | no points | joined | split |',
)
console.log(`| --- |${' ---: |'.repeat(9)}`)
/** Each letter is a group of authors who wrote together, in four languages. */
const leftOut = [...Map.groupBy(examples, ({ group }) => group.slice(0, 1))].flatMap(([name, own]) => {
  const weights = train(examples.filter((example) => !example.group.startsWith(name)))
  for (const penalty of penalties)
    printRow(
      name,
      penalty,
      own.map((example) => trialOf(example, weights, penalty)),
    )
  return own.map((example) => ({ example, weights }))
})
for (const penalty of penalties)
  printRow(
    'together',
    penalty,
    leftOut.map(({ example, weights }) => trialOf(example, weights, penalty)),
  )
writeWeights(output, train(examples), 'npm run train:points')

/** Points as the indexes of their words. */
interface Trial {
  readonly marked: readonly ReadonlySet<number>[]
  readonly read: readonly ReadonlySet<number>[]
}

function trialOf({ tokens, features, labels }: PointExample, weights: Float64Array, penalty: number): Trial {
  const wordsIn = (start: number, end: number) =>
    new Set(
      tokens.flatMap((token, i) => (isWord(token) && token.start >= start && token.end <= end ? [i] : [])),
    )
  const marked = labels.flatMap((label, i) => {
    if (label !== first) return []
    const next = labels.findIndex((other, j) => j > i && other !== further)
    return [wordsIn(tokens[i]!.start, tokens.at(next < 0 ? -1 : next - 1)!.end)]
  })
  const read = pointsOf(tokens, scoresOf(features, tokens, weights, 1), penalty).map(({ start, end }) =>
    wordsIn(start, end),
  )
  const says = (words: ReadonlySet<number>) => [...words].some((i) => isTelling(tokens[i]!))
  return { marked: marked.filter(says), read: read.filter(says) }
}

function printRow(name: string, penalty: number, trials: readonly Trial[]): void {
  const marked = trials.flatMap(({ marked, read }) => marked.map((words) => ({ words, others: read })))
  const read = trials.flatMap(({ marked, read }) => read.map((words) => ({ words, others: marked })))
  type Point = (typeof marked)[number]
  const share = (some: readonly Point[], is: (point: Point) => boolean) =>
    `${((100 * some.filter(is).length) / some.length).toFixed(1)} %`
  const isFound = ({ words, others }: Point) =>
    others.some((other) => words.intersection(other).size >= minShared * words.union(other).size)
  const isAlone = ({ words, others }: Point) =>
    2 * [...words].filter((i) => others.some((other) => other.has(i))).length < words.size
  const isSeveral = ({ words, others }: Point) =>
    others.filter((other) => 2 * other.intersection(words).size >= other.size).length > 1
  const cells = [
    share(marked, isFound),
    share(read, isFound),
    share(marked, isAlone),
    share(read, isAlone),
    share(read, isSeveral),
    share(marked, isSeveral),
  ]
  console.log(`| ${[name, penalty, marked.length, read.length, ...cells].join(' | ')} |`)
}
