import { z } from 'zod'
import { sideSchema } from '../listings/schema.ts'
import type { ProposalSummary, ProposalView } from '../shared/agreements.ts'
import { cursorSchema, pageSize, timestampPosition } from '../shared/cursor.ts'
import { limits } from '../shared/limits.ts'
import type { Side } from '../shared/sides.ts'
import { roundInputNeeded } from './policy.ts'

const longText = z.string().trim().max(limits.longText)

export const leadSchema = z.object({ leadId: z.uuid() })
export const leadOfSideSchema = z.object({ side: sideSchema, leadId: z.uuid() })
export const leadsOfListingSchema = z.object({
  side: sideSchema,
  listingId: z.uuid(),
  /** The company that a page's or a call's URL names. Another one than the viewer's is not found. */
  companyId: z.string().max(limits.shortText).toLowerCase().optional(),
})
export const leadOfListingSchema = leadsOfListingSchema.extend({ leadId: z.uuid() })

/** `default`: latest activity first. `best`: by saved rank, then unranked leads by latest activity. */
export const leadOrders = ['default', 'best'] as const
export type LeadOrder = (typeof leadOrders)[number]

/** The rank of leads without a saved rank; it sorts after all others. */
export const unranked = 999_999_999
/** The cursor of the first page, which sorts before every lead. Ranks start at 1; the default order uses rank 0. */
export const listStart = { rank: 0, at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** A decoded cursor: the sort key of a page's last lead. */
const placeSchema = z.union([
  z.tuple([timestampPosition, z.uuid()]).transform(([at, id]) => ({ rank: 0, at, id })),
  z
    .tuple([z.int().min(1).max(unranked), timestampPosition, z.uuid()])
    .transform(([rank, at, id]) => ({ rank, at, id })),
])

export const leadsPageSchema = leadsOfListingSchema
  .extend({
    order: z.enum(leadOrders).default('default'),
    /** The former page's `next`; absent for the first page. */
    cursor: cursorSchema(placeSchema).nullish(),
    limit: pageSize,
  })
  .refine(({ order, cursor }) => !cursor || (order === 'default') === (cursor.rank === 0), {
    message: 'cursor is not one of this list.',
    path: ['cursor'],
  })

export const sendMessageSchema = leadOfSideSchema.extend({
  text: longText.min(1, 'Please type a message before sending.'),
})

/** The message to change, so that a message sent meanwhile isn't changed by mistake. Default: the side's last message. */
const target = { messageId: z.uuid().optional() }

export const deleteMessageSchema = leadOfSideSchema.extend(target)
export const editMessageSchema = leadOfSideSchema.extend({
  ...target,
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
    /** Reviews of the latest judgements, matched by the requirement's text. */
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

/** Only people edit messages, their own and the assistant's. */
export type Writer = 'person' | 'assistant' | 'assistant, edited by a person'

export interface MessageView {
  id: string
  side: Side
  author: 'ai' | 'direct'
  /** Who wrote the current text. */
  writtenBy: Writer
  companyName: string
  content: string
  createdAt: string
  edited: boolean
}

/** Visible to the seller only. */
export interface QuestionView {
  question: string
  answer: string | null
  answeredBy: string | null
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
  humanVerdict: 'meet' | 'not meet' | null
  judgedBy: string | null
}

export interface FreeFormView {
  text: string
  answeredBy: string | null
}

/** The latest round for its viewer. The other side's questions, judgements and free form are empty. */
export interface RoundView {
  id: string
  number: number
  /** The whole thread, not only this round's messages, oldest first. */
  messages: MessageView[]
  questions: QuestionView[]
  judgements: JudgementView[]
  sellerFreeForm: FreeFormView | null
  buyerFreeForm: FreeFormView | null
}

interface LeadParty {
  listingId: string
  companyId: string
  companyName: string
}

interface LeadBase {
  id: string
  /** The viewer's side. */
  own: LeadParty
  /** The other side. */
  counterpart: LeadParty
  /** The sides that have terminated the lead. */
  terminatedBy: Side[]
  /** The lock's holder and expiry; null when unlocked or expired. */
  lock: { side: Side; until: string } | null
  /** The judgements and questions are being updated after a change of the thread or of a listing. */
  judging: boolean
  /** The assistant's last turn for the viewer's side failed; its inputs are kept. Cleared by the next turn. */
  lastTurnFailed: boolean
  lastActivityAt: string
  /** Position in the saved 'best' order of the viewer's listing, from 1. */
  bestRank: number | null
  /** The agreement in force. */
  agreementId: string | null
}

/** The seller's revealed price compared with the buyer's revealed budget. */
export type PriceRelation = 'within budget' | 'above budget'

/** A row of the lead page's list. */
export interface LeadSummary extends LeadBase {
  counterpart: LeadParty & { listingName: string }
  /** The beginning of the last message. */
  snippet: string
  unseen: boolean
  /** The latest round's verdicts; for a seller, on revealed requirements only. */
  coverage: { meet: number; notMeet: number; unknown: number }
  /** The same for both sides; null unless both listings reveal comparable amounts. */
  price: PriceRelation | null
  latestProposal: ProposalSummary | null
}

/** A page of the lead page's list. */
export interface LeadPage {
  leads: LeadSummary[]
  /** The number of leads on all pages. */
  total: number
  /** The next page's cursor; null on the last page. */
  next: string | null
}

/** One lead with its latest round. */
export interface LeadView extends LeadBase {
  /** The viewer's side. */
  side: Side
  latestProposal: ProposalView | null
  latestRound: RoundView
}

export interface RevealedContact {
  website: string
  email: string
  phone: string
  additionalMethod: string
}
