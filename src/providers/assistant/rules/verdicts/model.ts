import { memoizeText } from '../../../../language/memoize-text.ts'
import { hashedIndex, readWeights } from '../../../../language/models/hashed-weights.ts'
import { encodedWeights, weightScale } from '../lexicon/verdicts/verdict-weights.gen.ts'
import type { ClauseFeatures, RequirementFeatures } from './features.ts'

/**
 * A model of verdicts, trained by `npm run train:verdicts` on labelled conversations. Each clause has a score for each of
 * three verdicts, linear in its features; the score of a verdict sums over the clauses (log-sum-exp), so that training needs
 * no label of the clause that decides. 'Unknown' also has a score of its own.
 */

/** The number of weights; a power of two. */
export const weightCount = 2 ** 15

export const verdicts = ['meet', 'not meet', 'unknown'] as const

/** The features of one requirement by index, as the model reads them. */
export interface Input {
  readonly general: readonly number[]
  /** For each clause and verdict, the indexes and values of its features. */
  readonly clauses: readonly (readonly Features[])[]
}
export interface Features {
  readonly indexes: readonly number[]
  readonly values: readonly number[]
}

const values = { general: 0.5, relevance: 0.5, relevanceOfVerdict: 0.3, stance: 0.5 } as const
export const generalValue = values.general

export function inputOf({ general, clauses }: RequirementFeatures): Input {
  return {
    general: general.map((name) => indexOf(`general ${name}`)),
    clauses: clauses.map(inputOfClause),
  }
}

/** Relevance has weights that all verdicts share, and weights of its own for each verdict. */
function inputOfClause({ relevance, stance }: ClauseFeatures): Features[] {
  const shared = relevance.map((name) => indexOf(`relevance ${name}`))
  const relevances = relevance.map((name) => indexesByVerdict(`relevance ${name}`))
  const stances = stance.map((name) => indexesByVerdict(name))
  const valuesOfAnswer = [
    ...relevance.map(() => values.relevance),
    ...relevance.map(() => values.relevanceOfVerdict),
    ...stance.map(() => values.stance),
  ]
  return verdicts.map((_, verdict) => {
    const ofVerdict = (indexes: readonly number[]) => indexes[verdict] ?? 0
    return {
      indexes: [...shared, ...relevances.map(ofVerdict), ...stances.map(ofVerdict)],
      values: valuesOfAnswer,
    }
  })
}

const indexOf = memoizeText((name): number => hashedIndex(name, weightCount))
const indexesByVerdict = memoizeText((name): readonly number[] =>
  verdicts.map((verdict) => hashedIndex(`${name}: ${verdict}`, weightCount)),
)

/** For each verdict its probability, and the share of each clause in it; the last share of 'unknown' is its own. */
export interface Prediction {
  readonly probabilities: readonly number[]
  readonly shares: readonly (readonly number[])[]
}

type Weights = { readonly [index: number]: number }

export function predict(input: Input, weights: Weights, scale: number): Prediction {
  const own = scale * generalValue * input.general.reduce((sum, index) => sum + (weights[index] ?? 0), 0)
  const sums = verdicts.map((verdict, i) => {
    const scores = input.clauses.map((context) => scale * scoreOf(context[i], weights))
    return softmax(verdict === 'unknown' ? [...scores, own] : scores)
  })
  return {
    probabilities: softmax(sums.map(({ logSum }) => logSum)).shares,
    shares: sums.map(({ shares }) => shares),
  }
}

function scoreOf(features: Features | undefined, weights: Weights): number {
  let sum = 0
  features?.indexes.forEach((index, i) => {
    sum += (weights[index] ?? 0) * (features.values[i] ?? 0)
  })
  return sum
}

/** Without any score, the sum is as good as none. */
const lowest = -30

function softmax(scores: readonly number[]): { shares: number[]; logSum: number } {
  const max = Math.max(lowest, ...scores)
  const exponentials = scores.map((score) => Math.exp(score - max))
  const sum = exponentials.reduce((total, one) => total + one, 0)
  return { shares: exponentials.map((one) => one / sum), logSum: sum === 0 ? lowest : max + Math.log(sum) }
}

const trained = readWeights(encodedWeights, weightScale)

export const predictVerdicts = (features: RequirementFeatures): Prediction =>
  predict(inputOf(features), trained.values, trained.scale)
