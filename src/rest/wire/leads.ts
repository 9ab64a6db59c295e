import { z } from 'zod'
import type { LeadView, RoundView } from '../../leads/rounds/schema.ts'
import type { MessageFileView, MessageView } from '../../leads/thread/schema.ts'
import { negotiationStates } from '../../shared/proposals/mandates.ts'
import { proposal, wireProposal } from './agreements.ts'
import { id, userId } from './fields.ts'

/** Leads in the REST API, where they are called conversations, with their latest round. */

export const conversationId = z.object({ conversation_id: id })
export const byUser = conversationId.extend({ user_id: userId })
/** The errors of a change of a conversation. */
export const turnErrors = ['NOT_FOUND', 'FORBIDDEN', 'LEAD_LOCKED', 'LEAD_TERMINATED'] as const

const nullableText = z.string().nullable()
const ownText = nullableText.describe('Only for your own assistant; the other party never reads it')
const freeForm = z.object({ input_text: z.string(), answered_by_employee_id: nullableText }).nullable()

const round = z.object({
  round_id: z.string(),
  round_number: z.number(),
  round_text: z.array(
    z.object({
      message_id: z.string(),
      role: z.string().describe('seller:ai, seller:direct, buyer:ai or buyer:direct'),
      written_by: z.enum(['person', 'assistant', 'assistant, edited by a person']),
      content: z.string(),
      company_name: z.string(),
      created_at: z.string(),
      edited: z.boolean(),
      media_attachments: z
        .array(z.object({ url: z.string(), contentType: z.string(), original_filename: z.string() }))
        .optional()
        .describe('The files of the message; absent without any'),
    }),
  ),
  seller_qa: z.array(
    z.object({
      question: z.string(),
      answer: nullableText,
      private_answer: ownText,
      answered_by_employee_id: nullableText,
    }),
  ),
  seller_free_form: freeForm,
  buyer_qa: z.array(
    z.object({
      procurement_requirement: z.string(),
      assistant_judgement: z.enum(['meet', 'not meet']).nullable(),
      reason: z.string(),
      quote: nullableText,
      additional_thoughts: nullableText,
      private_thoughts: ownText,
      answered_by_employee_id: nullableText,
      human_judgement: z.enum(['meet', 'not meet']).nullable(),
      judged_by_employee_id: nullableText,
      new_evidence: z
        .boolean()
        .describe('Since the human judgement, the assistant found other evidence against it'),
    }),
  ),
  buyer_free_form: freeForm,
  private_free_form: ownText,
})

const companyVerified = z
  .boolean()
  .describe('Whether it proved an address of its own domain; always true for an individual')

export const conversation = z.object({
  conversation_id: z.string(),
  buyer_company_id: z.string(),
  buyer_company_name: z.string(),
  buyer_company_verified: companyVerified,
  seller_company_id: z.string(),
  seller_company_name: z.string(),
  seller_company_verified: companyVerified,
  procurement_id: z.string(),
  product_id: z.string(),
  terminated_by_seller: z.boolean(),
  terminated_by_buyer: z.boolean(),
  locked: z.boolean(),
  last_activity_at: z.string(),
  best_rank: z.number().nullable().describe('Position in the saved order, best first'),
  latest_round: round,
  latest_proposal: proposal.nullable(),
  agreement_id: z.string().nullable().describe('The agreement in force'),
  negotiation: z
    .object({ state: z.enum(negotiationStates), round: z.number(), of: z.number() })
    .nullable()
    .describe('The assistants’ negotiation; null before it has begun'),
})

export function wireConversation(lead: LeadView, origin: () => string): z.input<typeof conversation> {
  const { own, counterpart } = lead
  const [seller, buyer] = lead.side === 'seller' ? [own, counterpart] : [counterpart, own]
  return {
    conversation_id: lead.id,
    buyer_company_id: buyer.companyId,
    buyer_company_name: buyer.companyName,
    buyer_company_verified: buyer.companyVerified,
    seller_company_id: seller.companyId,
    seller_company_name: seller.companyName,
    seller_company_verified: seller.companyVerified,
    procurement_id: buyer.listingId,
    product_id: seller.listingId,
    terminated_by_seller: lead.terminatedBy.includes('seller'),
    terminated_by_buyer: lead.terminatedBy.includes('buyer'),
    locked: lead.lock !== null,
    last_activity_at: lead.lastActivityAt,
    best_rank: lead.bestRank,
    latest_round: wireRound(lead.latestRound, origin),
    latest_proposal: lead.latestProposal && wireProposal(lead.latestProposal),
    agreement_id: lead.agreementId,
    negotiation: lead.negotiation,
  }
}

const wireRound = (view: RoundView, origin: () => string): z.input<typeof round> => ({
  round_id: view.id,
  round_number: view.number,
  round_text: view.messages.map((message) => wireMessage(message, origin)),
  seller_qa: view.questions.map((row) => ({
    question: row.question,
    answer: row.answer,
    private_answer: privateInput(view, row.question),
    answered_by_employee_id: row.answeredBy,
  })),
  seller_free_form: wireFreeForm(view.sellerFreeForm),
  buyer_qa: view.judgements.map((row) => ({
    procurement_requirement: row.requirement,
    assistant_judgement: row.verdict,
    reason: row.reason,
    quote: row.quote,
    additional_thoughts: row.thoughts,
    private_thoughts: privateInput(view, row.requirement),
    answered_by_employee_id: row.answeredBy,
    human_judgement: row.humanVerdict,
    judged_by_employee_id: row.judgedBy,
    new_evidence: row.newEvidence,
  })),
  buyer_free_form: wireFreeForm(view.buyerFreeForm),
  private_free_form: privateInput(view, null),
})

export const wireMessage = (message: MessageView, origin: () => string) => ({
  message_id: message.id,
  role: `${message.side}:${message.author}`,
  written_by: message.writtenBy,
  content: message.content,
  company_name: message.companyName,
  created_at: message.createdAt,
  edited: message.edited,
  ...(message.files.length > 0 && {
    media_attachments: message.files.map((file) => wireFile(file, origin)),
  }),
})

const wireFile = ({ id, contentType, filename }: MessageFileView, origin: () => string) => ({
  url: `${origin()}/api/message_file/${id}`,
  contentType,
  original_filename: filename,
})

const privateInput = ({ privateInputs }: RoundView, about: string | null): string | null =>
  privateInputs.find((input) => input.about === about)?.text ?? null

const wireFreeForm = (form: RoundView['sellerFreeForm']) =>
  form && { input_text: form.text, answered_by_employee_id: form.answeredBy }
