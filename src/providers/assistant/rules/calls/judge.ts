import type { JudgeBrief } from '../../briefs.ts'
import type { Judgement } from '../../results.ts'
import type { EvidenceScore } from '../analysis/score-evidence.ts'
import { scoreRequirements } from '../analysis/score-requirements.ts'

/** Below this coverage, a sentence doesn't mention the requirement. */
const minMentionCoverage = 0.3

export function judge({ requirements, buyer, seller, thread }: JudgeBrief): Judgement[] {
  const scores = scoreRequirements(requirements, buyer, seller, thread)
  return requirements.map((requirement, i) => toJudgement(requirement, scores[i] ?? null))
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
  if (basis === 'denied') return `The seller rules this out ${place}.`
  if (basis === 'excluded') return `What the seller states ${place} leaves this out.`
  return sharedWords.length === 0
    ? `The seller states this ${place}.`
    : `The seller states this ${place}: ${sharedWords.slice(0, 5).join(', ')}.`
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
