import type { JudgeBrief } from '../../briefs.ts'
import type { Judgement } from '../../results.ts'
import { inlineText } from '../analysis/inline-text.ts'
import { languageOfSide } from '../analysis/language.ts'
import type { EvidenceScore } from '../analysis/score-evidence.ts'
import { scoreRequirements } from '../analysis/score-requirements.ts'
import { reasons } from '../lexicon/reasons.ts'

type Reasons = (typeof reasons)['en']

/** Below this coverage, a sentence doesn't mention the requirement. */
const minMentionCoverage = 0.3
const maxWords = 4
/** In characters. */
const maxQuestionLength = 160

/** Judges each requirement, with reasons in the buyer's language. */
export function judge({ requirements, buyer, seller, thread }: JudgeBrief): Judgement[] {
  const texts = reasons[languageOfSide(buyer, thread)]
  return scoreRequirements(requirements, buyer, seller, thread).map((score) =>
    score?.verdict
      ? { verdict: score.verdict, reason: verdictReason(score, texts), quote: score.sentence.text }
      : { verdict: null, reason: unknownReason(score, texts), quote: null },
  )
}

function verdictReason({ verdict, basis, sharedWords, sentence }: EvidenceScore, texts: Reasons): string {
  const { question, reply } = sentence
  if (question && (reply === 'yes' || reply === 'no')) {
    const asked = inlineText(question.text.replace(/\?\s*$/, ''), maxQuestionLength)
    return reply === 'yes' ? texts.agreed(`${asked}?`) : texts.refused(`${asked}?`)
  }
  const place = sentence.position > 0 ? texts.inConversation : texts.inOffering
  if (basis === 'amount') return verdict === 'meet' ? texts.amountFits(place) : texts.amountFails(place)
  if (basis === 'denied') return texts.denied(place)
  if (basis === 'excluded') return texts.excluded(place)
  return texts.stated(place, sharedWords.slice(0, maxWords).join(', '))
}

function unknownReason(score: EvidenceScore | null, texts: Reasons): string {
  if (score?.basis === 'wish') return texts.wish
  if (score?.basis === 'open') return texts.leftOpen
  if (!score || score.sharedWords.length === 0 || score.coverage < minMentionCoverage) return texts.nothing
  const mentioned = score.sharedWords.slice(0, maxWords).join(', ')
  return score.basis === 'no amount' ? texts.withoutFigure(mentioned) : texts.unsettled(mentioned)
}
