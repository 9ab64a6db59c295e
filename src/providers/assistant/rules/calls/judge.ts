import type { Judgement } from '../../results.ts'
import { inlineText } from '../analysis/inline-text.ts'
import { languageOfListing, languageOfSide } from '../analysis/language.ts'
import type { EvidenceScore } from '../evidence/score-evidence.ts'
import { scoreRequirements } from '../evidence/score-requirements.ts'
import { reasons } from '../lexicon/verdicts/reasons.ts'
import { decide } from '../verdicts/decide.ts'
import { type DirectAnswer, directAnswers } from '../verdicts/direct-answer.ts'
import type { ClauseFeatures } from '../verdicts/features.ts'
import { predictVerdicts } from '../verdicts/model.ts'
import { type Judged, readRequirements } from '../verdicts/read-requirements.ts'

type Reasons = (typeof reasons)['en']

/** Below this coverage, a sentence doesn't mention the requirement. */
const minMentionCoverage = 0.3
/** In characters. */
const maxQuestionLength = 160
const maxNearestLength = 120

/** Judges each requirement, with reasons in the buyer's language. */
export function judge(brief: Judged): Judgement[] {
  const { requirements, buyer, seller, thread } = brief
  const texts = reasons[languageOfSide(buyer, thread)]
  const features = readRequirements(brief)
  const answerTo = directAnswers(thread, languageOfListing(buyer))
  return scoreRequirements(requirements, buyer, seller, thread).map((score, i) => {
    const read = features[i]
    const decided = read ? decide(read, predictVerdicts(read), score) : null
    if (decided?.decisive) {
      const { verdict, decisive } = decided
      return {
        verdict,
        reason: decidedReason(verdict, decisive, texts),
        quote: decisive.context.sentence.text,
      }
    }
    const answer = decided ? null : answerTo(requirements[i] ?? '')
    if (answer && !(answer.verdict === 'not meet' && read?.required.isWish))
      return directJudgement(answer, texts)
    if (!score || !decided)
      return { verdict: null, reason: unknownReason(score, seller.name, texts), quote: null }
    return { verdict: decided.verdict, reason: verdictReason(score, texts), quote: score.sentence.text }
  })
}

const directJudgement = ({ verdict, topic, text }: DirectAnswer, texts: Reasons): Judgement => ({
  verdict,
  reason: verdict === 'meet' ? texts.agreed(`${topic}?`) : texts.refused(`${topic}?`),
  quote: text,
})

function decidedReason(
  verdict: 'meet' | 'not meet',
  { context, stance }: Pick<ClauseFeatures, 'context' | 'stance'>,
  texts: Reasons,
): string {
  const place = context.position > 0 ? texts.inConversation : texts.inOffering
  if (verdict === 'meet') return stance.includes('amount yes') ? texts.amountFits(place) : texts.stated(place)
  if (stance.includes('amount no')) return texts.amountFails(place)
  return context.sentence.hasDenial ? texts.denied(place) : texts.excluded(place)
}

function verdictReason({ verdict, basis, sentence }: EvidenceScore, texts: Reasons): string {
  const { question, reply } = sentence
  if (question && (reply === 'yes' || reply === 'no')) {
    const asked = inlineText(question.text.replace(/\?\s*$/, ''), maxQuestionLength)
    return reply === 'yes' ? texts.agreed(`${asked}?`) : texts.refused(`${asked}?`)
  }
  const place = sentence.position > 0 ? texts.inConversation : texts.inOffering
  if (basis === 'amount') return verdict === 'meet' ? texts.amountFits(place) : texts.amountFails(place)
  if (basis === 'denied') return texts.denied(place)
  if (basis === 'excluded') return texts.excluded(place)
  return texts.stated(place)
}

/** Quotes what comes nearest: a sentence, or the offering's name if only its words are in the requirement. */
function unknownReason(score: EvidenceScore | null, offeringName: string, texts: Reasons): string {
  if (score?.basis === 'wish') return texts.wish
  if (score?.basis === 'open') return texts.leftOpen
  if (!score || score.sharedWords.length === 0 || score.coverage < minMentionCoverage) return texts.nothing
  const { text, position } = score.ownCoverage > 0 ? score.sentence : { text: offeringName, position: 0 }
  const quote = inlineText(text, maxNearestLength)
  const place = position > 0 ? texts.inConversation : texts.inOffering
  const lacksFigure = score.basis === 'no amount' && !/\d/.test(quote)
  return lacksFigure ? texts.withoutFigure(quote, place) : texts.unsettled(quote, place)
}
