import { z } from 'zod'
import { sideSchema } from '../listings/schema.ts'
import { cursorSchema, pageSize, placeInTime } from '../shared/cursor.ts'
import { limits } from '../shared/limits.ts'
import type { Side } from '../shared/sides.ts'
import { roundInputNeeded } from './policy.ts'

const longText = z.string().trim().max(limits.longText)

export const leadSchema = z.object({ leadId: z.uuid() })
export const leadOfSideSchema = z.object({ side: sideSchema, leadId: z.uuid() })
export const leadsOfListingSchema = z.object({ side: sideSchema, listingId: z.uuid() })
export const leadOfListingSchema = leadsOfListingSchema.extend({ leadId: z.uuid() })

/** default: latest activity first. best: as ranked and saved, what has no rank after it. */
export const leadOrders = ['default', 'best'] as const
export type LeadOrder = (typeof leadOrders)[number]

/** Leads without a saved rank follow those with one. */
export const unranked = 999_999_999
/** The cursor of the first page: it sorts before every lead. Ranks begin with 1; the default order has none. */
export const listStart = { rank: 0, at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** The place of a page's last lead. */
const placeSchema = z.union([
  z.tuple([placeInTime, z.uuid()]).transform(([at, id]) => ({ rank: 0, at, id })),
  z
    .tuple([z.int().min(1).max(unranked), placeInTime, z.uuid()])
    .transform(([rank, at, id]) => ({ rank, at, id })),
])

export const leadsPageSchema = leadsOfListingSchema
  .extend({
    order: z.enum(leadOrders).default('default'),
    /** The `next` of the page before; none for the first. */
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
  /** Who holds the lock now, and until when at the longest. */
  lock: { side: Side; until: string } | null
  lastActivityAt: string
  /** Place in the saved 'best' order of the reader's listing. */
  bestRank: number | null
}

/** A row of the lead page's list. */
export interface LeadSummary extends LeadBase {
  counterpart: LeadParty & { listingName: string }
  /** The talk's last words, shortened. */
  snippet: string
  unseen: boolean
  /** Of the latest round; for a seller only the revealed requirements. */
  coverage: { meet: number; notMeet: number; unknown: number }
}

/** A part of the lead page's list. */
export interface LeadPage {
  leads: LeadSummary[]
  /** How many there are in all. */
  total: number
  /** The cursor of the page after this one; null at the end. */
  next: string | null
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
