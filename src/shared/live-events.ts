/**
 * Live events: what the server rings at an open page (spec 7, realtime channel).
 * An event is a notifier: everything it says can be read by a query too.
 * Names and payloads are the wire's; web, sockets and verbs share this one table of types.
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
  sort_best_matches_done: {
    success: boolean
    sorted_order: string[]
    error: string | null
    /** The listing the order is for; beyond the spec, so that two open pages don't mix theirs up. */
    listing_id: string
  }
}

interface ParseDone {
  success: boolean
  error: string | null
  parsed_form: Record<string, unknown> | null
  /** Beyond the spec: which parse this answers, so that a page ignores an older one's result. */
  parse_id: string
}

export type LiveEvent = keyof LiveEvents

/**
 * Words of a turn in the making: sent straight to the company they are made for, never kept. The other side
 * hears them when they are said: a turn that is stopped has said nothing.
 * `text` is the whole text so far, so that a lost piece costs nothing.
 */
export interface StreamDelta {
  conversation_id: string
  side: 'seller' | 'buyer'
  company_id: string
  text: string
}

export const rooms = {
  user: (employeeId: string) => `user:${employeeId}`,
  company: (companyId: string) => `company:${companyId}`,
  lead: (leadId: string) => `lead:${leadId}`,
} as const
