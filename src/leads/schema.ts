import { z } from 'zod'
import { sideSchema } from '../listings/schema.ts'
import { limits } from '../shared/limits.ts'
import type { NegotiationView } from '../shared/proposals/mandates.ts'
import type { Side } from '../shared/sides.ts'

export const longText = z.string().trim().max(limits.longText)

export const leadSchema = z.object({ leadId: z.uuid() })

export const leadOfSideSchema = z.object({ side: sideSchema, leadId: z.uuid() })

export const leadsOfListingSchema = z.object({
  side: sideSchema,
  listingId: z.uuid(),
  /** The company that a page's or a call's URL names. Another one than the viewer's is not found. */
  companyId: z.string().max(limits.shortText).toLowerCase().optional(),
})

export const leadOfListingSchema = leadsOfListingSchema.extend({ leadId: z.uuid() })

export const unblockSchema = z.object({ companyId: z.uuid() })

export const reportSchema = leadOfSideSchema.extend({
  messageId: z.uuid().optional(),
  reason: z.string().trim().max(limits.pointText).default(''),
})

/** A company that the viewer's company has blocked. */
export interface BlockedView {
  companyId: string
  companyName: string
  /** ISO 8601. */
  blockedAt: string
}

export interface LeadParty {
  listingId: string
  companyId: string
  companyName: string
  companyVerified: boolean
}

export interface LeadBase {
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

/** The first time that a person of the other side was shown one's own contact. */
export interface DisclosureView {
  id: string
  shownAt: string
  person: string
  fields: (keyof ContactValues)[]
}

export interface RevealedContact extends ContactValues {
  /** Who is responsible for the listing, as `contactPersonId` chooses; empty for nobody. */
  person: string
  companyName: string
}

interface ContactValues {
  website: string
  email: string
  phone: string
  additionalMethod: string
}
