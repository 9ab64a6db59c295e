import type { ErrorCode } from '../shared/errors.ts'
import { otherSide, type Side, sides } from '../shared/sides.ts'

/**
 * What may be done to a lead. The server throws the refusals; pages disable or explain their buttons by them.
 * Pure, and safe in browsers.
 */

/** What the rules read of a lead. Both table rows and views provide it. */
export interface LeadState {
  /** The sides that have terminated the lead. */
  readonly terminatedBy: readonly Side[]
  readonly lock: { readonly side: Side; readonly until: string } | null
}

/** The lock, unless its lease has expired. */
export function activeLock(lead: LeadState, now: Date): LeadState['lock'] {
  return lead.lock && new Date(lead.lock.until) >= now ? lead.lock : null
}

export const isTerminated = (lead: LeadState): boolean => lead.terminatedBy.length > 0

/** For messages, rounds, edits and deletions, by either side. */
export function writeRefusal(lead: LeadState, now: Date): ErrorCode | null {
  if (isTerminated(lead)) return 'LEAD_TERMINATED'
  return activeLock(lead, now) ? 'LEAD_LOCKED' : null
}

/** Only a side's own last message may be edited or deleted, whether a person or the assistant wrote it. */
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

/** Each side may terminate a lead once, even after the other side has; never while it is locked. */
export function terminateRefusal(lead: LeadState, side: Side, now: Date): ErrorCode | null {
  if (lead.terminatedBy.includes(side)) return 'LEAD_TERMINATED'
  return activeLock(lead, now) ? 'LEAD_LOCKED' : null
}

/** Only the side that started the assistant's turn may stop it. */
export function stopRefusal(lead: LeadState, side: Side, now: Date): ErrorCode | null {
  return isLockedByOther(lead, side, now) ? 'FORBIDDEN' : null
}

/** A side may request the assistant's turn, also during its own. */
export function queueRefusal(lead: LeadState, side: Side, now: Date): ErrorCode | null {
  if (isTerminated(lead)) return 'LEAD_TERMINATED'
  return isLockedByOther(lead, side, now) ? 'LEAD_LOCKED' : null
}

function isLockedByOther(lead: LeadState, side: Side, now: Date): boolean {
  const lock = activeLock(lead, now)
  return lock !== null && lock.side !== side
}

/** The text that explains LEAD_TERMINATED to people. */
export function terminationText(lead: LeadState): string {
  if (lead.terminatedBy.length === sides.length) return 'This conversation has been terminated.'
  if (isTerminated(lead)) return 'The conversation has been terminated.'
  return 'This conversation is terminated.'
}

/** Why the contact of `side` isn't shown: the caller isn't its counterparty, or there is nothing to show. */
export const contactRefusalText = (side: Side) => ({
  notDesignated: `Authorization Error: You might not be the designated ${otherSide(side)} for this conversation, or the ${side} has not yet revealed contact info.`,
  notRevealed: `${side === 'seller' ? 'Seller' : 'Buyer'} contact information not found or not revealed for this conversation.`,
})

/** The error for a round without any input. */
export const roundInputNeeded = {
  seller: 'Please provide input in "Seller Q&A" or "Additional Thoughts" before proceeding.',
  buyer:
    'Please provide input in "General Feedback" or adjust judgements/clarifications for at least one requirement before proceeding.',
} as const satisfies Record<Side, string>

/** The error for a round whose inputs are all only for the assistant. */
export const nothingToSay =
  'Everything you entered is only for your assistant, so it has nothing to say. Add something that may be said.'

/** The error for a draft that is sent after the conversation has changed. */
export const draftOutdated =
  'The conversation has changed since you last saw it. Please read what came in; your draft is kept.'
