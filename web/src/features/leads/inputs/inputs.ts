import type { LeadView, RoundView } from '../../../../../src/leads/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import type { Verdict } from '../../verdicts/VerdictMark.tsx'
import type { RoundInput } from '../use-operations.ts'

/** A side's inputs for the next round: answers to questions (seller) or reviews of judgements (buyer). */
export type Inputs = SellerInputsState | BuyerInputsState

export interface SellerInputsState {
  side: 'seller'
  /** Keyed by the question's text, because a direct message can add questions to a round. */
  answers: Record<string, string>
  freeForm: string
}

export interface BuyerInputsState {
  side: 'buyer'
  /** Keyed by the requirement's text. */
  thoughts: Record<string, string>
  /** What the buyer chose since the pane was opened. It is stored at once; the lead has it only after a refetch. */
  verdicts: Record<string, Verdict>
  freeForm: string
}

/** The props of a side's part of the inputs pane. */
export interface InputsProps<Own extends Inputs> {
  lead: LeadView
  inputs: Own
  disabled: boolean
  onChange: (inputs: Own) => void
}

/** The inputs that a round starts with: empty in a new round, the submitted ones when its assistant turn was stopped. */
export function initialInputs(side: Side, round: RoundView): Inputs {
  if (side === 'seller') {
    const answers = round.questions.map(({ question, answer }) => [question, answer ?? ''] as const)
    return { side, answers: Object.fromEntries(answers), freeForm: round.sellerFreeForm?.text ?? '' }
  }
  const thoughts = round.judgements.map((row) => [row.requirement, row.thoughts ?? ''] as const)
  return {
    side,
    thoughts: Object.fromEntries(thoughts),
    verdicts: {},
    freeForm: round.buyerFreeForm?.text ?? '',
  }
}

/** The submitted inputs: the filled rows whose question or requirement still exists; null when nothing is filled. */
export function toRoundInput(lead: LeadView, inputs: Inputs): RoundInput | null {
  const { id: leadId, latestRound } = lead
  const freeForm = inputs.freeForm.trim()
  if (inputs.side === 'seller') {
    const answers = latestRound.questions
      .map(({ question }) => ({ question, answer: inputs.answers[question]?.trim() ?? '' }))
      .filter(({ answer }) => answer)
    return freeForm || answers.length ? { side: 'seller', round: { leadId, answers, freeForm } } : null
  }
  const reviews = latestRound.judgements
    .map(({ requirement, humanVerdict, judgedThisRound }) => ({
      requirement,
      thoughts: inputs.thoughts[requirement]?.trim() ?? '',
      humanVerdict:
        requirement in inputs.verdicts
          ? (inputs.verdicts[requirement] ?? null)
          : judgedThisRound
            ? humanVerdict
            : null,
    }))
    .filter((row) => row.thoughts || row.humanVerdict)
  return freeForm || reviews.length ? { side: 'buyer', round: { leadId, reviews, freeForm } } : null
}
