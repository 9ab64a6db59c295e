import { readWeights } from '../../../../language/models/hashed-weights.ts'
import { encodedWeights, weightScale } from '../lexicon/parsing/point-weights.gen.ts'
import {
  featureCount,
  featuresOf,
  isWord,
  type PointSentence,
  type Token,
  tokensOf,
} from './point-features.ts'

/**
 * A conditional random field, trained by `npm run train:points` on texts whose authors marked the points. It finds what in a
 * sentence the other side can meet, refuse or choose by, and where one such point ends and the next begins. The rest is why
 * somebody needs a thing, how they live, or what they think of the last firm.
 */

/** The labels of a token: of no point, the first one of a point, a further one. */
export const labels = ['outside', 'first', 'further'] as const
export const outside = 0
export const first = 1
export const further = 2

/** For each feature a weight for each label; then a weight for each two labels of adjacent tokens. */
export const weightCount = featureCount * labels.length + labels.length ** 2

/** How much less likely a token is to be of no point than the model says: a lost point costs more than one too many. */
export const outsidePenalty = 0.3

const impossible = -1e9

const trained = readWeights(encodedWeights, weightScale)

/** The offsets of a sentence's points. */
export function findPoints(sentence: PointSentence): { readonly start: number; readonly end: number }[] {
  const tokens = tokensOf(sentence)
  return pointsOf(tokens, scoresOf(featuresOf(sentence, tokens), tokens, trained.values, trained.scale))
}

/** The offsets of the likeliest points. What follows a point's last word is left out, but for a bracket or a currency. */
export function pointsOf(tokens: readonly Token[], scores: Scores, penalty = outsidePenalty) {
  const labelled = likeliestLabels(scores, penalty)
  return labelled.flatMap((label, i) => {
    if (label !== first) return []
    const next = labelled.findIndex((other, j) => j > i && other !== further)
    const own = tokens.slice(i, next < 0 ? undefined : next)
    const end = own.findLast(isWord)?.end
    return end === undefined ? [] : [{ start: own[0]?.start ?? 0, end: Math.max(end, bracketEnd(own)) }]
  })
}

/** The end of a bracket or a currency sign at the end of a point; else 0. */
const bracketEnd = (tokens: readonly Token[]): number => {
  const last = tokens.at(-1)
  return last && /[)\]%€$£]/.test(last.text) ? last.end : 0
}

export interface Scores {
  /** Of each token, for each label. */
  readonly own: readonly (readonly number[])[]
  /** Of each label, for each label of the next token. */
  readonly pairs: readonly (readonly number[])[]
}

export function scoresOf(
  features: readonly (readonly number[])[],
  tokens: readonly Token[],
  weights: ArrayLike<number>,
  scale: number,
): Scores {
  const weightOf = (index: number) => scale * (weights[index] ?? 0)
  const own = features.map((some, i) =>
    labels.map((_, label) => {
      if (label !== outside && tokens[i]?.isTitle) return impossible
      return some.reduce((sum, feature) => sum + weightOf(feature * labels.length + label), 0)
    }),
  )
  const pairs = labels.map((_, before) =>
    labels.map((_, label) =>
      before === outside && label === further
        ? impossible
        : weightOf(featureCount * labels.length + before * labels.length + label),
    ),
  )
  return { own, pairs }
}

/** By Viterbi's algorithm. What stands before a sentence counts as outside. */
function likeliestLabels({ own, pairs }: Scores, penalty: number): number[] {
  let sums: number[] = labels.map((_, label) => (label === outside ? 0 : impossible))
  const origins = own.map((scores) => {
    const best = labels.map((_, label) => {
      const all = sums.map((sum, before) => sum + (pairs[before]?.[label] ?? 0))
      const highest = Math.max(...all)
      return { origin: all.indexOf(highest), sum: highest }
    })
    sums = best.map(({ sum }, label) => sum + (scores[label] ?? 0) - (label === outside ? penalty : 0))
    return best.map(({ origin }) => origin)
  })
  let label = sums.indexOf(Math.max(...sums))
  return origins
    .reverse()
    .map((from) => {
      const current = label
      label = from[label] ?? outside
      return current
    })
    .reverse()
}
