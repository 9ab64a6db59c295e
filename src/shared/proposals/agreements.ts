import type { Side } from '../sides.ts'
import { decimalOf, type Money } from './money.ts'

/** The words of proposals and agreements. What is shown, stored and hashed is derived from these types. */

export const termKinds = ['number', 'choice', 'date', 'text'] as const
export type TermKind = (typeof termKinds)[number]

interface TermBase {
  /** Identifies the term across proposals; `[a-z0-9_]`, unique in its package. */
  readonly key: string
  readonly label: string
  readonly unit?: string | undefined
}
/** A date is YYYY-MM-DD. */
export type Term = TermBase &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'choice' | 'date' | 'text'; readonly value: string }
  )

/** What one option of a proposal offers: an all-in price, a quantity and typed terms. Absent fields are left out. */
export interface Package {
  readonly total: Money
  readonly taxIncluded: boolean
  readonly deliveryIncluded: boolean
  readonly quantity?: number | undefined
  readonly unit?: string | undefined
  readonly terms: readonly Term[]
}

/** A package with its hash: what `wirePackage` returns, canonicalized by RFC 8785, in lower-case hex SHA-256. */
export type HashedPackage = Package & { readonly hash: string }

/**
 * The package as the REST interface shows it, without its hash. The hash is computed from exactly this object, so that
 * everybody who reads a package can compute it.
 */
export const wirePackage = ({ total, taxIncluded, deliveryIncluded, quantity, unit, terms }: Package) => ({
  total: { amount: decimalOf(total), currency: total.currency },
  tax_included: taxIncluded,
  delivery_included: deliveryIncluded,
  ...(quantity === undefined ? {} : { quantity }),
  ...(unit === undefined ? {} : { unit }),
  terms: terms.map(({ key, label, kind, value, unit: termUnit }) => ({
    key,
    label,
    kind,
    value,
    ...(termUnit === undefined ? {} : { unit: termUnit }),
  })),
})

/** Derived from a proposal's facts and the database's time; never stored. */
export const proposalStatuses = [
  'open',
  'superseded',
  'withdrawn',
  'declined',
  'expired',
  'accepted',
] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

/** Who wrote a proposal for its side: a person, or the assistant on a person's mandate. */
export const proposalAuthors = ['person', 'assistant'] as const
export type ProposalAuthor = (typeof proposalAuthors)[number]

/** By what authority a side accepted. */
export const authorities = ['person', 'mandate'] as const
export type Authority = (typeof authorities)[number]

/** Dates are ISO 8601 strings. */
export interface ProposalView {
  id: string
  leadId: string
  /** From 1 within its lead. */
  number: number
  side: Side
  author: ProposalAuthor
  status: ProposalStatus
  packages: HashedPackage[]
  note: string
  validUntil: string
  createdAt: string
  /** The other side's proposal that this one counters. */
  answers: string | null
  /** When and why it was withdrawn, declined, superseded or accepted; null while open or expired. */
  closedAt: string | null
  reason: string | null
  /** The agreement that it led to, also when that was cancelled. */
  agreementId: string | null
}

/** What lists and tiles show of a lead's latest proposal. */
export interface ProposalSummary extends Pick<ProposalView, 'id' | 'number' | 'side' | 'author' | 'status'> {
  validUntil: string
  createdAt: string
  totals: Money[]
}

/** A party as it stood when the agreement was made. */
export interface AgreementParty {
  readonly companyId: string
  readonly companyName: string
  readonly listingId: string
  readonly listingName: string
  /** Absent in agreements made before it was recorded. */
  readonly companyVerified?: boolean
}

/** A revealed requirement of the request when the agreement was made. */
export interface AgreedRequirement {
  readonly requirement: string
  /** The buyer's judgement, or the assistant's without one. Null when it is open, and when judgements aren't shared. */
  readonly verdict: 'meet' | 'not meet' | null
}

/** What an agreement shows of the proposals that led to it. */
export type AgreementStep = Pick<
  ProposalView,
  'id' | 'number' | 'side' | 'author' | 'status' | 'validUntil' | 'createdAt' | 'closedAt'
> & { totals: Money[] }

export interface AgreementView {
  id: string
  leadId: string
  /** The viewer's side. */
  side: Side
  proposalId: string
  package: HashedPackage
  hash: string
  /** Of the accepted proposal; not a part of the package or of its hash. */
  note: string
  parties: Record<Side, AgreementParty>
  acceptedBy: { side: Side; employeeId: string; employeeName: string; authority: Authority }
  acceptedAt: string
  /** The sides that have asked to cancel. */
  cancelRequestedBy: Side[]
  cancelledAt: string | null
  requirements: AgreedRequirement[]
  /** Whether the buyer chose to share its judgements of the requirements. */
  judgementsShared: boolean
  /** The lead's proposals up to the accepted one, oldest first; of many the last thousand. */
  history: AgreementStep[]
  /** When the request was marked as filled. */
  filledAt: string | null
}
