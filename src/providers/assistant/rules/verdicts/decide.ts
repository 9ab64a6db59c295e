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
export const minProbability = { withRules: 0.75, alone: 0.9 } as const

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
  min: { readonly [name in keyof typeof minProbability]: number } = minProbability,
): Decision | null {
  const [meets = 0, fails = 0] = probabilities
  const verdict = meets >= fails ? 'meet' : 'not meet'
  const probability = Math.max(meets, fails)
  if (score?.verdict && !isOpen(features, score)) {
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

/** Whether a sentence leaves open what the rules read in it. Points are written to be read alone, messages aren't. */
const isOpen = (features: RequirementFeatures, score: EvidenceScore): boolean =>
  refusesBeside(features, score) ||
  (score.sentence.position > 0 &&
    (dependsBeside(score) || mayStillLack(features, score) || exceeds(features, score)))

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

/** 'In churches it depends on the priest' doesn't meet 'photos in church'. */
const dependsBeside = ({ verdict, basis, sentence }: EvidenceScore): boolean =>
  verdict === 'meet' && basis !== 'amount' && stancesIn(sentence.text).includes('depends')

/** What is required to be absent isn't present because it is named: 'the dogs? I keep them away'. */
const mayStillLack = ({ required }: RequirementFeatures, { verdict, basis }: EvidenceScore): boolean =>
  verdict === 'not meet' && basis === 'denied' && required.analysis.hasDenial

/** A platform of 21 m may do for 20 m, and an arrival at 8:40 for 8:45: an exact amount leaves it open. */
const exceeds = ({ answers }: RequirementFeatures, { verdict, basis, sentence }: EvidenceScore): boolean =>
  verdict === 'not meet' &&
  basis === 'amount' &&
  answers.some(({ answer, stance }) => answer.sentence.text === sentence.text && mayExceed(stance))

const mayExceed = (stance: readonly string[]): boolean =>
  stance.includes('more than exact') || stance.includes('less clock exact')

/** Whether a clause can decide: nothing is met beside a refusal, or ruled out without one, or while it is left open. */
function carries(
  { general }: RequirementFeatures,
  verdict: Decision['verdict'],
  { refuses, leavesOpen, speaksAgainst, stance }: AnswerFeatures,
): boolean {
  if (verdict === 'meet') return !refuses && !leavesOpen && !stance.includes('number missing')
  if (general.includes('wish') || (leavesOpen && !refuses)) return false
  return speaksAgainst && (refuses || !(mayExceed(stance) || stance.includes('less time exact')))
}
