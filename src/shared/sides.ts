/**
 * The central fact of the domain, said once: two sides, and what each calls its things.
 * Every verb, table, page and test takes a `Side` as a value.
 */

export const sides = ['seller', 'buyer'] as const
export type Side = (typeof sides)[number]

/** The words a person reads for each side's things (spec 2, 5 and 8). */
interface SideWords {
  /** 'Offering' or 'Request'. */
  readonly Listing: string
  readonly listing: string
  /** 'Strength' or 'Requirement'. */
  readonly Point: string
  readonly point: string
  readonly points: string
  /** Who stands behind the listing: 'Offerer' or 'Requestor'. */
  readonly Party: string
}

export const words = {
  seller: {
    Listing: 'Offering',
    listing: 'offering',
    Point: 'Strength',
    point: 'strength',
    points: 'strengths',
    Party: 'Offerer',
  },
  buyer: {
    Listing: 'Request',
    listing: 'request',
    Point: 'Requirement',
    point: 'requirement',
    points: 'requirements',
    Party: 'Requestor',
  },
} as const satisfies Record<Side, SideWords>

export const otherSide = (side: Side): Side => (side === 'seller' ? 'buyer' : 'seller')
