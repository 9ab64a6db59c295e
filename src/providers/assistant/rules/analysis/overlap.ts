import type { Evidence, EvidenceSentence } from './evidence.ts'
import { findImplied } from './exclusions.ts'
import type { AnalyzedRequirement, RequirementToken } from './requirement.ts'
import { contentWeight, isEqualTerm, isSameTerm, type Token } from './tokens.ts'

/** How much of a requirement a sentence speaks of, and whether it denies it. */
export interface Overlap {
  /** Share of the requirement's token weight that the sentence, its question or the listing's name covers, 0 to 1. */
  readonly coverage: number
  /** The same without the listing's name, and without a question that the sentence doesn't answer with yes or no. */
  readonly ownCoverage: number
  /** Whether the sentence, its question or the listing's name contains the requirement's main word. */
  readonly coversHead: boolean
  /** The requirement's tokens that nothing covers. */
  readonly missing: readonly RequirementToken[]
  /** Words of the requirement that are covered, without boilerplate. */
  readonly sharedWords: readonly string[]
  /** The sentence denies the same thing. */
  readonly isDenied: boolean
  /** The sentence denies a part of it, or what it requires to be absent is present. */
  readonly hasOpposite: boolean
}

/** Share of what a sentence denies that must be in the requirement. */
const minDeniedShare = 0.7
/** Share of the requirement that must be denied if its main word isn't. */
const minDeniedWeight = 0.6
/** Share of a question that a 'no' denies. */
const minQuestionShare = 0.6

export function measureOverlap(
  requirement: AnalyzedRequirement,
  sentence: EvidenceSentence,
  evidence: Evidence,
): Overlap {
  const questionTokens = sentence.question?.tokens ?? []
  const weights = { total: 0, covered: 0, own: 0 }
  const opposite: { required: RequirementToken; stated: Token }[] = []
  const missing: RequirementToken[] = []
  const sharedWords: string[] = []
  let coversHead = false
  let same = 0
  for (const token of requirement.tokens) {
    const isSame = (other: Token) => isSameTerm(other, token)
    weights.total += token.effectiveWeight
    const direct = sentence.tokens.find(isSame) ?? findImplied(token, requirement.analysis.text, sentence)
    const asked = direct ? undefined : questionTokens.find(isSame)
    const match = direct ?? asked ?? evidence.titleTokens.find(isSame)
    if (!match) {
      if (token.weight >= contentWeight) missing.push(token)
      continue
    }
    weights.covered += token.effectiveWeight
    if (token.stem === requirement.head) coversHead = true
    if (token.weight >= contentWeight) sharedWords.push(token.text)
    if (!direct && !(asked && sentence.reply)) continue
    weights.own += token.effectiveWeight
    if (token.weight < contentWeight) continue
    const isNegated = direct ? direct.negated : sentence.reply === 'no'
    if (isNegated === token.negated) same += token.effectiveWeight
    else opposite.push({ required: token, stated: direct ?? match })
  }
  const share = (weight: number) => (weights.total === 0 ? 0 : weight / weights.total)
  const oppositeWeight = opposite.reduce((sum, { required }) => sum + required.effectiveWeight, 0)
  return {
    coverage: share(weights.covered),
    ownCoverage: share(weights.own),
    coversHead,
    missing,
    sharedWords,
    isDenied:
      opposite.length > 0 &&
      oppositeWeight > same &&
      opposite.some(({ required, stated }) => isEqualTerm(required, stated)) &&
      (share(oppositeWeight) >= minDeniedWeight ||
        opposite.some(({ required }) => required.stem === requirement.head)) &&
      deniesTheSame(requirement, sentence, opposite),
    hasOpposite: opposite.length > 0,
  }
}

/** Whether what the denying clauses, or the question before a 'no', are about is mostly what is required. */
function deniesTheSame(
  { tokens }: AnalyzedRequirement,
  sentence: EvidenceSentence,
  opposite: readonly { stated: Token }[],
): boolean {
  const isRequired = (token: Token) => tokens.some((other) => isSameTerm(token, other))
  const shareRequired = (stated: readonly Token[]) => {
    const content = stated.filter((token) => token.weight >= contentWeight)
    return content.length === 0 ? 1 : content.filter(isRequired).length / content.length
  }
  const clauses = new Set(
    opposite.filter(({ stated }) => sentence.tokens.includes(stated)).map(({ stated }) => stated.clause),
  )
  if (clauses.size === 0)
    return sentence.reply !== 'no' || shareRequired(sentence.question?.tokens ?? []) >= minQuestionShare
  return shareRequired(sentence.tokens.filter(({ clause }) => clauses.has(clause))) >= minDeniedShare
}
