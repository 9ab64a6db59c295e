import { z } from 'zod'
import type { SplitInputs } from '../../shared/round-inputs.ts'
import { buyerRoundSchema, sellerRoundSchema } from '../rounds/schema.ts'
import { leadOfSideSchema, longText } from '../schema.ts'

/** Inputs and views of the assistant's drafts. */

/** A side's inputs, to see the message that the assistant would write from them. */
export const draftRoundSchema = z.discriminatedUnion('side', [
  z.object({ side: z.literal('seller'), round: sellerRoundSchema }),
  z.object({ side: z.literal('buyer'), round: buyerRoundSchema }),
])

export const draftSchema = leadOfSideSchema.extend({ draftId: z.uuid() })

export const editDraftSchema = draftSchema.extend({ text: longText.min(1, 'Message cannot be empty.') })

export const sendDraftSchema = draftSchema.extend({
  /** The text that the person has seen, in case a colleague changed it meanwhile. */
  text: longText.min(1, 'Message cannot be empty.'),
  /** The lead's version that the person has seen. */
  version: z.int(),
})

export const sendAtOnceSchema = leadOfSideSchema.extend({ sendAtOnce: z.boolean() })

/** The message that the assistant has written for the viewer's side and nobody has sent. */
export interface DraftView {
  id: string
  /** null while the assistant is writing, and when it failed. */
  text: string | null
  /** A person has changed the text. */
  edited: boolean
  /** The assistant couldn't write it; its inputs are kept. */
  failed: boolean
  inputs: SplitInputs
  /** The lead's version that it was written for. */
  version: number
  createdAt: string
}

export interface DraftState {
  draft: DraftView | null
  /** The lead's current version: a later one than the draft's means that the conversation has moved on. */
  version: number
  /** Whether the viewer has the assistant's messages in this lead sent without a draft. */
  sendAtOnce: boolean
}
