import type { leads } from '../db/tables/leads.ts'
import type { Side } from '../shared/sides.ts'
import type { WebhookEvent } from '../shared/webhook-events.ts'

/**
 * What a webhook says: which conversation, and what of it to fetch. Ids and what both sides know alone; the
 * words are read through the documented interface, where each reader gets its own.
 */

export type LeadParties = Pick<
  typeof leads.$inferSelect,
  'id' | 'sellerCompanyId' | 'buyerCompanyId' | 'sellerListingId' | 'buyerListingId'
>

export interface WebhookDetails {
  match: Record<string, never>
  /** `author`: `ai` when the assistant spoke for the side, `direct` when a person wrote. */
  message: { message_id: string; by: Side; author: 'ai' | 'direct' }
  round: { round_id: string; round_number: number; by: Side }
  termination: { by: Side }
}

export const webhookBody = <E extends WebhookEvent>(
  event: E,
  { lead, side, facts, now }: { lead: LeadParties; side: Side; facts: WebhookDetails[E]; now: Date },
): string =>
  JSON.stringify({
    type: event,
    timestamp: now.toISOString(),
    data: {
      conversation_id: lead.id,
      /** The receiver's own side. */
      side,
      seller_company_id: lead.sellerCompanyId,
      buyer_company_id: lead.buyerCompanyId,
      product_id: lead.sellerListingId,
      procurement_id: lead.buyerListingId,
      ...facts,
    },
  })
