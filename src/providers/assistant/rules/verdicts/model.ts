import { hashedIndex, readWeights } from '../../../../language/models/hashed-weights.ts'
import { encodedWeights, weightScale } from '../lexicon/verdict-weights.gen.ts'
import { type AnswerFeatures, type RequirementFeatures, wordPrefix } from './features.ts'

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
  readonly answers: readonly (readonly Features[])[]
}
export interface Features {
  readonly indexes: readonly number[]
  readonly values: readonly number[]
}

const values = { general: 0.5, relevance: 0.5, relevanceOfVerdict: 0.3, stance: 0.5, word: 0.25 } as const
export const generalValue = values.general

export function inputOf({ general, answers }: RequirementFeatures): Input {
  return {
    general: general.map((name) => hashedIndex(`general ${name}`, weightCount)),
    answers: answers.map((answer) => verdicts.map((verdict) => featuresFor(verdict, answer))),
  }
}

/** Relevance has weights that all verdicts share, and weights of its own for each verdict. */
function featuresFor(verdict: string, { relevance, stance }: AnswerFeatures): Features {
  const index = (name: string) => hashedIndex(name, weightCount)
  return {
    indexes: [
      ...relevance.map((name) => index(`relevance ${name}`)),
      ...relevance.map((name) => index(`relevance ${name}: ${verdict}`)),
      ...stance.map((name) => index(`${name}: ${verdict}`)),
    ],
    values: [
      ...relevance.map(() => values.relevance),
      ...relevance.map(() => values.relevanceOfVerdict),
      ...stance.map((name) => (name.startsWith(wordPrefix) ? values.word : values.stance)),
    ],
  }
}

/** For each verdict its probability, and the share of each clause in it; the last share of 'unknown' is its own. */
export interface Prediction {
  readonly probabilities: readonly number[]
  readonly shares: readonly (readonly number[])[]
}

type Weights = { readonly [index: number]: number }

export function predict(input: Input, weights: Weights, scale: number): Prediction {
  const own = scale * generalValue * input.general.reduce((sum, index) => sum + (weights[index] ?? 0), 0)
  const sums = verdicts.map((verdict, i) => {
    const scores = input.answers.map((answer) => scale * scoreOf(answer[i], weights))
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

/**
 * The probability above which a verdict is given: by the model alone, or where the rules come to the same verdict. Chosen by
 * the cross-validation that the training prints: a wrong verdict costs ten unknowns.
 */
export const minProbability = { alone: 0.95, withRules: 0.85 } as const

interface Decision {
  readonly verdict: 'meet' | 'not meet'
  /** The clause that decides. */
  readonly decisive: AnswerFeatures
}

export const predictVerdicts = (features: RequirementFeatures): Prediction =>
  predict(inputOf(features), trained.values, trained.scale)

/** The verdict on a requirement; null for unknown. `byRules` is the verdict of the rules. */
export function decide(
  features: RequirementFeatures,
  prediction: Prediction,
  byRules: 'meet' | 'not meet' | null,
  min: { readonly alone: number; readonly withRules: number } = minProbability,
): Decision | null {
  const [meets = 0, fails = 0] = prediction.probabilities
  const verdict = meets >= fails ? 'meet' : 'not meet'
  const probability = Math.max(meets, fails)
  const shares = prediction.shares[verdict === 'meet' ? 0 : 1] ?? []
  const decisive = features.answers[shares.indexOf(Math.max(...shares))]
  if (!decisive) return null
  if (verdict === byRules && probability > min.withRules) return { verdict, decisive }
  return probability > min.alone && carries(features, verdict, decisive) ? { verdict, decisive } : null
}

/** Whether a clause can decide: nothing is met beside a refusal, or ruled out without one, or while it is left open. */
function carries(
  { general }: RequirementFeatures,
  verdict: Decision['verdict'],
  clause: AnswerFeatures,
): boolean {
  if (verdict === 'meet') return !clause.refuses && !clause.leavesOpen
  const isOpen = clause.leavesOpen && !clause.refuses
  return clause.speaksAgainst && !isOpen && !general.includes('wish')
}
