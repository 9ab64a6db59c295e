import type { ContactKind } from '../../language/privacy/contacts.ts'
import type { PrivateReason } from '../../language/privacy/markers/markers.ts'

/** What an assistant reads in the public part of a free text. */
export interface PublicListing {
  /** Name of the company or person that wrote the text; empty if the text doesn't state it. */
  party: string
  partyDescription: string
  name: string
  description: string
  points: string[]
}

/** A sentence of the free text that the form keeps from the other side, unless the person decides otherwise. */
export interface PrivateNote {
  text: string
  /** 'unsure': the wording alone doesn't settle it, so the person is asked. */
  reason: PrivateReason | 'refusal' | 'unsure'
}

/** A phone number, an address, a handle or a link, as written. */
export interface ContactHint {
  kind: ContactKind
  text: string
}

export interface ParsedListing extends PublicListing {
  privateNotes: PrivateNote[]
  contactHints: ContactHint[]
}

export interface MatchVerdict {
  /** null: unknown, the texts share too little of the requirements to tell. */
  match: boolean | null
  /** One side's text violates an instruction of the other, or contradicts it in most of what it states. */
  conflict: boolean
  /** How well the listings fit, 0 to 1. */
  score: number
}

export const verdicts = ['meet', 'not meet'] as const
export type Verdict = (typeof verdicts)[number]

export interface Judgement {
  /** null: unknown, no statement of the seller settles the requirement. */
  verdict: Verdict | null
  /** One sentence. */
  reason: string
  /** Verbatim excerpt of a revealed text that supports the verdict; null without one. */
  quote: string | null
}

export interface MediaAnalysis {
  /** One or two sentences that a counterparty can read. */
  summary: string
  /** Text extracted from the file, capped; empty for images without a model. */
  text: string
  width: number | null
  height: number | null
  pages: number | null
}
