import { featureCount } from '../../src/providers/assistant/rules/parsing/title-features.ts'
import { scoresOf } from '../../src/providers/assistant/rules/parsing/title-model.ts'
import { generator, shuffled } from '../models/random.ts'
import type { TitleExample } from './title-examples.ts'

const epochs = 7
/** The weights are the mean of those after each later epoch. */
const firstAveraged = 4
const regularization = 0.006
const learningRate = 0.05
/** Spans that are less likely teach nothing. */
const minSlope = 1e-5

/** A conditional logistic regression over the spans of a text, by AdaGrad, one text at a time. Deterministic. */
export function train(examples: readonly TitleExample[]): Float64Array {
  const weights = new Float64Array(featureCount)
  const squares = new Float64Array(featureCount)
  const mean = new Float64Array(featureCount)
  const random = generator()
  const withTitle = examples.filter(({ likeness }) => likeness.includes(1))
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (const example of shuffled(withTitle, random))
      for (const [index, slope] of slopesOf(example, weights)) {
        const gradient = slope + regularization * weights[index]!
        squares[index]! += gradient ** 2
        weights[index]! -= (learningRate * gradient) / (Math.sqrt(squares[index]!) + 1e-3)
      }
    if (epoch >= firstAveraged) for (const [index, value] of weights.entries()) mean[index]! += value
  }
  return mean.map((sum) => sum / (epochs - firstAveraged + 1))
}

/** The derivative of the negative logarithm of the probability that one of the right spans is chosen, by weight. */
function slopesOf(
  { features: { words, spans }, likeness }: TitleExample,
  weights: Float64Array,
): Map<number, number> {
  const scores = scoresOf({ words, spans }, weights)
  const highest = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - highest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const right = shares.reduce((sum, share, i) => sum + (likeness[i] === 1 ? share : 0), 0)
  const slopes = new Map<number, number>()
  const add = (some: readonly number[], slope: number) => {
    for (const index of some) slopes.set(index, (slopes.get(index) ?? 0) + slope)
  }
  const byWord = words.map((sentence) => sentence.map(() => ({ first: 0, last: 0, any: 0 })))
  for (const [i, { sentence, first, last, features }] of spans.entries()) {
    const slope = shares[i]! / total - (likeness[i] === 1 ? shares[i]! / right : 0)
    if (Math.abs(slope) < minSlope) continue
    add(features, slope)
    const own = byWord[sentence]!
    own[first]!.first += slope
    own[last]!.last += slope
    for (let word = first; word <= last; word++) own[word]!.any += slope
  }
  for (const [s, sentence] of words.entries())
    for (const [i, { first, last, any }] of sentence.entries()) {
      const slope = byWord[s]![i]!
      if (slope.first !== 0) add(first, slope.first)
      if (slope.last !== 0) add(last, slope.last)
      if (slope.any !== 0) add(any, slope.any)
    }
  return slopes
}
