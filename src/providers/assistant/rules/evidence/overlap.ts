import { contentWeight, isAsGeneral, isSameTerm, sameTerms, type Token } from '../analysis/tokens.ts'
import { deniedVerb, offeringWords } from '../lexicon/evidence/offering-words.ts'
import type { Evidence } from './evidence.ts'
import { findImplied } from './exclusions.ts'
import type { AnalyzedRequirement, RequirementToken } from './requirement.ts'
import type { EvidenceSentence } from './statement.ts'

/** How much of a requirement a sentence speaks of, and whether it denies it. */
export interface Overlap {
  /** Share of the requirement's token weight that the sentence, its question or the listing's name covers, 0 to 1. */
  readonly coverage: number
  /** The same without the listing's name, and without a question that the sentence doesn't answer with yes or no. */
  readonly ownCoverage: number
  /** Whether the sentence, its question or the listing's name contains the requirement's main word. */
  readonly coversHead: boolean
  /** `ownCoverage` and what only the listing's name adds. */
  readonly termCoverage: number
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
const minDeniedShare = 0.6
/** Share of the requirement that must be denied if its main word isn't. */
const minDeniedWeight = 0.6
/** The part of a compound's weight that its main word covers: 'paint' for 'solvent paint'. */
const generalFactor = 0.5

export function measureOverlap(
  requirement: AnalyzedRequirement,
  sentence: EvidenceSentence,
  evidence: Evidence,
): Overlap {
  const questionTokens = sentence.question?.tokens ?? []
  const weights = { total: 0, covered: 0, own: 0, named: 0 }
  const opposite: { required: RequirementToken; stated: Token }[] = []
  const missing: RequirementToken[] = []
  const sharedWords: string[] = []
  let coversHead = false
  let same = 0
  const stated = new Map(requirement.tokens.map((token) => [token, findStated(token, sentence)]))
  const names = requirement.content.some((token) => stated.get(token))
  const isReply = sentence.reply === 'partly' ? names : sentence.reply !== null
  for (const token of requirement.tokens) {
    const isSame = (other: Token) => isSameTerm(other, token)
    weights.total += token.effectiveWeight
    const direct = stated.get(token) ?? findImplied(token, requirement.analysis.text, sentence)
    const asked = direct ? undefined : questionTokens.find(isSame)
    const match = direct ?? asked ?? evidence.titleTokens.find(isSame)
    if (!match) {
      if (token.weight >= contentWeight) missing.push(token)
      continue
    }
    weights.covered += token.effectiveWeight
    if (token.stem === requirement.head || /\d/.test(token.text)) coversHead = true
    if (token.weight >= contentWeight) sharedWords.push(token.text)
    const weight = token.effectiveWeight * (isAsGeneral(token, match) ? 1 : generalFactor)
    if (!direct && !(asked && isReply)) {
      if (!asked) weights.named += weight
      continue
    }
    weights.own += weight
    if (token.weight < contentWeight && requirement.content.length > 0) continue
    // What a 'no' repeats of its question isn't affirmed.
    if (sentence.reply === 'no' && direct?.negated === token.negated && questionTokens.some(isSame)) continue
    const isNegated = direct ? direct.negated : sentence.reply === 'no'
    if (isNegated === token.negated) same += token.effectiveWeight
    else opposite.push({ required: token, stated: direct ?? match })
  }
  const share = (weight: number) => (weights.total === 0 ? 0 : weight / weights.total)
  const oppositeWeight = opposite.reduce((sum, { required }) => sum + required.effectiveWeight, 0)
  const isDenied = () => {
    const strict = opposite.filter(({ required, stated }) => contradicts(required, stated))
    const isUnwanted = strict.some(({ required }) => required.negated)
    const deniedShare = isUnwanted ? 1 : shareDenied(requirement, sentence, evidence, opposite)
    const isMainDenied =
      share(oppositeWeight) >= minDeniedWeight ||
      opposite.some(({ required }) => required.stem === requirement.head)
    return strict.length > 0 && (deniedShare === 1 || (isMainDenied && deniedShare >= minDeniedShare))
  }
  return {
    coverage: share(weights.covered),
    ownCoverage: share(weights.own),
    termCoverage: share(weights.own + weights.named),
    coversHead,
    missing,
    sharedWords,
    isDenied: opposite.length > 0 && oppositeWeight > same && isDenied(),
    hasOpposite: opposite.length > 0,
  }
}

/**
 * The sentence's word for what is required. Of several, one of the same polarity; but of a compound's parts, one that is
 * denied: 'organic: no, certified: yes' isn't 'organic-certified'.
 */
function findStated(required: RequirementToken, { tokens }: EvidenceSentence): Token | undefined {
  const stated = sameTerms(tokens, required)
  return stated.find((token) => (token.negated === required.negated) !== required.isCompound) ?? stated[0]
}

/** 'No paints' rules out solvent paints, but 'no solvent paints' doesn't rule out paints. */
const contradicts = (required: RequirementToken, stated: Token): boolean =>
  required.negated ? isAsGeneral(required, stated) : isAsGeneral(stated, required)

/** The share of what the denying clauses, or the question before a 'no', are about that is required. */
function shareDenied(
  { tokens }: AnalyzedRequirement,
  sentence: EvidenceSentence,
  { titleTokens }: Evidence,
  opposite: readonly { stated: Token }[],
): number {
  const isRequired = (token: Token) => tokens.some((other) => isSameTerm(token, other))
  const verbs = new Set(
    [...sentence.text.toLowerCase().matchAll(deniedVerb)].flatMap((match) => match.slice(1)),
  )
  const isIncidental = (token: Token) =>
    token.weight < contentWeight ||
    offeringWords.has(token.text) ||
    (!isRequired(token) && verbs.has(token.text)) ||
    (!isRequired(token) && titleTokens.some((other) => isSameTerm(token, other)))
  const clauses = new Set(
    opposite.filter(({ stated }) => sentence.tokens.includes(stated)).map(({ stated }) => stated.clause),
  )
  const stated =
    clauses.size > 0
      ? sentence.tokens.filter(({ clause }) => clauses.has(clause))
      : (sentence.question?.tokens ?? [])
  const denied = stated.filter((token) => !isIncidental(token))
  return denied.length === 0 ? 0 : denied.filter(isRequired).length / denied.length
}
