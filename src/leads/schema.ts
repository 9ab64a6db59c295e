import { z } from 'zod'
import { sideSchema } from '../listings/schema.ts'
import { leadsPerAnswer } from '../shared/http/answers.ts'
import { cursorSchema, pageSize, timestampPosition } from '../shared/http/cursor.ts'
import { limits } from '../shared/limits.ts'
import type { ProposalSummary, ProposalView } from '../shared/proposals/agreements.ts'
import type { NegotiationView } from '../shared/proposals/mandates.ts'
import type { SplitInputs } from '../shared/round-inputs.ts'
import type { Side } from '../shared/sides.ts'
import { roundInputNeeded } from './policy.ts'

const longText = z.string().trim().max(limits.longText)

export const leadSchema = z.object({ leadId: z.uuid() })
/** The newest messages before one, or the oldest after one; between two if both are given. */
export const messagesSchema = leadSchema.extend({
  from: z.enum(['newest', 'oldest']).default('newest'),
  before: z.uuid().nullish(),
  /** The first message of the former page, instead of `before`. */
  cursor: z.uuid().nullish(),
  after: z.uuid().nullish(),
})
export const leadOfSideSchema = z.object({ side: sideSchema, leadId: z.uuid() })
export const leadsOfListingSchema = z.object({
  side: sideSchema,
  listingId: z.uuid(),
  /** The company that a page's or a call's URL names. Another one than the viewer's is not found. */
  companyId: z.string().max(limits.shortText).toLowerCase().optional(),
})
export const wholeLeadsSchema = leadsOfListingSchema.extend({
  /** By default the listing's first ones. */
  leadIds: z.array(z.uuid()).min(1).max(leadsPerAnswer).optional(),
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
  /** The new message's id, chosen by the caller: a repeated call sends it once. */
  messageId: z.uuid().optional(),
  /** Files that the company has uploaded for messages, in this order. */
  files: z
    .array(z.object({ url: z.string().min(1).max(2_000) }))
    .max(limits.filesPerMessage, `Max files (${limits.filesPerMessage}) reached.`)
    .optional(),
})

export const messageFileSchema = z.object({ fileId: z.uuid() })

/** The message to change, so that a message sent meanwhile isn't changed by mistake. Default: the side's last message. */
const target = { messageId: z.uuid().optional() }

export const deleteMessageSchema = leadOfSideSchema.extend(target)
export const unblockSchema = z.object({ companyId: z.uuid() })
export const reportSchema = leadOfSideSchema.extend({
  ...target,
  reason: z.string().trim().max(limits.pointText).default(''),
})
export const editMessageSchema = leadOfSideSchema.extend({
  ...target,
  text: longText.min(1, 'Message cannot be empty.'),
})

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

export const saveOrderSchema = z.object({
  side: sideSchema,
  listingId: z.uuid(),
  leadIds: z.array(z.uuid()).max(10_000),
})

/** Only people edit messages, their own and the assistant's. */
export type Writer = 'person' | 'assistant' | 'assistant, edited by a person'

/** A company that the viewer's company has blocked. */
export interface BlockedView {
  companyId: string
  companyName: string
  /** ISO 8601. */
  blockedAt: string
}

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
  files: MessageFileView[]
}

/** A file sent with a message. Its content is read by its id. */
export interface MessageFileView {
  id: string
  filename: string
  contentType: string
}

/** Messages of a thread, oldest first. */
export type MessagePage = Pick<RoundView, 'messages' | 'hasEarlier'>

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

/** The latest round for its viewer. The other side's questions, judgements and free form are empty. */
export interface RoundView {
  id: string
  number: number
  /** The newest messages of the whole thread, not only this round's, oldest first. Others are read in pages. */
  messages: MessageView[]
  /** Whether the thread has messages before these. */
  hasEarlier: boolean
  questions: QuestionView[]
  marks: MarkView[]
  judgements: JudgementView[]
  sellerFreeForm: FreeFormView | null
  buyerFreeForm: FreeFormView | null
  /** The viewer's own. */
  privateInputs: PrivateInputView[]
}

interface LeadParty {
  listingId: string
  companyId: string
  companyName: string
  companyVerified: boolean
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
  /** The assistants' negotiation; null before it has begun. */
  negotiation: NegotiationView | null
  /** The viewer's assistant can't go on by itself and asks its people to decide. */
  assistantAsks: boolean
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
  /** Who was shown the contact of the viewer's side. */
  disclosures: DisclosureView[]
}

/** The first time that a person of the other side was shown one's own contact. */
export interface DisclosureView {
  id: string
  shownAt: string
  person: string
  fields: (keyof ContactValues)[]
}

export interface RevealedContact extends ContactValues {
  /** Who published the listing. */
  person: string
  companyName: string
}

interface ContactValues {
  website: string
  email: string
  phone: string
  additionalMethod: string
}
