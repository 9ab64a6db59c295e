import { memoizeText } from '../../../../language/memoize-text.ts'
import { type AnalyzedText, contentWeight, isSameTerm } from '../analysis/tokens.ts'
import { qualifiers } from '../lexicon/evidence/qualifiers.ts'
import { narrows, ofOthers, onRequest } from '../lexicon/verdicts/uncertainty.ts'
import { compareAmounts, isAboutRequired, offeredBy } from './compare-amounts.ts'
import { namesDimension } from './dimensions.ts'
import type { Evidence } from './evidence.ts'
import { excludes } from './exclusions.ts'
import { measureOverlap, type Overlap } from './overlap.ts'
import type { AnalyzedRequirement } from './requirement.ts'
import type { EvidenceSentence } from './statement.ts'

/** The verdict of one sentence on one requirement. */
export interface EvidenceScore
  extends Pick<Overlap, 'coverage' | 'ownCoverage' | 'coversHead' | 'sharedWords'> {
  readonly sentence: EvidenceSentence
  readonly verdict: 'meet' | 'not meet' | null
  /** 0 to 1, to choose the strongest sentence. */
  readonly strength: number
  readonly basis: 'phrase' | 'terms' | 'amount' | 'denied' | 'excluded' | 'no amount' | 'open' | 'wish'
}

/** Coverage from which terms alone meet a requirement, if its head is among them. */
const minTermCoverage = 0.75
/** Coverage from which they meet it without its head. */
const minHeadlessCoverage = 0.9
/** The part of it that the sentence itself must cover. */
const minOwnCoverage = 0.5
/** A phrase of fewer characters can be part of anything. */
const minPhraseLength = 6
/** Coverage from which a denied term rules the requirement out. */
const minDenialCoverage = 0.3
/** Coverage from which an exclusion applies to the requirement. */
const minExclusionCoverage = 0.25

