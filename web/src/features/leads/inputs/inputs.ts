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
  reviews: Record<string, Review>
  freeForm: string
}

/** The props of a side's part of the inputs pane. */
export interface InputsProps<Own extends Inputs> {
  lead: LeadView
  inputs: Own
  disabled: boolean
  onChange: (inputs: Own) => void
}

export interface Review {
  thoughts: string
  humanVerdict: Verdict
}

/** The inputs that a round starts with: empty in a new round, the submitted ones when its assistant turn was stopped. */
export function initialInputs(side: Side, round: RoundView): Inputs {
  if (side === 'seller') {
    const answers = round.questions.map(({ question, answer }) => [question, answer ?? ''] as const)
    return { side, answers: Object.fromEntries(answers), freeForm: round.sellerFreeForm?.text ?? '' }
  }
  const reviews = round.judgements.map(
    ({ requirement, thoughts, humanVerdict }) =>
      [requirement, { thoughts: thoughts ?? '', humanVerdict }] as const,
  )
  return { side, reviews: Object.fromEntries(reviews), freeForm: round.buyerFreeForm?.text ?? '' }
}

/** The buyer's verdict: agreeing copies the assistant's, disagreeing inverts it. Null when the assistant has none. */
export function humanVerdict(verdict: Verdict, agree: boolean): Verdict {
  if (verdict === null || agree) return verdict
  return verdict === 'meet' ? 'not meet' : 'meet'
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
    .map(({ requirement }) => {
      const review = inputs.reviews[requirement]
      return {
        requirement,
        thoughts: review?.thoughts.trim() ?? '',
        humanVerdict: review?.humanVerdict ?? null,
      }
    })
    .filter((row) => row.thoughts || row.humanVerdict)
  return freeForm || reviews.length ? { side: 'buyer', round: { leadId, reviews, freeForm } } : null
}
