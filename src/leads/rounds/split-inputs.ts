import type { z } from 'zod'
import { splitText } from '../../language/privacy/split-text.ts'
import { inSteps } from '../../shared/in-steps.ts'
import type {
  SplitBuyerInputs,
  SplitInputs,
  SplitSellerInputs,
  SplitText,
} from '../../shared/round-inputs.ts'
import type { buyerRoundSchema, sellerRoundSchema } from './schema.ts'

/** A text as the person has split it, if `kept` is given (even empty); otherwise it is split by its wording. */
const split = (text: string, kept: string | undefined): SplitText =>
  kept === undefined ? splitText(text) : { said: text, kept }

/*
 * Inputs are split before the transaction that stores them, text by text: a long one takes some tens of milliseconds, and a lead's
 * row shouldn't stay locked for that time.
 */

export const splitSellerInputs = (input: SellerInput): Promise<SplitSellerInputs> =>
  inSteps(splitSeller(input))

export const splitBuyerInputs = (input: BuyerInput): Promise<SplitBuyerInputs> => inSteps(splitBuyer(input))

type SellerInput = z.output<typeof sellerRoundSchema>
type BuyerInput = z.output<typeof buyerRoundSchema>

function* splitSeller(input: SellerInput): Generator<void, SplitSellerInputs> {
  const answers: SplitSellerInputs['answers'][number][] = []
  for (const { question, answer, privateAnswer } of input.answers) {
    answers.push({ question, ...split(answer, privateAnswer) })
    yield
  }
  return { side: 'seller', answers, freeForm: split(input.freeForm, input.privateFreeForm) }
}

function* splitBuyer(input: BuyerInput): Generator<void, SplitBuyerInputs> {
  const reviews: SplitBuyerInputs['reviews'][number][] = []
  for (const { requirement, thoughts, privateThoughts, humanVerdict } of input.reviews) {
    reviews.push({ requirement, humanVerdict, ...split(thoughts, privateThoughts) })
    yield
  }
  return { side: 'buyer', reviews, freeForm: split(input.freeForm, input.privateFreeForm) }
}

/** Whether all inputs are only for the assistant, so that it has nothing to say. */
export function isPrivateOnly(inputs: SplitInputs): boolean {
  const rows = inputs.side === 'seller' ? inputs.answers : inputs.reviews
  const texts = [inputs.freeForm, ...rows]
  const hasVerdict = inputs.side === 'buyer' && inputs.reviews.some((row) => row.humanVerdict !== null)
  return !hasVerdict && texts.some((text) => text.kept !== '') && texts.every((text) => text.said === '')
}

/** The texts that are only for the assistant, each with the question or requirement that it belongs to. */
export function privateTextsOf(inputs: SplitInputs): { about: string | null; content: string }[] {
  const rows =
    inputs.side === 'seller'
      ? inputs.answers.map(({ question, kept }) => ({ about: question, content: kept }))
      : inputs.reviews.map(({ requirement, kept }) => ({ about: requirement, content: kept }))
  return [...rows, { about: null, content: inputs.freeForm.kept }].filter(({ content }) => content !== '')
}
