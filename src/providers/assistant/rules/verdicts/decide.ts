import type { AnalyzedRequirement } from '../evidence/requirement.ts'
import type { EvidenceScore } from '../evidence/score-evidence.ts'
import { harmlessDenial, refusals } from '../lexicon/verdicts/stances.ts'
import type { ClauseFeatures, RequirementFeatures } from './features.ts'
import type { Prediction } from './model.ts'
import { isPlainStatement } from './plain-statement.ts'
import { stancesIn } from './stances.ts'

/**
 * The probability above which a verdict is given. `plain`: the rules read it in a plain statement of a message, which replaces
 * earlier ones. `stated`: the offering says it plainly or in the requirement's words. `listing` and `withRules`: the rules
 * find it otherwise, without and with a conversation. `alone`: only the model finds it. Chosen by the cross-validation that the
 * training prints: a wrong verdict costs ten unknowns.
 */
export const minProbability = {
  plain: 0.2,
  stated: 0.65,
  listing: 0.75,
  withRules: 0.83,
  alone: 0.9,
} as const

type Limits = { readonly [name in keyof typeof minProbability]: number }

interface Decision {
  readonly verdict: 'meet' | 'not meet'
  /** The clause that decides; null where the rules have the same verdict. */
  readonly decisive: Pick<ClauseFeatures, 'context' | 'stance'> | null
}

/** The verdict on a requirement; null for unknown. `score` is what the rules say. */
export function decide(
  features: RequirementFeatures,
  { probabilities, shares }: Prediction,
  score: EvidenceScore | null,
  min: Limits = minProbability,
): Decision | null {
  const { limitVerdict, required } = features
  if (limitVerdict) {
    const { verdict } = limitVerdict
    const isOpen = verdict === null || (verdict === 'not meet' && required.isWish)
    return isOpen ? null : { verdict, decisive: limitVerdict }
  }
  if (score?.verdict && isLikelyEnough(features, probabilities, score, min))
    return { verdict: score.verdict, decisive: null }
  const [meets = 0, fails = 0] = probabilities
  const verdict = meets >= fails ? 'meet' : 'not meet'
  const probability = Math.max(meets, fails)
  const ofVerdict = shares[verdict === 'meet' ? 0 : 1] ?? []
  const decisive = features.clauses[ofVerdict.indexOf(Math.max(...ofVerdict))]
  if (!decisive || probability <= min.alone || !canDecide(features, verdict, decisive)) return null
  return { verdict, decisive }
}

/** Whether the verdict of the rules is likely enough. Without a conversation, the points alone decide. */
function isLikelyEnough(
  { required, isListingOnly }: RequirementFeatures,
  [meets = 0, fails = 0]: readonly number[],
  score: EvidenceScore,
  min: Limits,
): boolean {
  const isPlain = isPlainStatement(required, score.sentence)
  const isStated = isPlain || isStatedInListing(score)
  if (refusesBeside(required, score)) return false
  if (isListingOnly && isStated) return true
  const isMessage = score.sentence.position > 0
  const statedLimit = isPlain && isMessage ? min.plain : min.stated
  const limit = isStated ? statedLimit : isListingOnly ? min.listing : min.withRules
  return (score.verdict === 'meet' ? meets : fails) > limit
}

/** Points are written to be read alone: what has the words of the requirement there meets it. */
const isStatedInListing = ({ verdict, basis, sentence }: EvidenceScore): boolean =>
  verdict === 'meet' && sentence.position === 0 && (basis === 'terms' || basis === 'phrase')

/**
 * Whether a sentence that has all words of the requirement also refuses something, in words of its own: 'Sundays I sing, so
 * never'. 'Full service history' doesn't say that one is full.
 */
const refusesBeside = (
  { analysis }: AnalyzedRequirement,
  { verdict, basis, sentence }: EvidenceScore,
): boolean =>
  verdict === 'meet' &&
  basis !== 'amount' &&
  !analysis.hasDenial &&
  stancesIn(sentence.text).some(
    (name) => refusals.includes(name) && !stancesIn(analysis.text).includes(name),
  ) &&
  !harmlessDenial.test(sentence.text)

/** Figures that fulfil a requirement although they differ from it: more of an amount, or an earlier time. */
const mayExceed = (stance: readonly string[]): boolean =>
  stance.includes('more than exact') || stance.includes('less clock exact')

/**
 * Whether a clause can decide: nothing is met beside a refusal, or ruled out without one, or while it is left open. A point
 * that shares no word with the requirement is about another thing, also where its figure fits.
 */
function canDecide(
  { general }: RequirementFeatures,
  verdict: Decision['verdict'],
  { refuses, leavesOpen, speaksAgainst, relevance, stance }: ClauseFeatures,
): boolean {
  if (relevance.includes('listing own 0') && relevance.includes('listing whole 0')) return false
  if (verdict === 'meet') return !refuses && !leavesOpen && !stance.includes('number missing')
  if (general.includes('wish') || (leavesOpen && !refuses)) return false
  return speaksAgainst && (refuses || !(mayExceed(stance) || stance.includes('less time exact')))
}
