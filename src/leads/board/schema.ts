import type { HashedPackage, ProposalView } from '../../shared/proposals/agreements.ts'
import type { Side } from '../../shared/sides.ts'

/** The board shows this many leads at most, the latest activity first. */
export const boardLeads = 200
/** Longer quotes are cut. The lead page shows them whole. */
export const boardQuoteLength = 90
/** The packages of a proposal with all their terms, in bytes of JSON. */
export const boardPackagesBytes = 12 * 1024

/** The comparison board of a listing: its open leads side by side. */
export interface BoardView {
  side: Side
  companyId: string
  listingId: string
  listingName: string
  /** A request's requirements in order, hidden ones too: the board is its owner's. Empty for an offering. */
  requirements: { text: string; reveal: boolean }[]
  /** All open leads of the listing, also those beyond `boardLeads`, and those that don't fit into an answer. */
  total: number
  leads: BoardLead[]
}

/** The verdict and the quote behind it; null for a requirement that wasn't judged. */
export type BoardJudgement = readonly [verdict: 'meet' | 'not meet' | null, quote: string | null] | null

export interface BoardLead {
  id: string
  companyName: string
  companyVerified: boolean
  listingName: string
  /** For a seller, of revealed requirements only. */
  coverage: { meet: number; notMeet: number; unknown: number }
  /** In the order of the board's requirements; empty for an offering. */
  judgements: BoardJudgement[]
  /** The latest proposal of either side. */
  proposal: BoardProposal | null
  /** The agreement in force. */
  agreementId: string | null
}

export type BoardProposal = Pick<
  ProposalView,
  'id' | 'number' | 'side' | 'status' | 'validUntil' | 'note'
> & {
  packages: HashedPackage[]
  /** The packages are longer than `boardPackagesBytes`: their terms are left out, so it can't be accepted on the board. */
  isCut: boolean
}
