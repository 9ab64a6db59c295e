import { z } from 'zod'
import type { LeadView, RoundView } from '../../leads/schema.ts'
import { limits } from '../../shared/limits.ts'
import { paragraphs } from './fields.ts'

/** Leads as the wire says them (spec 3): conversations and their latest round. */

const nullableText = z.string().nullable()
const freeForm = z.object({ input_text: z.string(), answered_by_employee_id: nullableText }).nullable()

const round = z.object({
  round_id: z.string(),
  round_number: z.number(),
  round_text: z.array(
    z.object({
      message_id: z.string(),
      role: z.string().describe('seller:ai, seller:direct, buyer:ai or buyer:direct'),
      content: z.string(),
      company_name: z.string(),
      created_at: z.string(),
      edited: z.boolean(),
    }),
  ),
  seller_qa: z.array(
    z.object({ question: z.string(), answer: nullableText, answered_by_employee_id: nullableText }),
  ),
  seller_free_form: freeForm,
  buyer_qa: z.array(
    z.object({
      procurement_requirement: z.string(),
      assistant_judgement: z.enum(['meet', 'not meet']).nullable(),
      reason: z.string(),
      quote: nullableText,
      additional_thoughts: nullableText,
      answered_by_employee_id: nullableText,
      human_judgement: z.enum(['meet', 'not meet']).nullable(),
      judged_by_employee_id: nullableText,
    }),
  ),
  buyer_free_form: freeForm,
})

export const conversation = z.object({
  conversation_id: z.string(),
  buyer_company_id: z.string(),
  buyer_company_name: z.string(),
  seller_company_id: z.string(),
  seller_company_name: z.string(),
  procurement_id: z.string(),
  product_id: z.string(),
  terminated_by_seller: z.boolean(),
  terminated_by_buyer: z.boolean(),
  locked: z.boolean(),
  last_activity_at: z.string(),
  best_rank: z.number().nullable().describe('Place in the saved best order'),
  latest_round: round,
})

export function wireConversation(lead: LeadView): z.input<typeof conversation> {
  const { own, counterpart } = lead
  const [seller, buyer] = lead.side === 'seller' ? [own, counterpart] : [counterpart, own]
  return {
    conversation_id: lead.id,
    buyer_company_id: buyer.companyId,
    buyer_company_name: buyer.companyName,
    seller_company_id: seller.companyId,
    seller_company_name: seller.companyName,
    procurement_id: buyer.listingId,
    product_id: seller.listingId,
    terminated_by_seller: lead.terminatedBy.includes('seller'),
    terminated_by_buyer: lead.terminatedBy.includes('buyer'),
    locked: lead.lock !== null,
    last_activity_at: lead.lastActivityAt,
    best_rank: lead.bestRank,
    latest_round: wireRound(lead.latestRound),
  }
}

const wireRound = (view: RoundView): z.input<typeof round> => ({
  round_id: view.id,
  round_number: view.number,
  round_text: view.messages.map((message) => ({
    message_id: message.id,
    role: `${message.side}:${message.author}`,
    content: message.content,
    company_name: message.companyName,
    created_at: message.createdAt,
    edited: message.edited,
  })),
  seller_qa: view.questions.map((row) => ({
    question: row.question,
    answer: row.answer,
    answered_by_employee_id: row.answeredBy,
  })),
  seller_free_form: wireFreeForm(view.sellerFreeForm),
  buyer_qa: view.judgements.map((row) => ({
    procurement_requirement: row.requirement,
    assistant_judgement: row.verdict,
    reason: row.reason,
    quote: row.quote,
    additional_thoughts: row.thoughts,
    answered_by_employee_id: row.answeredBy,
    human_judgement: row.humanVerdict,
    judged_by_employee_id: row.judgedBy,
  })),
  buyer_free_form: wireFreeForm(view.buyerFreeForm),
})

const wireFreeForm = (form: RoundView['sellerFreeForm']) =>
  form && { input_text: form.text, answered_by_employee_id: form.answeredBy }

/** A free form comes as its text, as the object a round holds, or as a list of those. */
const freeFormEntry = z.union([
  paragraphs,
  z.object({ input_text: paragraphs.nullish() }).transform((form) => form.input_text ?? ''),
])
export const freeFormBody = z
  .union([freeFormEntry, z.array(freeFormEntry).transform((entries) => entries.filter(Boolean).join('\n\n'))])
  .nullish()
  .transform((text) => text ?? '')

/** Accepted and ignored: the server's record stands, so nobody can forge history (design 2). */
const ignored = z.unknown().optional().describe('Accepted and ignored: the server’s record stands')
export const oldRound = { old_round_text: ignored, old_buyer_qa: ignored, old_seller_qa: ignored }

export const sellerQa = z
  .array(z.object({ question: paragraphs, answer: paragraphs.nullish() }))
  .max(100)
  .nullish()
  .transform((entries) =>
    (entries ?? []).map((row) => ({ question: row.question, answer: row.answer ?? '' })),
  )

/** In any case of letters; empty is none. */
const judgement = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(['meet', 'not meet', '']))
  .nullish()
  .transform((value) => value || null)

export const buyerQa = z
  .array(
    z.object({
      procurement_requirement: paragraphs,
      additional_thoughts: paragraphs.nullish(),
      human_judgement: judgement,
    }),
  )
  .max(limits.points)
  .nullish()
  .transform((entries) =>
    (entries ?? []).map((entry) => ({
      requirement: entry.procurement_requirement,
      thoughts: entry.additional_thoughts ?? '',
      humanVerdict: entry.human_judgement,
    })),
  )
