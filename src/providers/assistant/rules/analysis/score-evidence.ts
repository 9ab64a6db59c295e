import type { Quantity } from '../../../../language/quantities/quantity.ts'
import { comparable, satisfies } from '../../../../language/quantities/satisfies.ts'
import { namesDimension } from './dimensions.ts'
import type { Evidence, EvidenceSentence } from './evidence.ts'
import { excludes, findImplied } from './exclusions.ts'
import { type AnalyzedText, contentWeight, headOf, isSameTerm, type Token } from './tokens.ts'

/** The verdict of one sentence on one requirement. */
export interface EvidenceScore {
  readonly sentence: EvidenceSentence
  readonly verdict: 'meet' | 'not meet' | null
  /** 0 to 1, to choose the strongest sentence. */
  readonly strength: number
  /** Share of the requirement's token weight that the sentence covers, 0 to 1. */
  readonly coverage: number
  /** Whether the sentence, its question or the listing's name contains the requirement's main word. */
  readonly coversHead: boolean
  readonly basis: 'phrase' | 'terms' | 'amount' | 'negated' | 'excluded' | 'no amount'
  /** Words of the requirement that the sentence covers, without boilerplate. */
  readonly sharedWords: readonly string[]
}

/** Coverage from which terms alone meet a requirement, if its head is among them. */
const minTermCoverage = 0.6
/** Coverage from which they meet it without its head. */
const minHeadlessCoverage = 0.75
/** A phrase of fewer characters can be part of anything. */
const minPhraseLength = 6
/** Coverage from which a comparable amount applies to the requirement. */
const minAmountCoverage = 0.34
/** Coverage from which a negated term rules the requirement out. */
const minNegationCoverage = 0.3
/** Coverage from which an exclusion applies to the requirement. */
const minExclusionCoverage = 0.25
/** Share of a sentence's negated tokens that must be in the requirement. */
const minNegatedShare = 0.5
/** The part of a token's weight that counts if the listing's name contains it too. */
const topicFactor = 0.5
const dimensionNounWeight = 0.1

/** A requirement, analyzed once for all sentences. */
export interface AnalyzedRequirement {
  readonly analysis: AnalyzedText
  /** Distinct tokens. `effectiveWeight` is the weight within its listing. */
  readonly tokens: readonly (Token & { readonly effectiveWeight: number })[]
  /** Number of tokens that aren't boilerplate. */
  readonly contentCount: number
  /** The stem of its main word. */
  readonly head: string | null
  /** Whether the listing's name implies it. */
  readonly isHeadImplied: boolean
}

/**
 * Terms of the listing's name get half their weight, because every requirement of the listing implies them.
 * Only the first `maxTokens` distinct tokens are used.
 */
export function analyzeRequirement(
  analysis: AnalyzedText,
  topic: readonly Token[],
  maxTokens: number,
): AnalyzedRequirement {
  const tokens = distinct(analysis.tokens.slice(0, 3 * maxTokens))
    .slice(0, maxTokens)
    .map((token) => {
      const isDimension = token.counted || namesDimension(token.text, analysis.quantities)
      const weight = isDimension ? dimensionNounWeight : token.weight
      const isTopic = topic.some((other) => isSameTerm(other, token))
      return { ...token, weight, effectiveWeight: weight * (isTopic ? topicFactor : 1) }
    })
  const head = headOf(analysis.text, analysis.language, tokens)
  return {
    analysis,
    tokens,
    contentCount: tokens.filter((token) => token.weight >= contentWeight).length,
    head: head?.stem ?? null,
    isHeadImplied: head === null || topic.some((other) => isSameTerm(other, head)),
  }
}

/** Scores one sentence against one requirement. Contradictions are checked before support. */
export function scoreEvidence(
  requirement: AnalyzedRequirement,
  sentence: EvidenceSentence,
  evidence: Evidence,
): EvidenceScore {
  const { analysis, contentCount } = requirement
  const overlap = measureOverlap(requirement, sentence, evidence)
  const { coverage, coversHead, sharedWords } = overlap
  const base = { sentence, coverage, coversHead, sharedWords }
  if (statesPhrase(sentence, analysis))
    return { ...base, coverage: 1, verdict: 'meet', strength: 1, basis: 'phrase' }
  const amounts = compareAmounts(analysis.quantities, amountsOf(sentence))
  const amountApplies =
    amounts !== null &&
    (coverage >= minAmountCoverage ||
      (overlap.isDirect && contentCount <= 2) ||
      contentCount === 0 ||
      hasSameQuantityTopic(analysis, sentence))

  if (amounts === 'no' && amountApplies) {
    return { ...base, verdict: 'not meet', strength: 0.7 + 0.3 * coverage, basis: 'amount' }
  }
  if (overlap.isNegated && coverage >= minNegationCoverage) {
    return { ...base, verdict: 'not meet', strength: 0.65 + 0.35 * coverage, basis: 'negated' }
  }
  if ((coverage >= minExclusionCoverage || contentCount <= 1) && excludes(sentence, analysis)) {
    return { ...base, verdict: 'not meet', strength: 0.6 + 0.3 * coverage, basis: 'excluded' }
  }
  if (amounts === 'yes' && amountApplies) {
    return { ...base, verdict: 'meet', strength: 0.6 + 0.4 * coverage, basis: 'amount' }
  }
  const minCoverage = coversHead || requirement.isHeadImplied ? minTermCoverage : minHeadlessCoverage
  if (amounts === null && overlap.isDirect && coverage >= minCoverage) {
    return { ...base, verdict: 'meet', strength: coverage * 0.9, basis: 'terms' }
  }
  return {
    ...base,
    verdict: null,
    strength: coverage * 0.5,
    basis: amounts === 'unknown' ? 'no amount' : 'terms',
  }
}

