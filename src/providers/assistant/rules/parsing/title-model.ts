import { readWeights } from '../../../../language/models/hashed-weights.ts'
import type { Side } from '../../../../shared/sides.ts'
import { encodedWeights, weightScale } from '../lexicon/parsing/title-weights.gen.ts'
import { type Span, type TitleFeatures, titleFeaturesOf } from './title-features.ts'

/**
 * A conditional logistic regression over all adjacent words of a text, trained by `npm run train:titles`, that finds those which
 * name what the text is about.
 */
const { values } = readWeights(encodedWeights, weightScale)

/** The likeliest title of a text; null for a text without words. */
export function findTitle(sentences: readonly string[], side: Side): Span | null {
  const features = titleFeaturesOf(sentences, side)
  const scores = scoresOf(features, values)
  const best = scores.indexOf(Math.max(...scores))
  return features.spans[best] ?? null
}

/** How much the weights of their words, and their own, say for each span. */
export function scoresOf({ words, spans }: TitleFeatures, weights: ArrayLike<number>): number[] {
  const sumOf = (features: readonly number[]) =>
    features.reduce((sum, index) => sum + (weights[index] ?? 0), 0)
  const scores = words.map((sentence) =>
    sentence.map(({ first, last, any }) => ({ first: sumOf(first), last: sumOf(last), any: sumOf(any) })),
  )
  return spans.map(({ sentence, first, last, features }) => {
    const within = scores[sentence]?.slice(first, last + 1) ?? []
    const ends = (within[0]?.first ?? 0) + (within.at(-1)?.last ?? 0)
    return within.reduce((sum, { any }) => sum + any, sumOf(features) + ends)
  })
}
