import type { EvidenceScore } from '../analysis/score-evidence.ts'
import { harmlessDenial, refusals } from '../lexicon/stances.ts'
import type { AnswerFeatures, RequirementFeatures } from './features.ts'
import type { Prediction } from './model.ts'
import { isPlainStatement } from './plain-statement.ts'
import { stancesIn } from './stances.ts'

/**
 * The probability above which a verdict is given: where the rules come to the same one, or by the model alone. Chosen by the
 * cross-validation that the training prints: a wrong verdict costs ten unknowns.
 */
export const minProbability = { withRules: 0.8, alone: 0.93 } as const

interface Decision {
  readonly verdict: 'meet' | 'not meet'
  /** The clause that decides; null where the rules have the same verdict. */
  readonly decisive: AnswerFeatures | null
}

/** The verdict on a requirement; null for unknown. `score` is what the rules say. */
export function decide(
  features: RequirementFeatures,
  { probabilities, shares }: Prediction,
  score: EvidenceScore | null,
  min: { readonly alone: number; readonly withRules: number } = minProbability,
): Decision | null {
  const [meets = 0, fails = 0] = probabilities
  const verdict = meets >= fails ? 'meet' : 'not meet'
  const probability = Math.max(meets, fails)
  if (score?.verdict && !refusesBeside(features, score)) {
    const isSure = score.verdict === verdict && probability > min.withRules
    if (isSure || isStatedInListing(score) || isPlainStatement(features.required, score.sentence))
      return { verdict: score.verdict, decisive: null }
  }
  const ofVerdict = shares[verdict === 'meet' ? 0 : 1] ?? []
  const decisive = features.answers[ofVerdict.indexOf(Math.max(...ofVerdict))]
  if (!decisive || probability <= min.alone || !carries(features, verdict, decisive)) return null
  return { verdict, decisive }
}

/** Points are written to be read alone: what has the words of the requirement there meets it. */
const isStatedInListing = ({ verdict, basis, sentence }: EvidenceScore): boolean =>
  verdict === 'meet' && sentence.position === 0 && (basis === 'terms' || basis === 'phrase')

/** Whether a sentence that has all words of the requirement also refuses something: 'Sundays I sing, so never'. */
function refusesBeside(
  { required }: RequirementFeatures,
  { verdict, basis, sentence }: EvidenceScore,
): boolean {
  if (verdict !== 'meet' || basis === 'amount' || required.analysis.hasDenial) return false
  return (
    stancesIn(sentence.text).some((name) => refusals.includes(name)) && !harmlessDenial.test(sentence.text)
  )
}

/** Whether a clause can decide: nothing is met beside a refusal, or ruled out without one, or while it is left open. */
function carries(
  { general }: RequirementFeatures,
  verdict: Decision['verdict'],
  { refuses, leavesOpen, speaksAgainst, stance }: AnswerFeatures,
): boolean {
  if (verdict === 'meet') return !refuses && !leavesOpen && !stance.includes('number missing')
  if (general.includes('wish') || (leavesOpen && !refuses)) return false
  return speaksAgainst && (refuses || !stance.includes('more than exact'))
}
