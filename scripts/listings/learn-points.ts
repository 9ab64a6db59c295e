import { featureCount, type Token } from '../../src/providers/assistant/rules/parsing/point-features.ts'
import {
  labels,
  outside,
  type Scores,
  scoresOf,
  weightCount,
} from '../../src/providers/assistant/rules/parsing/point-model.ts'
import { trainByAdaGrad } from '../models/ada-grad.ts'

/** The tokens of a sentence, with their features and their labels. */
export interface LabelledSentence {
  readonly tokens: readonly Token[]
  readonly features: readonly (readonly number[])[]
  readonly labels: readonly number[]
}

const settings = {
  count: weightCount,
  epochs: 8,
  firstAveraged: 4,
  regularization: 0.00001,
  learningRate: 0.01,
  damping: 1e-3,
}
/** What is nearly right teaches nothing. */
const minError = 0.001

/** A conditional random field. */
export const train = (sentences: readonly LabelledSentence[]): Float64Array =>
  trainByAdaGrad(sentences, settings, (sentence, weights, step) => {
    const { own, pairs } = probabilities(scoresOf(sentence.features, sentence.tokens, weights, 1))
    sentence.labels.forEach((right, i) => {
      const before = i === 0 ? outside : sentence.labels[i - 1]!
      labels.forEach((_, label) => {
        const error = own[i]![label]! - (label === right ? 1 : 0)
        if (Math.abs(error) > minError)
          for (const feature of sentence.features[i]!) step(feature * labels.length + label, error)
        labels.forEach((_, from) => {
          const ofPair = pairs[i]![from]![label]! - (from === before && label === right ? 1 : 0)
          if (Math.abs(ofPair) > minError)
            step(featureCount * labels.length + from * labels.length + label, ofPair)
        })
      })
    })
  })

/** Of each label of each token, and of each label behind each other one, by the forward-backward algorithm. */
function probabilities({ own, pairs }: Scores) {
  const start = labels.map((_, label) => (label === outside ? 0 : -Infinity))
  const forward: number[][] = []
  for (const scores of own) {
    const before = forward.at(-1) ?? start
    forward.push(
      scores.map((score, label) => score + logSum(before.map((sum, from) => sum + pairs[from]![label]!))),
    )
  }
  const backward: number[][] = own.map(() => labels.map(() => 0))
  for (let i = own.length - 2; i >= 0; i--)
    backward[i] = labels.map((_, from) =>
      logSum(own[i + 1]!.map((score, label) => pairs[from]![label]! + score + backward[i + 1]![label]!)),
    )
  const total = logSum(forward.at(-1) ?? [0])
  return {
    own: forward.map((sums, i) => sums.map((sum, label) => Math.exp(sum + backward[i]![label]! - total))),
    pairs: own.map((scores, i) =>
      (forward[i - 1] ?? start).map((sum, from) =>
        scores.map((score, label) =>
          Math.exp(sum + pairs[from]![label]! + score + backward[i]![label]! - total),
        ),
      ),
    ),
  }
}

function logSum(values: readonly number[]): number {
  const highest = Math.max(...values)
  return highest + Math.log(values.reduce((sum, value) => sum + Math.exp(value - highest), 0))
}
