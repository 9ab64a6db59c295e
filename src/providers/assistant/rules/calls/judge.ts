import type { JudgeBrief, RevealedListing, ThreadMessage } from '../../briefs.ts'
import type { Judgement } from '../../results.ts'
import { alternativesOf } from '../analysis/alternatives.ts'
import { collectEvidence, type Evidence } from '../analysis/evidence.ts'
import { languageOfListing, languageWithin } from '../analysis/language.ts'
import {
  type AnalyzedRequirement,
  analyzeRequirement,
  type EvidenceScore,
  scoreEvidence,
} from '../analysis/score-evidence.ts'
import { analyzeText } from '../analysis/tokens.ts'

/** Tokens of all requirements together. Each is compared with every token of the seller's sentences. */
const maxTokens = 600
/** A requirement may use this many tokens even if there are many requirements. */
const minTokensPerRequirement = 12
/** Below this coverage, a sentence doesn't mention the requirement. */
const minMentionCoverage = 0.3

export function judge({ requirements, buyer, seller, thread }: JudgeBrief): Judgement[] {
  return judgeRequirements(requirements, buyer, seller, thread)
}

/** Returns one judgement for each requirement, from the seller's listing and messages. */
export function judgeRequirements(
  requirements: readonly string[],
  buyer: Pick<RevealedListing, 'name' | 'description' | 'points'>,
  seller: RevealedListing,
  thread: readonly ThreadMessage[],
): Judgement[] {
  const evidence = collectEvidence(seller, thread)
  const language = languageOfListing(buyer)
  const topic = analyzeText(buyer.name, language).tokens
  const tokenLimit = Math.max(minTokensPerRequirement, Math.floor(maxTokens / requirements.length))
  return requirements.map((requirement) => {
    const scores = alternativesOf(requirement).map((text) => {
      const analysis = analyzeText(text, languageWithin(text, language))
      return findBestScore(analyzeRequirement(analysis, topic, tokenLimit), evidence)
    })
    return toJudgement(requirement, scores.find((score) => score?.verdict === 'meet') ?? scores[0] ?? null)
  })
}

function findBestScore(requirement: AnalyzedRequirement, evidence: Evidence): EvidenceScore | null {
  let best: EvidenceScore | null = null
  for (const sentence of evidence.sentences) {
    const score = scoreEvidence(requirement, sentence, evidence)
    if (!best || takesPrecedence(score, best)) best = score
  }
  return best
}

/**
 * A verdict takes precedence over none. Of two different verdicts, the later one does. Then strength decides,
 * and 'not meet' wins a tie.
 */
function takesPrecedence(a: EvidenceScore, b: EvidenceScore): boolean {
  if ((a.verdict === null) !== (b.verdict === null)) return a.verdict !== null
  if (a.verdict !== b.verdict && a.sentence.position !== b.sentence.position)
    return a.sentence.position > b.sentence.position
  if (a.strength !== b.strength) return a.strength > b.strength
  return a.verdict === 'not meet' && b.verdict === 'meet'
}

function toJudgement(requirement: string, score: EvidenceScore | null): Judgement {
  if (!score || score.verdict === null) return { verdict: null, reason: unknownReason(score), quote: null }
  return { verdict: score.verdict, reason: verdictReason(requirement, score), quote: score.sentence.text }
}

function verdictReason(
  requirement: string,
  { verdict, basis, sharedWords, sentence }: EvidenceScore,
): string {
  const place = sentence.position > 0 ? 'in the conversation' : 'in the offering'
  if (basis === 'amount') {
    return verdict === 'meet'
      ? `The figures given ${place} fit “${shorten(requirement)}”.`
      : `The figures given ${place} don't reach “${shorten(requirement)}”.`
  }
  if (basis === 'negated') return `The seller rules this out ${place}.`
  if (basis === 'excluded') return `What the seller states ${place} leaves this out.`
  return `The seller states this ${place}: ${sharedWords.slice(0, 5).join(', ')}.`
}

function unknownReason(score: EvidenceScore | null): string {
  if (!score || score.sharedWords.length === 0 || score.coverage < minMentionCoverage)
    return 'Nothing the seller shows or says speaks to this yet.'
  const mentioned = score.sharedWords.slice(0, 4).join(', ')
  return score.basis === 'no amount'
    ? `The seller mentions ${mentioned}, but gives no figure to compare.`
    : `The seller mentions ${mentioned}, which doesn't settle it.`
}

const shorten = (text: string) =>
  text.length > 80 ? `${text.slice(0, 78).trimEnd()}…` : text.replace(/[.;,\s]+$/, '')
