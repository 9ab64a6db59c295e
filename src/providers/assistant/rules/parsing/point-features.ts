import { hashedIndex } from '../../../../language/models/hashed-weights.ts'
import { featuresOf as wordFeaturesOf } from '../../../../language/privacy/sentence-features.ts'
import type { Side } from '../../../../shared/sides.ts'

/** A clause of a listing's text that may be a point. */
export interface PointCandidate {
  readonly point: string
  /** The sentence that it stands in, which is number `position` of the text's `count`. */
  readonly sentence: string
  readonly position: number
  readonly count: number
  readonly side: Side
}

/** The number of weights of the model; a power of two. */
export const featureCount = 2 ** 17

const maxSentences = 8

/**
 * The features of a candidate, each once, as indexes of weights: its words and letters, its words beside its side, the words of
 * its sentence, and where it stands in the text.
 */
export function featuresOf({ point, sentence, position, count, side }: PointCandidate): number[] {
  const words = wordsIn(point)
  const around = wordsIn(sentence)
  const isWhole = sentence.length - point.length < 4
  const names = [
    `side ${side}`,
    `${side} first ${words[0]}`,
    ...words.map((word) => `${side} ${word}`),
    ...(isWhole ? [] : [...around.map((word) => `in sentence ${word}`), `in sentence first ${around[0]}`]),
    `${side} whole ${isWhole}`,
    `${side} position ${Math.floor((5 * position) / count)}`,
    ...(position === 0 ? [`${side} first sentence`] : []),
    ...(position === count - 1 ? [`${side} last sentence`] : []),
    `length ${Math.floor(Math.log2(point.length))}`,
    `end ${sentence.at(-1)}`,
    `sentences ${Math.min(count, maxSentences)}`,
  ]
  return [
    ...new Set([
      ...[...wordFeaturesOf(point)].map((index) => index % featureCount),
      ...names.map((name) => hashedIndex(name, featureCount)),
    ]),
  ]
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+|\d/gu) ?? []
