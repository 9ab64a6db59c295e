import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import type { ProposalView } from '../../shared/proposals/agreements.ts'
import type { Side } from '../../shared/sides.ts'
import { roundInputNeeded } from '../policy.ts'
import { type DisclosureView, type LeadBase, longText } from '../schema.ts'
import type { MessagePage } from '../thread/schema.ts'

/** Inputs and views of rounds, and of a lead with its latest one. */

/**
 * Each text of a round has a private one beside it, only for the assistant. While that is absent, the text is split by its
 * wording (language/privacy/split-text.ts).
 */
const privateText = longText.optional()

const roundFields = {
  leadId: z.uuid(),
  freeForm: longText.default(''),
  privateFreeForm: privateText,
  /** The message as the person wants it sent. Without it, the assistant writes the message and sends it at once. */
  text: longText.min(1, 'Message cannot be empty.').optional(),
}

/** Keeps the answer with the lead small. */
const roundTooLong = 'Your inputs are too long together. Please shorten them.'

const fitsRound = (...texts: (string | undefined)[]) =>
  texts.reduce((length, text = '') => length + text.length, 0) <= limits.roundTexts

export const sellerRoundSchema = z
  .object({
    ...roundFields,
    /** Answers to the latest round's questions, matched by the question's text. */
    answers: z
      .array(
        z.object({
          question: z.string().max(limits.longText),
          answer: longText,
          privateAnswer: privateText,
        }),
      )
      .max(100),
  })
  .refine(
    (input) =>
      isAnyFilled(input.freeForm, input.privateFreeForm, input.text) ||
      input.answers.some((row) => isAnyFilled(row.answer, row.privateAnswer)),
    { message: roundInputNeeded.seller },
  )
  .refine(
    ({ freeForm, privateFreeForm, answers }) =>
      fitsRound(freeForm, privateFreeForm, ...answers.flatMap((row) => [row.answer, row.privateAnswer])),
    { message: roundTooLong },
  )

const isAnyFilled = (...texts: (string | undefined)[]) => texts.some(Boolean)

const verdictSchema = z.enum(['meet', 'not meet'])

export const buyerRoundSchema = z
  .object({
    ...roundFields,
    /** Reviews of the latest judgements, matched by the requirement's text. */
    reviews: z
      .array(
        z.object({
          requirement: z.string().max(limits.longText),
          thoughts: longText.default(''),
          privateThoughts: privateText,
          humanVerdict: verdictSchema.nullable().default(null),
        }),
      )
      .max(limits.points),
  })
  .refine(
    (input) =>
      isAnyFilled(input.freeForm, input.privateFreeForm, input.text) ||
      input.reviews.some(
        (row) => isAnyFilled(row.thoughts, row.privateThoughts) || row.humanVerdict !== null,
      ),
    { message: roundInputNeeded.buyer },
  )
  .refine(
    ({ freeForm, privateFreeForm, reviews }) =>
      fitsRound(freeForm, privateFreeForm, ...reviews.flatMap((row) => [row.thoughts, row.privateThoughts])),
    { message: roundTooLong },
  )

/** The buyer's own verdict on one of the latest round's requirements; null withdraws it. */
export const judgeRequirementSchema = z.object({
  leadId: z.uuid(),
  requirement: z.string().max(limits.longText),
  verdict: verdictSchema.nullable(),
})

/** Visible to the seller only. */
export interface QuestionView {
  question: string
  answer: string | null
  answeredBy: string | null
}

/** The assistant's verdict on a requirement that the buyer reveals. Visible to the seller only. */
export interface MarkView {
  requirement: string
  verdict: 'meet' | 'not meet' | null
}

/** Visible to the buyer only. */
export interface JudgementView {
  requirement: string
  verdict: 'meet' | 'not meet' | null
  reason: string
  /** Literal text from the other side that supports the verdict. */
  quote: string | null
  thoughts: string | null
  answeredBy: string | null
  /** The buyer's own verdict, which replaces the assistant's until it is withdrawn. */
  humanVerdict: 'meet' | 'not meet' | null
  judgedBy: string | null
  /** Whether the buyer judged since the round began, so that it is an input of the round. */
  judgedThisRound: boolean
  /** The assistant now has other evidence, against the buyer's verdict. */
  newEvidence: boolean
}

export interface FreeFormView {
  text: string
  answeredBy: string | null
}

/** A text that is only for the viewer's assistant. */
export interface PrivateInputView {
  /** The question or requirement that it belongs to; null for the free form. */
  about: string | null
  text: string
}

/**
 * The latest round for its viewer. The other side's questions, judgements and free form are empty. The messages are the newest
 * ones of the whole thread, not only this round's; others are read in pages.
 */
export interface RoundView extends MessagePage {
  id: string
  number: number
  questions: QuestionView[]
  marks: MarkView[]
  judgements: JudgementView[]
  sellerFreeForm: FreeFormView | null
  buyerFreeForm: FreeFormView | null
  /** The viewer's own. */
  privateInputs: PrivateInputView[]
}

/** One lead with its latest round. */
export interface LeadView extends LeadBase {
  /** The viewer's side. */
  side: Side
  latestProposal: ProposalView | null
  latestRound: RoundView
  /** Who was shown the contact of the viewer's side. */
  disclosures: DisclosureView[]
}
