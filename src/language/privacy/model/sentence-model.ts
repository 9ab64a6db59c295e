import type { Side } from '../../../shared/sides.ts'
import * as ofPrivateInListings from '../../lexicon/privacy/private-listing-weights.gen.ts'
import * as ofPrivate from '../../lexicon/privacy/private-weights.gen.ts'
import * as ofRefusals from '../../lexicon/privacy/refusal-weights.gen.ts'
import { featureCount, featuresOf } from './sentence-features.ts'

/**
 * Logistic regressions over the words of a sentence, trained by `npm run train:privacy` on labelled sentences. Two separate what a
 * person says to their assistant from what they say to the other side, in inputs of rounds and in texts that describe a listing.
 * They catch confidences without a word of secrecy: 'the rent is overdue, so a quick yes would help'. That of listings also
 * knows the points of the marked texts. The third one finds what a side doesn't do or doesn't want.
 */

/**
 * Where the text stands: in the free text that describes a listing, in an input of a round, or in a round's answer to a question
 * on a page, which marks what is kept back while it is typed.
 */
export type Use = 'listing' | 'round' | 'answer'

/**
 * Above it a sentence is kept back and the person is asked. Chosen by the cross-validation that the training prints: a
 * secret that is told costs more than a click. A plain answer to a question is a secret less often than a free remark, and
 * what a buyer tells of their trouble only sounds like one: it is what the listing is about.
 */
export const privateThreshold = { round: 0.3, answer: 0.5, listing: { seller: 0.33, buyer: 0.45 } } as const

export const privateThresholdOf = (use: Use, writer: Side | null): number =>
  use === 'listing' ? privateThreshold.listing[writer ?? 'seller'] : privateThreshold[use]

/** Above it a sentence of a listing, or a clause, is guidance for matching rather than a point. A clause says less. */
export const refusalThreshold = { sentence: 0.42, wholeSentence: 0.55, clause: 0.6 } as const

/** The letter of a weight of 0. Letters before it are negative; coarse steps keep the files small and cost no accuracy. */
export const zeroLetter = 'N'.charCodeAt(0)

/** Shorter answers say too little to be told apart: 'Tuesday works'. */
const minWords = { private: 4, refusal: 2 }

const privateInRound = probabilityBy(ofPrivate, minWords.private)
const privateIn: Record<Use, (sentence: string) => number> = {
  round: privateInRound,
  answer: privateInRound,
  listing: probabilityBy(ofPrivateInListings, minWords.private),
}

/** The probability that a sentence is meant for the own assistant only; 0 to 1. */
export const confidenceThatPrivate = (sentence: string, use: Use): number => privateIn[use](sentence)

/** The probability that a sentence refuses something; 0 to 1. */
export const confidenceThatRefusal = probabilityBy(ofRefusals, minWords.refusal)

interface Model {
  readonly encodedWeights: string
  readonly weightScale: number
}

function probabilityBy(model: Model, leastWords: number): (sentence: string) => number {
  // The last one is the bias.
  const weights = Int8Array.from(model.encodedWeights, (letter) => letter.charCodeAt(0) - zeroLetter)
  return (sentence) => {
    if ((sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < leastWords) return 0
    const features = featuresOf(sentence)
    let sum = 0
    for (const index of features) sum += weights[index] ?? 0
    const logit = (sum / Math.sqrt(features.size) + (weights[featureCount] ?? 0)) * model.weightScale
    return 1 / (1 + Math.exp(-logit))
  }
}
