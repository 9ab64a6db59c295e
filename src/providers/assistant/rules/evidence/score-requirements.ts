import { dispenses } from '../../../../language/polarity.ts'
import type { RevealedListing, ThreadMessage } from '../../briefs.ts'
import { languageOfListing } from '../analysis/language.ts'
import { analyzeText } from '../analysis/tokens.ts'
import { alternativesOf } from './alternatives.ts'
import { collectEvidence, type Evidence } from './evidence.ts'
import { type AnalyzedRequirement, readRequirement } from './requirement.ts'
import { type EvidenceScore, scoreEvidence } from './score-evidence.ts'

/** Tokens of all requirements together. Each is compared with every token of the seller's sentences. */
const maxTokens = 600
/** A requirement may use this many tokens even if there are many requirements. */
const minTokensPerRequirement = 12
/** For each requirement, the strongest sentence of the seller's listing and messages; null without any. */
export function scoreRequirements(
  requirements: readonly string[],
  buyer: Pick<RevealedListing, 'name' | 'description' | 'points'>,
  seller: RevealedListing,
  thread: readonly ThreadMessage[],
): (EvidenceScore | null)[] {
  const evidence = collectEvidence(seller, thread)
  const language = languageOfListing(buyer)
  const topic = analyzeText(buyer.name, language).tokens
  const tokenLimit = Math.max(minTokensPerRequirement, Math.floor(maxTokens / requirements.length))
  return requirements.map((requirement) => {
    if (dispenses(requirement)) return null
    const scores = alternativesOf(requirement).map((text) => {
      return findBestScore(readRequirement(text, language, topic, tokenLimit), evidence)
    })
    return scores.find((score) => score?.verdict === 'meet') ?? scores[0] ?? null
  })
}

/**
 * The sentence that decides. A later one that leaves the requirement open takes back what was said before it. Two that
 * contradict each other at the same place settle nothing, unless one denies it outright.
 */
function findBestScore(requirement: AnalyzedRequirement, evidence: Evidence): EvidenceScore | null {
  let best: EvidenceScore | null = null
  let open: EvidenceScore | null = null
  const scores = evidence.sentences.map((sentence) => scoreEvidence(requirement, sentence, evidence))
  for (const score of scores) {
    if (score.basis === 'open' && score.sentence.position > 0) open = score
    if (!best || takesPrecedence(score, best)) best = score
  }
  if (!best?.verdict) return best
  if (open && open.sentence.position > best.sentence.position) return open
  return scores.some((score) => best && contradicts(score, best)) ? { ...best, verdict: null } : best
}

/** Below this difference of strength, neither of two contradicting sentences decides. */
const minDifference = 0.15

const contradicts = (a: EvidenceScore, b: EvidenceScore): boolean =>
  a.verdict !== null &&
  a.verdict !== b.verdict &&
  a.sentence.position === b.sentence.position &&
  b.basis !== 'denied' &&
  b.strength - a.strength < minDifference

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
