import { z } from 'zod'
import { sideSchema } from '../listings/schema.ts'
import { limits } from '../shared/limits.ts'
import type { Side } from '../shared/sides.ts'
import { roundInputNeeded } from './policy.ts'

const longText = z.string().trim().max(limits.longText)

export const leadSchema = z.object({ leadId: z.uuid() })
export const leadOfSideSchema = z.object({ side: sideSchema, leadId: z.uuid() })
export const leadsOfListingSchema = z.object({ side: sideSchema, listingId: z.uuid() })

export const sendMessageSchema = leadOfSideSchema.extend({
  text: longText.min(1, 'Please type a message before sending.'),
})

/** Which message is meant, so that nobody changes one that came in between; without it, the side's last. */
const meantMessage = { messageId: z.uuid().optional() }

export const deleteMessageSchema = leadOfSideSchema.extend(meantMessage)
export const editMessageSchema = leadOfSideSchema.extend({
  ...meantMessage,
  text: longText.min(1, 'Message cannot be empty.'),
})

export const sellerRoundSchema = z
  .object({
    leadId: z.uuid(),
    /** Answers to the latest round's questions, matched by the question's text. */
    answers: z.array(z.object({ question: z.string().max(limits.longText), answer: longText })).max(100),
    freeForm: longText.default(''),
  })
  .refine((input) => input.freeForm !== '' || input.answers.some((row) => row.answer !== ''), {
    message: roundInputNeeded.seller,
  })

const verdictSchema = z.enum(['meet', 'not meet'])

export const buyerRoundSchema = z
  .object({
    leadId: z.uuid(),
    /** What the buyer says to the latest judgements, matched by the requirement's text. */
    reviews: z
      .array(
        z.object({
          requirement: z.string().max(limits.longText),
          thoughts: longText.default(''),
          humanVerdict: verdictSchema.nullable().default(null),
        }),
      )
      .max(limits.points),
    freeForm: longText.default(''),
  })
  .refine(
    (input) =>
      input.freeForm !== '' || input.reviews.some((row) => row.thoughts !== '' || row.humanVerdict !== null),
    { message: roundInputNeeded.buyer },
  )

export const saveOrderSchema = z.object({
  side: sideSchema,
  listingId: z.uuid(),
  leadIds: z.array(z.uuid()).max(10_000),
})

export interface MessageView {
  id: string
  side: Side
  author: 'ai' | 'direct'
  companyName: string
  content: string
  createdAt: string
  /** A person changed it afterwards. */
  edited: boolean
}

/** The seller's alone. */
export interface QuestionView {
  question: string
  answer: string | null
  answeredBy: string | null
}

/** The buyer's alone. */
export interface JudgementView {
  requirement: string
  verdict: 'meet' | 'not meet' | null
  reason: string
  /** Literal words of the other side that carry the verdict. */
  quote: string | null
  thoughts: string | null
  answeredBy: string | null
  humanVerdict: 'meet' | 'not meet' | null
  judgedBy: string | null
}

export interface FreeFormView {
  text: string
  answeredBy: string | null
}

/** The latest round for its reader: one's own rows whole, the other side's empty. */
export interface RoundView {
  id: string
  number: number
  /** The whole shared talk so far, oldest first. */
  messages: MessageView[]
  questions: QuestionView[]
  judgements: JudgementView[]
  sellerFreeForm: FreeFormView | null
  buyerFreeForm: FreeFormView | null
}

interface LeadBase {
  id: string
  sellerListingId: string
  buyerListingId: string
  sellerCompanyId: string
  sellerCompanyName: string
  buyerCompanyId: string
  buyerCompanyName: string
  terminatedBySeller: boolean
  terminatedByBuyer: boolean
  /** Who holds the lock now, and until when at the longest. */
  lock: { side: Side; until: string } | null
  lastActivityAt: string
  /** Place in the saved 'best' order of the reader's listing. */
  bestRank: number | null
}

/** A row of the lead page's list. */
export interface LeadSummary extends LeadBase {
  counterpartListingName: string
  /** The talk's last words, shortened. */
  snippet: string
  unseen: boolean
  /** Of the latest round; for a seller only the revealed requirements. */
  coverage: { meet: number; notMeet: number; unknown: number }
}

/** One lead whole. */
export interface LeadView extends LeadBase {
  /** The side the reader is on. */
  side: Side
  latestRound: RoundView
}

export interface RevealedContact {
  website: string
  email: string
  phone: string
  additionalMethod: string
}
