/**
 * Live events that the server sends to open pages and to programs over socket.io, with their payloads. Everything in an
 * event can also be read with a query, so a client that misses one loses no data.
 */

export interface LiveEvents {
  landing_request_text_parse_done: ParseDone
  landing_offering_text_parse_done: ParseDone
  product_text_parse_done: ParseDone
  procurement_text_parse_done: ParseDone
  media_analysis_done: {
    success: boolean
    analysis_results: Record<string, unknown> | null
    error: string | null
  }
  conversation_lock_status: { conversation_id: string; locked: boolean }
  conversation_updated: { conversation_id: string }
  /**
   * A listing was revised, paused, resumed, filled, reopened or deleted, got a mandate, got a place back from a match that
   * can't be opened, or is matched again with what the analysis of its files has found. Sent to its own company only.
   */
  listing_updated: { listing_id: string }
  proposal_made: { conversation_id: string; proposal_id: string }
  /** The proposal was superseded, withdrawn, declined or accepted, has expired, or its conversation ended. */
  proposal_closed: { conversation_id: string; proposal_id: string }
  agreement_made: { conversation_id: string; agreement_id: string }
  sort_best_matches_done: {
    success: boolean
    sorted_order: string[]
    error: string | null
    /** The sorted listing, so that a page ignores the order of another listing. */
    listing_id: string
  }
}

interface ParseDone {
  success: boolean
  error: string | null
  parsed_form: Record<string, unknown> | null
  /** The parse that finished, so that a page ignores an older result. */
  parse_id: string
}

export type LiveEvent = keyof LiveEvents

/**
 * Part of an assistant message while it is written. It goes to the company of the message's side only and is never
 * stored; the other side sees the message once it is complete, or never when the turn is stopped.
 */
export interface StreamDelta {
  conversation_id: string
  side: 'seller' | 'buyer'
  company_id: string
  /** The draft that it belongs to; absent for a message that is sent when it is complete. */
  draft_id?: string
  /** The whole text so far, so that a lost delta does no harm. */
  text: string
}

export const rooms = {
  user: (employeeId: string) => `user:${employeeId}`,
  company: (companyId: string) => `company:${companyId}`,
  lead: (leadId: string) => `lead:${leadId}`,
} as const

/** The rooms of everyone who may see a lead. */
export const leadRooms = (lead: {
  readonly id: string
  readonly sellerCompanyId: string
  readonly buyerCompanyId: string
}): string[] => [rooms.lead(lead.id), rooms.company(lead.sellerCompanyId), rooms.company(lead.buyerCompanyId)]
