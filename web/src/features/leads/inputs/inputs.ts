import type { LeadView, RoundView } from '../../../../../src/leads/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import type { Verdict } from '../../verdicts/VerdictMark.tsx'
import type { RoundInput } from '../use-operations.ts'

/** What a person has put in for the next round. The sides differ truly here: answers or judgements. */
export type Inputs = SellerInputsState | BuyerInputsState

export interface SellerInputsState {
  side: 'seller'
  /** By the question's text: a direct message can bring new questions within a round. */
  answers: Record<string, string>
  freeForm: string
}

export interface BuyerInputsState {
  side: 'buyer'
  /** By the requirement's text. */
  reviews: Record<string, Review>
  freeForm: string
}

/** What a side's part of the inputs' pane is given. */
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

/** A round's own inputs: empty in a new one, what was said in one whose turn was stopped. */
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

/** Yes copies the assistant's verdict, No flips it; without one there is nothing to agree to (spec 4). */
export function humanVerdict(verdict: Verdict, agree: boolean): Verdict {
  if (verdict === null || agree) return verdict
  return verdict === 'meet' ? 'not meet' : 'meet'
}

/** What is sent of them: filled rows of questions and requirements that still stand. null when there is nothing. */
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
