import type { z } from 'zod'
import { splitText } from '../../language/privacy/split-text.ts'
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

export const splitSellerInputs = (input: z.output<typeof sellerRoundSchema>): SplitSellerInputs => ({
  side: 'seller',
  answers: input.answers.map(({ question, answer, privateAnswer }) => ({
    question,
    ...split(answer, privateAnswer),
  })),
  freeForm: split(input.freeForm, input.privateFreeForm),
})

export const splitBuyerInputs = (input: z.output<typeof buyerRoundSchema>): SplitBuyerInputs => ({
  side: 'buyer',
  reviews: input.reviews.map(({ requirement, thoughts, privateThoughts, humanVerdict }) => ({
    requirement,
    humanVerdict,
    ...split(thoughts, privateThoughts),
  })),
  freeForm: split(input.freeForm, input.privateFreeForm),
})

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