/** 'No minimum term' contains no denied word, but asks that there be none. */
const startsWithNo = /^(?:no|kein\p{L}*|ohne|without|sans|pas d[e'’]|sin)\s/iu

/** Scores one sentence against one requirement. Contradictions are checked before support. */
export function scoreEvidence(
  requirement: AnalyzedRequirement,
  statement: EvidenceSentence,
  evidence: Evidence,
): EvidenceScore {
  const { analysis } = requirement
  const sentence =
    statement.whole && onRequest.test(analysis.text) ? { ...statement, ...statement.whole } : statement
  const overlap = measureOverlap(requirement, sentence, evidence)
  const { coverage, ownCoverage, coversHead, sharedWords } = overlap
  const base = { sentence, coverage, ownCoverage, coversHead, sharedWords }
  const minCoverage = coversHead || requirement.isHeadImplied ? minTermCoverage : minHeadlessCoverage
  if (sentence.leavesOpen) {
    const isAbout =
      (coverage >= minCoverage && (overlap.ownCoverage >= minOwnCoverage || sentence.question !== null)) ||
      asksForAmount(sentence, analysis)
    return { ...base, verdict: null, strength: coverage * 0.5, basis: isAbout ? 'open' : 'terms' }
  }
  const isLimited = limits(sentence, analysis)
  if (!isLimited && statesPhrase(sentence, analysis))
    return { ...base, coverage: 1, verdict: 'meet', strength: 1, basis: 'phrase' }
  const amounts = compareAmounts(analysis, offeredBy(sentence))
  const amountApplies = amounts !== null && isAboutRequired(requirement, sentence, overlap)

  const pair = { requirement, sentence, overlap }
  const contradiction = contradictionOf(pair, evidence, amounts === 'no' && amountApplies)
  if (contradiction)
    return requirement.isWish
      ? { ...base, verdict: null, strength: coverage, basis: 'wish' }
      : { ...base, verdict: 'not meet', ...contradiction }
  if (amounts === 'yes' && amountApplies && !overlap.hasOpposite && !isLimited)
    return { ...base, verdict: 'meet', strength: 0.6 + 0.4 * coverage, basis: 'amount' }
  if (amounts === null && !isLimited && meetsByTerms(pair, minCoverage))
    return { ...base, verdict: 'meet', strength: coverage * 0.9, basis: 'terms' }
  const isAsked = sentence.question !== null && coverage >= minCoverage
  if (isAsked && amounts === null) return { ...base, verdict: null, strength: coverage * 0.5, basis: 'open' }
  return {
    ...base,
    verdict: null,
    strength: coverage * 0.5,
    basis: amounts === 'unknown' ? 'no amount' : 'terms',
  }
}

/** A requirement, a sentence, and what they have in common. */
interface Pair {
  readonly requirement: AnalyzedRequirement
  readonly sentence: EvidenceSentence
  readonly overlap: Overlap
}

/** What in a sentence speaks against a requirement, the strongest first; null if nothing does. */
function contradictionOf(
  { requirement, sentence, overlap }: Pair,
  evidence: Evidence,
  amountFallsShort: boolean,
): Pick<EvidenceScore, 'strength' | 'basis'> | null {
  const { analysis, content } = requirement
  const { coverage } = overlap
  // A figure that falls short may be of something else, unless the sentence names all that is required.
  if (
    amountFallsShort &&
    overlap.missing.every(({ isTopic }) => isTopic) &&
    !speaksOfOther(requirement, sentence, evidence)
  )
    return { strength: 0.7 + 0.3 * coverage, basis: 'amount' }
  if (overlap.isDenied && coverage >= minDenialCoverage)
    return { strength: 0.65 + 0.35 * coverage, basis: 'denied' }
  if ((coverage >= minExclusionCoverage || content.length <= 1) && excludes(sentence, analysis))
    return { strength: 0.6 + 0.3 * coverage, basis: 'excluded' }
  return null
}

/** Whether the words of a sentence alone meet a requirement: enough of them, with its qualifiers and numbers. */
const meetsByTerms = ({ requirement: { analysis }, sentence, overlap }: Pair, minCoverage: number): boolean =>
  !overlap.hasOpposite &&
  overlap.termCoverage >= minCoverage &&
  overlap.ownCoverage >= minOwnCoverage &&
  keepsQualifiers(analysis.text, sentence) &&
  keepsNumbers(analysis, sentence) &&
  !overlap.missing.some(({ text }) => /\d/.test(text)) &&
  !(startsWithNo.test(analysis.text) && !analysis.hasDenial)

/** Whether a requirement is a bare amount, such as 'twice a year', and a sentence with another amount names its own thing. */
const speaksOfOther = (
  { content, analysis }: AnalyzedRequirement,
  { tokens, quantities }: EvidenceSentence,
  { titleTokens }: Evidence,
): boolean =>
  content.length === 0 &&
  analysis.quantities.every(({ dimension }) => dimension !== 'count') &&
  quantities.every(({ bound }) => bound !== 'order from') &&
  tokens.some(
    (token) =>
      token.weight >= contentWeight &&
      !namesDimension(token.text, quantities) &&
      !titleTokens.some((other) => isSameTerm(other, token)),
  )

/** Whether a sentence, or the question it answers, narrows what it states as the requirement does. */
const keepsQualifiers = (required: string, { text, question, reply }: EvidenceSentence): boolean => {
  const stated = reply && question ? `${question.text} ${text}` : text
  return qualifiers.every((qualifier) => !qualifier.test(required) || qualifier.test(stated))
}

const figure = /\d+(?:[.,]\d+)*/g

/** 'Windows 11' isn't met by 'Windows 10'. */
const keepsNumbers = (required: AnalyzedText, { text, question, reply }: EvidenceSentence): boolean => {
  const stated = reply && question ? `${question.text} ${text}` : text
  const numbers = new Set(stated.match(/\d+/g))
  return [...required.text.matchAll(/\d+/g)].every(
    (match) =>
      numbers.has(match[0]) ||
      required.quantities.some(({ index, end }) => match.index >= index && match.index < end),
  )
}

const isOfOthers = memoizeText((text) => ofOthers.test(text))
const isNarrowed = memoizeText((text) => narrows.test(text))

/**
 * Whether a sentence speaks of another's offer, or narrows what it states: to some customers, or to orders from an amount,
 * as in 'free delivery from 500 €'.
 */
const limits = (sentence: EvidenceSentence, required: AnalyzedText): boolean =>
  (isOfOthers(sentence.text) && !isOfOthers(required.text)) ||
  (isNarrowed(sentence.text) && !isNarrowed(required.text)) ||
  (required.quantities.length === 0 &&
    sentence.quantities.some(
      ({ bound, dimension }) => bound === 'order from' || (bound === 'from' && dimension.startsWith('money')),
    ))

/** Whether a sentence answers a question with the requirement's figure: 'Would you take 1,100?' */
const asksForAmount = ({ question }: EvidenceSentence, { text, quantities }: AnalyzedText): boolean => {
  const asked = new Set(question?.text.match(figure))
  const required = quantities.flatMap(({ index, end }) => text.slice(index, end).match(figure) ?? [])
  return required.some((one) => asked.has(one))
}

/** Whether a sentence contains the requirement word by word. Figures are compared instead, because of their bounds. */
const statesPhrase = (sentence: AnalyzedText, requirement: AnalyzedText): boolean =>
  requirement.phrase.length - 2 >= minPhraseLength &&
  requirement.quantities.length === 0 &&
  (requirement.hasDenial || sentence.hasDenial
    ? sentence.phrase === requirement.phrase
    : sentence.phrase.includes(requirement.phrase))