interface Overlap {
  coverage: number
  /** Whether the sentence itself contains a term of the requirement, not only the listing's name. */
  isDirect: boolean
  isNegated: boolean
  coversHead: boolean
  sharedWords: string[]
}

/** Whether a sentence contains the requirement word by word. Figures are compared instead, because of their bounds. */
const statesPhrase = (sentence: AnalyzedText, requirement: AnalyzedText): boolean =>
  requirement.phrase.length - 2 >= minPhraseLength &&
  requirement.quantities.length === 0 &&
  (requirement.hasDenial || sentence.hasDenial
    ? sentence.phrase === requirement.phrase
    : sentence.phrase.includes(requirement.phrase))

function measureOverlap(
  requirement: AnalyzedRequirement,
  sentence: EvidenceSentence,
  evidence: Evidence,
): Overlap {
  const questionTokens = sentence.question?.tokens ?? []
  let totalWeight = 0
  let coveredWeight = 0
  let samePolarityWeight = 0
  let oppositePolarityWeight = 0
  let isDirect = false
  let coversHead = false
  const sharedWords: string[] = []
  for (const token of requirement.tokens) {
    const isSame = (other: Token) => isSameTerm(other, token)
    totalWeight += token.effectiveWeight
    const direct = sentence.tokens.find(isSame) ?? findImplied(token, requirement.analysis.text, sentence)
    const match = direct ?? questionTokens.find(isSame) ?? evidence.titleTokens.find(isSame)
    if (!match) continue
    coveredWeight += token.effectiveWeight
    if (token.counted && direct) isDirect = true
    if (token.stem === requirement.head) coversHead = true
    if (token.weight < contentWeight) continue
    sharedWords.push(token.text)
    const isInAnsweredQuestion = sentence.reply !== null && questionTokens.includes(match)
    if (!direct && !isInAnsweredQuestion) continue
    isDirect = true
    const isNegated = direct ? direct.negated : sentence.reply === 'no'
    if (isNegated === token.negated) samePolarityWeight += token.effectiveWeight
    else oppositePolarityWeight += token.effectiveWeight
  }
  const negatedTokens = sentence.tokens.filter((token) => token.negated && token.weight >= contentWeight)
  const negatedInRequirement = negatedTokens.filter((negated) =>
    requirement.tokens.some((token) => isSameTerm(token, negated)),
  )
  const isNegationAboutRequirement =
    negatedTokens.length === 0 || negatedInRequirement.length >= negatedTokens.length * minNegatedShare
  const isNoToQuestion =
    sentence.reply === 'no' &&
    questionTokens.length > 0 &&
    coveredWeight >= totalWeight * 0.5 &&
    samePolarityWeight === 0
  return {
    coverage: totalWeight === 0 ? 0 : coveredWeight / totalWeight,
    isDirect,
    coversHead,
    sharedWords,
    isNegated: (oppositePolarityWeight > samePolarityWeight && isNegationAboutRequirement) || isNoToQuestion,
  }
}

function distinct(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, i) => tokens.findIndex((other) => other.stem === token.stem) === i)
}

/** A plain 'yes' confirms the amounts of the question. */
const amountsOf = (sentence: EvidenceSentence): readonly Quantity[] =>
  sentence.reply === 'yes' && sentence.quantities.length === 0
    ? (sentence.question?.quantities ?? [])
    : sentence.quantities

/** Whether the offered amounts satisfy all the required ones; null if the requirement has no amounts. */
function compareAmounts(
  required: readonly Quantity[],
  offered: readonly Quantity[],
): 'yes' | 'no' | 'unknown' | null {
  if (required.length === 0) return null
  const results = required.map((quantity) => {
    const comparisons = offered
      .filter((other) => comparable(quantity, other))
      .map((other) => satisfies(quantity, other))
    if (comparisons.includes('yes')) return 'yes'
    return comparisons.includes('no') ? 'no' : 'unknown'
  })
  if (results.includes('no')) return 'no'
  return results.includes('unknown') ? 'unknown' : 'yes'
}

const hasSameQuantityTopic = (a: AnalyzedText, b: AnalyzedText) =>
  a.quantities.some(
    (quantity) =>
      quantity.topic !== null &&
      b.quantities.some((other) => other.topic === quantity.topic && comparable(quantity, other)),
  )
