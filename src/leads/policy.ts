import type { ErrorCode } from '../shared/errors.ts'
import { type Side, sides } from '../shared/sides.ts'

/**
 * What may be done to a lead, said once for the server, which throws the reason, and for the pages, whose
 * buttons show it. Pure and safe for browsers.
 */

/** What these rules read of a lead; rows and views both have it. */
export interface LeadState {
  /** The sides that have terminated the lead. */
  readonly terminatedBy: readonly Side[]
  readonly lock: { readonly side: Side; readonly until: string } | null
}

/** The lock that counts now; a lease that ran out is none. */
export function activeLock(lead: LeadState, now: Date): LeadState['lock'] {
  return lead.lock && new Date(lead.lock.until) >= now ? lead.lock : null
}

export const isTerminated = (lead: LeadState): boolean => lead.terminatedBy.length > 0

/** Messages, rounds, edits and deletions: null, or why not. The same for both sides. */
export function writeRefusal(lead: LeadState, now: Date): ErrorCode | null {
  if (isTerminated(lead)) return 'LEAD_TERMINATED'
  return activeLock(lead, now) ? 'LEAD_LOCKED' : null
}

/** Edit or delete: only the last message of one's own side, also where the assistant spoke for it (design 6). */
export function changeRefusal(
  lead: LeadState,
  messages: readonly { readonly id: string; readonly side: Side }[],
  messageId: string,
  side: Side,
  now: Date,
): ErrorCode | null {
  const last = messages.findLast((message) => message.side === side)
  return writeRefusal(lead, now) ?? (last?.id === messageId ? null : 'NOT_LAST_MESSAGE')
}

/** A side ends a lead once, also one the other side has ended; never while it is locked. */
export function terminateRefusal(lead: LeadState, side: Side, now: Date): ErrorCode | null {
  if (lead.terminatedBy.includes(side)) return 'LEAD_TERMINATED'
  return activeLock(lead, now) ? 'LEAD_LOCKED' : null
}

/** Only the side the assistant works for may stop it. */
export function stopRefusal(lead: LeadState, side: Side, now: Date): ErrorCode | null {
  const lock = activeLock(lead, now)
  return lock && lock.side !== side ? 'FORBIDDEN' : null
}

/** The popup's three texts (spec 4). */
export function terminationText(lead: LeadState): string {
  if (lead.terminatedBy.length === sides.length) return 'This conversation has been terminated.'
  if (isTerminated(lead)) return 'The conversation has been terminated.'
  return 'This conversation is terminated.'
}

/** A round without any input is none (spec 5). */
export const roundInputNeeded = {
  seller: 'Please provide input in "Seller Q&A" or "Additional Thoughts" before proceeding.',
  buyer:
    'Please provide input in "General Feedback" or adjust judgements/clarifications for at least one requirement before proceeding.',
} as const satisfies Record<Side, string>
