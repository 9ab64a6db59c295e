import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { longText } from './fields.ts'

/** The inputs of a round in the REST API. */

/** Clients send free text as a string, as the object that a round contains, or as a list of either. */
const freeFormEntry = z.union([
  longText,
  z.object({ input_text: longText.nullish() }).transform((form) => form.input_text ?? ''),
])
export const freeFormInput = z
  .union([freeFormEntry, z.array(freeFormEntry).transform((entries) => entries.filter(Boolean).join('\n\n'))])
  .nullish()
  .transform((text) => text ?? '')

/** Clients may send the previous round. The server uses its own record, so that clients can't forge the history. */
const ignored = z.unknown().optional().describe('Accepted and ignored: the server uses its own record')
export const ignoredRoundFields = { old_round_text: ignored, old_buyer_qa: ignored, old_seller_qa: ignored }

/** The caller's own split of a text. Without it, Parley splits the text beside it by its wording. */
const privateText = longText
  .nullish()
  .transform((text) => text ?? undefined)
  .describe(
    'Only for your own assistant: never said to the other party. When it is absent, sentences of the text beside it ' +
      'that read as confidential or as instructions are kept back; send it, even empty, to decide for yourself',
  )

/** Fields of a round beside the inputs that each side has. */
export const roundOptions = {
  private_free_form: privateText,
  final_text: longText
    .min(1)
    .nullish()
    .transform((text) => text ?? undefined)
    .describe(
      'The message to send, such as an edited draft. When it is absent, the assistant writes and sends the message',
    ),
}

export const sellerQa = z
  .array(z.object({ question: longText, answer: longText.nullish(), private_answer: privateText }))
  .max(100)
  .nullish()
  .transform((entries) =>
    (entries ?? []).map((row) => ({
      question: row.question,
      answer: row.answer ?? '',
      privateAnswer: row.private_answer,
    })),
  )

/** Case-insensitive; an empty string means no judgement. */
export const judgement = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(['meet', 'not meet', '']))
  .nullish()
  .transform((value) => value || null)

export const buyerQa = z
  .array(
    z.object({
      procurement_requirement: longText,
      additional_thoughts: longText.nullish(),
      private_thoughts: privateText,
      human_judgement: judgement,
    }),
  )
  .max(limits.points)
  .nullish()
  .transform((entries) =>
    (entries ?? []).map((entry) => ({
      requirement: entry.procurement_requirement,
      thoughts: entry.additional_thoughts ?? '',
      privateThoughts: entry.private_thoughts,
      humanVerdict: entry.human_judgement,
    })),
  )
