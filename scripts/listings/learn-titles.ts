import { featureCount } from '../../src/providers/assistant/rules/parsing/title-features.ts'
import { scoresOf } from '../../src/providers/assistant/rules/parsing/title-model.ts'
import { trainByAdaGrad } from '../models/ada-grad.ts'
import type { TitleExample } from './title-examples.ts'

const settings = {
  count: featureCount,
  epochs: 7,
  firstAveraged: 4,
  regularization: 0.006,
  learningRate: 0.05,
  damping: 1e-3,
}
/** Spans that are less likely teach nothing. */
const minSlope = 1e-5

/** A conditional logistic regression over the spans of a text. */
export function train(examples: readonly TitleExample[]): Float64Array {
  const withTitle = examples.filter(({ likeness }) => likeness.includes(1))
  return trainByAdaGrad(withTitle, settings, (example, weights, step) => {
    for (const [index, slope] of slopesOf(example, weights)) step(index, slope)
  })
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
