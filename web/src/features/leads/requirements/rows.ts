import type { JudgementView, LeadView, MarkView } from '../../../../../src/leads/rounds/schema.ts'
import { leadCopy } from '../../../copy/leads.ts'
import type { Requirement } from './RequirementList.tsx'

/** The buyer's requirements with what counts: the own verdict where there is one. */
export const buyerRows = ({ latestRound }: LeadView): (Requirement & { judgement: JudgementView })[] =>
  latestRound.judgements.map((judgement) => {
    const { requirement, verdict, humanVerdict, newEvidence } = judgement
    const settled = !newEvidence && (humanVerdict !== null || verdict === 'meet')
    return {
      requirement,
      verdict: humanVerdict ?? verdict,
      reason: shortReason(judgement, latestRound.messages),
      settled,
      judgement,
    }
  })

/** The same for the seller: requirements that the buyer reveals, with the assistant's verdicts. */
export const sellerRows = ({ latestRound }: LeadView): Requirement[] =>
  latestRound.marks.map(({ requirement, verdict }: MarkView) => ({
    requirement,
    verdict,
    reason: leadCopy.markReason[verdict ?? 'unknown'],
    settled: verdict === 'meet',
  }))

function shortReason(
  { verdict, humanVerdict, newEvidence, quote }: JudgementView,
  messages: LeadView['latestRound']['messages'],
): string {
  const reasons = leadCopy.shortReasons
  if (newEvidence) return reasons.newEvidence
  if (humanVerdict) return leadCopy.ownJudgement
  if (verdict === null) return reasons.unknown
  const isSaid =
    quote !== null && messages.some(({ side, content }) => side === 'seller' && content.includes(quote))
  return reasons[verdict][isSaid ? 'said' : 'offered']
}
