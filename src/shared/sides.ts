/** The two sides of every lead. Code that works for both takes a `Side` as a parameter. */
export const sides = ['seller', 'buyer'] as const
export type Side = (typeof sides)[number]

/** Display names of a side's listings, points and party. */
interface SideWords {
  /** 'Offering' or 'Request'. */
  readonly Listing: string
  readonly listing: string
  /** 'Strength' or 'Requirement'. */
  readonly Point: string
  readonly point: string
  readonly points: string
  /** The company behind the listing: 'Offerer' or 'Requestor'. */
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
