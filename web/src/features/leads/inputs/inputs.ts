import type { InputUse } from '../../../../../src/language/privacy/split-text.ts'
import type { DraftView } from '../../../../../src/leads/drafts/schema.ts'
import type { LeadView, RoundView } from '../../../../../src/leads/rounds/schema.ts'
import type { SplitInputs, SplitText } from '../../../../../src/shared/round-inputs.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import type { Verdict } from '../../verdicts/VerdictMark.tsx'
import type { RoundInput } from '../use-operations.ts'
import { loadPrivacy } from './load-privacy.ts'

/** A side's inputs for the next round: answers to questions (seller) or reviews of judgements (buyer). */
export type Inputs = SellerInputsState | BuyerInputsState

/** A text that a person enters. */
export interface Entry {
  text: string
  /** Texts that the person has cleared: their sentences may be said, although they read as if only for the assistant. */
  sayable: readonly string[]
  /** What the person has entered for the assistant only. */
  kept: string
}

export const emptyEntry: Entry = { text: '', sayable: [], kept: '' }

export interface SellerInputsState {
  side: 'seller'
  /** Keyed by the question's text, because a direct message can add questions to a round. */
  answers: Record<string, Entry>
  freeForm: Entry
}

export interface BuyerInputsState {
  side: 'buyer'
  /** Keyed by the requirement's text. */
  thoughts: Record<string, Entry>
  /** What the buyer chose since the pane was opened. It is stored at once; the lead has it only after a refetch. */
  verdicts: Record<string, Verdict>
  freeForm: Entry
}

/** The props of a side's part of the inputs pane. */
export interface InputsProps<Own extends Inputs> {
  lead: LeadView
  inputs: Own
  /** The requirements whose verdicts have just changed. */
  changed: ReadonlySet<string>
  disabled: boolean
  /** That there is nothing for the assistant yet. */
  error: string | null
  onChange: (inputs: Own) => void
}

/**
 * The inputs that a round starts with: those of its draft, or the submitted ones when its assistant turn was stopped; empty
 * in a new round.
 */
export function initialInputs(side: Side, round: RoundView, draft: DraftView | null): Inputs {
  const inputs = draft?.inputs ?? storedInputs(side, round)
  const freeForm = toEntry(inputs.freeForm)
  if (inputs.side === 'seller') {
    const answers = inputs.answers.map((row) => [row.question, toEntry(row)] as const)
    return { side: 'seller', answers: Object.fromEntries(answers), freeForm }
  }
  const thoughts = inputs.reviews.map((row) => [row.requirement, toEntry(row)] as const)
  return { side: 'buyer', thoughts: Object.fromEntries(thoughts), verdicts: {}, freeForm }
}

function storedInputs(side: Side, round: RoundView): SplitInputs {
  const split = (said: string | null | undefined, about: string | null): SplitText => ({
    said: said ?? '',
    kept: round.privateInputs.find((input) => input.about === about)?.text ?? '',
  })
  return side === 'seller'
    ? {
        side,
        answers: round.questions.map(({ question, answer }) => ({ question, ...split(answer, question) })),
        freeForm: split(round.sellerFreeForm?.text, null),
      }
    : {
        side,
        reviews: round.judgements.map(({ requirement, thoughts, humanVerdict }) => ({
          requirement,
          humanVerdict,
          ...split(thoughts, requirement),
        })),
        freeForm: split(round.buyerFreeForm?.text, null),
      }
}

const toEntry = ({ said, kept }: SplitText): Entry => ({
  text: said,
  sayable: said === '' ? [] : [said],
  kept,
})

/** The submitted inputs: the filled rows whose question or requirement still exists; null when nothing is filled. */
export async function toRoundInput(lead: LeadView, inputs: Inputs): Promise<RoundInput | null> {
  const { splitText } = await loadPrivacy()
  const split = ({ text, sayable, kept }: Entry = emptyEntry, use: InputUse = 'round'): SplitText => {
    const parts = splitText(text.trim(), sayable, use)
    return { said: parts.said, kept: [parts.kept, kept.trim()].filter(Boolean).join('\n') }
  }
  const { id: leadId, latestRound } = lead
  const { said: freeForm, kept: privateFreeForm } = split(inputs.freeForm)
  const general = { leadId, freeForm, privateFreeForm }
  const isGeneralFilled = freeForm !== '' || privateFreeForm !== ''
  if (inputs.side === 'seller') {
    const answers = latestRound.questions
      .map(({ question }) => {
        const { said, kept } = split(inputs.answers[question], 'answer')
        return { question, answer: said, privateAnswer: kept }
      })
      .filter(({ answer, privateAnswer }) => answer || privateAnswer)
    return isGeneralFilled || answers.length ? { side: 'seller', round: { ...general, answers } } : null
  }
  const reviews = latestRound.judgements
    .map(({ requirement, humanVerdict, judgedThisRound }) => {
      const { said, kept } = split(inputs.thoughts[requirement])
      const stored = judgedThisRound ? humanVerdict : null
      const verdict = requirement in inputs.verdicts ? (inputs.verdicts[requirement] ?? null) : stored
      return { requirement, thoughts: said, privateThoughts: kept, humanVerdict: verdict }
    })
    .filter((row) => row.thoughts || row.privateThoughts || row.humanVerdict)
  return isGeneralFilled || reviews.length ? { side: 'buyer', round: { ...general, reviews } } : null
}

/** Whether a person has entered anything that the assistant could use. */
export function isTouched(inputs: Inputs): boolean {
  const entries = [
    inputs.freeForm,
    ...Object.values(inputs.side === 'seller' ? inputs.answers : inputs.thoughts),
  ]
  const judged = inputs.side === 'buyer' && Object.values(inputs.verdicts).some((verdict) => verdict !== null)
  return judged || entries.some(({ text, kept }) => text.trim() !== '' || kept.trim() !== '')
}
