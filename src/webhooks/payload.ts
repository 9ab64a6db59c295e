import type { leads } from '../db/tables/leads.ts'
import type { ProposalStatus } from '../shared/proposals/agreements.ts'
import type { Side } from '../shared/sides.ts'
import type { WebhookEvent } from '../shared/webhook-events.ts'

/** The lead's id, companies and listings. */
export type LeadParties = Pick<
  typeof leads.$inferSelect,
  'id' | 'sellerCompanyId' | 'buyerCompanyId' | 'sellerListingId' | 'buyerListingId'
>

/** Fields of each event besides the lead's ids. */
export interface WebhookDetails {
  match: Record<string, never>
  /** `author` is `ai` for the assistant's messages and `direct` for a person's. */
  message: { message_id: string; by: Side; author: 'ai' | 'direct' }
  round: { round_id: string; round_number: number; by: Side }
  termination: { by: Side }
  /** Sent when a proposal is made, and when it is withdrawn, declined or has expired. `by` is its own side. */
  proposal: { proposal_id: string; number: number; by: Side; status: ProposalStatus }
  /** Sent when an agreement is made, when a side asks to cancel it, and when it is cancelled. `by` is the acting side. */
  agreement: {
    agreement_id: string
    proposal_id: string
    by: Side
    status: 'made' | 'cancel_requested' | 'cancelled'
  }
}

/**
 * The JSON body of a webhook. It contains ids and facts that both sides know, never texts: receivers read those with the
 * REST API, which applies the reader's permissions.
 */
export const webhookBody = <E extends WebhookEvent>(
  event: E,
  { lead, side, details, now }: { lead: LeadParties; side: Side; details: WebhookDetails[E]; now: Date },
): string =>
  JSON.stringify({
    type: event,
    timestamp: now.toISOString(),
    data: {
      conversation_id: lead.id,
      /** The receiver's side. */
      side,
      seller_company_id: lead.sellerCompanyId,
      buyer_company_id: lead.buyerCompanyId,
      product_id: lead.sellerListingId,
      procurement_id: lead.buyerListingId,
      ...details,
    },
  })
